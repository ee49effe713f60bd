//===- BruteForceResolver.h - The objective, tried on everything *- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the resolver has to answer, in the plainest way to find out: enumerate
// every configuration of every operation, keep the legal ones, take the best.
// It starts from the description and not from interned requirements, so that a
// mistake in interning shows too, and has no line in common with the resolver
// or with verify().
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_PROPERTY_KERNELCONFIG_BRUTEFORCERESOLVER_H
#define TILECONF_PROPERTY_KERNELCONFIG_BRUTEFORCERESOLVER_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"
#include "tileconf/KernelConfig/Problem/ProblemJson.h"
#include <bitset>

namespace tileconf::property {

using BufferSet = std::bitset<kMaxDataflowBuffers>;

/// The best configuration, if there is one. The explicit unpack set says
/// nothing about the buffers in `freed`.
std::optional<PlanValues> solveByBruteForce(const ProblemDescription &problem,
                                            const BufferSet &freed = {});

/// The same for larger problems. Strategies are not enumerated: once the width
/// and all modes are given no operation affects another, so each takes its
/// best.
std::optional<PlanValues> solveByModes(const ProblemDescription &problem);

/// A legal configuration, with the parts of the objective that are numbers.
struct Enumerated {
  PlanValues values;
  unsigned lossyUses = 0;
  unsigned unpreferred = 0;
};

/// Every configuration, best first.
std::vector<Enumerated> listByBruteForce(const ProblemDescription &problem);

/// Whether `values`, which have the sizes of the problem, meet every hard
/// requirement.
bool isLegal(const PlanValues &values, const ProblemDescription &problem,
             const BufferSet &freed = {});

/// Number of configurations that solveByBruteForce() and solveByModes() have to
/// look at.
double countConfigurations(const ProblemDescription &problem);
double countModes(const ProblemDescription &problem);

} // namespace tileconf::property

#endif // TILECONF_PROPERTY_KERNELCONFIG_BRUTEFORCERESOLVER_H
