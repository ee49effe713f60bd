//===- OperandReader.h - Tile type and buffer of an operand -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the analysis knows about one operand of a tile operation: the data type
// of its tiles and the dataflow buffer that they come from. An operation with
// alternatives asks for the same operand once per strategy; it is looked up
// once. So are values that several operations take, as far as a small table
// remembers them: nothing changes the IR meanwhile.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_OPERANDREADER_H
#define TILECONF_LIB_ANALYSIS_OPERANDREADER_H

#include "tileconf/Analysis/RequirementAnalysis.h"
#include <array>

namespace tileconf {

/// The data type of a tile or of a tensor of tiles.
std::optional<TileDataType> getTileDataType(mlir::Type type);

/// The format of a dataflow buffer's elements: that of its tiles, or of its
/// scalars.
std::optional<TileDataType> getElementDataType(mlir::Type element);

struct OperandFacts {
  TileDataType type;
  /// Index of the buffer, or kNoBuffer.
  int16_t buffer;

  static constexpr int16_t kNoBuffer = -1;
};

class OperandReader {
public:
  explicit OperandReader(BufferRange range) : range(range) {}

  /// Turns to the operands of `op`.
  void enter(mlir::Operation *op) {
    current = op;
    known.assign(op->getNumOperands(), std::nullopt);
  }

  /// The facts about operand `number`, or nothing if there are none; without
  /// an error, since it may not matter.
  const OperandFacts *peek(unsigned number) {
    std::optional<OperandFacts> &facts = known[number];
    if (!facts) {
      Recent &entry = recentEntry(current->getOperand(number));
      if (entry.value != current->getOperand(number)) {
        facts = lookUp(number, /*report=*/false);
        if (!facts) {
          return nullptr;
        }
        entry = {current->getOperand(number), *facts};
      }
      facts = entry.facts;
    }
    return &*facts;
  }

  /// The facts about operand `number` of the current operation. Null, after
  /// an error, if it is no tile or its buffer has no usable index.
  const OperandFacts *read(unsigned number) {
    std::optional<OperandFacts> &facts = known[number];
    if (!facts) {
      facts = lookUp(number, /*report=*/true);
    }
    return facts ? &*facts : nullptr;
  }

private:
  /// A value of a former operation, and the facts about it.
  struct Recent {
    mlir::Value value;
    OperandFacts facts;
  };

  Recent &recentEntry(mlir::Value value) {
    auto address = reinterpret_cast<uintptr_t>(value.getAsOpaquePointer());
    return recent[(address >> 4 ^ address >> 9) % recent.size()];
  }

  std::optional<OperandFacts> lookUp(unsigned number, bool report) const;

  BufferRange range;
  mlir::Operation *current = nullptr;
  llvm::SmallVector<std::optional<OperandFacts>, 8> known;
  std::array<Recent, 64> recent{};
};

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_OPERANDREADER_H
