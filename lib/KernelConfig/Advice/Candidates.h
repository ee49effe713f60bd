//===- Candidates.h - Changes that might help -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Changes to a kernel that might remove a cause, from the smallest to the
// largest. None of them is known to work: whoever asks has to try.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_ADVICE_CANDIDATES_H
#define TILECONF_LIB_KERNELCONFIG_ADVICE_CANDIDATES_H

#include "Causes.h"
#include "Replan.h"
#include "tileconf/KernelConfig/Advice/Fixes.h"
#include <functional>

namespace tileconf::advice {

struct Candidate {
  Fix::Kind kind;
  /// The operation that changes, if it is one.
  OperationId operation = kNoOperation;
  /// The problem after the change. A split makes two.
  Problem problem = {};
  std::optional<Problem> rest = std::nullopt;
  /// What to do, once it is known what comes of it; `rest` is the plan for the
  /// rest.
  std::function<std::string(const KernelConfigPlan &plan,
                            const KernelConfigPlan *rest)>
      words = nullptr;
  /// Buffers that the change is about.
  llvm::SmallVector<unsigned, 4> buffers = {};
  /// It costs bits of the data.
  bool lossy = false;
};

/// What there is to repair.
struct Situation {
  const Cause &cause;
  /// The kernel with this cause only, without a list of choices.
  const Problem &problem;
  /// About the kernel as it is.
  const Phrases &phrases;

  /// The class of the choices of which `operation` is the first.
  const ChoiceClass *findClass(OperationId operation) const;
};

/// Tries a candidate; true if it is good and no other is wanted.
using Consider = llvm::function_ref<bool(Candidate &&candidate)>;

/// Settings, recorded strategies, lossy reads. True if one was good.
bool relax(const Situation &situation, Consider consider);
/// Buffers, types, capacity, a second kernel. True if one was good.
bool makeRoom(const Situation &situation, Consider consider);

} // namespace tileconf::advice

#endif // TILECONF_LIB_KERNELCONFIG_ADVICE_CANDIDATES_H
