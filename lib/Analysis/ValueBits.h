//===- ValueBits.h - Bits that a tile of few values needs -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile may hold less than its type can: a constant, a mask of zeroes and
// ones, what came through a narrower format. Where it is cut down to that many
// bits later, nothing is lost. Whether it is cut down is not asked here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_VALUEBITS_H
#define TILECONF_LIB_ANALYSIS_VALUEBITS_H

#include "OperandReader.h"
#include "TileFacts.h"
#include "tileconf/KernelConfig/Findings/KernelProfile.h"

namespace tileconf {

/// What suffices for every element of `value`, where that is known. What was
/// computed in DST may have more bits than its type says.
std::optional<KernelProfile::Bits> findSufficientBits(mlir::Value value,
                                                      BufferFinder &buffers);

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_VALUEBITS_H
