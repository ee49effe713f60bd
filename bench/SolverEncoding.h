//===- SolverEncoding.h - The problem put to Z3 -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same problems for a general solver, encoded the way one would write them
// down: a Boolean for the wide destination, one per buffer and mode, one per
// operation and strategy, and an implication per demand. By default it asks
// for any configuration, which is less than the resolver gives; the best one
// takes Z3's optimiser.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_SOLVERENCODING_H
#define TILECONF_BENCH_SOLVERENCODING_H

#include "Problems.h"

namespace tileconf::bench {

struct SolverAnswer {
  PlanValues values;
  /// Seconds to state the problem and to solve it.
  double stating = 0;
  double solving = 0;
};

/// A configuration, if there is one.
std::optional<SolverAnswer> solveByZ3(const Sample &sample);

/// One with the most operations on their first option, if there is one. For
/// problems without lossy uses.
std::optional<SolverAnswer> optimizeByZ3(const Sample &sample);

} // namespace tileconf::bench

#endif // TILECONF_BENCH_SOLVERENCODING_H
