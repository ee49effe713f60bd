//===- Elimination.h - Any component, within a bound ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Minimises any component by eliminating one buffer after another: all terms
// that mention it are replaced by one table over their other buffers. Costs
// carry the ranks of all choices behind what is counted, so that the one
// minimum that is found has its ties broken. Exact for every relation; the work
// is the size of the largest table, which is small when buffers depend on few
// others and exponential when they all depend on each other in ways that no
// minimum cut describes. The size is bounded, and reaching the bound is an
// answer of its own.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_ELIMINATION_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_ELIMINATION_H

#include "Component.h"

namespace tileconf::resolver {

enum class SearchOutcome : uint8_t {
  Solved,
  /// No modes fit.
  Infeasible,
  /// The bound was reached.
  Limit,
};

/// Puts the optimum of `component` into `modes`, ties broken for the rank of
/// the earlier operation. `budget` is the number of table entries that may
/// still be computed; it is counted down.
SearchOutcome solveByElimination(const CostModel &model,
                                 const Component &component, Modes &modes,
                                 uint64_t &budget);

} // namespace tileconf::resolver

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_ELIMINATION_H
