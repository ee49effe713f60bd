//===- WhyNot.cpp - Solves again with a value in place ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Advice/WhyNot.h"

#include "Replan.h"
#include "Score.h"
#include "tileconf/KernelConfig/Explain/BufferText.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::advice;

using Kind = WhyNotAnswer::Kind;

Question Question::ofWidth(DestinationWidth width) {
  Question question{Question::Kind::Width};
  question.width = width;
  return question;
}

Question Question::ofSync(DstSync sync) {
  Question question{Question::Kind::Sync};
  question.sync = sync;
  return question;
}

Question Question::ofMode(unsigned buffer, UnpackMode mode) {
  Question question{Question::Kind::Mode};
  question.buffer = buffer;
  question.mode = mode;
  return question;
}

Question Question::ofStrategy(OperationId operation,
                              tileconf::Strategy strategy) {
  Question question{Question::Kind::Strategy};
  question.operation = operation;
  question.strategy = strategy;
  return question;
}

/// The first item of the objective in which `value` is worse than `winner`.
static WhyNotAnswer::Loss findLoss(const Score &value, const Score &winner) {
  using Loss = WhyNotAnswer::Loss;
  if (value.lossyUses != winner.lossyUses) {
    return Loss::LossyUses;
  }
  if (value.unpreferred != winner.unpreferred) {
    return Loss::Strategies;
  }
  if (value.ranks != winner.ranks) {
    return Loss::StrategyOrder;
  }
  if (value.offWidth != winner.offWidth) {
    return Loss::Width;
  }
  if (value.fullSync != winner.fullSync) {
    return Loss::Sync;
  }
  return value.modes != winner.modes ? Loss::Modes : Loss::None;
}

namespace {

/// Puts the value of a question in place, and what the user fixed instead out
/// of the way.
class WhyNot {
public:
  WhyNot(const Question &question, const Problem &problem)
      : question(question), problem(problem) {}

  WhyNotAnswer run(const KernelConfigPlan *plan) {
    if (!exists()) {
      answer.kind = Kind::NoSuchValue;
      return std::move(answer);
    }
    if (plan && isSo(*plan, problem)) {
      return std::move(answer);
    }
    findFixed();
    if (!plan && !answer.fixed) {
      Resolution resolution = resolve(problem);
      return noConfiguration(resolution);
    }

    // What the kernel would get if the user had fixed nothing here.
    std::optional<KernelConfigPlan> winner;
    Problem freed = copy();
    if (answer.fixed) {
      free(freed);
      Resolution resolution = resolve(freed);
      auto *found = std::get_if<KernelConfigPlan>(&resolution);
      if (!found) {
        return noConfiguration(resolution);
      }
      winner = std::move(*found);
    } else {
      winner = *plan;
    }
    if (answer.fixed && isSo(*winner, freed)) {
      answer.kind = Kind::OnlyFixed;
      answer.plan = std::move(winner);
      answer.problem = std::move(freed);
      return std::move(answer);
    }

    pin(freed);
    answer.problem = std::move(freed);
    Resolution resolution = resolve(answer.problem);
    if (auto *conflict = std::get_if<KernelConfigConflict>(&resolution)) {
      if (canBeListed(*winner)) {
        answer.kind = Kind::WithoutEffect;
        return std::move(answer);
      }
      answer.kind = Kind::Impossible;
      answer.conflict = std::move(*conflict);
      answer.pin = llvm::find_if(answer.conflict.requirements,
                                 [&](const Requirement &requirement) {
                                   return isPin(requirement);
                                 }) -
                   answer.conflict.requirements.begin();
    } else if (auto *found = std::get_if<KernelConfigPlan>(&resolution)) {
      answer.kind = Kind::Worse;
      answer.loss = findLoss(rate(found->getValues(), answer.problem),
                             rate(winner->getValues(), answer.problem));
      answer.plan = std::move(*found);
      answer.winner = std::move(winner);
    } else {
      answer.kind = Kind::Undecided;
    }
    return std::move(answer);
  }

private:
  WhyNotAnswer noConfiguration(Resolution &resolution) {
    answer.kind = Kind::NoConfiguration;
    if (auto *conflict = std::get_if<KernelConfigConflict>(&resolution)) {
      answer.conflict = std::move(*conflict);
    } else {
      answer.kind = Kind::Undecided;
    }
    return std::move(answer);
  }

  Problem copy() const {
    RequirementsEditor editor(problem.requirements,
                              RequirementsEditor::Extent::Everything);
    return withRequirements(problem, editor.take());
  }

  /// The number of the choice that the question is about.
  std::optional<size_t> findChoice() const {
    llvm::ArrayRef<Choice> choices = problem.requirements.getChoices();
    const auto *found = llvm::find_if(choices, [&](const Choice &choice) {
      return choice.operation == question.operation;
    });
    if (found == choices.end()) {
      return std::nullopt;
    }
    return found - choices.begin();
  }

  const ChoiceClass &getClass(size_t choice) const {
    return problem.requirements.getChoiceClasses()
        [problem.requirements.getChoices()[choice].classIndex];
  }

  bool exists() const {
    switch (question.kind) {
    case Question::Kind::Width:
    case Question::Kind::Sync:
      return true;
    case Question::Kind::Mode: {
      bool refused = question.mode == UnpackMode::UnpackToDestination &&
                     problem.target->getUnpackEntryRules().rejectsUnbound &&
                     !problem.requirements.getBinding(question.buffer).bound;
      return question.buffer < problem.target->getDataflowBufferCount() &&
             static_cast<unsigned>(question.mode) <
                 problem.target->getUnpackModeCount() &&
             isInUse(problem, question.buffer) && !refused;
    }
    case Question::Kind::Strategy: {
      std::optional<size_t> choice = findChoice();
      return choice &&
             llvm::any_of(getClass(*choice).options,
                          [&](const StrategyOption &option) {
                            return option.strategy == question.strategy;
                          });
    }
    }
    return false;
  }

  bool isSo(const KernelConfigPlan &plan, const Problem &of) const {
    switch (question.kind) {
    case Question::Kind::Width:
      return plan.getDestinationWidth() == question.width;
    case Question::Kind::Sync:
      return plan.getDstSync() == question.sync;
    case Question::Kind::Mode:
      // An entry that has no effect is an entry.
      return of.policy.unpackToDestFp32
                 ? isListed(of) ==
                       (question.mode == UnpackMode::UnpackToDestination)
                 : plan.getUnpackMode(question.buffer) == question.mode;
    case Question::Kind::Strategy:
      return plan.getStrategies()[*findChoice()] == question.strategy;
    }
    return false;
  }

  /// Whether an entry for the buffer is allowed, and changes nothing because of
  /// what the buffer holds.
  bool canBeListed(const KernelConfigPlan &winner) const {
    if (question.kind != Question::Kind::Mode ||
        question.mode != UnpackMode::UnpackToDestination) {
      return false;
    }
    std::vector<DataTypeSet> types = collectBufferTypes(winner, problem);
    if (question.buffer >= types.size() ||
        describeInertTypes(types[question.buffer]).empty()) {
      return false;
    }
    Problem listed = copy();
    std::vector<unsigned> list = listed.policy.unpackToDestFp32.value_or(
        winner.getUnpackToDestination().vec());
    list.insert(llvm::lower_bound(list, question.buffer), question.buffer);
    listed.policy.unpackToDestFp32 = std::move(list);
    Resolution resolution = resolve(listed);
    return std::holds_alternative<KernelConfigPlan>(resolution);
  }

  bool isListed(const Problem &of) const {
    return of.policy.listsUnpackToDest(question.buffer);
  }

  /// What the user fixed to another value than the one asked about.
  void findFixed() {
    const KernelConfigPolicy &policy = problem.policy;
    switch (question.kind) {
    case Question::Kind::Width:
      if (policy.fp32DestAcc.value != Selection::Auto &&
          policy.fp32DestAcc.value != asSelection()) {
        answer.fixed = {Requirement::Kind::WidthPin};
      }
      break;
    case Question::Kind::Sync:
      if (policy.dstFullSync.value != Selection::Auto &&
          policy.dstFullSync.value != asSelection()) {
        answer.fixed = {Requirement::Kind::SyncPin};
      }
      break;
    case Question::Kind::Mode:
      if (policy.unpackToDestFp32 &&
          isListed(problem) !=
              (question.mode == UnpackMode::UnpackToDestination)) {
        answer.fixed = {Requirement::Kind::UnpackPin};
        answer.fixed->buffer = question.buffer;
      }
      break;
    case Question::Kind::Strategy: {
      const ChoiceClass &known = getClass(*findChoice());
      if (known.pinned && *known.pinned != question.strategy) {
        answer.fixed = {Requirement::Kind::StrategyPin, question.operation};
        answer.fixed->strategy = *known.pinned;
      }
      break;
    }
    }
  }

  Selection asSelection() const {
    bool enabled = question.kind == Question::Kind::Width
                       ? question.width == DestinationWidth::Bits32
                       : question.sync == DstSync::Full;
    return enabled ? Selection::Enabled : Selection::Disabled;
  }

  /// Takes away what is fixed.
  void free(Problem &changed) const {
    switch (question.kind) {
    case Question::Kind::Width:
      changed.policy.fp32DestAcc = {Selection::Auto};
      break;
    case Question::Kind::Sync:
      changed.policy.dstFullSync = {Selection::Auto};
      break;
    case Question::Kind::Mode:
      changed.policy.unpackToDestFp32.reset();
      break;
    case Question::Kind::Strategy:
      setStrategy(changed, std::nullopt);
      break;
    }
  }

  void pin(Problem &changed) const {
    switch (question.kind) {
    case Question::Kind::Width:
      changed.policy.fp32DestAcc = {asSelection(), SettingSource::Attribute};
      break;
    case Question::Kind::Sync:
      changed.policy.dstFullSync = {asSelection(), SettingSource::Attribute};
      break;
    case Question::Kind::Mode:
      changed.modePins.push_back(
          {static_cast<uint8_t>(question.buffer), question.mode});
      break;
    case Question::Kind::Strategy:
      setStrategy(changed, question.strategy);
      break;
    }
  }

  void setStrategy(Problem &changed, std::optional<Strategy> strategy) const {
    RequirementsEditor editor(changed.requirements,
                              RequirementsEditor::Extent::Everything);
    editor.pin(question.operation, strategy);
    changed = withRequirements(changed, editor.take());
  }

  bool isPin(const Requirement &requirement) const {
    switch (question.kind) {
    case Question::Kind::Width:
      return requirement.kind == Requirement::Kind::WidthPin;
    case Question::Kind::Sync:
      return requirement.kind == Requirement::Kind::SyncPin;
    case Question::Kind::Mode:
      return requirement.kind == Requirement::Kind::ModePin &&
             requirement.buffer == question.buffer;
    case Question::Kind::Strategy:
      return requirement.kind == Requirement::Kind::StrategyPin &&
             requirement.operation == question.operation;
    }
    return false;
  }

  const Question &question;
  const Problem &problem;
  WhyNotAnswer answer;
};

} // namespace

WhyNotAnswer tileconf::answer(const Question &question, const Problem &problem,
                              const KernelConfigPlan *plan) {
  return WhyNot(question, problem).run(plan);
}
