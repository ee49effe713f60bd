//===- KernelFindings.h - The findings about one kernel ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings as a user of one kernel gets them: without those that an option or
// the attribute `ttl.allow_findings` silences, and as errors where findings are
// to be errors.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_ANALYSIS_KERNELFINDINGS_H
#define TILECONF_ANALYSIS_KERNELFINDINGS_H

#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Findings/KernelProfile.h"

namespace tileconf {

/// Name of the attribute that silences findings about the operation that has
/// it and about all operations inside: an array of codes.
inline constexpr llvm::StringLiteral kAllowFindingsAttr = "ttl.allow_findings";

struct FindingOptions {
  /// Findings are errors, remarks included.
  bool strict = false;
  /// Codes of findings that are not wanted.
  std::vector<std::string> allow;
};

/// The error, its code in front, about the first of `allow` that is no code of
/// a finding; empty if all are.
std::string checkAllowedFindings(llvm::ArrayRef<std::string> allow);

/// What is to be said about the plan of `analysis`, which has one: findings
/// that nobody silenced, by place, and an error for each malformed entry of
/// `options` or of an attribute. `profile` saves the walk where it is known.
std::vector<Message> collectFindings(const KernelConfigAnalysis &analysis,
                                     const FindingOptions &options,
                                     const KernelProfile *profile = nullptr);

/// As above for what the plan gave up (05xx), which takes no walk.
std::vector<Message> collectWarnings(const KernelConfigAnalysis &analysis);

/// Hands `message` to MLIR, each part at its place.
void emitMessage(const KernelConfigAnalysis &analysis, const Message &message);

} // namespace tileconf

#endif // TILECONF_ANALYSIS_KERNELFINDINGS_H
