//===- StrategyMix.cpp - Strategies under given modes -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StrategyMix.h"

#include "Replan.h"
#include "Score.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

using namespace tileconf;
using namespace tileconf::advice;

/// States that are looked at before only the best are kept.
static constexpr uint64_t kFullEffort = 1u << 17;

namespace {

/// An option that is possible under the values.
struct Possible {
  Strategy strategy;
  uint8_t rank;
  unsigned lossyUses;
};

/// The best combination for the operations so far that amount to something.
struct State {
  uint64_t lossyUses = 0;
  StrategyCounts counts{};
  uint64_t unpreferred = 0;
  uint64_t alike = 1;
  /// Place among the states' combinations in lexicographic order.
  uint32_t place = 0;
  /// How it came about: the state before, and the option taken.
  uint32_t parent = 0;
  uint8_t option = 0;

  auto amount() const { return std::tie(lossyUses, counts); }
};

class MixFinder {
public:
  MixFinder(const PlanValues &values, const Problem &problem, unsigned limit)
      : values(values), problem(problem),
        choices(problem.requirements.getChoices()), limit(limit) {
    for (const ChoiceClass &known : problem.requirements.getChoiceClasses()) {
      possible.push_back(findPossible(known));
    }
  }

  Mixes run() {
    State start;
    start.lossyUses = countFixedLossyUses(values, problem);
    states = {start};
    for (const Choice &choice : choices) {
      if (possible[choice.classIndex].size() > 1) {
        ++open;
      }
    }
    for (const Choice &choice : choices) {
      extend(possible[choice.classIndex]);
    }
    return collect();
  }

private:
  llvm::SmallVector<Possible, 2> findPossible(const ChoiceClass &known) const {
    llvm::SmallVector<Possible, 2> list;
    for (auto [rank, option] :
         llvm::enumerate(getOrder(known, problem.policy))) {
      if (isOffered(problem, known, *option) && fits(option->demands)) {
        list.push_back({option->strategy, static_cast<uint8_t>(rank),
                        countLossyUses(option->demands, values, problem)});
      }
    }
    return list;
  }

  bool fits(const Demands &demands) const {
    DestinationWidth width = values.destinationWidth;
    for (const DestinationUse &use : demands.destinationUses) {
      if (!problem.target->getDestinationWidths(use.primitive, use.type)
               .contains(width)) {
        return false;
      }
    }
    for (const BufferUse &use : demands.bufferUses) {
      ConfigRelation relation = problem.target->getUnpackConfigurations(
          use.primitive, use.route, use.type);
      UnpackModeSet modes = relation.getExact(width);
      if (problem.policy.f32Unpack == F32Unpack::AllowTf32) {
        modes |= relation.getLossy(width);
      }
      if (problem.policy.unpackToDestFp32 &&
          use.type == TileDataType::Float32) {
        modes &= problem.policy.listsUnpackToDest(use.buffer)
                     ? UnpackMode::UnpackToDestination
                     : UnpackMode::Default;
      }
      if (!modes.contains(values.unpackModes[use.buffer])) {
        return false;
      }
    }
    return true;
  }

  static void take(State &state, const Possible &option, uint32_t count = 1) {
    state.lossyUses += uint64_t(option.lossyUses) * count;
    state.counts[static_cast<unsigned>(option.strategy)] += count;
    state.unpreferred += option.rank != 0 ? count : 0;
  }

  void extend(llvm::ArrayRef<Possible> options) {
    if (options.size() == 1) {
      for (State &state : states) {
        take(state, options[0]);
      }
      return;
    }
    std::vector<State> next;
    next.reserve(states.size() * options.size());
    for (auto [number, state] : llvm::enumerate(states)) {
      for (auto [taken, option] : llvm::enumerate(options)) {
        State &added = next.emplace_back(state);
        take(added, option);
        added.parent = number;
        added.option = taken;
      }
    }
    auto combination = [](const State &state) {
      return std::tuple(state.unpreferred, state.place, state.option);
    };
    llvm::sort(next, [&](const State &lhs, const State &rhs) {
      return std::pair(lhs.amount(), combination(lhs)) <
             std::pair(rhs.amount(), combination(rhs));
    });
    std::vector<State> merged;
    for (const State &state : next) {
      if (merged.empty() || merged.back().amount() != state.amount()) {
        merged.push_back(state);
        continue;
      }
      uint64_t sum = merged.back().alike + state.alike;
      merged.back().alike =
          sum < state.alike ? std::numeric_limits<uint64_t>::max() : sum;
    }
    // Places before options: those of different parents stay apart.
    llvm::sort(merged, [](const State &lhs, const State &rhs) {
      return std::tie(lhs.place, lhs.option) < std::tie(rhs.place, rhs.option);
    });
    for (auto [place, state] : llvm::enumerate(merged)) {
      state.place = place;
    }
    sortByObjective(merged);
    effort += merged.size();
    bool tooMany = effort + merged.size() * open > kFullEffort;
    if (tooMany && merged.size() > limit) {
      merged.resize(limit);
      complete = false;
    }
    --open;
    std::vector<std::pair<uint32_t, uint8_t>> &trace = traces.emplace_back();
    for (const State &state : merged) {
      trace.emplace_back(state.parent, state.option);
    }
    states = std::move(merged);
  }

  static void sortByObjective(std::vector<State> &states) {
    llvm::sort(states, [](const State &lhs, const State &rhs) {
      return std::tie(lhs.lossyUses, lhs.unpreferred, lhs.place) <
             std::tie(rhs.lossyUses, rhs.unpreferred, rhs.place);
    });
  }

  Mixes collect() {
    Mixes mixes;
    sortByObjective(states);
    mixes.complete = complete && states.size() <= limit;
    for (auto [number, state] : llvm::enumerate(states)) {
      if (number == limit) {
        break;
      }
      mixes.list.push_back({state.lossyUses, state.counts, state.unpreferred,
                            getStrategies(number), complete ? state.alike : 0});
    }
    return mixes;
  }

  std::vector<Strategy> getStrategies(uint32_t state) const {
    std::vector<Strategy> strategies(choices.size());
    size_t step = traces.size();
    for (size_t number = choices.size(); number-- > 0;) {
      llvm::ArrayRef<Possible> options = possible[choices[number].classIndex];
      uint8_t taken = 0;
      if (options.size() > 1) {
        std::tie(state, taken) = traces[--step][state];
      }
      strategies[number] = options[taken].strategy;
    }
    return strategies;
  }

  const PlanValues &values;
  const Problem &problem;
  llvm::ArrayRef<Choice> choices;
  const unsigned limit;
  std::vector<llvm::SmallVector<Possible, 2>> possible;
  std::vector<State> states;
  /// By choice that has several options, where each state came from.
  std::vector<std::vector<std::pair<uint32_t, uint8_t>>> traces;
  uint64_t open = 0;
  uint64_t effort = 0;
  bool complete = true;
};

} // namespace

Mixes advice::findMixes(const PlanValues &values, const Problem &problem,
                        unsigned limit) {
  return MixFinder(values, problem, limit).run();
}
