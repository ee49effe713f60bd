//===- CompiledProblem.h - A problem as masks -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A problem after every target query has been asked once: widths, modes and
// losses as bit masks, and every constraint under a number of its own, so that
// a conflict can be searched for by switching constraints off. Still the whole
// question; nothing is decided while compiling.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_COMPILEDPROBLEM_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_COMPILEDPROBLEM_H

#include "tileconf/KernelConfig/Problem/Problem.h"
#include "llvm/ADT/BitVector.h"
#include <tuple>

namespace tileconf::resolver {

using ModeMask = uint8_t;
/// One bit per dataflow buffer.
using BufferMask = uint64_t;
static_assert(kMaxDataflowBuffers <= 64);
/// One bit per (width, sync) pair; see cellBit().
using CellMask = uint8_t;
using ConstraintId = uint32_t;

inline constexpr unsigned kWidths = kCount<DestinationWidth>;
inline constexpr unsigned kSyncs = kCount<DstSync>;
inline constexpr CellMask kAllCells = (1u << (kWidths * kSyncs)) - 1;

constexpr CellMask cellBit(unsigned width, unsigned sync) {
  return static_cast<CellMask>(1u << (width * kSyncs + sync));
}
/// Both sync modes at each of `widths`.
CellMask cellsOf(WidthSet widths);

/// What one or more uses of a buffer by one operation allow, by width.
struct CompiledUse {
  uint8_t buffer = 0;
  /// The explicit unpack set has a say: one of the uses is of f32 tiles.
  bool float32 = false;
  std::array<ModeMask, kWidths> allowed{};
  /// How many of the uses lose bits, by width and mode.
  std::array<std::array<uint16_t, kMaxUnpackModes>, kWidths> lossyUses{};
};

struct FixedBufferUse {
  CompiledUse use;
  uint32_t count;
};

struct CompiledOption {
  Strategy strategy;
  uint8_t rank;
  /// The policy's FPU switch takes it away.
  bool fpuBinary;
  /// Widths at which its destination uses are possible.
  uint8_t widths;
  /// One entry per buffer.
  llvm::SmallVector<CompiledUse, 2> uses;
  BufferMask buffers = 0;
};

struct CompiledChoice {
  /// Sorted by rank, preferred strategy first.
  llvm::SmallVector<CompiledOption, 2> options;
  /// Index of the pinned option, if one is pinned.
  std::optional<unsigned> pinned;
  OperationId first;
  uint32_t count;
};

/// The numbers of all constraints, kind after kind: cells, fixed buffer uses,
/// choices, strategy pins, unpack pins by buffer, the FPU switch, and assumed
/// modes.
struct CompiledProblem {
  explicit CompiledProblem(const Problem &problem);

  const Problem &problem;
  unsigned modeCount;
  std::vector<CellMask> cells;
  std::vector<FixedBufferUse> bufferUses;
  std::vector<CompiledChoice> choices;
  /// Modes that the explicit unpack set leaves to f32 uses of each buffer.
  std::array<ModeMask, kMaxDataflowBuffers> unpackPins;
  /// Cells that the API leaves to a kernel with that entry in the set. Part of
  /// the same constraint, for the user wrote one thing.
  std::array<CellMask, kMaxDataflowBuffers> unpackPinCells;
  bool hasUnpackPins = false;
  bool fpuBinaryOff = false;

  ConstraintId cellId(size_t index) const { return index; }
  ConstraintId bufferUseId(size_t index) const { return cells.size() + index; }
  ConstraintId choiceId(size_t index) const {
    return bufferUseId(bufferUses.size()) + index;
  }
  ConstraintId strategyPinId(size_t index) const {
    return choiceId(choices.size()) + index;
  }
  ConstraintId unpackPinId(size_t buffer) const {
    return strategyPinId(choices.size()) + buffer;
  }
  ConstraintId fpuBinaryPinId() const {
    return unpackPinId(kMaxDataflowBuffers);
  }
  ConstraintId modePinId(size_t index) const {
    return fpuBinaryPinId() + 1 + index;
  }
  ConstraintId getConstraintCount() const {
    return modePinId(problem.modePins.size());
  }

  /// Cells that no constraint in `active` forbids as such.
  CellMask getOpenCells(const llvm::BitVector &active) const;
  /// Every constraint that the problem has.
  llvm::BitVector getAllConstraints() const;
  /// The requirement that constraint `id` stands for.
  Requirement getRequirement(ConstraintId id) const;
  /// The first cell constraint in the order of blame that forbids all of
  /// `wanted` by itself.
  std::optional<ConstraintId> findForbiddingCell(CellMask wanted) const;
  /// All constraint numbers, in the order in which a conflict is looked for.
  std::vector<ConstraintId> getBlameOrder() const;

private:
  /// Rank, operation and number.
  using BlamePlace = std::tuple<unsigned, OperationId, ConstraintId>;

  BlamePlace getBlamePlace(ConstraintId id) const;
  void addCell(CellMask mask, const Requirement &requirement);
  void compileFixed();
  void compileChoices();
  void compilePolicy();
  CompiledUse compileUse(const BufferUse &use) const;

  std::vector<Requirement> cellRequirements;
};

} // namespace tileconf::resolver

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_COMPILEDPROBLEM_H
