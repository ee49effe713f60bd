//===- Score.cpp - The objective as a value ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Score.h"

#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace tileconf;
using namespace tileconf::advice;

bool Score::operator<(const Score &other) const {
  return std::tie(lossyUses, unpreferred, ranks, offWidth, fullSync, modes) <
         std::tie(other.lossyUses, other.unpreferred, other.ranks,
                  other.offWidth, other.fullSync, other.modes);
}

llvm::SmallVector<const StrategyOption *, 2>
advice::getOrder(const ChoiceClass &choice, const KernelConfigPolicy &policy) {
  llvm::SmallVector<const StrategyOption *, 2> order;
  for (const StrategyOption &option : choice.options) {
    order.push_back(&option);
  }
  auto place = [&](const StrategyOption *option) {
    return std::pair(getStrategyRank(*option, policy), option->strategy);
  };
  llvm::sort(order, [&](const StrategyOption *lhs, const StrategyOption *rhs) {
    return place(lhs) < place(rhs);
  });
  return order;
}

static bool isLossy(const BufferUse &use, const PlanValues &values,
                    const Problem &problem) {
  if (problem.policy.f32Unpack == F32Unpack::Exact) {
    return false;
  }
  UnpackMode mode = use.buffer < values.unpackModes.size()
                        ? values.unpackModes[use.buffer]
                        : UnpackMode::Default;
  return problem.target
      ->getUnpackConfigurations(use.primitive, use.route, use.type)
      .getLossy(values.destinationWidth)
      .contains(mode);
}

unsigned advice::countLossyUses(const Demands &demands,
                                const PlanValues &values,
                                const Problem &problem) {
  return llvm::count_if(demands.bufferUses, [&](const BufferUse &use) {
    return isLossy(use, values, problem);
  });
}

uint64_t advice::countFixedLossyUses(const PlanValues &values,
                                     const Problem &problem) {
  uint64_t count = 0;
  for (const auto &known : problem.requirements.getBufferUses()) {
    count += isLossy(known.use, values, problem) ? known.count : 0;
  }
  return count;
}

static bool asks(FullFp32Category category, const Problem &problem) {
  return problem.policy.prefersFullFp32(category) &&
         problem.target->getFullFp32Support(category).supported;
}

bool advice::asksForWide(const Demands &demands, const Problem &problem) {
  return demands.fullFp32 && asks(*demands.fullFp32, problem);
}

bool advice::fixedAskForWide(const Problem &problem) {
  return llvm::any_of(
      problem.requirements.getFullFp32Uses(),
      [&](const FullFp32Use &use) { return asks(use.category, problem); });
}

Score advice::rate(const PlanValues &values, const Problem &problem) {
  const KernelRequirements &requirements = problem.requirements;
  Score score;
  score.lossyUses = countFixedLossyUses(values, problem);
  bool wantsWide = fixedAskForWide(problem);

  struct Rated {
    std::array<uint8_t, kCount<Strategy>> ranks{};
    std::array<unsigned, kCount<Strategy>> lossyUses{};
    std::array<bool, kCount<Strategy>> wide{};
  };
  std::vector<Rated> rated;
  for (const ChoiceClass &known : requirements.getChoiceClasses()) {
    Rated &entry = rated.emplace_back();
    for (auto [rank, option] :
         llvm::enumerate(getOrder(known, problem.policy))) {
      unsigned number = static_cast<unsigned>(option->strategy);
      entry.ranks[number] = rank;
      entry.lossyUses[number] =
          countLossyUses(option->demands, values, problem);
      entry.wide[number] = asksForWide(option->demands, problem);
    }
  }
  for (auto [choice, strategy] :
       llvm::zip_equal(requirements.getChoices(), values.strategies)) {
    const Rated &entry = rated[choice.classIndex];
    unsigned number = static_cast<unsigned>(strategy);
    score.ranks.push_back(entry.ranks[number]);
    score.unpreferred += entry.ranks[number] != 0;
    score.lossyUses += entry.lossyUses[number];
    wantsWide |= entry.wide[number];
  }
  bool wide = values.destinationWidth == DestinationWidth::Bits32;
  score.offWidth = wide != wantsWide;
  score.fullSync = values.dstSync == DstSync::Full;
  score.modes = values.unpackModes;
  return score;
}
