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

/// What comes of a candidate, for its words.
struct Outcome {
  const Phrases &phrases;
  /// Where the help stands.
  OperationId place;
  /// The plan for the whole kernel, and for the rest after a split. Null where
  /// other causes are left: then nobody knows what will come of it.
  const KernelConfigPlan *plan = nullptr;
  const KernelConfigPlan *rest = nullptr;

  /// `operation` for a reader of the help, who may be at another one.
  std::string name(OperationId operation) const {
    return operation == place ? phrases.operation(operation)
                              : phrases.operationAt(operation);
  }
};

struct Candidate {
  Fix::Kind kind;
  /// The operation that changes, if it is one.
  OperationId operation = kNoOperation;
  /// The problem after the change. A split makes two.
  Problem problem = {};
  std::optional<Problem> rest = std::nullopt;
  /// What to do, once it is known what comes of it.
  std::function<std::string(const Outcome &)> words = nullptr;
  /// Buffers that the change is about.
  llvm::SmallVector<unsigned, 4> buffers = {};
  /// It costs bits of the data.
  bool lossy = false;
};

/// What there is to repair.
struct Situation {
  const Cause &cause;
  /// The kernel, without a list of choices. It may have other causes.
  const Problem &problem;
  /// About the kernel as it is.
  const Phrases &phrases;
  /// Those other causes.
  llvm::ArrayRef<const Cause *> others;

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
