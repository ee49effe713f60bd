//===- TTCoreTypes.cpp - Types of the TTCore dialect ----------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a tile looks to code that knows shaped or floating-point types only.
// Such code may ask for combinations that no tile has, so every answer here is
// total.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTCore/IR/TTCoreTypes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.h"
#include "tileconf/Dialect/TTCore/IR/TextFormat.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tileconf::ttcore;

#define GET_TYPEDEF_CLASSES
#include "tileconf/Dialect/TTCore/IR/TTCoreTypes.cpp.inc"

void TTCoreDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "tileconf/Dialect/TTCore/IR/TTCoreTypes.cpp.inc"
      >();
}

/// The one shape that block floats are packed for.
static constexpr int64_t kBlockFloatShape[] = {32, 32};

LogicalResult TileType::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<int64_t> shape, DataType) {
  if (shape.size() != 2) {
    return emitError() << "tile needs 2 dimensions, got " << shape.size();
  }
  for (int64_t size : shape) {
    if (size <= 0) {
      return emitError() << "tile dimensions must be positive, got " << shape[0]
                         << "x" << shape[1];
    }
  }
  return success();
}

Type TileType::getScalarElementType() const {
  MLIRContext *context = getContext();
  switch (getDataType()) {
  case DataType::Float32:
    return Float32Type::get(context);
  case DataType::Float16:
  case DataType::BFloat16:
    return BFloat16Type::get(context);
  case DataType::UInt32:
    return IntegerType::get(context, 32, IntegerType::Unsigned);
  case DataType::UInt16:
    return IntegerType::get(context, 16, IntegerType::Unsigned);
  case DataType::UInt8:
    return IntegerType::get(context, 8, IntegerType::Unsigned);
  case DataType::Int32:
    return IntegerType::get(context, 32, IntegerType::Signed);
  case DataType::Bool:
    return IntegerType::get(context, 1);
  case DataType::BFP_Float8:
  case DataType::BFP_BFloat8:
  case DataType::BFP_Float4:
  case DataType::BFP_BFloat4:
  case DataType::BFP_Float2:
  case DataType::BFP_BFloat2:
    return TileType::get(context, kBlockFloatShape, getDataType());
  }
  llvm_unreachable("unknown tile data type");
}

std::optional<uint64_t> TileType::getSizeInBytes() const {
  DataType dataType = getDataType();
  if (isBlockFloat(dataType)) {
    if (getShape() != ArrayRef(kBlockFloatShape)) {
      return std::nullopt;
    }
    // One byte of exponent for every sixteen values.
    return uint64_t(32) * 32 * getBitWidth(dataType) / 8 + 64;
  }
  bool overflows = false;
  uint64_t count =
      llvm::SaturatingMultiply<uint64_t>(getHeight(), getWidth(), &overflows);
  if (overflows) {
    return std::nullopt;
  }
  uint64_t bytes = (getBitWidth(dataType) + 7) / 8;
  uint64_t size = llvm::SaturatingMultiply<uint64_t>(count, bytes, &overflows);
  if (overflows) {
    return std::nullopt;
  }
  return size;
}

/// The data type whose values have this type, if one has. f16 maps to itself
/// although tiles never present it.
static std::optional<DataType> getDataTypeOf(Type scalar) {
  if (auto tile = dyn_cast<TileType>(scalar)) {
    return tile.getDataType();
  }
  if (scalar.isF32()) {
    return DataType::Float32;
  }
  if (scalar.isF16()) {
    return DataType::Float16;
  }
  if (scalar.isBF16()) {
    return DataType::BFloat16;
  }
  if (scalar.isUnsignedInteger(32)) {
    return DataType::UInt32;
  }
  if (scalar.isUnsignedInteger(16)) {
    return DataType::UInt16;
  }
  if (scalar.isUnsignedInteger(8)) {
    return DataType::UInt8;
  }
  if (scalar.isSignedInteger(32)) {
    return DataType::Int32;
  }
  if (scalar.isSignlessInteger(1)) {
    return DataType::Bool;
  }
  return std::nullopt;
}

ShapedType TileType::cloneWith(std::optional<ArrayRef<int64_t>> shape,
                               Type elementType) const {
  ArrayRef<int64_t> newShape = shape.value_or(getShape());
  std::optional<DataType> dataType = getDataTypeOf(elementType);
  bool isTileShape = newShape.size() == 2 && newShape[0] > 0 && newShape[1] > 0;
  if (dataType && isTileShape) {
    return TileType::get(getContext(), newShape, *dataType);
  }
  return RankedTensorType::get(newShape, elementType);
}

const llvm::fltSemantics &TileType::getFloatSemantics() const {
  switch (getBitWidth(getDataType())) {
  case 32:
    return APFloat::IEEEsingle();
  case 16:
    return APFloat::BFloat();
  case 8:
    return APFloat::Float8E5M2();
  default:
    // There is none below four bits.
    return APFloat::Float4E2M1FN();
  }
}
