//===- TTLTensorOps.cpp - Computation on whole tensors ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes and element types of the tensor operations. What the hardware can do
// with the tiles inside is not asked here.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/Dialect/TTL/IR/TTLOps.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

//===----------------------------------------------------------------------===//
// Rules that several operations share
//===----------------------------------------------------------------------===//

/// Every operand and the result are of one type.
static LogicalResult verifyElementwise(Operation *op) {
  Type result = op->getResult(0).getType();
  for (OpOperand &operand : op->getOpOperands()) {
    if (operand.get().getType() != result) {
      return op->emitOpError()
             << "operand " << operand.getOperandNumber() << " must be of type "
             << result << " as the result, but is " << operand.get().getType();
    }
  }
  return success();
}

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static LogicalResult verifyStatic(Operation *op, StringRef name, Value value) {
  if (!getTensorType(value).hasStaticShape()) {
    return op->emitOpError()
           << name << " must have a static shape, but is " << value.getType();
  }
  return success();
}

static LogicalResult verifyRank2(Operation *op, StringRef name, Value value) {
  int64_t rank = getTensorType(value).getRank();
  if (rank != 2) {
    return op->emitOpError()
           << name << " must have rank 2, but has rank " << rank;
  }
  return success();
}

static LogicalResult verifyTileElement(Operation *op, StringRef name,
                                       Value value) {
  Type element = getTensorType(value).getElementType();
  if (!isa<ttcore::TileType>(element)) {
    return op->emitOpError()
           << name << " must hold tiles, but holds " << element;
  }
  return success();
}

static LogicalResult verifySameElement(Operation *op, Value input,
                                       Value result) {
  Type expected = getTensorType(input).getElementType();
  Type element = getTensorType(result).getElementType();
  if (element != expected) {
    return op->emitOpError() << "result element type must be " << expected
                             << " as in the input, but is " << element;
  }
  return success();
}

static LogicalResult verifyResultShape(Operation *op,
                                       ArrayRef<int64_t> expected) {
  RankedTensorType type = getTensorType(op->getResult(0));
  if (type.getShape() != expected) {
    return op->emitOpError() << "result shape must be [" << expected
                             << "], but is [" << type.getShape() << "]";
  }
  return success();
}

/// Collects `dims` of a tensor of the given rank, each at most once.
static FailureOr<llvm::SmallBitVector> collectDimensions(Operation *op,
                                                         ArrayRef<int64_t> dims,
                                                         int64_t rank,
                                                         bool countFromEnd) {
  if (dims.empty()) {
    return op->emitOpError() << "`dims` must not be empty";
  }
  llvm::SmallBitVector collected(rank);
  int64_t lowest = countFromEnd ? -rank : 0;
  for (int64_t dim : dims) {
    if (dim < lowest || dim >= rank) {
      return op->emitOpError() << "`dims` must be from " << lowest << " to "
                               << rank - 1 << ", but has " << dim;
    }
    int64_t position = dim < 0 ? dim + rank : dim;
    if (collected.test(position)) {
      return op->emitOpError()
             << "`dims` names dimension " << position << " twice";
    }
    collected.set(position);
  }
  return collected;
}

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLTensorOps.cpp.inc"

void TTLDialect::registerTensorOps() {
  addOperations<
#define GET_OP_LIST
#include "tileconf/Dialect/TTL/IR/TTLTensorOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

LogicalResult TypecastOp::verify() {
  RankedTensorType input = getInput().getType();
  if (failed(verifyResultShape(*this, input.getShape()))) {
    return failure();
  }
  auto inputTile = dyn_cast<ttcore::TileType>(input.getElementType());
  auto resultTile = dyn_cast<ttcore::TileType>(getType().getElementType());
  if (inputTile && resultTile &&
      inputTile.getShape() != resultTile.getShape()) {
    return emitOpError() << "result tiles must have the shape of " << inputTile
                         << ", but are " << resultTile;
  }
  return success();
}

LogicalResult TransposeOp::verify() {
  if (failed(verifyRank2(*this, "input", getInput())) ||
      failed(verifyRank2(*this, "result", getResult()))) {
    return failure();
  }
  ArrayRef<int64_t> input = getInput().getType().getShape();
  return verifyResultShape(*this, {input[1], input[0]});
}

LogicalResult FillOp::verify() {
  if (failed(verifyTileElement(*this, "result", getResult())) ||
      failed(verifyStatic(*this, "result", getResult()))) {
    return failure();
  }
  if (llvm::is_contained(getType().getShape(), 0)) {
    return emitOpError() << "dimensions of the result must be positive, but it "
                            "is "
                         << getType();
  }
  return success();
}

LogicalResult BlockBroadcastOp::verify() {
  if (failed(verifyTileElement(*this, "input", getInput())) ||
      failed(verifyStatic(*this, "input", getInput())) ||
      failed(verifyStatic(*this, "result", getResult()))) {
    return failure();
  }
  ArrayRef<int64_t> input = getInput().getType().getShape();
  ArrayRef<int64_t> shape = getShape();
  auto rank = static_cast<int64_t>(input.size());
  FailureOr<llvm::SmallBitVector> dims =
      collectDimensions(*this, getDims(), rank, /*countFromEnd=*/true);
  if (failed(dims)) {
    return failure();
  }
  if (shape.size() != input.size()) {
    return emitOpError() << "`shape` must have " << rank
                         << " entries as the input has dimensions, but has "
                         << shape.size();
  }
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (!dims->test(dim)) {
      if (shape[dim] != input[dim]) {
        return emitOpError()
               << "entry " << dim << " of `shape` must be " << input[dim]
               << " as in the input, but is " << shape[dim];
      }
      continue;
    }
    if (input[dim] != 1) {
      return emitOpError() << "dimension " << dim
                           << " of the input must be 1 to be broadcast, but is "
                           << input[dim];
    }
    if (shape[dim] <= 0) {
      return emitOpError() << "entry " << dim
                           << " of `shape` must be positive, but is "
                           << shape[dim];
    }
  }
  if (failed(verifyResultShape(*this, shape))) {
    return failure();
  }
  return verifySameElement(*this, getInput(), getResult());
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

LogicalResult ReduceOp::verify() {
  if (failed(verifyRank2(*this, "input", getInput())) ||
      failed(verifyRank2(*this, "scaler", getScaler())) ||
      failed(verifyRank2(*this, "result", getResult())) ||
      failed(verifyStatic(*this, "input", getInput())) ||
      failed(verifyStatic(*this, "scaler", getScaler())) ||
      failed(verifyStatic(*this, "result", getResult()))) {
    return failure();
  }
  RankedTensorType scaler = getScaler().getType();
  if (scaler.getShape() != ArrayRef<int64_t>{1, 1}) {
    return emitOpError() << "scaler must have the shape [1, 1], but is "
                         << scaler;
  }
  FailureOr<llvm::SmallBitVector> dims =
      collectDimensions(*this, getDims(), 2, /*countFromEnd=*/false);
  if (failed(dims)) {
    return failure();
  }
  SmallVector<int64_t, 2> expected(getInput().getType().getShape());
  for (unsigned dim : dims->set_bits()) {
    expected[dim] = 1;
  }
  if (failed(verifyResultShape(*this, expected))) {
    return failure();
  }
  return verifySameElement(*this, getInput(), getResult());
}

/// Height and width that take part in a product.
static std::array<int64_t, 2> getFactorShape(ArrayRef<int64_t> shape,
                                             bool transposed) {
  if (transposed) {
    return {shape[1], shape[0]};
  }
  return {shape[0], shape[1]};
}

/// The data type of a product, or nothing where the two do not go together.
static std::optional<ttcore::DataType> getProductType(ttcore::DataType lhs,
                                                      ttcore::DataType rhs) {
  bool weights = rhs == ttcore::DataType::BFP_BFloat8 ||
                 rhs == ttcore::DataType::BFP_BFloat4;
  if (lhs == rhs || (lhs == ttcore::DataType::BFloat16 && weights)) {
    return lhs;
  }
  return std::nullopt;
}

static LogicalResult verifyProductTile(MatmulOp op) {
  auto lhs = cast<ttcore::TileType>(op.getLhs().getType().getElementType());
  auto rhs = cast<ttcore::TileType>(op.getRhs().getType().getElementType());
  auto result = cast<ttcore::TileType>(op.getType().getElementType());
  std::optional<ttcore::DataType> dataType =
      getProductType(lhs.getDataType(), rhs.getDataType());
  if (!dataType) {
    return op.emitOpError() << "data types of " << lhs << " and " << rhs
                            << " must be equal, or `bf16` and a `bfp_bf8` or "
                               "`bfp_bf4`";
  }
  auto [inner, width] = getFactorShape(rhs.getShape(), op.getTransposeRhs());
  if (lhs.getWidth() != inner) {
    return op.emitOpError() << "tiles " << lhs << " and " << rhs
                            << " must agree on the inner dimension, but have "
                            << lhs.getWidth() << " and " << inner;
  }
  if (result.getHeight() != lhs.getHeight() || result.getWidth() != width ||
      result.getDataType() != *dataType) {
    return op.emitOpError()
           << "result tile must be " << lhs.getHeight() << "x" << width
           << " of `" << ttcore::stringifyDataType(*dataType) << "`, but is "
           << result;
  }
  return success();
}

LogicalResult MatmulOp::verify() {
  const std::pair<StringRef, Value> tensors[] = {
      {"lhs", getLhs()}, {"rhs", getRhs()}, {"result", getResult()}};
  for (auto [name, value] : tensors) {
    if (failed(verifyRank2(*this, name, value)) ||
        failed(verifyStatic(*this, name, value)) ||
        failed(verifyTileElement(*this, name, value))) {
      return failure();
    }
  }
  ArrayRef<int64_t> lhs = getLhs().getType().getShape();
  auto [inner, width] =
      getFactorShape(getRhs().getType().getShape(), getTransposeRhs());
  if (lhs[1] != inner) {
    return emitOpError() << "operands must agree on the inner dimension, but "
                            "have "
                         << lhs[1] << " and " << inner;
  }
  if (failed(verifyResultShape(*this, {lhs[0], width}))) {
    return failure();
  }
  return verifyProductTile(*this);
}
