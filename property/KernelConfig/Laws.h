//===- Laws.h - What has to hold for every problem --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a law on generated problems. The first problem that breaks it is made
// smaller for as long as it still does, and reported as a problem file with
// the seed that leads there.
//
//   TILECONF_PROPERTY_CASES  factor on the number of problems; 1 by default
//   TILECONF_PROPERTY_SEED   the first seed; 1 by default
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_PROPERTY_KERNELCONFIG_LAWS_H
#define TILECONF_PROPERTY_KERNELCONFIG_LAWS_H

#include "ProblemGenerator.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tileconf::property {

/// What is wrong, or nothing. `seed` is for what the law itself makes up.
using Law = llvm::function_ref<std::string(const ProblemDescription &problem,
                                           uint64_t seed)>;

/// Checks `law` on `cases` problems of `shape`, times the factor.
void checkLaw(Shape shape, unsigned cases, Law law, Size size = Size::Small);

/// Expects that a law has met what it is about, `times` over: otherwise it says
/// nothing. Of fewer problems than usual that cannot be expected.
void expectMet(uint64_t times);

/// The values of `resolution`; nothing if it is no plan.
std::optional<PlanValues> getValues(const Resolution &resolution);

/// Values for a failure message.
std::string toString(const std::optional<PlanValues> &values);

} // namespace tileconf::property

#endif // TILECONF_PROPERTY_KERNELCONFIG_LAWS_H
