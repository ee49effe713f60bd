//===- OperandReader.cpp - Tile type and buffer of an operand ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OperandReader.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"

using namespace mlir;
using namespace tileconf;

// The domain's data types are the IR's, in the same order.
#define TILECONF_CHECK_TYPE(NAME, ...)                                         \
  static_assert(static_cast<unsigned>(ttcore::DataType::NAME) ==               \
                static_cast<unsigned>(TileDataType::NAME));
TILECONF_TILE_DATA_TYPE_LIST(TILECONF_CHECK_TYPE)
#undef TILECONF_CHECK_TYPE
static_assert(ttcore::getMaxEnumValForDataType() + 1 == kCount<TileDataType>);

static TileDataType toDomain(ttcore::TileType tile) {
  return static_cast<TileDataType>(tile.getDataType());
}

std::optional<TileDataType> tileconf::getTileDataType(Type type) {
  if (auto tile = dyn_cast<ttcore::TileType>(type)) {
    return toDomain(tile);
  }
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    if (auto tile = dyn_cast<ttcore::TileType>(tensor.getElementType())) {
      return toDomain(tile);
    }
  }
  return std::nullopt;
}

std::optional<TileDataType> tileconf::getElementDataType(Type element) {
  if (auto tile = dyn_cast<ttcore::TileType>(element)) {
    return toDomain(tile);
  }
  if (element.isF32()) {
    return TileDataType::Float32;
  }
  if (element.isBF16()) {
    return TileDataType::BFloat16;
  }
  return std::nullopt;
}

Value OperandReader::getBuffer(Value operand) {
  if (auto argument = dyn_cast<BlockArgument>(operand)) {
    operand = ttl::getComputeOperand(argument);
    if (!operand) {
      return {};
    }
  }
  return tracer.trace(operand);
}

uint8_t OperandReader::intern(Type type, int16_t buffer) {
  std::pair<Type, int> key(type, buffer);
  if (known.size() == std::numeric_limits<uint8_t>::max()) {
    return numbers.lookup(key);
  }
  auto [entry, isNew] = numbers.try_emplace(key, known.size() + 1);
  if (isNew) {
    std::optional<OperandFacts> &facts = known.emplace_back();
    if (std::optional<TileDataType> tile = getTileDataType(type)) {
      facts = {*tile, buffer};
    }
  }
  return entry->second;
}

uint8_t OperandReader::findNumber(Value value) {
  Type type = value.getType();
  Value buffer = getTileDataType(type) ? getBuffer(value) : Value();
  if (!buffer) {
    return intern(type, OperandFacts::kNoBuffer);
  }
  std::optional<int64_t> index = ttl::getDataflowBufferIndex(buffer);
  return isInRange(index) ? intern(type, static_cast<int16_t>(*index)) : 0;
}

std::optional<OperandFacts> OperandReader::read(Operation *op,
                                                unsigned number) {
  auto fail = [&](DiagnosticId id, auto &&...args) {
    emitError(op->getLoc(),
              format(id, op->getName().getStringRef(), number, args...));
    return std::nullopt;
  };

  Value operand = op->getOperand(number);
  if (uint8_t found = getNumber(operand)) {
    if (const std::optional<OperandFacts> &facts = known[found - 1]) {
      return facts;
    }
  }
  std::optional<TileDataType> type = getTileDataType(operand.getType());
  if (!type) {
    std::string text;
    llvm::raw_string_ostream(text) << operand.getType();
    return fail(DiagnosticId::NotATile, text);
  }
  OperandFacts facts{*type, OperandFacts::kNoBuffer};
  if (Value buffer = getBuffer(operand)) {
    std::optional<int64_t> index = ttl::getDataflowBufferIndex(buffer);
    if (!index) {
      return fail(DiagnosticId::NoBufferIndex);
    }
    if (!isInRange(index)) {
      if (reportedOutside.insert(*index).second) {
        (void)fail(DiagnosticId::BufferRange, *index, range.owner,
                   range.count - 1);
      }
      facts.buffer = OperandFacts::kOutside;
      return facts;
    }
    facts.buffer = static_cast<int16_t>(*index);
  }
  return facts;
}
