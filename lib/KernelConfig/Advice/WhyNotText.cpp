//===- WhyNotText.cpp - Why a value is not another, in words ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Score.h"
#include "tileconf/KernelConfig/Advice/WhyNot.h"
#include "tileconf/KernelConfig/Explain/BufferText.h"
#include "tileconf/KernelConfig/Explain/ConflictMembers.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::advice;

std::string tileconf::describe(const Question &question,
                               const Phrases &phrases) {
  switch (question.kind) {
  case Question::Kind::Width:
    return "destination elements are " + stringify(question.width).str() +
           " bits wide";
  case Question::Kind::Sync:
    return question.sync == DstSync::Full ? "DST is one bank (full sync)"
                                          : "DST is double-buffered";
  case Question::Kind::Mode:
    return "dataflow buffer " + std::to_string(question.buffer) + " is in " +
           Phrases::mode(question.mode) + " mode";
  case Question::Kind::Strategy:
    return phrases.operation(question.operation) + " runs on `" +
           stringify(question.strategy).str() + "`";
  }
  return "";
}

/// "1 operation", "3 operations".
static std::string countOf(uint64_t count, llvm::StringRef noun) {
  return std::to_string(count) + " " + noun.str() + (count == 1 ? "" : "s");
}

namespace {

class Explainer {
public:
  Explainer(const WhyNotAnswer &answer, const Question &question,
            const Phrases &asked)
      : answer(answer), question(question), asked(asked),
        solved(answer.problem, asked.names) {}

  Explanation run() {
    std::string without;
    if (answer.fixed) {
      without =
          asked.need(*answer.fixed) + ", which decides it; without that, ";
    }
    switch (answer.kind) {
    case WhyNotAnswer::Kind::AlreadySo:
      explanation.text = "it is so: " + describe(question, asked);
      if (std::string inert = describeInertContents();
          !inert.empty() && asked.problem.policy.unpackToDestFp32) {
        explanation.text += ", which has no effect on " + inert;
      }
      break;
    case WhyNotAnswer::Kind::NoSuchValue:
      explanation.text = explainMissing();
      break;
    case WhyNotAnswer::Kind::NoConfiguration:
      explainNone(without);
      break;
    case WhyNotAnswer::Kind::Impossible:
      explainConflict(without);
      break;
    case WhyNotAnswer::Kind::Worse:
      explanation.text = without + explainLoss();
      break;
    case WhyNotAnswer::Kind::OnlyFixed:
      explanation.text =
          asked.need(*answer.fixed) + "; without that, it would be so";
      break;
    case WhyNotAnswer::Kind::WithoutEffect:
      explanation.text =
          "it can be listed in `ttl.unpack_to_dest_fp32`, and has no effect, "
          "because the buffer holds " +
          describeInertContents() + " (contract fact 43)";
      break;
    case WhyNotAnswer::Kind::Undecided:
      explanation.text = "there are too many ways to configure the kernel with "
                         "this value to look at all of them";
      break;
    }
    return std::move(explanation);
  }

private:
  void note(const Requirement &requirement, const Phrases &phrases) {
    explanation.notes.push_back(
        {requirement.operation, phrases.need(requirement)});
  }

  /// What the buffer asked about holds, if being listed changes nothing for it.
  std::string describeInertContents() const {
    if (question.kind != Question::Kind::Mode ||
        question.mode != UnpackMode::UnpackToDestination) {
      return "";
    }
    const KernelRequirements &requirements = asked.problem.requirements;
    DataTypeSet types = requirements.getBinding(question.buffer).types;
    auto add = [&](const BufferUse &use) {
      if (use.buffer == question.buffer) {
        types |= use.type;
      }
    };
    for (const FixedUse<BufferUse> &fixed : requirements.getBufferUses()) {
      add(fixed.use);
    }
    for (const ChoiceClass &known : requirements.getChoiceClasses()) {
      for (const StrategyOption &option : known.options) {
        llvm::for_each(option.demands.bufferUses, add);
      }
    }
    return describeInertTypes(types);
  }

  std::string explainMissing() const {
    const KernelTargetEnvironment &target = *asked.problem.target;
    if (question.kind == Question::Kind::Strategy) {
      const ChoiceClass *known = asked.findClass(question.operation);
      std::string name = asked.operation(question.operation);
      std::string obstacle =
          question.strategy == Strategy::FPU
              ? asked.names.getFpuObstacle(question.operation)
              : "";
      return known ? name + " can run on " + Phrases::options(*known) +
                         ", and not on `" + stringify(question.strategy).str() +
                         "`" + (obstacle.empty() ? "" : ": " + obstacle)
                   : name + " has one way to run and no choice of strategy";
    }
    if (question.buffer >= target.getDataflowBufferCount()) {
      return "`" + target.getArchitecture().str() +
             "` has dataflow buffers 0 to " +
             std::to_string(target.getDataflowBufferCount() - 1);
    }
    if (static_cast<unsigned>(question.mode) >= target.getUnpackModeCount()) {
      return "`" + target.getArchitecture().str() + "` has no " +
             Phrases::mode(question.mode) + " mode";
    }
    std::string buffer = "dataflow buffer " + std::to_string(question.buffer);
    bool refused = target.getUnpackEntryRules().rejectsUnbound &&
                   question.mode == UnpackMode::UnpackToDestination;
    return refused
               ? "the kernel does not bind " + buffer + ", and `" +
                     target.getConfigApi().str() + "` refuses an entry for it"
               : "the kernel has no " + buffer;
  }

  void explainNone(const std::string &without) {
    explanation.text = without.empty()
                           ? "the kernel has no configuration at all"
                           : without + "the kernel has no configuration either";
    for (const Requirement &requirement : answer.conflict.requirements) {
      note(requirement, asked);
    }
  }

  /// Names the requirements that forbid the value; the value itself is known.
  void explainConflict(const std::string &without) {
    llvm::SmallVector<Requirement, 4> members =
        getTellingMembers(answer.conflict, solved);
    llvm::SmallVector<std::string, 2> needs;
    for (auto [number, member] : llvm::enumerate(members)) {
      if (number == answer.pin) {
        continue;
      }
      needs.push_back(solved.need(member));
      note(member, solved);
    }
    explanation.text =
        without + "it cannot be that " + describe(question, asked) + ": " +
        (needs.empty() ? "nothing in the target allows it" : joinWords(needs));
  }

  unsigned getCapacity(const KernelConfigPlan &plan) const {
    return answer.problem.target->getDstCapacity(plan.getDestinationWidth(),
                                                 plan.getDstSync());
  }

  /// ", and DST holds 4 tiles instead of 8", where that changes.
  std::string explainCapacity() const {
    unsigned now = getCapacity(*answer.plan);
    unsigned before = getCapacity(*answer.winner);
    if (now == before) {
      return "";
    }
    bool halved = 2 * now == before;
    return (halved ? ", and DST capacity is halved from "
                   : ", and DST capacity goes from ") +
           std::to_string(before) + " to " + countOf(now, "tile");
  }

  std::string explainLoss() {
    using Loss = WhyNotAnswer::Loss;
    Score value = rate(answer.plan->getValues(), answer.problem);
    Score winner = rate(answer.winner->getValues(), answer.problem);
    switch (answer.loss) {
    case Loss::LossyUses:
      return "it works, but " + countOf(value.lossyUses, "read") +
             " of f32 data would lose bits instead of " +
             std::to_string(winner.lossyUses) + explainCapacity();
    case Loss::Strategies:
      return explainStrategies(value, winner);
    case Loss::StrategyOrder:
      return explainOrder(value, winner);
    case Loss::Width:
      return explainWidth();
    case Loss::Sync:
      return "it works, but math and packing would take turns at DST instead "
             "of overlapping, which nothing asks for" +
             explainCapacity();
    case Loss::Modes:
      return "it works, but " + explainModes() + explainCapacity();
    case Loss::None:
      break;
    }
    return "it works, and is as good";
  }

  /// Operations that are on a worse strategy than they were.
  std::string explainStrategies(const Score &value, const Score &winner) {
    llvm::ArrayRef<Choice> choices = answer.problem.requirements.getChoices();
    std::optional<size_t> first;
    uint64_t leaving = 0;
    uint64_t gaining = 0;
    for (size_t number = 0; number < choices.size(); ++number) {
      if (value.ranks[number] != 0 && winner.ranks[number] == 0) {
        ++leaving;
        first = first ? first : number;
      } else if (value.ranks[number] == 0 && winner.ranks[number] != 0) {
        ++gaining;
      }
    }
    std::string strategy =
        stringify(answer.winner->getStrategies()[*first]).str();
    explanation.notes.push_back(
        {choices[*first].operation,
         asked.operation(choices[*first].operation) + " would run on `" +
             stringify(answer.plan->getStrategies()[*first]).str() + "`" +
             (leaving == 1 ? "" : ", and so would others")});
    std::string text = "it works, but " + countOf(leaving, "operation") +
                       " would leave `" + strategy + "`, which is preferred";
    if (gaining != 0) {
      text += ", for " + std::to_string(gaining) + " that could return to it";
    }
    return text + explainCapacity();
  }

  std::string explainOrder(const Score &value, const Score &winner) {
    llvm::ArrayRef<Choice> choices = answer.problem.requirements.getChoices();
    size_t first = 0;
    while (value.ranks[first] == winner.ranks[first]) {
      ++first;
    }
    OperationId operation = choices[first].operation;
    explanation.notes.push_back(
        {operation, asked.operation(operation) + " would run on `" +
                        stringify(answer.plan->getStrategies()[first]).str() +
                        "`"});
    return "it works, and as many operations would run where they prefer to, "
           "but " +
           asked.operation(operation) +
           " comes earlier in the kernel and would not" + explainCapacity();
  }

  std::string explainWidth() {
    if (answer.plan->getDestinationWidth() == DestinationWidth::Bits32) {
      // Whether the sums of the kernel gain by it is a matter of findings.
      return "it works, but no operation needs 32-bit elements" +
             explainCapacity();
    }
    const Reason &reason = answer.winner->getWidthReason();
    for (const Requirement &cause : reason.causes) {
      explanation.notes.push_back(
          {cause.operation, asked.cause(cause, *answer.winner)});
    }
    return "it works, but an accumulation would lose the full fp32 that is "
           "preferred for it" +
           explainCapacity();
  }

  std::string explainModes() const {
    llvm::ArrayRef<UnpackMode> now = answer.plan->getValues().unpackModes;
    for (auto [buffer, mode] : llvm::enumerate(now)) {
      UnpackMode before = answer.winner->getUnpackMode(buffer);
      if (mode != before) {
        return "nothing asks for it: dataflow buffer " +
               std::to_string(buffer) + " can be in " + Phrases::mode(before) +
               " mode, which comes first";
      }
    }
    return "nothing asks for it";
  }

  const WhyNotAnswer &answer;
  const Question &question;
  const Phrases &asked;
  const Phrases solved;
  Explanation explanation;
};

} // namespace

Explanation tileconf::explain(const WhyNotAnswer &answer,
                              const Question &question,
                              const Phrases &phrases) {
  return Explainer(answer, question, phrases).run();
}
