//===- Findings.h - Legal, but wrong or wasteful ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rule book. A finding is a message about a configuration that works and is
// still not what its user would want: results that are likely wrong or worse
// than the kernel says (a warning), or something that is wasteful or good to
// know (a remark). Each rule has a code, a condition on the target, and the
// facts that it rests on.
//
// There is one finding for one cause. What a specific rule explains, a general
// one does not say again.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_FINDINGS_FINDINGS_H
#define TILECONF_KERNELCONFIG_FINDINGS_FINDINGS_H

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Findings/KernelProfile.h"

namespace tileconf {

struct Rule {
  DiagnosticId id;
  llvm::StringLiteral title;
  /// The hazard that a target has to have for it; nothing where every target
  /// that allows the configuration is concerned.
  std::optional<Hazard> hazard;
  /// The facts, as hardware-facts.md numbers them: "150, 151".
  llvm::StringLiteral facts;

  llvm::StringRef getCode() const { return tileconf::getCode(id); }
  Severity getSeverity() const { return tileconf::getSeverity(id); }
  /// What was given up for the plan (05xx), not what the plan does.
  bool isGivenUp() const { return getCode() < "TC06"; }
  /// It can be found on `target`.
  bool holdsOn(const KernelTargetEnvironment &target) const;
};

/// Every rule, by code.
llvm::ArrayRef<Rule> getRules();
/// The rule with that code, or null.
const Rule *findRule(llvm::StringRef code);

/// Every finding about `plan`, which answers `problem`, in kernel order: what
/// was given up (05xx) and what the rule book says (06xx).
std::vector<Message> findHazards(const KernelConfigPlan &plan,
                                 const Problem &problem,
                                 const KernelProfile &profile,
                                 const Phrases &phrases);

/// Puts `messages` into that order.
void sortMessages(std::vector<Message> &messages);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_FINDINGS_FINDINGS_H
