//===- Score.h - The objective as a value -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The objective of Resolver.h for any legal values, not only the best: what
// advice compares configurations by.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_ADVICE_SCORE_H
#define TILECONF_LIB_KERNELCONFIG_ADVICE_SCORE_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

namespace tileconf::advice {

/// Members in the order of importance; less is better.
struct Score {
  uint64_t lossyUses = 0;
  uint64_t unpreferred = 0;
  /// By choice, the place of its strategy in its order of preference.
  std::vector<uint8_t> ranks;
  /// The width is not the one that full-fp32 preferences ask for.
  bool offWidth = false;
  bool fullSync = false;
  std::vector<UnpackMode> modes;

  bool operator<(const Score &other) const;
  bool operator==(const Score &other) const {
    return !(*this < other) && !(other < *this);
  }
};

/// The options of `choice`, preferred one first.
llvm::SmallVector<const StrategyOption *, 2>
getOrder(const ChoiceClass &choice, const KernelConfigPolicy &policy);

/// Uses among `demands` that lose bits under `values`.
unsigned countLossyUses(const Demands &demands, const PlanValues &values,
                        const Problem &problem);
/// The same for all operations without alternatives.
uint64_t countFixedLossyUses(const PlanValues &values, const Problem &problem);

/// Whether `demands` ask for 32-bit elements to accumulate in.
bool asksForWide(const Demands &demands, const Problem &problem);
/// Whether an operation without alternatives does.
bool fixedAskForWide(const Problem &problem);

/// The score of `values`, which are legal for `problem`.
Score rate(const PlanValues &values, const Problem &problem);

} // namespace tileconf::advice

#endif // TILECONF_LIB_KERNELCONFIG_ADVICE_SCORE_H
