//===- CopyingSearch.h - Search that copies its domains ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The textbook way to resolve a kernel, to compare with: keep what is still
// possible, take the undecided operation with the fewest options that fit,
// apply one of them to a copy of the domains, and go on until none is left;
// step back where an operation has no option. Options are tried FPU first. It
// stops at the first answer and does not look for the best one, which is less
// work than the resolver does.
//
// Relations are asked of the target once. Domains come in two kinds: as lists
// of configurations, which is how one reads the method, and as bit masks, which
// is the best that the method can be.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_COPYINGSEARCH_H
#define TILECONF_BENCH_COPYINGSEARCH_H

#include "Problems.h"

namespace tileconf::bench {

enum class SearchDomains : uint8_t { Lists, Masks };

/// The first answer found, if there is one.
std::optional<PlanValues> solveByCopyingSearch(const Sample &sample,
                                               SearchDomains domains);

} // namespace tileconf::bench

#endif // TILECONF_BENCH_COPYINGSEARCH_H
