//===- Resolver.cpp - Both widths, then the better one ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Resolver/Resolver.h"

#include "ConflictFinder.h"
#include "Optimizer.h"
#include "PlanBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace tileconf;
using namespace tileconf::resolver;

namespace {

class ResolverRun {
public:
  explicit ResolverRun(const Problem &problem)
      : problem(problem), compiled(problem), index(compiled),
        active(compiled.getAllConstraints()),
        openCells(compiled.getOpenCells(active)) {}

  Resolution run() {
    for (unsigned width = 0; width < kWidths; ++width) {
      if (std::optional<ResolutionLimit> limit = solve(width)) {
        return *limit;
      }
    }
    if (!answers[0] && !answers[1]) {
      ConflictFinder finder(compiled, index, kAllCells);
      return KernelConfigConflict{finder.find()};
    }
    return choose();
  }

private:
  struct Answer {
    std::unique_ptr<Propagation> propagation;
    WidthSolution solution;
  };

  std::optional<ResolutionLimit> solve(unsigned width) {
    if (!(openCells & cellsOf(static_cast<DestinationWidth>(width)))) {
      return std::nullopt;
    }
    Answer answer;
    answer.propagation =
        std::make_unique<Propagation>(compiled, index, width, active);
    if (!answer.propagation->run()) {
      return std::nullopt;
    }
    Component stuck;
    switch (optimize(*answer.propagation, budget, answer.solution, stuck)) {
    case SearchOutcome::Infeasible:
      return std::nullopt;
    case SearchOutcome::Limit:
      return ResolutionLimit{stuck.buffers};
    case SearchOutcome::Solved:
      break;
    }
    answers[width] = std::move(answer);
    return std::nullopt;
  }

  /// The first full-fp32 accumulation that is preferred and supported under
  /// the strategies of `solution`.
  std::optional<OperationId> findFullFp32(const WidthSolution &solution) const {
    auto asks = [&](FullFp32Category category) {
      return problem.policy.prefersFullFp32(category) &&
             problem.target->getFullFp32Support(category).supported;
    };
    for (const FullFp32Use &use : problem.requirements.getFullFp32Uses()) {
      if (asks(use.category)) {
        return use.operation;
      }
    }
    for (auto [number, known] :
         llvm::enumerate(problem.requirements.getChoiceClasses())) {
      Strategy taken =
          compiled.choices[number].options[solution.options[number]].strategy;
      for (const StrategyOption &option : known.options) {
        if (option.strategy == taken && option.demands.fullFp32 &&
            asks(*option.demands.fullFp32)) {
          return known.first;
        }
      }
    }
    return std::nullopt;
  }

  /// The earliest class whose operations fare differently at the two widths.
  std::optional<uint32_t> findDifference() const {
    std::optional<uint32_t> earliest;
    for (uint32_t number = 0; number < compiled.choices.size(); ++number) {
      if (answers[0]->solution.options[number] !=
              answers[1]->solution.options[number] &&
          (!earliest || compiled.choices[number].first <
                            compiled.choices[*earliest].first)) {
        earliest = number;
      }
    }
    return earliest;
  }

  KernelConfigPlan choose() {
    unsigned width = answers[0] ? 0 : 1;
    std::optional<uint32_t> decidingClass;
    bool otherCostsMore = false;
    std::optional<OperationId> fullFp32 =
        findFullFp32(answers[width]->solution);
    if (answers[0] && answers[1]) {
      Cost narrow = answers[0]->solution.cost;
      Cost wide = answers[1]->solution.cost;
      decidingClass = findDifference();
      otherCostsMore = narrow != wide || decidingClass;
      if (narrow != wide) {
        width = narrow < wide ? 0 : 1;
      } else if (decidingClass) {
        width = answers[0]->solution.options[*decidingClass] <
                        answers[1]->solution.options[*decidingClass]
                    ? 0
                    : 1;
      } else {
        width = fullFp32 ? 1 : 0;
      }
    }

    DstSync sync =
        openCells &
                cellBit(width, static_cast<unsigned>(DstSync::DoubleBuffered))
            ? DstSync::DoubleBuffered
            : DstSync::Full;
    Decision decision{compiled,
                      index,
                      *answers[width]->propagation,
                      answers[width]->solution,
                      openCells,
                      static_cast<DestinationWidth>(width),
                      sync,
                      answers[1 - width].has_value(),
                      otherCostsMore,
                      decidingClass,
                      fullFp32};
    return PlanBuilder(decision).build();
  }

  const Problem &problem;
  CompiledProblem compiled;
  ChoiceIndex index;
  llvm::BitVector active;
  const CellMask openCells;
  uint64_t budget = kSearchBudget;
  std::array<std::optional<Answer>, kWidths> answers;
};

} // namespace

Resolution tileconf::resolve(const Problem &problem) {
  return ResolverRun(problem).run();
}
