//===- Replan.h - Solving a changed problem ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every kind of advice does: change a copy of a problem, solve it again,
// look at what came out.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_ADVICE_REPLAN_H
#define TILECONF_LIB_KERNELCONFIG_ADVICE_REPLAN_H

#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Requirements/RequirementsEditor.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"

namespace tileconf::advice {

/// `problem` with its distinct demands only: as solvable as before, and small.
/// Plans for it name no strategies of single operations.
Problem summarize(const Problem &problem);

/// `problem` with other demands.
Problem withRequirements(const Problem &problem,
                         KernelRequirements requirements);

/// The plan for `problem`, if it has one and the resolver finds it.
std::optional<KernelConfigPlan> replan(const Problem &problem);

/// Modes that `use` accepts at any width, lossy ones if admitted.
UnpackModeSet getAcceptedModes(const Problem &problem, const BufferUse &use);

/// Whether policy and pins leave `option` of `choice`.
bool isOffered(const Problem &problem, const ChoiceClass &choice,
               const StrategyOption &option);

/// Whether anything in the kernel binds, uses or lists `buffer`.
bool isInUse(const Problem &problem, unsigned buffer);
/// The lowest buffer index from `from` on that nothing binds, uses or lists,
/// nor any of the other threads that are known.
std::optional<uint8_t> findFreeBuffer(const Problem &problem,
                                      const OperationNames &names,
                                      unsigned from = 0);
/// Where a buffer so found is free: "in this kernel".
llvm::StringRef describeExtentOfFree(const OperationNames &names);

} // namespace tileconf::advice

#endif // TILECONF_LIB_KERNELCONFIG_ADVICE_REPLAN_H
