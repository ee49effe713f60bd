//===- Findings.cpp - All rules, in order -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Findings/Findings.h"

#include "RuleContext.h"
#include "tileconf/KernelConfig/Explain/Report.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace tileconf;

std::vector<Message> tileconf::findHazards(const KernelConfigPlan &plan,
                                           const Problem &problem,
                                           const KernelProfile &profile,
                                           const Phrases &phrases) {
  RuleContext context(plan, problem, profile, phrases);
  context.messages = reportWarnings(plan, phrases);
  // The plan says itself which reads it was allowed to spoil, unless there is
  // more to say about them.
  for (const LossyUse &lossy : plan.getLossyUses()) {
    const Requirement &use = lossy.use;
    if (profile.findStore(use.buffer)) {
      Message known = reportLossyUse(lossy, phrases);
      llvm::erase_if(context.messages, [&](const Message &message) {
        return message.id == known.id && message.operation == known.operation &&
               message.text == known.text;
      });
      continue;
    }
    for (auto [index, edge] : llvm::enumerate(context.edges)) {
      if (use.operation == edge.use.operation &&
          use.operand == edge.use.operand && use.buffer == edge.use.buffer) {
        context.explained[index] = true;
      }
    }
  }
  checkFidelity(context);
  checkFormats(context);
  checkAccumulations(context);
  checkPrecision(context);
  checkCosts(context);
  sortMessages(context.messages);
  return std::move(context.messages);
}

void tileconf::sortMessages(std::vector<Message> &messages) {
  // What is about no operation is about the kernel, which comes first.
  auto keyOf = [](const Message &message) {
    return std::make_tuple(message.operation != kNoOperation, message.operation,
                           message.id, llvm::StringRef(message.text));
  };
  llvm::sort(messages, [&](const Message &lhs, const Message &rhs) {
    return keyOf(lhs) < keyOf(rhs);
  });
}
