//===- Z3Resolver.h - The objective, put to an SMT solver -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A second opinion on problems that are too large to enumerate: what Resolver.h
// says a configuration and the best one are, told to Z3 in the form in which
// it is written there. Nothing is shared with the resolver, with verify() or
// with brute force, so that a rule that one of them has wrong shows.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_PROPERTY_KERNELCONFIG_Z3RESOLVER_H
#define TILECONF_PROPERTY_KERNELCONFIG_Z3RESOLVER_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"
#include "tileconf/KernelConfig/Problem/ProblemJson.h"

namespace tileconf::property {

/// The best configuration, if there is one. Throws where Z3 gives up, which it
/// has no reason to do: the questions are finite.
std::optional<PlanValues> solveByZ3(const ProblemDescription &problem);

} // namespace tileconf::property

#endif // TILECONF_PROPERTY_KERNELCONFIG_Z3RESOLVER_H
