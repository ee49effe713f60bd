//===- PlanText.h - The table of a plan -------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan for people: each value, the reason for it, and what was given up.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_PLANTEXT_H
#define TILECONF_KERNELCONFIG_EXPLAIN_PLANTEXT_H

#include "tileconf/KernelConfig/Explain/OperationNames.h"
#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"
#include "llvm/Support/raw_ostream.h"

namespace tileconf {

/// What a table is about.
struct PlanTitle {
  /// As in "kernel `add`".
  std::string subject;
  /// Where that stands, as `file:line:column`; may be empty. The table leaves
  /// the file out of locations in the same one.
  std::string location;

  /// "kernel `add` at kernel.mlir:3:1", as far as known.
  std::string getText() const;
};

/// Prints the table of `plan`, which answers `problem`.
void printPlanText(const PlanTitle &title, const KernelConfigPlan &plan,
                   const Problem &problem, const OperationNames &names,
                   llvm::raw_ostream &stream);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_PLANTEXT_H
