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

/// Calls `visit` for every buffer in `mask`, in ascending order.
template <typename Visit>
static void forEach(BufferMask mask, Visit visit) {
  for (; mask; mask &= mask - 1) {
    visit(static_cast<uint8_t>(llvm::countr_zero(mask)));
  }
}

/// The buffers that remaining options of `choice` use.
static BufferMask getScope(const Propagation &propagation, size_t choice) {
  BufferMask scope = 0;
  uint16_t remaining = propagation.getOptions(choice);
  for (const CompiledOption &option :
       propagation.getProblem().choices[choice].options) {
    if (remaining & 1) {
      scope |= option.buffers;
    }
    remaining >>= 1;
  }
  return scope;
}

llvm::SmallVector<uint8_t, 4>
tileconf::resolver::getOpenScope(const Propagation &propagation,
                                 size_t choice) {
  llvm::SmallVector<uint8_t, 4> scope;
  forEach(getScope(propagation, choice) & propagation.getOpenBuffers(),
          [&](uint8_t buffer) { scope.push_back(buffer); });
  return scope;
}

Decomposition tileconf::resolver::decompose(const Propagation &propagation) {
  const CompiledProblem &problem = propagation.getProblem();
  const BufferMask open = propagation.getOpenBuffers();
  BufferSets sets;
  BufferMask involved = 0;
  constexpr uint8_t kNone = kMaxDataflowBuffers;
  std::vector<uint8_t> anchors(problem.choices.size(), kNone);
  Decomposition result;
  for (uint32_t choice = 0; choice < problem.choices.size(); ++choice) {
    if (!propagation.isActive(problem.choiceId(choice))) {
      continue;
    }
    BufferMask scope = getScope(propagation, choice) & open;
    if (!scope) {
      result.settledChoices.push_back(choice);
      continue;
    }
    involved |= scope;
    uint8_t anchor = anchors[choice] = llvm::countr_zero(scope);
    forEach(scope, [&](uint8_t buffer) { sets.unite(anchor, buffer); });
  }
  // A buffer that only fixed operations use is a component of its own.
  for (const FixedBufferUse &fixed : problem.bufferUses) {
    involved |= BufferMask(1) << fixed.use.buffer;
  }

  std::array<int, kMaxDataflowBuffers> componentOf;
  componentOf.fill(-1);
  forEach(involved & open, [&](uint8_t buffer) {
    int &component = componentOf[sets.find(buffer)];
    if (component < 0) {
      component = result.components.size();
      result.components.emplace_back();
    }
    result.components[component].buffers.push_back(buffer);
  });
  for (uint32_t choice = 0; choice < problem.choices.size(); ++choice) {
    if (anchors[choice] != kNone) {
      result.components[componentOf[sets.find(anchors[choice])]]
          .choices.push_back(choice);
    }
  }
  auto comesBefore = [&](uint32_t lhs, uint32_t rhs) {
    return problem.choices[lhs].first < problem.choices[rhs].first;
  };
  for (Component &component : result.components) {
    // They are in this order already where operations came in order.
    if (!llvm::is_sorted(component.choices, comesBefore)) {
      llvm::sort(component.choices, comesBefore);
    }
  }
  return result;
}

OptionPick CostModel::pick(size_t choice, const Modes &modes) const {
  const CompiledChoice &known = propagation.getProblem().choices[choice];
  const unsigned width = propagation.getWidth();
  uint16_t remaining = propagation.getOptions(choice);
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
