//===- PolicyAnalysis.h - Options and attributes to a policy ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Normalises the options of a run and the attributes of a function into a
// policy. Attributes override options. Looks at no operation but the function
// itself.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_ANALYSIS_POLICYANALYSIS_H
#define TILECONF_ANALYSIS_POLICYANALYSIS_H

#include "mlir/IR/Operation.h"
#include "tileconf/Analysis/KernelConfigOptions.h"
#include "tileconf/KernelConfig/Policy/KernelConfigPolicy.h"
#include "tileconf/KernelConfig/Target/KernelTargetEnvironment.h"

namespace tileconf {

/// Names of the function attributes that state a configuration.
inline constexpr llvm::StringLiteral kFp32DestAccAttr = "fp32_dest_acc_en";
inline constexpr llvm::StringLiteral kDstFullSyncAttr = "dst_full_sync_en";
inline constexpr llvm::StringLiteral kUnpackToDestAttr =
    "ttl.unpack_to_dest_fp32";
inline constexpr llvm::StringLiteral kEnableFpuBinaryOpsAttr =
    "ttl.enable_fpu_binary_ops";

/// Enters what `options` say into `policy`. Calls `report` with the error, its
/// code in front, for each that has a value which it cannot have.
void readPolicyOptions(const KernelConfigOptions &options,
                       KernelConfigPolicy &policy,
                       llvm::function_ref<void(std::string error)> report);

/// The policy for `function`. Reports every malformed option and attribute
/// before it fails. `target` gives the range of buffer indices; where it is
/// not known they are not checked.
llvm::FailureOr<KernelConfigPolicy>
analyzePolicy(mlir::Operation *function, const KernelConfigOptions &options,
              const KernelTargetEnvironment *target);

} // namespace tileconf

#endif // TILECONF_ANALYSIS_POLICYANALYSIS_H
