//===- Problem.h - Target, requirements, policy -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The question that the resolver answers: what a target allows, what a kernel
// demands and what the user wants, side by side and each untouched by the
// others.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_PROBLEM_PROBLEM_H
#define TILECONF_KERNELCONFIG_PROBLEM_PROBLEM_H

#include "tileconf/KernelConfig/Policy/KernelConfigPolicy.h"
#include "tileconf/KernelConfig/Problem/Requirement.h"
#include "tileconf/KernelConfig/Target/KernelTargetEnvironment.h"

namespace tileconf {

/// An assumption, made to see what follows from it: the unpack mode of `buffer`
/// is one of `modes`. No user can ask for this, because the explicit unpack set
/// speaks of all buffers at once.
struct ModePin {
  uint8_t buffer;
  UnpackModeSet modes;
};

struct Problem {
  /// Not owned; outlives the problem.
  const KernelTargetEnvironment *target = nullptr;
  KernelRequirements requirements;
  KernelConfigPolicy policy;
  /// At most one for each buffer.
  std::vector<ModePin> modePins;
};

/// Something that makes a problem meaningless before anybody tries to solve it.
struct ProblemDefect {
  enum class Kind : uint8_t {
    /// An operation uses `buffer`, which the target does not have.
    UsedBufferOutOfRange,
    /// The explicit unpack set names `buffer`, which the target does not have.
    ListedBufferOutOfRange,
    /// An operation with alternatives offers none.
    NoOptions,
    /// An operation offers the same strategy twice.
    RepeatedStrategy,
    /// An operation insists on a strategy that it does not offer.
    PinnedStrategyNotOffered,
  };
  Kind kind;
  OperationId operation = kNoOperation;
  unsigned buffer = 0;
};

/// What is wrong with `problem`. The resolver takes problems without defects.
std::vector<ProblemDefect> check(const Problem &problem);

/// The order in which an operation would like `strategy`: 0 is preferred.
unsigned getStrategyRank(const StrategyOption &option,
                         const KernelConfigPolicy &policy);

/// Whether the policy can take `option` away by turning the FPU off.
bool isFpuBinary(const StrategyOption &option);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_PROBLEM_PROBLEM_H
