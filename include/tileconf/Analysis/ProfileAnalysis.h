//===- ProfileAnalysis.h - Tile operations to a profile ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A second walk over a kernel, for what findings need and decisions do not. It
// is made only when somebody wants findings, so that the pass stays as fast as
// it is without them.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_ANALYSIS_PROFILEANALYSIS_H
#define TILECONF_ANALYSIS_PROFILEANALYSIS_H

#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "tileconf/KernelConfig/Findings/KernelProfile.h"
#include "llvm/ADT/BitVector.h"

namespace tileconf {

/// The profile of the kernel behind `analysis`. Cannot fail: what a kernel
/// does not say is left out. The IR is not changed.
///
/// Operations in `leftOut`, which may be empty, are not among those that the
/// profile names and counts; what they do to others stays as it is.
KernelProfile analyzeProfile(const KernelConfigAnalysis &analysis,
                             const llvm::BitVector &leftOut = {});

} // namespace tileconf

#endif // TILECONF_ANALYSIS_PROFILEANALYSIS_H
