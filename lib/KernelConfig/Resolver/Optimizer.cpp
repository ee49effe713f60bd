//===- Optimizer.cpp - Component by component -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

#include "MinimumCut.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace tileconf;
using namespace tileconf::resolver;

/// Tries to give every choice of `component` its best remaining option without
/// any loss. Where that works it is the optimum, for no choice can do better.
static bool giveEveryoneTheirBest(const CostModel &model,
                                  const Component &component, Modes &modes) {
  const Propagation &propagation = model.propagation;
  const CompiledProblem &problem = propagation.getProblem();
  const unsigned width = propagation.getWidth();
  std::array<ModeMask, kMaxDataflowBuffers> masks;
  for (uint8_t buffer : component.buffers) {
    masks[buffer] = propagation.getDomain(buffer);
    for (unsigned mode = 0; mode < problem.modeCount; ++mode) {
      if (masks[buffer] >> mode & 1 &&
          Cost() < model.getFixedCost(buffer, mode)) {
        masks[buffer] &= ~(1u << mode);
      }
    }
  }
  for (uint32_t choice : component.choices) {
    unsigned best = llvm::countr_zero(propagation.getOptions(choice));
    for (const CompiledUse &use : problem.choices[choice].options[best].uses) {
      ModeMask lossless = 0;
      for (unsigned mode = 0; mode < problem.modeCount; ++mode) {
        lossless |= (use.lossyUses[width][mode] == 0) << mode;
      }
      ModeMask fitting = propagation.getAllowed(use) & lossless;
      if (llvm::popcount(propagation.getDomain(use.buffer)) == 1) {
        if (!(fitting & propagation.getDomain(use.buffer))) {
          return false;
        }
        continue;
      }
      masks[use.buffer] &= fitting;
    }
  }
  for (uint8_t buffer : component.buffers) {
    if (!masks[buffer]) {
      return false;
    }
  }
  for (uint8_t buffer : component.buffers) {
    modes[buffer] = llvm::countr_zero(masks[buffer]);
  }
  return true;
}

/// With the options chosen, buffers are independent of one another: each takes
/// the mode that loses least, and the earliest of those. What is lost then is
/// part of the cost, wherever the modes lost it under which the options were
/// chosen.
static void settleModes(const Propagation &propagation,
                        WidthSolution &solution) {
  const CompiledProblem &problem = propagation.getProblem();
  const unsigned width = propagation.getWidth();
  std::array<ModeMask, kMaxDataflowBuffers> masks;
  std::array<std::array<int64_t, kMaxUnpackModes>, kMaxDataflowBuffers>
      losses{};
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    masks[buffer] = propagation.getDomain(buffer);
  }
  auto apply = [&](const CompiledUse &use, int64_t count) {
    masks[use.buffer] &= propagation.getAllowed(use);
    for (unsigned mode = 0; mode < kMaxUnpackModes; ++mode) {
      losses[use.buffer][mode] += use.lossyUses[width][mode] * count;
    }
  };
  for (auto [number, fixed] : llvm::enumerate(problem.bufferUses)) {
    if (propagation.isActive(problem.bufferUseId(number))) {
      apply(fixed.use, fixed.count);
    }
  }
  for (auto [number, choice] : llvm::enumerate(problem.choices)) {
    if (propagation.isActive(problem.choiceId(number))) {
      for (const CompiledUse &use :
           choice.options[solution.options[number]].uses) {
        apply(use, choice.count);
      }
    }
  }
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    unsigned best = llvm::countr_zero(masks[buffer]);
    for (unsigned mode = best + 1; mode < problem.modeCount; ++mode) {
      if (masks[buffer] >> mode & 1 &&
          losses[buffer][mode] < losses[buffer][best]) {
        best = mode;
      }
    }
    solution.modes[buffer] = best;
    solution.cost.lossyUses += losses[buffer][best];
  }
}

SearchOutcome tileconf::resolver::optimize(const Propagation &propagation,
                                           uint64_t &budget,
                                           WidthSolution &solution,
                                           Component &stuck) {
  const CompiledProblem &problem = propagation.getProblem();
  CostModel model(propagation);
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    solution.modes[buffer] = llvm::countr_zero(propagation.getDomain(buffer));
  }

  Decomposition decomposition = decompose(propagation);
  for (const Component &component : decomposition.components) {
    if (giveEveryoneTheirBest(model, component, solution.modes) ||
        solveByMinimumCut(model, component, solution.modes)) {
      continue;
    }
    SearchOutcome outcome =
        solveByElimination(model, component, solution.modes, budget);
    if (outcome == SearchOutcome::Limit) {
      stuck = component;
    }
    if (outcome != SearchOutcome::Solved) {
      return outcome;
    }
  }

  solution.options.assign(problem.choices.size(), 0);
  for (size_t choice = 0; choice < problem.choices.size(); ++choice) {
    if (!propagation.isActive(problem.choiceId(choice))) {
      continue;
    }
    OptionPick picked = model.pick(choice, solution.modes);
    if (picked.cost.isInfinite()) {
      return SearchOutcome::Infeasible;
    }
    solution.options[choice] = picked.option;
    solution.cost.unpreferred += picked.cost.unpreferred;
  }
  settleModes(propagation, solution);
  return SearchOutcome::Solved;
}
