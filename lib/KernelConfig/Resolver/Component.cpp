//===- Component.cpp - Decomposition and costs ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Component.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <numeric>

using namespace tileconf;
using namespace tileconf::resolver;

namespace {

/// Disjoint sets of buffers.
class BufferSets {
public:
  BufferSets() { std::iota(parent.begin(), parent.end(), 0); }

  uint8_t find(uint8_t buffer) {
    while (parent[buffer] != buffer) {
      buffer = parent[buffer] = parent[parent[buffer]];
    }
    return buffer;
  }
  void unite(uint8_t lhs, uint8_t rhs) {
    lhs = find(lhs);
    rhs = find(rhs);
    // The lower index leads, so that components come in buffer order.
    parent[std::max(lhs, rhs)] = std::min(lhs, rhs);
  }

private:
  std::array<uint8_t, kMaxDataflowBuffers> parent;
};

} // namespace

llvm::SmallVector<uint8_t, 4>
tileconf::resolver::getOpenScope(const Propagation &propagation,
                                 size_t choice) {
  llvm::SmallVector<uint8_t, 4> scope;
  const CompiledChoice &known = propagation.getProblem().choices[choice];
  uint16_t remaining = propagation.getOptions(choice);
  for (auto [number, option] : llvm::enumerate(known.options)) {
    if (!(remaining >> number & 1)) {
      continue;
    }
    for (const CompiledUse &use : option.uses) {
      if (llvm::popcount(propagation.getDomain(use.buffer)) > 1 &&
          !llvm::is_contained(scope, use.buffer)) {
        scope.push_back(use.buffer);
      }
    }
  }
  return scope;
}

Decomposition tileconf::resolver::decompose(const Propagation &propagation) {
  const CompiledProblem &problem = propagation.getProblem();
  BufferSets sets;
  std::array<bool, kMaxDataflowBuffers> involved{};
  std::vector<std::optional<uint8_t>> anchors(problem.choices.size());
  Decomposition result;
  for (uint32_t choice = 0; choice < problem.choices.size(); ++choice) {
    if (!propagation.isActive(problem.choiceId(choice))) {
      continue;
    }
    std::optional<uint8_t> &anchor = anchors[choice];
    for (uint8_t buffer : getOpenScope(propagation, choice)) {
      involved[buffer] = true;
      if (anchor) {
        sets.unite(*anchor, buffer);
      } else {
        anchor = buffer;
      }
    }
    if (!anchor) {
      result.settledChoices.push_back(choice);
    }
  }
  // A buffer that only fixed operations use is a component of its own.
  for (const FixedBufferUse &fixed : problem.bufferUses) {
    involved[fixed.use.buffer] = true;
  }

  std::array<int, kMaxDataflowBuffers> componentOf;
  componentOf.fill(-1);
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    if (!involved[buffer] ||
        llvm::popcount(propagation.getDomain(buffer)) <= 1) {
      continue;
    }
    int &component = componentOf[sets.find(buffer)];
    if (component < 0) {
      component = result.components.size();
      result.components.emplace_back();
    }
    result.components[component].buffers.push_back(buffer);
  }
  for (uint32_t choice = 0; choice < problem.choices.size(); ++choice) {
    if (anchors[choice]) {
      result.components[componentOf[sets.find(*anchors[choice])]]
          .choices.push_back(choice);
    }
  }
  for (Component &component : result.components) {
    llvm::sort(component.choices, [&](uint32_t lhs, uint32_t rhs) {
      return problem.choices[lhs].first < problem.choices[rhs].first;
    });
  }
  return result;
}

OptionPick CostModel::pick(size_t choice, const Modes &modes,
                           uint16_t optionMask) const {
  const CompiledChoice &known = propagation.getProblem().choices[choice];
  const unsigned width = propagation.getWidth();
  uint16_t remaining = propagation.getOptions(choice) & optionMask;
  OptionPick best;
  for (auto [number, option] : llvm::enumerate(known.options)) {
    if (!(remaining >> number & 1)) {
      continue;
    }
    Cost cost{0, number == 0 ? 0 : 1};
    bool fits = llvm::all_of(option.uses, [&](const CompiledUse &use) {
      unsigned mode = modes[use.buffer];
      cost.lossyUses += use.lossyUses[width][mode];
      return (propagation.getAllowed(use) >> mode & 1) != 0;
    });
    if (fits && cost < best.cost) {
      best = {cost, static_cast<unsigned>(number)};
    }
  }
  if (!best.cost.isInfinite()) {
    best.cost = best.cost * known.count;
  }
  return best;
}

Cost CostModel::getFixedCost(unsigned buffer, unsigned mode) const {
  Cost cost;
  const CompiledProblem &problem = propagation.getProblem();
  for (auto [number, fixed] : llvm::enumerate(problem.bufferUses)) {
    if (fixed.use.buffer == buffer &&
        propagation.isActive(problem.bufferUseId(number))) {
      cost.lossyUses +=
          int64_t(fixed.use.lossyUses[propagation.getWidth()][mode]) *
          fixed.count;
    }
  }
  return cost;
}
