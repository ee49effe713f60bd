//===- Propagation.h - Modes and options that remain ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// At one destination width, removes every unpack mode and every option that
// cannot be part of an answer, and remembers what removed it. What remains is
// arc consistent: each option still has a mode for each of its buffers, and
// each mode of a buffer is still offered by each choice that involves it.
//
// A choice is looked at again only when a buffer of one of its options loses a
// mode, so the work is bounded by the number of modes times the number of
// uses.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_PROPAGATION_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_PROPAGATION_H

#include "CompiledProblem.h"

namespace tileconf::resolver {

/// Which choices mention a buffer. Built once per problem.
class ChoiceIndex {
public:
  explicit ChoiceIndex(const CompiledProblem &problem);
  llvm::ArrayRef<uint32_t> getChoicesOf(unsigned buffer) const {
    return llvm::ArrayRef(choices).slice(start[buffer],
                                         start[buffer + 1] - start[buffer]);
  }

private:
  /// The choices of buffer after buffer; those of one begin at `start`.
  std::vector<uint32_t> choices;
  std::array<uint32_t, kMaxDataflowBuffers + 1> start{};
};

class Propagation {
public:
  Propagation(const CompiledProblem &problem, const ChoiceIndex &index,
              unsigned width, const llvm::BitVector &active);

  /// Runs to the fixed point. False when some buffer has no mode or some
  /// choice no option left.
  bool run();

  const CompiledProblem &getProblem() const { return problem; }
  unsigned getWidth() const { return width; }
  bool isActive(ConstraintId id) const { return active.test(id); }
  ModeMask getDomain(unsigned buffer) const { return domains[buffer]; }
  /// The buffers with several modes left.
  BufferMask getOpenBuffers() const;
  /// Bit i is set when option i of the choice remains.
  uint16_t getOptions(size_t choice) const { return options[choice]; }
  /// Modes that `use` allows under the active constraints.
  ModeMask getAllowed(const CompiledUse &use) const {
    ModeMask mask = use.allowed[width];
    return use.float32 ? mask & float32Modes[use.buffer] : mask;
  }
  /// Whether policy and pins, without any buffer, leave option `option`.
  bool isAvailable(size_t choice, unsigned option) const;

  /// What took `mode` from `buffer`; nothing if it is still there.
  std::optional<ConstraintId> getRemover(unsigned buffer, unsigned mode) const;
  /// The buffer that had no mode left for an option that was removed.
  std::optional<uint8_t> getBlockingBuffer(size_t choice,
                                           unsigned option) const;

private:
  bool restrict(unsigned buffer, ModeMask mask, ConstraintId remover);
  bool revise(size_t choice);

  const CompiledProblem &problem;
  const ChoiceIndex &index;
  const unsigned width;
  const llvm::BitVector &active;

  std::array<ModeMask, kMaxDataflowBuffers> domains;
  /// What the explicit unpack set, if active, leaves to f32 uses.
  std::array<ModeMask, kMaxDataflowBuffers> float32Modes;
  std::array<std::array<ConstraintId, kMaxUnpackModes>, kMaxDataflowBuffers>
      removers;
  std::vector<uint16_t> options;
  /// Per choice and option, the blocking buffer, for options removed by one.
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, uint8_t> blockers;
  std::vector<uint32_t> worklist;
  llvm::BitVector queued;
};

} // namespace tileconf::resolver

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_PROPAGATION_H
