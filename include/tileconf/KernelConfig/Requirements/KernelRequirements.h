//===- KernelRequirements.h - What a kernel demands -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The demands of one kernel's operations, in the terms that operations use
// about themselves: primitive, operand route, data type, buffer. No target and
// no policy is consulted to collect them, and nothing is decided here.
//
// Kernels repeat themselves: a loop nest unrolled a thousand times asks for the
// same thing a thousand times. Demands are therefore interned as they arrive.
// What is stored is each distinct demand, the first operation that made it and
// how often it was made; only operations that have a choice are listed one by
// one, with the number of their class. Everything after this point costs time
// in the number of distinct demands, which is bounded by buffers, primitives
// and data types and not by the length of the kernel.
//
// Operations are opaque ordinals in the order of the kernel's text. That order
// matters in one place only: among equally good answers, earlier operations
// are favoured.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_REQUIREMENTS_KERNELREQUIREMENTS_H
#define TILECONF_KERNELCONFIG_REQUIREMENTS_KERNELREQUIREMENTS_H

#include "tileconf/KernelConfig/Domain/EnumSet.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <vector>

namespace tileconf {

class RequirementsEditor;

/// Ordinal of an operation in its kernel.
using OperationId = uint32_t;
inline constexpr OperationId kNoOperation = ~OperationId(0);

/// Stands for an operation's result where an operand number is expected.
inline constexpr int16_t kResult = -1;

/// An operand takes tiles of `type` from `buffer` by `route`.
struct BufferUse {
  int16_t operand;
  uint8_t buffer;
  Primitive primitive;
  OperandRoute route;
  TileDataType type;
};

/// An operand is read from DST, or a result left there, as tiles of `type`.
struct DestinationUse {
  int16_t operand;
  Primitive primitive;
  TileDataType type;
};

/// Everything that an operation demands when it executes in one way.
struct Demands {
  llvm::SmallVector<BufferUse, 4> bufferUses;
  llvm::SmallVector<DestinationUse, 4> destinationUses;
  /// The accumulation that could keep full fp32.
  std::optional<FullFp32Category> fullFp32;

  void clear();
};

/// One way in which an operation with alternatives may execute.
struct StrategyOption {
  Strategy strategy;
  Primitive primitive;
  Demands demands;

  /// The operation computes on f32 tiles.
  bool isFloat32() const;
};

/// Where in the kernel the same thing occurs, and how often.
struct Occurrences {
  OperationId first = kNoOperation;
  OperationId last = 0;
  uint32_t count = 0;

  void add(OperationId operation) {
    first = operation < first ? operation : first;
    last = operation > last ? operation : last;
    ++count;
  }
  void add(const Occurrences &others) {
    first = others.first < first ? others.first : first;
    last = others.last > last ? others.last : last;
    count += others.count;
  }
};

/// A distinct demand of operations without alternatives.
template <typename Use>
struct FixedUse : Occurrences {
  Use use;
};

/// A distinct choice: operations whose options and pin are the same.
struct ChoiceClass : Occurrences {
  // A vector moves without copying when the list of classes grows.
  std::vector<StrategyOption> options;
  /// The strategy that the operation itself insists on.
  std::optional<Strategy> pinned;
};

/// An operation with alternatives.
struct Choice {
  OperationId operation;
  uint32_t classIndex;
};

/// A full-fp32 accumulation of an operation without alternatives.
struct FullFp32Use {
  OperationId operation;
  FullFp32Category category;
};

/// A number of DST tiles of 32x32 elements that `operation` needs at once.
struct DstDemand {
  OperationId operation;
  unsigned tiles;
};

/// What is known of a dataflow buffer besides its uses.
struct BufferBinding {
  /// The kernel names the buffer.
  bool bound = false;
  /// The kernel takes tiles out of it.
  bool consumed = false;
  /// Element types that it is bound with.
  DataTypeSet types;
};

class KernelRequirements {
public:
  /// Stands for everything that one operation added.
  enum class Entry : uint32_t {};

  /// Adds the demands of an operation that executes in one way only.
  Entry addFixed(OperationId operation, const Demands &demands);
  /// Adds an operation that chooses between `options`, which name different
  /// strategies and are not empty.
  Entry addChoice(OperationId operation, llvm::ArrayRef<StrategyOption> options,
                  std::optional<Strategy> pinned);
  /// Adds an operation that demands exactly what a former one did. The same as
  /// adding it in full, and quicker.
  void addRepetition(OperationId operation, Entry former);
  /// Adds a demand for DST capacity.
  void addDstDemand(OperationId operation, unsigned tiles);
  /// Records a binding of `buffer`; types accumulate.
  void addBinding(uint8_t buffer, bool consumed,
                  std::optional<TileDataType> type);

  llvm::ArrayRef<FixedUse<BufferUse>> getBufferUses() const {
    return bufferUses;
  }
  llvm::ArrayRef<FixedUse<DestinationUse>> getDestinationUses() const {
    return destinationUses;
  }
  llvm::ArrayRef<ChoiceClass> getChoiceClasses() const { return classes; }
  llvm::ArrayRef<Choice> getChoices() const { return choices; }
  llvm::ArrayRef<FullFp32Use> getFullFp32Uses() const { return fullFp32Uses; }
  llvm::ArrayRef<DstDemand> getDstDemands() const { return dstDemands; }
  /// The binding of `buffer`; default values for one that is never named.
  const BufferBinding &getBinding(uint8_t buffer) const;
  /// Number of operations seen: one more than the highest ordinal.
  uint32_t getOperationCount() const { return operationCount; }
  /// One more than the highest buffer index that is bound or used.
  unsigned getBufferBound() const;

private:
  friend class RequirementsEditor;

  /// What an operation added: a choice of a class, or uses and a category.
  /// Uses are numbers in `entryUses`, destination uses first.
  struct EntryRecord {
    std::optional<uint32_t> classIndex;
    std::optional<FullFp32Category> fullFp32;
    uint32_t firstUse = 0;
    uint16_t destinationUses = 0;
    uint16_t bufferUses = 0;
  };

  void noteOperation(OperationId operation);
  BufferBinding &binding(uint8_t buffer);

  std::vector<FixedUse<BufferUse>> bufferUses;
  std::vector<FixedUse<DestinationUse>> destinationUses;
  std::vector<ChoiceClass> classes;
  llvm::SmallVector<Choice, 0> choices;
  std::vector<FullFp32Use> fullFp32Uses;
  std::vector<DstDemand> dstDemands;
  std::vector<BufferBinding> bindings;
  std::vector<EntryRecord> entries;
  std::vector<uint32_t> entryUses;
  uint32_t operationCount = 0;

  /// Interning: packed use to its index, and encoded choice to its class.
  llvm::DenseMap<uint64_t, uint32_t> bufferUseIndex;
  llvm::DenseMap<uint64_t, uint32_t> destinationUseIndex;
  llvm::StringMap<uint32_t> classIndex;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_REQUIREMENTS_KERNELREQUIREMENTS_H
