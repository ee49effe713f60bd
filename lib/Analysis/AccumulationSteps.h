//===- AccumulationSteps.h - How often a sum grows --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers of steps, of loops and of what an operation repeats by itself.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_ACCUMULATIONSTEPS_H
#define TILECONF_LIB_ANALYSIS_ACCUMULATIONSTEPS_H

#include "TileFacts.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace tileconf {

/// A number of steps, where it is known.
using Steps = std::optional<uint64_t>;

Steps multiply(Steps lhs, Steps rhs);
Steps countSteps(mlir::LoopLikeOpInterface loop);
/// Tiles that one matrix product of blocks adds up for each of its results.
Steps countBlockSteps(const TileFacts &tile);
/// Steps in which `tile` adds to one slot of DST before it is packed.
Steps countDstSteps(const TileFacts &tile);

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_ACCUMULATIONSTEPS_H
