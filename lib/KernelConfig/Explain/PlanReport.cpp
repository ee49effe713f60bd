//===- PlanReport.cpp - What a plan gave up, in words -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/Report.h"

#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace tileconf;

static llvm::StringRef describe(FullFp32Category category) {
  switch (category) {
  case FullFp32Category::Matmul:
    return "a matmul";
  case FullFp32Category::ReduceRow:
    return "a row reduction";
  case FullFp32Category::ReduceColumn:
    return "a column reduction";
  case FullFp32Category::ReduceScalar:
    return "a scalar reduction";
  }
  return "";
}

static Message report(const DroppedPreference &dropped,
                      const Phrases &phrases) {
  std::string operation = phrases.operation(dropped.operation);
  switch (dropped.kind) {
  case DroppedPreference::Kind::TargetFallback: {
    DiagnosticId id = DiagnosticId::FullFp32Fallback;
    return {id,
            dropped.operation,
            format(id, operation, describe(dropped.category),
                   phrases.problem.target->getArchitecture(),
                   dropped.reference),
            {}};
  }
  case DroppedPreference::Kind::Beaten:
    break;
  }
  DiagnosticId id = DiagnosticId::FullFp32Beaten;
  Message diagnostic{id, dropped.operation, format(id, operation), {}};
  for (const Requirement &cause : dropped.causes) {
    diagnostic.notes.push_back({cause.operation, phrases.need(cause)});
  }
  return diagnostic;
}

Message tileconf::reportLossyUse(const LossyUse &lossy,
                                 const Phrases &phrases) {
  DiagnosticId id = DiagnosticId::LossyRead;
  std::string others;
  if (lossy.count > 1) {
    unsigned more = lossy.count - 1;
    others = more == 1 ? ", and so does another operation like it"
                       : ", and so do " + std::to_string(more) +
                             " other operations like it";
  }
  return {id,
          lossy.use.operation,
          format(id, phrases.operation(lossy.use.operation), lossy.use.operand,
                 unsigned(lossy.use.buffer), others),
          {}};
}

std::vector<Message> tileconf::reportWarnings(const KernelConfigPlan &plan,
                                              const Phrases &phrases) {
  std::vector<Message> warnings;
  for (const DroppedPreference &dropped : plan.getDroppedPreferences()) {
    warnings.push_back(report(dropped, phrases));
  }
  for (const LossyUse &lossy : plan.getLossyUses()) {
    warnings.push_back(reportLossyUse(lossy, phrases));
  }
  llvm::sort(warnings, [](const Message &lhs, const Message &rhs) {
    return std::tie(lhs.operation, lhs.id, lhs.text) <
           std::tie(rhs.operation, rhs.id, rhs.text);
  });
  return warnings;
}
