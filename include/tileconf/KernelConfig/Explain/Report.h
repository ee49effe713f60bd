//===- Report.h - What to tell about an answer ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics for each kind of answer: an error for a conflict or a limit,
// warnings for what a plan had to give up.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_REPORT_H
#define TILECONF_KERNELCONFIG_EXPLAIN_REPORT_H

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Resolver/Conflict.h"

namespace tileconf {

/// One error, at the operation that the user would look at first, with a note
/// for every other requirement of the conflict.
Message reportConflict(const KernelConfigConflict &conflict,
                       const Phrases &phrases);
Message reportLimit(const ResolutionLimit &limit);
/// The warning about reads that the plan was allowed to spoil.
Message reportLossyUse(const LossyUse &lossy, const Phrases &phrases);
/// Preferences that were dropped and reads that lose bits, in kernel order.
std::vector<Message> reportWarnings(const KernelConfigPlan &plan,
                                    const Phrases &phrases);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_REPORT_H
