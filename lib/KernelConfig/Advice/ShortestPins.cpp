//===- ShortestPins.cpp - What has to be fixed ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShortestPins.h"

#include "Replan.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace tileconf;
using namespace tileconf::advice;

/// Operations that are tried one by one; more are tried by classes.
static constexpr size_t kFewOperations = 32;

namespace {

class PinFinder {
public:
  PinFinder(const PlanValues &values, const Problem &problem)
      : values(values), problem(problem) {}

  std::optional<std::vector<Pin>> run() {
    if (suffices({})) {
      return std::vector<Pin>();
    }
    // What suffices goes on to do so with more pins, so that leaving out one
    // after the other ends with a set of which each is needed. Strategies go
    // first: they are the most to write.
    std::vector<Pin> settings = getSettings();
    std::optional<KernelConfigPlan> plan = replan(applyPins(problem, settings));
    if (plan && plan->getValues() == values) {
      return drop(std::move(settings));
    }
    std::vector<Pin> pins = settings;
    pins.emplace_back().kind = Pin::Kind::FpuBinaryOff;
    if (suffices(pins)) {
      return drop(std::move(pins));
    }
    // Often it is enough to pin what comes out otherwise.
    if (plan) {
      pins = getStrategies(plan->getStrategies());
      llvm::append_range(pins, settings);
      if (suffices(pins)) {
        return join(drop(std::move(pins)));
      }
    }
    pins = getStrategies({});
    llvm::append_range(pins, settings);
    if (!suffices(pins)) {
      return std::nullopt;
    }
    return join(drop(std::move(pins)));
  }

private:
  bool suffices(llvm::ArrayRef<Pin> pins) const {
    std::optional<KernelConfigPlan> plan = replan(applyPins(problem, pins));
    return plan && plan->getValues() == values;
  }

  /// Everything but strategies, the least telling one first.
  std::vector<Pin> getSettings() const {
    std::vector<Pin> pins;
    if (!problem.policy.unpackToDestFp32) {
      Pin &set = pins.emplace_back(Pin{Pin::Kind::UnpackSet});
      set.buffers = values.unpackToDestination;
    }
    if (problem.policy.dstFullSync.value == Selection::Auto) {
      pins.emplace_back(Pin{Pin::Kind::Sync}).sync = values.dstSync;
    }
    if (problem.policy.fp32DestAcc.value == Selection::Auto) {
      pins.emplace_back(Pin{Pin::Kind::Width}).width = values.destinationWidth;
    }
    return pins;
  }

  /// One pin for each class and strategy, or for each operation where there are
  /// few. Operations that insist on a strategy by themselves need none, nor do
  /// those that have the right one among `known`, if that is not empty.
  std::vector<Pin> getStrategies(llvm::ArrayRef<Strategy> known) const {
    std::map<std::pair<uint32_t, Strategy>, Pin> byClass;
    std::vector<Pin> single;
    llvm::ArrayRef<Choice> choices = problem.requirements.getChoices();
    for (size_t number = 0; number < choices.size(); ++number) {
      const Choice &choice = choices[number];
      const Strategy strategy = values.strategies[number];
      const ChoiceClass &own =
          problem.requirements.getChoiceClasses()[choice.classIndex];
      if (own.pinned || own.options.size() == 1 ||
          (!known.empty() && known[number] == strategy)) {
        continue;
      }
      Pin pin{Pin::Kind::Strategy};
      pin.strategy = strategy;
      Pin &group =
          byClass.try_emplace({choice.classIndex, strategy}, pin).first->second;
      group.operations.push_back(choice.operation);
      if (single.size() <= kFewOperations) {
        single.push_back(pin);
        single.back().operations.push_back(choice.operation);
      }
    }
    if (single.size() <= kFewOperations) {
      return single;
    }
    std::vector<Pin> groups;
    groups.reserve(byClass.size());
    for (auto &[key, pin] : byClass) {
      groups.push_back(std::move(pin));
    }
    return groups;
  }

  std::vector<Pin> drop(std::vector<Pin> pins) const {
    for (size_t number = 0; number < pins.size();) {
      std::vector<Pin> fewer = pins;
      fewer.erase(fewer.begin() + number);
      if (suffices(fewer)) {
        pins = std::move(fewer);
      } else {
        ++number;
      }
    }
    return pins;
  }

  /// One pin for each strategy.
  static std::vector<Pin> join(std::vector<Pin> pins) {
    std::vector<Pin> joined;
    for (Pin &pin : pins) {
      auto same = llvm::find_if(joined, [&](const Pin &other) {
        return other.kind == Pin::Kind::Strategy && pin.kind == other.kind &&
               other.strategy == pin.strategy;
      });
      if (same == joined.end()) {
        joined.push_back(std::move(pin));
      } else {
        llvm::append_range(same->operations, pin.operations);
      }
    }
    for (Pin &pin : joined) {
      llvm::sort(pin.operations);
    }
    return joined;
  }

  const PlanValues &values;
  const Problem &problem;
};

} // namespace

std::optional<std::vector<Pin>>
advice::findShortestPins(const PlanValues &values, const Problem &problem) {
  return PinFinder(values, problem).run();
}
