//===- Alternatives.h - All configurations ----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which configurations a kernel could have instead, best first by the objective
// of Resolver.h, and what has to be written down to get each. Operations that
// are free to run on either engine make for more configurations than anybody
// can look at, so those that differ only in which operations do so are told as
// one, by their best member.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_ADVICE_ALTERNATIVES_H
#define TILECONF_KERNELCONFIG_ADVICE_ALTERNATIVES_H

#include "tileconf/KernelConfig/Advice/Pin.h"

namespace tileconf {

/// Configurations with the same width, sync and unpack modes, in which equally
/// many uses lose bits and equally many operations run on each engine.
struct Alternative {
  /// The best of them.
  PlanValues values;
  /// Operations with a choice that run on each strategy, by its number.
  std::array<uint32_t, kCount<Strategy>> strategyCounts{};
  /// Tiles that DST holds.
  unsigned dstTiles = 0;
  /// Uses that lose bits.
  uint64_t lossyUses = 0;
  /// Operations that are not on their preferred strategy.
  uint64_t unpreferred = 0;
  /// What has to be fixed to get `values`, and not one pin more. Empty for the
  /// configuration that the kernel gets anyhow.
  std::vector<Pin> pins;
  /// Whether `pins` lead there. A few synthetic targets have modes that no
  /// attribute can ask for.
  bool reachable = true;
  /// How many configurations there are of this kind, this one included; stops
  /// counting at the largest number that there is. 0 where there are too many
  /// choices to count.
  uint64_t alike = 0;

  uint32_t getCount(Strategy strategy) const {
    return strategyCounts[static_cast<unsigned>(strategy)];
  }
};

struct Alternatives {
  /// Best first.
  std::vector<Alternative> list;
  /// There are no others.
  bool complete = true;
};

/// At most `limit` alternatives for `problem`; none where it has no
/// configuration. The first is the one that the resolver chooses.
Alternatives findAlternatives(const Problem &problem, unsigned limit);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_ADVICE_ALTERNATIVES_H
