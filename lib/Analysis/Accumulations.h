//===- Accumulations.h - Sums that grow in loops ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds sums that one step of a loop hands to the next, in DST or through a
// dataflow buffer. What is not plainly such a sum is none: a buffer that the
// loop fills afresh in each step carries nothing, nor does one whose steps work
// on different tiles, nor does a maximum lose anything on the way.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_ACCUMULATIONS_H
#define TILECONF_LIB_ANALYSIS_ACCUMULATIONS_H

#include "SumSearch.h"
#include "tileconf/KernelConfig/Findings/KernelProfile.h"

namespace tileconf {

using Accumulations = std::vector<KernelProfile::Accumulation>;

/// The sums among `tiles`, which are the tile operations of `kernel` in order,
/// by operation. Those that `isLeftOut` accepts do not count; what sums up in
/// one buffer and one nest of loops comes as one.
Accumulations
findAccumulations(mlir::Operation *kernel, llvm::ArrayRef<TileFacts> tiles,
                  BufferFinder &buffers,
                  llvm::function_ref<bool(OperationId)> isLeftOut);

/// The sums that go round through buffers, an entry for each buffer and loop.
Accumulations findBufferSums(const LoopNests &nests,
                             llvm::ArrayRef<TileFacts> tiles,
                             BufferFinder &buffers, const SumSearch &search);

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_ACCUMULATIONS_H
