//===- BruteForceResolver.cpp - Enumerates every configuration --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BruteForceResolver.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <tuple>

using namespace tileconf;
using namespace tileconf::property;

namespace {

/// The objective: smaller is better, compared member by member.
using Score = std::tuple<unsigned, unsigned, std::vector<unsigned>, bool, bool,
                         std::vector<UnpackMode>>;

class BruteForce {
public:
  BruteForce(const ProblemDescription &problem, const BufferSet &freed)
      : problem(problem), target(*problem.target), policy(problem.policy),
        freed(freed) {
    auto note = [&](const Demands &demands) {
      for (const BufferUse &use : demands.bufferUses) {
        occurring.set(use.buffer);
        bound = std::max<size_t>(bound, use.buffer + 1);
      }
    };
    for (const BufferRecord &buffer : problem.buffers) {
      bound = std::max<size_t>(bound, buffer.index + 1);
    }
    for (const OperationRecord &operation : problem.operations) {
      note(operation.demands);
      if (!operation.options.empty()) {
        choices.push_back(&operation);
      }
      for (const StrategyOption &option : operation.options) {
        note(option.demands);
      }
    }
    if (policy.unpackToDestFp32 && !policy.unpackToDestFp32->empty()) {
      bound = std::max<size_t>(bound, policy.unpackToDestFp32->back() + 1);
    }
  }

  double countModes() const {
    double product = 4;
    for (unsigned buffer = 0; buffer < occurring.size(); ++buffer) {
      product *= occurring.test(buffer) ? target.getUnpackModeCount() : 1;
    }
    return product;
  }

  double count() const {
    double product = countModes();
    for (const OperationRecord *choice : choices) {
      product *= choice->options.size();
    }
    return product;
  }

  std::optional<PlanValues> run(bool everyStrategy) {
    enumeratesStrategies = everyStrategy;
    values.unpackModes.assign(bound, UnpackMode::Default);
    values.strategies.assign(choices.size(), Strategy::FPU);
    for (auto width : {DestinationWidth::Bits16, DestinationWidth::Bits32}) {
      for (auto sync : {DstSync::DoubleBuffered, DstSync::Full}) {
        values.destinationWidth = width;
        values.dstSync = sync;
        tryModes(0);
      }
    }
    if (best) {
      best->unpackToDestination = getUnpackSet(*best);
    }
    return best;
  }

  std::vector<Enumerated> list() {
    std::vector<std::pair<Score, Enumerated>> found;
    listed = &found;
    run(/*everyStrategy=*/true);
    llvm::sort(found, [](const auto &lhs, const auto &rhs) {
      return lhs.first < rhs.first;
    });
    std::vector<Enumerated> configurations;
    for (auto &[score, enumerated] : found) {
      enumerated.values.unpackToDestination = getUnpackSet(enumerated.values);
      configurations.push_back(std::move(enumerated));
    }
    return configurations;
  }

  bool isLegal(const PlanValues &candidate) {
    values = candidate;
    lossyUses = 0;
    if (!isKernelLegal() ||
        candidate.unpackToDestination != getUnpackSet(candidate)) {
      return false;
    }
    for (size_t number = 0; number < choices.size(); ++number) {
      const StrategyOption *option =
          find(*choices[number], candidate.strategies[number]);
      if (!option || !isOptionLegal(*choices[number], *option)) {
        return false;
      }
    }
    return true;
  }

private:
  void tryModes(unsigned buffer) {
    while (buffer < occurring.size() && !occurring.test(buffer)) {
      ++buffer;
    }
    if (buffer == occurring.size()) {
      lossyUses = 0;
      if (isKernelLegal()) {
        enumeratesStrategies ? tryStrategies(0) : takeBestStrategies();
      }
      return;
    }
    for (unsigned mode = 0; mode < target.getUnpackModeCount(); ++mode) {
      values.unpackModes[buffer] = static_cast<UnpackMode>(mode);
      tryModes(buffer + 1);
    }
  }

  void consider() {
    Score score = getScore();
    if (listed) {
      listed->push_back(
          {score, {values, std::get<0>(score), std::get<1>(score)}});
    }
    if (!best || score < bestScore) {
      best = values;
      bestScore = std::move(score);
    }
  }

  void takeBestStrategies() {
    for (size_t number = 0; number < choices.size(); ++number) {
      unsigned before = lossyUses;
      std::optional<std::tuple<unsigned, bool, unsigned>> lowest;
      for (const StrategyOption &option : choices[number]->options) {
        lossyUses = 0;
        unsigned rank = getRank(*choices[number], option.strategy);
        if (!isOptionLegal(*choices[number], option)) {
          continue;
        }
        std::tuple cost(lossyUses, rank != 0, rank);
        if (!lowest || cost < *lowest) {
          lowest = cost;
          values.strategies[number] = option.strategy;
        }
      }
      if (!lowest) {
        return;
      }
      lossyUses = before + std::get<0>(*lowest);
    }
    consider();
  }

  void tryStrategies(size_t number) {
    if (number == choices.size()) {
      return consider();
    }
    for (const StrategyOption &option : choices[number]->options) {
      unsigned before = lossyUses;
      if (isOptionLegal(*choices[number], option)) {
        values.strategies[number] = option.strategy;
        tryStrategies(number + 1);
      }
      lossyUses = before;
    }
  }

  /// Everything that no strategy has a part in.
  bool isKernelLegal() {
    bool wide = values.destinationWidth == DestinationWidth::Bits32;
    bool full = values.dstSync == DstSync::Full;
    if (!agrees(policy.fp32DestAcc.value, wide) ||
        !agrees(policy.dstFullSync.value, full)) {
      return false;
    }
    for (const OperationRecord &operation : problem.operations) {
      if (operation.dstTiles &&
          *operation.dstTiles >
              target.getDstCapacity(values.destinationWidth, values.dstSync)) {
        return false;
      }
      if (operation.options.empty() && !admits(operation.demands)) {
        return false;
      }
    }
    if (!policy.unpackToDestFp32) {
      return true;
    }
    UnpackEntryRules rules = target.getUnpackEntryRules();
    for (unsigned buffer : *policy.unpackToDestFp32) {
      auto record =
          llvm::find_if(problem.buffers, [&](const BufferRecord &known) {
            return known.index == buffer;
          });
      bool isBound = record != problem.buffers.end();
      if (!freed.test(buffer) && ((rules.rejectsUnbound && !isBound) ||
                                  (rules.consumedNeeds32Bit && isBound &&
                                   record->consumed && !wide))) {
        return false;
      }
    }
    return true;
  }

  static bool agrees(Selection selection, bool value) {
    return selection == Selection::Auto ||
           (selection == Selection::Enabled) == value;
  }

  bool isOptionLegal(const OperationRecord &operation,
                     const StrategyOption &option) {
    bool offFpu = !policy.enableFpuBinaryOps.value &&
                  option.strategy == Strategy::FPU &&
                  option.primitive == Primitive::ElementwiseBinary;
    bool otherPinned = operation.pinned && *operation.pinned != option.strategy;
    return !offFpu && !otherPinned && admits(option.demands);
  }

  /// Whether the current width and modes meet `demands`; counts losses.
  bool admits(const Demands &demands) {
    DestinationWidth width = values.destinationWidth;
    for (const DestinationUse &use : demands.destinationUses) {
      if (!target.getDestinationWidths(use.primitive, use.type)
               .contains(width)) {
        return false;
      }
    }
    for (const BufferUse &use : demands.bufferUses) {
      UnpackMode mode = values.unpackModes[use.buffer];
      ConfigRelation relation =
          target.getUnpackConfigurations(use.primitive, use.route, use.type);
      if (policy.f32Unpack == F32Unpack::AllowTf32 &&
          relation.getLossy(width).contains(mode)) {
        ++lossyUses;
      } else if (!relation.getExact(width).contains(mode)) {
        return false;
      }
      if (policy.unpackToDestFp32 && use.type == TileDataType::Float32 &&
          !freed.test(use.buffer) &&
          mode != (isListed(use.buffer) ? UnpackMode::UnpackToDestination
                                        : UnpackMode::Default)) {
        return false;
      }
    }
    return true;
  }

  bool isListed(unsigned buffer) const {
    const auto &list = *policy.unpackToDestFp32;
    return llvm::is_contained(list, buffer);
  }

  std::vector<unsigned> getUnpackSet(const PlanValues &of) const {
    if (policy.unpackToDestFp32) {
      return *policy.unpackToDestFp32;
    }
    std::vector<unsigned> set;
    for (unsigned buffer = 0; buffer < of.unpackModes.size(); ++buffer) {
      if (of.unpackModes[buffer] == UnpackMode::UnpackToDestination) {
        set.push_back(buffer);
      }
    }
    return set;
  }

  static const StrategyOption *find(const OperationRecord &operation,
                                    Strategy strategy) {
    for (const StrategyOption &option : operation.options) {
      if (option.strategy == strategy) {
        return &option;
      }
    }
    return nullptr;
  }

  /// Position of a strategy in the operation's order of preference, which is
  /// the vocabulary's unless f32 arithmetic is to stay off the FPU.
  unsigned getRank(const OperationRecord &operation, Strategy taken) const {
    std::vector<std::pair<unsigned, Strategy>> order;
    for (const StrategyOption &option : operation.options) {
      bool isFloat32 = false;
      for (const BufferUse &use : option.demands.bufferUses) {
        isFloat32 |= use.type == TileDataType::Float32;
      }
      for (const DestinationUse &use : option.demands.destinationUses) {
        isFloat32 |= use.type == TileDataType::Float32;
      }
      bool exact = policy.preferExactF32Binary && isFloat32 &&
                   option.primitive == Primitive::ElementwiseBinary;
      unsigned place = 0;
      switch (option.strategy) {
      case Strategy::FPU:
        place = exact ? 1 : 0;
        break;
      case Strategy::SFPU:
        place = exact ? 0 : 1;
        break;
      case Strategy::DestReuse:
        place = 2;
        break;
      }
      order.emplace_back(place, option.strategy);
    }
    llvm::sort(order);
    unsigned rank = 0;
    while (order[rank].second != taken) {
      ++rank;
    }
    return rank;
  }

  Score getScore() const {
    std::vector<unsigned> ranks;
    unsigned unpreferred = 0;
    bool wantsWide = false;
    auto ask = [&](const Demands &demands) {
      wantsWide |= demands.fullFp32 &&
                   (*demands.fullFp32 == FullFp32Category::Matmul
                        ? policy.matmulFullFp32
                        : policy.reduceFullFp32) &&
                   target.getFullFp32Support(*demands.fullFp32).supported;
    };
    for (const OperationRecord &operation : problem.operations) {
      if (operation.options.empty()) {
        ask(operation.demands);
      }
    }
    for (size_t number = 0; number < choices.size(); ++number) {
      ranks.push_back(getRank(*choices[number], values.strategies[number]));
      unpreferred += ranks.back() != 0;
      ask(find(*choices[number], values.strategies[number])->demands);
    }
    bool wide = values.destinationWidth == DestinationWidth::Bits32;
    return {lossyUses,
            unpreferred,
            std::move(ranks),
            wide != wantsWide,
            values.dstSync == DstSync::Full,
            values.unpackModes};
  }

  const ProblemDescription &problem;
  const KernelTargetEnvironment &target;
  const KernelConfigPolicy &policy;
  const BufferSet &freed;
  std::vector<const OperationRecord *> choices;
  BufferSet occurring;
  size_t bound = 0;
  bool enumeratesStrategies = true;

  PlanValues values;
  unsigned lossyUses = 0;
  std::optional<PlanValues> best;
  Score bestScore;
  std::vector<std::pair<Score, Enumerated>> *listed = nullptr;
};

} // namespace

std::optional<PlanValues>
property::solveByBruteForce(const ProblemDescription &problem,
                            const BufferSet &freed) {
  return BruteForce(problem, freed).run(/*everyStrategy=*/true);
}

std::vector<Enumerated>
property::listByBruteForce(const ProblemDescription &problem) {
  return BruteForce(problem, {}).list();
}

std::optional<PlanValues>
property::solveByModes(const ProblemDescription &problem) {
  return BruteForce(problem, {}).run(/*everyStrategy=*/false);
}

bool property::isLegal(const PlanValues &values,
                       const ProblemDescription &problem,
                       const BufferSet &freed) {
  return BruteForce(problem, freed).isLegal(values);
}

double property::countConfigurations(const ProblemDescription &problem) {
  return BruteForce(problem, {}).count();
}

double property::countModes(const ProblemDescription &problem) {
  return BruteForce(problem, {}).countModes();
}
