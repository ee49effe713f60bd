//===- Passes.h - Passes on TTL kernels -------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations and registration of the passes in Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_TRANSFORMS_PASSES_H
#define TILECONF_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tileconf {

#define GEN_PASS_DECL
#include "tileconf/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tileconf/Transforms/Passes.h.inc"

} // namespace tileconf

#endif // TILECONF_TRANSFORMS_PASSES_H
