//===- OperandReader.h - Tile type and buffer of an operand -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the analysis knows about a value that a tile operation takes: its type,
// the data type of its tiles and the dataflow buffer that they come from. What
// is known gets a small number, equal for values of which the same is known, so
// that operations can be compared by the numbers of their operands. A table
// remembers the numbers of recent values; nothing changes the IR meanwhile.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_OPERANDREADER_H
#define TILECONF_LIB_ANALYSIS_OPERANDREADER_H

#include "tileconf/Analysis/RequirementAnalysis.h"
#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"
#include "llvm/ADT/SmallSet.h"
#include <array>

namespace tileconf {

/// The data type of a tile or of a tensor of tiles.
std::optional<TileDataType> getTileDataType(mlir::Type type);

/// The format of a dataflow buffer's elements: that of its tiles, or of its
/// scalars.
std::optional<TileDataType> getElementDataType(mlir::Type element);

struct OperandFacts {
  TileDataType type;
  /// Index of the buffer, or one of the following.
  int16_t buffer;

  static constexpr int16_t kNoBuffer = -1;
  /// One that the target does not have, which was reported.
  static constexpr int16_t kOutside = -2;
};

class OperandReader {
public:
  explicit OperandReader(BufferRange range) : range(range) {}

  /// The same for values of one type, from one buffer or from none; another
  /// for any other. 0 where it has none: the buffer has no usable index, or
  /// numbers have run out.
  uint8_t getNumber(mlir::Value value) {
    Recent &entry = recent[slot(value, 6)];
    if (entry.value != value) {
      const Recent &computed = recentResults[slot(value, 4)];
      if (computed.value == value) {
        return computed.number;
      }
      uint8_t number = findNumber(value);
      if (number == 0) {
        return 0;
      }
      entry = {value, number};
    }
    return entry.number;
  }

  /// The same for `result`, which is known to come from no buffer. The next
  /// operations are likely to take it.
  uint8_t getNumberOfComputed(mlir::Value result) {
    mlir::Type type = result.getType();
    RecentType &entry = recentTypes[slot(type, 4)];
    if (entry.type != type) {
      entry = {type, intern(type, OperandFacts::kNoBuffer)};
    }
    recentResults[slot(result, 4)] = {result, entry.number};
    return entry.number;
  }

  /// The facts about operand `number` of `op`. None, after an error, if it is
  /// no tile or its buffer has no index.
  std::optional<OperandFacts> read(mlir::Operation *op, unsigned number);

private:
  /// A value of a former operation, and its number.
  struct Recent {
    mlir::Value value;
    uint8_t number = 0;
  };
  /// A type, and the number of its values that come from no buffer.
  struct RecentType {
    mlir::Type type;
    uint8_t number = 0;
  };

  /// A place for `key` in a table of 2^`bits`. Multiplies, for what lies in
  /// memory at regular distances should not meet in few places.
  template <typename Key>
  static size_t slot(Key key, unsigned bits) {
    uint64_t address = reinterpret_cast<uintptr_t>(key.getAsOpaquePointer());
    return address * 0x9e3779b97f4a7c15 >> (64 - bits);
  }

  uint8_t findNumber(mlir::Value value);
  /// The dataflow buffer that an operand comes from, if it comes from one.
  mlir::Value getBuffer(mlir::Value operand);
  uint8_t intern(mlir::Type type, int16_t buffer);
  bool isInRange(std::optional<int64_t> buffer) const {
    return buffer && *buffer >= 0 && *buffer < range.count;
  }

  BufferRange range;
  /// Buffers outside of it that were reported: one error each is enough.
  llvm::SmallSet<int64_t, 4> reportedOutside;
  ttl::DataflowBufferTracer tracer;
  std::array<Recent, 64> recent{};
  /// Apart, since there is one for every operation, soon of no more use.
  std::array<Recent, 16> recentResults{};
  std::array<RecentType, 16> recentTypes{};
  /// Numbers by type and buffer, and facts by number less one.
  llvm::DenseMap<std::pair<mlir::Type, int>, uint8_t> numbers;
  llvm::SmallVector<std::optional<OperandFacts>, 32> known;
};

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_OPERANDREADER_H
