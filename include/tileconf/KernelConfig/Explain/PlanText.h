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

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/InkedText.h"
#include "tileconf/KernelConfig/Explain/OperationNames.h"
#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

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

/// Leaves the file out of locations in the file that a title names.
class ShortLocations : public OperationNames {
public:
  /// `names` outlives this.
  ShortLocations(const OperationNames &names, llvm::StringRef location);

  std::string getName(OperationId operation) const override {
    return names.getName(operation);
  }
  std::string getLocation(OperationId operation) const override;
  std::string getFpuObstacle(OperationId operation) const override {
    return names.getFpuObstacle(operation);
  }
  std::optional<uint64_t> getBuffersOfOthers() const override {
    return names.getBuffersOfOthers();
  }

private:
  const OperationNames &names;
  std::string prefix;
};

/// What a table shows besides the plan.
struct PlanExtras {
  /// What was found about the plan, in kernel order.
  llvm::ArrayRef<Message> findings;
  /// The fidelity that a descriptor states, and why that; the policy's if
  /// there is none.
  std::optional<MathFidelity> fidelity = std::nullopt;
  std::string fidelityReason;
  /// Show every row and every place, however alike.
  bool unfold = false;
};

/// "resolved for wormhole_b0: 32-bit, double-buffered, 4 tiles".
std::string getVerdict(const KernelConfigPlan &plan, const Problem &problem);

/// The first line about a plan: title, verdict, number of findings.
InkedText getHeadline(const PlanTitle &title, const KernelConfigPlan &plan,
                      const Problem &problem, llvm::ArrayRef<Message> findings);

/// "double-buffered", "full".
llvm::StringRef describe(DstSync sync);

/// Prints the table of `plan`, which answers `problem`, headline first.
void printPlanText(const PlanTitle &title, const KernelConfigPlan &plan,
                   const Problem &problem, const OperationNames &names,
                   const PlanExtras &extras, llvm::raw_ostream &stream);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_PLANTEXT_H
