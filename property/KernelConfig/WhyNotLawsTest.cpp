//===- WhyNotLawsTest.cpp - Answers to "why not" ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Laws.h"
#include "Relaxation.h"
#include "tileconf/KernelConfig/Advice/WhyNot.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <map>

using namespace tileconf;
using namespace tileconf::property;

namespace {

class WhyNotLaws : public testing::TestWithParam<Shape> {};

} // namespace

static std::vector<Question> listQuestions(const ProblemDescription &problem) {
  std::vector<Question> questions = {
      Question::ofWidth(DestinationWidth::Bits16),
      Question::ofWidth(DestinationWidth::Bits32),
      Question::ofSync(DstSync::DoubleBuffered),
      Question::ofSync(DstSync::Full)};
  BufferSet used;
  for (auto [number, operation] : llvm::enumerate(problem.operations)) {
    for (const StrategyOption &option : operation.options) {
      questions.push_back(Question::ofStrategy(number, option.strategy));
      for (const BufferUse &use : option.demands.bufferUses) {
        used.set(use.buffer);
      }
    }
    for (const BufferUse &use : operation.demands.bufferUses) {
      used.set(use.buffer);
    }
  }
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    if (used.test(buffer)) {
      for (unsigned mode = 0; mode < problem.target->getUnpackModeCount();
           ++mode) {
        questions.push_back(
            Question::ofMode(buffer, static_cast<UnpackMode>(mode)));
      }
    }
  }
  return questions;
}

/// The number of the choice that `operation` makes.
static size_t getChoice(const ProblemDescription &problem,
                        OperationId operation) {
  return llvm::count_if(
      llvm::ArrayRef(problem.operations).take_front(operation),
      [](const OperationRecord &known) { return !known.options.empty(); });
}

static bool has(const PlanValues &values, const Question &question,
                const ProblemDescription &problem) {
  switch (question.kind) {
  case Question::Kind::Width:
    return values.destinationWidth == question.width;
  case Question::Kind::Sync:
    return values.dstSync == question.sync;
  case Question::Kind::Mode:
    return values.unpackModes[question.buffer] == question.mode;
  case Question::Kind::Strategy:
    return values.strategies[getChoice(problem, question.operation)] ==
           question.strategy;
  }
  return false;
}

/// `problem` without what the user fixed about `question`.
static ProblemDescription free(const ProblemDescription &problem,
                               const Question &question) {
  ProblemDescription freed = problem;
  switch (question.kind) {
  case Question::Kind::Width:
    freed.policy.fp32DestAcc.value = Selection::Auto;
    break;
  case Question::Kind::Sync:
    freed.policy.dstFullSync.value = Selection::Auto;
    break;
  case Question::Kind::Mode:
    freed.policy.unpackToDestFp32.reset();
    break;
  case Question::Kind::Strategy:
    freed.operations[question.operation].pinned.reset();
    break;
  }
  return freed;
}

/// `problem` with the value fixed; modes cannot be.
static ProblemDescription pin(ProblemDescription problem,
                              const Question &question) {
  auto select = [](bool enabled) {
    return enabled ? Selection::Enabled : Selection::Disabled;
  };
  if (question.kind == Question::Kind::Width) {
    problem.policy.fp32DestAcc.value =
        select(question.width == DestinationWidth::Bits32);
  } else if (question.kind == Question::Kind::Sync) {
    problem.policy.dstFullSync.value = select(question.sync == DstSync::Full);
  } else if (question.kind == Question::Kind::Strategy) {
    problem.operations[question.operation].pinned = question.strategy;
  }
  return problem;
}

static std::string checkConflict(const WhyNotAnswer &answer,
                                 const Question &question,
                                 const ProblemDescription &freed) {
  llvm::ArrayRef<Requirement> conflict = answer.conflict.requirements;
  if (answer.pin >= conflict.size()) {
    return "the value is not in its own conflict";
  }
  // An assumed mode is no part of a description.
  if (question.kind == Question::Kind::Mode) {
    return "";
  }
  ProblemDescription pinned = pin(freed, question);
  if (keepOnly(conflict, pinned).isSolvable()) {
    return "the conflict is none";
  }
  for (size_t index = 0; index < conflict.size(); ++index) {
    llvm::SmallVector<Requirement> others(conflict);
    others.erase(others.begin() + index);
    if (!keepOnly(others, pinned).isSolvable()) {
      return "requirement " + std::to_string(index) + " is not needed";
    }
  }
  return "";
}

static std::string checkAnswer(const Question &question,
                               const ProblemDescription &problem,
                               const KernelConfigPlan *plan,
                               const WhyNotAnswer &answer) {
  using Kind = WhyNotAnswer::Kind;
  const bool entries = problem.policy.unpackToDestFp32.has_value() &&
                       question.kind == Question::Kind::Mode;
  ProblemDescription freed = answer.fixed ? free(problem, question) : problem;
  std::vector<Enumerated> all = listByBruteForce(freed);
  const auto *best =
      llvm::find_if(llvm::ArrayRef(all), [&](const Enumerated &configuration) {
        return has(configuration.values, question, problem);
      });
  const bool possible = best != llvm::ArrayRef(all).end();
  switch (answer.kind) {
  case Kind::AlreadySo:
    return plan && (entries || has(plan->getValues(), question, problem))
               ? ""
               : "it is not so";
  case Kind::NoSuchValue:
    return problem.target->getUnpackEntryRules().rejectsUnbound
               ? ""
               : "there is such a value";
  case Kind::NoConfiguration:
    return all.empty() ? "" : "there is a configuration";
  case Kind::Impossible:
    return possible ? "there is a configuration with it"
                    : checkConflict(answer, question, freed);
  case Kind::Worse:
    if (!possible || !(answer.plan->getValues() == best->values)) {
      return "that is not the best configuration with it";
    }
    if (!(answer.winner->getValues() == all.front().values)) {
      return "that is not the best configuration without it";
    }
    return answer.loss == WhyNotAnswer::Loss::None ? "nothing is lost" : "";
  case Kind::WithoutEffect: {
    if (possible || question.mode != UnpackMode::UnpackToDestination) {
      return "the mode has an effect";
    }
    ProblemDescription listed = problem;
    std::vector<unsigned> list = listed.policy.unpackToDestFp32.value_or(
        plan ? plan->getUnpackToDestination().vec() : std::vector<unsigned>());
    list.insert(llvm::lower_bound(list, question.buffer), question.buffer);
    listed.policy.unpackToDestFp32 = std::move(list);
    return listByBruteForce(listed).empty() ? "it cannot be listed" : "";
  }
  case Kind::OnlyFixed:
    return answer.fixed && !all.empty() &&
                   has(all.front().values, question, problem)
               ? ""
               : "more than what is fixed stands against it";
  case Kind::Undecided:
    return "undecided";
  }
  return "";
}

TEST_P(WhyNotLaws, AnswersAreThoseOfBruteForce) {
  std::map<WhyNotAnswer::Kind, unsigned> answers;
  checkLaw(GetParam(), 400,
           [&](const ProblemDescription &description, uint64_t) -> std::string {
             Problem problem = description.build();
             Resolution resolution = resolve(problem);
             const auto *plan = std::get_if<KernelConfigPlan>(&resolution);
             for (const Question &question : listQuestions(description)) {
               WhyNotAnswer found = answer(question, problem, plan);
               ++answers[found.kind];
               std::string wrong =
                   checkAnswer(question, description, plan, found);
               if (!wrong.empty()) {
                 return "question of kind " +
                        std::to_string(static_cast<unsigned>(question.kind)) +
                        " about operation " +
                        std::to_string(question.operation) + ", buffer " +
                        std::to_string(question.buffer) + ": " + wrong;
               }
             }
             return "";
           });
  expectMet(answers[WhyNotAnswer::Kind::Impossible]);
  expectMet(answers[WhyNotAnswer::Kind::Worse]);
}

INSTANTIATE_TEST_SUITE_P(Shapes, WhyNotLaws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });
