//===- Accumulations.h - Sums that grow in loops ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds sums that one step of a loop hands to the next, in DST or through a
// dataflow buffer. What is not plainly such a sum is none: a buffer that the
// loop fills afresh in each step carries nothing, nor does a maximum lose
// anything on the way.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_ACCUMULATIONS_H
#define TILECONF_LIB_ANALYSIS_ACCUMULATIONS_H

#include "TileFacts.h"
#include "tileconf/KernelConfig/Findings/KernelProfile.h"

namespace tileconf {

/// The sums among `tiles`, which are the tile operations of `kernel` in order,
/// by operation.
std::vector<KernelProfile::Accumulation>
findAccumulations(mlir::Operation *kernel, llvm::ArrayRef<TileFacts> tiles,
                  BufferFinder &buffers);

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_ACCUMULATIONS_H
