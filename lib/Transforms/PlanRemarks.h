//===- PlanRemarks.h - Plans as optimisation remarks ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tells whoever collects MLIR's remarks what was decided and why. Remarks are
// for tools and files; diagnostics are for people, and independent of this.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_TRANSFORMS_PLANREMARKS_H
#define TILECONF_LIB_TRANSFORMS_PLANREMARKS_H

#include "tileconf/Analysis/KernelFindings.h"

namespace tileconf {

/// Emits remarks about the plan of `analysis`, which has one, and about what is
/// found about it under `options`. Looks at the kernel once more only if
/// somebody collects what is learnt from that.
void emitPlanRemarks(const KernelConfigAnalysis &analysis,
                     const FindingOptions &options);

} // namespace tileconf

#endif // TILECONF_LIB_TRANSFORMS_PLANREMARKS_H
