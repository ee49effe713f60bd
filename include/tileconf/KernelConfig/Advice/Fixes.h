//===- Fixes.h - What would make a kernel work ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors for a kernel without a configuration: one for each cause, each with
// the smallest change that removes it. A change is applied to a copy of the
// problem and solved again before it is proposed, so that what is printed works
// when it is made.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_ADVICE_FIXES_H
#define TILECONF_KERNELCONFIG_ADVICE_FIXES_H

#include "tileconf/KernelConfig/Explain/Report.h"

namespace tileconf {

/// Most errors that one kernel gets.
inline constexpr unsigned kMaxConflicts = 8;

/// A change that removes a conflict.
struct Fix {
  enum class Kind : uint8_t {
    Setting,
    Strategy,
    AllowTf32,
    OwnBuffer,
    Typecast,
    DstCapacity,
    Split,
  };
  Kind kind;
  /// Where it is made; the kernel as a whole if there is no operation.
  OperationId operation = kNoOperation;
  /// What to do and what follows.
  std::string text;
  /// The problem after the change, its distinct demands only. It has a plan.
  Problem repaired;
  /// The second kernel, if the change is a split. It has a plan as well.
  std::optional<Problem> rest;
  /// Another change that costs no bits of the data, where this one does.
  std::string exactText = {};
};

/// The smallest change after which `problem`, of which `conflict` is a
/// conflict, has a configuration. Nothing where no single change is known that
/// does.
std::optional<Fix> findFix(const Problem &problem,
                           const KernelConfigConflict &conflict,
                           const Phrases &phrases);

/// The conflicts that these errors are about, one for each, where the resolver
/// found `found`: that may be a mere consequence of another.
std::vector<KernelConfigConflict>
listConflicts(const Problem &problem, const KernelConfigConflict &found,
              const Phrases &phrases);

/// What is wrong with a kernel, and what to do.
struct Repair {
  /// One error for each independent cause, at most kMaxConflicts. Its last
  /// notes start with "help: " where a change is known: the smallest, and
  /// another that costs no bits of the data where that one does. Where there
  /// may be further causes the last error has a note that says so.
  std::vector<Message> errors;
  /// The problem after every change that is proposed, the ones without loss
  /// where there are two; its distinct demands only. It has a plan. Nothing if
  /// a cause is left without a change, or needs two kernels.
  std::optional<Problem> repaired;
};

/// Looks for all causes for which `problem` has no configuration, `first` to
/// start with, and for a change against each.
Repair repairConflicts(const Problem &problem,
                       const KernelConfigConflict &first,
                       const Phrases &phrases);

/// The errors alone.
std::vector<Message> reportConflicts(const Problem &problem,
                                     const KernelConfigConflict &first,
                                     const Phrases &phrases);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_ADVICE_FIXES_H
