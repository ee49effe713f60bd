//===- StrategyMix.h - Strategies under given modes -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Once the width, sync and all unpack modes are given, no operation affects
// another: the configurations are all combinations of what each operation can
// still run on. This lists them by what they amount to, how many uses lose bits
// and how many operations run on each engine, best first, and with the best
// combination for each.
//
// Operations are looked at in the order of the kernel, with the best
// combination so far for every amount. An amount that is among the best at the
// end comes from amounts that were among the best all the way, because the rest
// of the kernel adds the same to all of them. So where there is too much to
// list, the best can still be.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_ADVICE_STRATEGYMIX_H
#define TILECONF_LIB_KERNELCONFIG_ADVICE_STRATEGYMIX_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

namespace tileconf::advice {

using StrategyCounts = std::array<uint32_t, kCount<Strategy>>;

/// What a combination amounts to, and the best one for it.
struct Mix {
  uint64_t lossyUses = 0;
  StrategyCounts counts{};
  uint64_t unpreferred = 0;
  /// One per choice.
  std::vector<Strategy> strategies;
  /// Combinations that amount to the same; 0 where they were not counted.
  uint64_t alike = 0;
};

struct Mixes {
  std::vector<Mix> list;
  /// There are no others.
  bool complete = true;
};

/// The best `limit` mixes, best first by the objective up to strategies. The
/// modes and the width in `values` have to be possible for `problem`.
Mixes findMixes(const PlanValues &values, const Problem &problem,
                unsigned limit);

} // namespace tileconf::advice

#endif // TILECONF_LIB_KERNELCONFIG_ADVICE_STRATEGYMIX_H
