//===- PlanJson.h - Answers as JSON -----------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An answer for programs: every value with its reason, every requirement as
// data and not as a sentence. docs/problem-format.md describes the document.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_PLANJSON_H
#define TILECONF_KERNELCONFIG_EXPLAIN_PLANJSON_H

#include "tileconf/KernelConfig/Explain/OperationNames.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"
#include "llvm/Support/JSON.h"

namespace tileconf {

/// The version of the document, stated in it under `version`.
inline constexpr unsigned kAnswerVersion = 1;

/// The values of `plan`, which answers `problem`, with their reasons.
llvm::json::Value printPlan(const KernelConfigPlan &plan,
                            const Problem &problem,
                            const OperationNames &names);

/// The requirements that cannot be met together.
llvm::json::Value printConflict(const KernelConfigConflict &conflict,
                                const OperationNames &names);

/// The buffers that were too much.
llvm::json::Value printLimit(const ResolutionLimit &limit);

/// Any of the three; `answer` in the document says which.
llvm::json::Value printResolution(const Resolution &resolution,
                                  const Problem &problem,
                                  const OperationNames &names);

/// A requirement as it appears in all of them.
llvm::json::Value printRequirement(const Requirement &requirement,
                                   const OperationNames &names);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_PLANJSON_H
