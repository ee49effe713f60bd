//===- Strands.h - Operations that belong together --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tells the strands of a kernel apart: parts of it that no tile connects, so
// that they could be kernels of their own.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_STRANDS_H
#define TILECONF_LIB_ANALYSIS_STRANDS_H

#include "TileFacts.h"
#include "tileconf/KernelConfig/Findings/KernelProfile.h"

namespace tileconf {

/// The strands of `tiles`, in kernel order. `stores` are the buffers that the
/// kernel fills: others connect nothing.
std::vector<KernelProfile::Strand>
findStrands(llvm::ArrayRef<TileFacts> tiles,
            llvm::ArrayRef<KernelProfile::Store> stores, BufferFinder &buffers);

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_STRANDS_H
