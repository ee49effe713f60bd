//===- TargetAnalysis.h - Module attributes to a target ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads which target a kernel is for: `ttl.target_arch`, the system and device
// descriptions, `ttl.config_api`, and the options that stand in for them. What
// a target allows is none of its business.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_ANALYSIS_TARGETANALYSIS_H
#define TILECONF_ANALYSIS_TARGETANALYSIS_H

#include "mlir/IR/Operation.h"
#include "tileconf/Analysis/KernelConfigOptions.h"
#include "tileconf/KernelConfig/Target/TargetRegistry.h"

namespace tileconf {

/// Names of the module attributes that state a target.
inline constexpr llvm::StringLiteral kTargetArchAttr = "ttl.target_arch";
inline constexpr llvm::StringLiteral kConfigApiAttr = "ttl.config_api";

/// The target of the kernel `kernel`: that of the nearest module around it
/// which names one, or the generic environment. Fails, with an error, when
/// what is named disagrees, is malformed or has no implementation.
llvm::FailureOr<const TableTarget *>
analyzeTarget(mlir::Operation *kernel, const KernelConfigOptions &options);

} // namespace tileconf

#endif // TILECONF_ANALYSIS_TARGETANALYSIS_H
