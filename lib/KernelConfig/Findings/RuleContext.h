//===- RuleContext.h - What the rules look at and write to ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules are functions that look at one answered problem and add messages.
// They run from the specific to the general: an edge that one rule has
// explained is no longer the business of those after it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_FINDINGS_RULECONTEXT_H
#define TILECONF_LIB_KERNELCONFIG_FINDINGS_RULECONTEXT_H

#include "tileconf/KernelConfig/Findings/Findings.h"
#include "tileconf/KernelConfig/Findings/MathFidelityChoice.h"
#include "tileconf/KernelConfig/Findings/Precision.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"

namespace tileconf {

class RuleContext {
public:
  RuleContext(const KernelConfigPlan &plan, const Problem &problem,
              const KernelProfile &profile, const Phrases &phrases);

  /// The target has the hazard behind rule `id`.
  bool holds(DiagnosticId id) const;
  bool isWide() const {
    return plan.getDestinationWidth() == DestinationWidth::Bits32;
  }

  /// Adds a finding. The reference is good until the next one is added.
  template <typename... Args>
  Message &report(DiagnosticId id, OperationId operation, Args &&...args) {
    messages.push_back(
        {id, operation, format(id, std::forward<Args>(args)...), {}});
    return messages.back();
  }

  /// Notes why destination elements are as wide as they are.
  void noteWidth(Message &message) const;
  /// Notes what 32-bit destination elements would do, `gain`, if the kernel can
  /// have them and `helps` is true of the plan then: the change is made to a
  /// copy and solved.
  void noteWideRemedy(
      Message &message, llvm::StringRef gain,
      llvm::function_ref<bool(const KernelConfigPlan &)> helps =
          [](const KernelConfigPlan &) { return true; }) const;

  /// The plan for the problem with another policy, if there is one.
  template <typename Change>
  std::optional<KernelConfigPlan> resolveWith(Change change) const {
    Problem changed = problem;
    change(changed.policy);
    Resolution resolution = resolve(changed);
    if (KernelConfigPlan *found = std::get_if<KernelConfigPlan>(&resolution)) {
      return std::move(*found);
    }
    return std::nullopt;
  }
  unsigned getCapacity(DestinationWidth width) const {
    return problem.target->getDstCapacity(width, plan.getDstSync());
  }
  /// Something that was said about `operation` already has that code.
  bool hasReported(DiagnosticId id, OperationId operation) const;
  /// A set fidelity is a hazard to products in 32-bit destination elements.
  bool endangersWide(const MathFidelityChoice &choice) const;
  /// The edge is the scaler of a reduction.
  bool isScaler(const PrecisionEdge &edge) const;
  /// The edge loses bits of f32 data, or some of its range. Where the kernel
  /// itself fills the buffer, it may be with data that has no more than arrive.
  bool losesBits(const PrecisionEdge &edge) const;

  const KernelConfigPlan &plan;
  const Problem &problem;
  const KernelProfile &profile;
  const Phrases &phrases;
  MathFidelityChoice fidelity;
  std::vector<PrecisionEdge> edges;
  /// By edge: a finding explains it.
  std::vector<bool> explained;
  std::vector<Message> messages;
};

/// ", and so does another operation like it"; empty for none.
std::string describeOthers(uint64_t others);
/// ", and so do 3 other reads"; empty for none.
std::string describeOtherReads(uint64_t others);

void checkFidelity(RuleContext &context);
void checkFormats(RuleContext &context);
void checkAccumulations(RuleContext &context);
void checkPrecision(RuleContext &context);
void checkCosts(RuleContext &context);

} // namespace tileconf

#endif // TILECONF_LIB_KERNELCONFIG_FINDINGS_RULECONTEXT_H
