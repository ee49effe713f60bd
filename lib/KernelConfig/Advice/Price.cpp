//===- Price.cpp - Bits that a change costs ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Price.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::advice;

/// Whether `problem` keeps operations like `choice` off the FPU.
static bool isKeptOffFpu(const ChoiceClass &choice, const Problem &problem) {
  const KernelConfigPolicy &policy = problem.policy;
  return policy.preferExactF32Binary || !policy.enableFpuBinaryOps.value ||
         llvm::any_of(problem.requirements.getChoiceClasses(),
                      [&](const ChoiceClass &known) {
                        return known.first == choice.first &&
                               known.pinned == Strategy::SFPU;
                      });
}

Price advice::computePrice(const KernelConfigPlan &plan, const Problem &changed,
                           const Problem &problem) {
  Price price;
  for (auto [number, choice] :
       llvm::enumerate(changed.requirements.getChoiceClasses())) {
    if (plan.getClassStrategy(number) != Strategy::FPU ||
        !isKeptOffFpu(choice, problem)) {
      continue;
    }
    for (const StrategyOption &option : choice.options) {
      auto reads =
          llvm::count_if(option.demands.bufferUses, [](const BufferUse &use) {
            return use.type == TileDataType::Float32 &&
                   use.route == OperandRoute::DataflowBuffer;
          });
      if (option.strategy == Strategy::FPU && reads != 0) {
        price.reads.add({choice.first, choice.last,
                         static_cast<uint32_t>(choice.count * reads)});
      }
    }
  }
  if (problem.policy.fp32DestAcc.value == Selection::Enabled) {
    for (const DroppedPreference &dropped : plan.getDroppedPreferences()) {
      if (dropped.kind == DroppedPreference::Kind::Beaten) {
        price.accumulation = std::min(price.accumulation, dropped.operation);
      }
    }
  }
  return price;
}

llvm::SmallVector<std::string, 2>
Price::describe(const Phrases &phrases) const {
  llvm::SmallVector<std::string, 2> parts;
  if (reads.count != 0) {
    parts.push_back(
        (reads.count == 1
             ? "one read loses the low 13 mantissa bits on the FPU, by "
             : std::to_string(reads.count) +
                   " reads lose the low 13 mantissa bits on the FPU, the first "
                   "of them by ") +
        phrases.operationAt(reads.first));
  }
  if (accumulation != kNoOperation) {
    parts.push_back(phrases.operationAt(accumulation) +
                    " loses full fp32 accumulation");
  }
  return parts;
}
