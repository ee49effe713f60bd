//===- Optimizer.h - The best answer at one width ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Given one destination width, finds the best strategies and unpack modes:
// propagation, then each open component by the cheapest method that is exact
// for it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_OPTIMIZER_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_OPTIMIZER_H

#include "Component.h"
#include "Elimination.h"

namespace tileconf::resolver {

struct WidthSolution {
  /// The option of each choice; options are sorted by rank.
  std::vector<uint8_t> options;
  Modes modes{};
  Cost cost;
};

/// Solves what `propagation`, which has run successfully, leaves open. On
/// Limit, `stuck` is the component that was too much.
SearchOutcome optimize(const Propagation &propagation, uint64_t &budget,
                       WidthSolution &solution, Component &stuck);

} // namespace tileconf::resolver

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_OPTIMIZER_H
