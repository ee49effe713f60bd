//===- Explainer.cpp - Explanations of one kernel ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"

#include "tileconf/Analysis/RequirementAnalysis.h"
#include "tileconf/KernelConfig/Advice/Fixes.h"
#include "tileconf/KernelConfig/Explain/PlanText.h"
#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

std::optional<ExplainRequest> driver::parseRequest(const Invocation &invocation,
                                                   llvm::raw_ostream &errors) {
  ExplainRequest request;
  for (const std::string &text : invocation.operations) {
    std::optional<PlaceQuestion> place = parsePlaceQuestion(text);
    if (!place) {
      reportUsage("`--op` cannot be `" + text +
                      "`; expected `LINE`, `LINE:COLUMN` or "
                      "`FILE:LINE[:COLUMN]`",
                  errors);
      return std::nullopt;
    }
    request.operations.push_back(std::move(*place));
  }
  for (const std::string &text : invocation.buffers) {
    unsigned buffer = 0;
    if (llvm::StringRef(text).getAsInteger(10, buffer) ||
        buffer >= kMaxDataflowBuffers) {
      reportUsage("`--dfb` cannot be `" + text +
                      "`; expected the number of a dataflow buffer, 0 to " +
                      std::to_string(kMaxDataflowBuffers - 1),
                  errors);
      return std::nullopt;
    }
    request.buffers.push_back(buffer);
  }
  for (const std::string &text : invocation.whyNot) {
    std::string error;
    std::optional<ValueQuestion> value = parseValueQuestion(text, error);
    if (!value) {
      reportUsage(error, errors);
      return std::nullopt;
    }
    request.values.push_back(std::move(*value));
  }
  return request;
}

static bool checkFound(const PlaceQuestion &question,
                       const RequestProgress::Place &place, const char *what,
                       llvm::raw_ostream &errors) {
  if (place.found) {
    return true;
  }
  auto near = place.near;
  llvm::sort(near);
  std::vector<std::string> words;
  for (const auto &[distance, word] : near) {
    if (words.size() < 3) {
      words.push_back(word);
    }
  }
  reportUsage(std::string("no ") + what + " stands at " + question.text +
                  (words.empty() ? std::string()
                                 : "; the nearest are " + joinWords(words)),
              errors);
  return false;
}

void RequestProgress::reportUnanswered(const ExplainRequest &request,
                                       llvm::raw_ostream &errors) const {
  auto report = [&](const char *option, const std::string &value) {
    reportUsage(std::string("`--") + option + "=" + value +
                    "` has no answer, because a kernel is malformed or its "
                    "target is not supported; the errors say more",
                errors);
  };
  for (auto [question, place] :
       llvm::zip_equal(request.operations, operations)) {
    if (!place.found) {
      return report("op", question.text);
    }
  }
  for (auto [buffer, found] : llvm::zip_equal(request.buffers, buffers)) {
    if (!found) {
      return report("dfb", std::to_string(buffer));
    }
  }
  for (auto [question, place] : llvm::zip_equal(request.values, values)) {
    if (question.place ? !place.found : !place.asked) {
      return report("why-not", question.text);
    }
  }
}

bool RequestProgress::checkAllFound(const ExplainRequest &request,
                                    llvm::raw_ostream &errors) const {
  for (auto [question, place] :
       llvm::zip_equal(request.operations, operations)) {
    if (!checkFound(question, place, "tile operation", errors)) {
      return false;
    }
  }
  for (auto [buffer, found] : llvm::zip_equal(request.buffers, buffers)) {
    if (!found) {
      std::vector<unsigned> known(knownBuffers.begin(), knownBuffers.end());
      reportUsage("no kernel uses dataflow buffer " + std::to_string(buffer) +
                      (known.empty()
                           ? std::string()
                           : "; there are buffers " + joinNumbers(known)),
                  errors);
      return false;
    }
  }
  for (auto [question, place] : llvm::zip_equal(request.values, values)) {
    if (question.place &&
        !checkFound(*question.place, place,
                    "operation that can run on several engines", errors)) {
      return false;
    }
  }
  return true;
}

namespace {

class Explainer {
public:
  Explainer(const KernelAnswer &kernel, const ExplainRequest &request,
            const OperationNames &names, RequestProgress &progress)
      : analysis(*kernel.analysis), request(request), progress(progress),
        problem(analysis.getProblem()), plan(analysis.getPlan()),
        phrases(problem, names) {}

  KernelExplanation run() {
    if (request.isGeneral()) {
      explainEverything();
      return std::move(result);
    }
    for (auto [question, state] :
         llvm::zip_equal(request.operations, progress.operations)) {
      std::vector<OperationId> found = findOperations(question, state);
      for (OperationId operation : found) {
        explainOperation(operation);
      }
    }
    explainBuffers();
    for (auto [question, state] :
         llvm::zip_equal(request.values, progress.values)) {
      answerValue(question, state);
    }
    return std::move(result);
  }

private:
  void explainEverything() {
    if (plan) {
      result.values = ReasonChains(*plan, phrases).explainAll();
      return;
    }
    if (const auto *first =
            std::get_if<KernelConfigConflict>(&analysis.getResolution())) {
      for (const KernelConfigConflict &conflict :
           listConflicts(problem, *first, phrases)) {
        explainConflict(conflict);
      }
    }
  }

  void explainConflict(const KernelConfigConflict &conflict) {
    ValueExplanation explanation;
    explanation.subject = "conflict";
    explanation.value =
        conflict.requirements.size() == 1
            ? "this cannot be had"
            : "these cannot be had together; without any one of them the "
              "others can";
    explanation.kind = Reason::Kind::Required;
    for (const Requirement &requirement : conflict.requirements) {
      explanation.steps.push_back(describeRequirement(requirement, phrases));
    }
    result.values.push_back(std::move(explanation));
  }

  const OperationPlaces &getPlaces() {
    if (!places) {
      places.emplace(analysis);
    }
    return *places;
  }

  std::vector<OperationId> findOperations(const PlaceQuestion &question,
                                          RequestProgress::Place &state) {
    std::vector<OperationId> found = getPlaces().find(question);
    state.found |= !found.empty();
    llvm::append_range(state.near, getPlaces().findNear(question));
    return found;
  }

  /// The class of the choice that `operation` makes, if it makes one.
  std::optional<unsigned> findClass(OperationId operation) const {
    const ChoiceClass *known = phrases.findClass(operation);
    if (!known) {
      return std::nullopt;
    }
    return known - problem.requirements.getChoiceClasses().data();
  }

  void explainOperation(OperationId operation) {
    ValueExplanation explanation;
    std::optional<unsigned> number = findClass(operation);
    std::optional<Strategy> strategy;
    if (number && plan) {
      explanation = ReasonChains(*plan, phrases).explainStrategy(*number);
      strategy = plan->getClassStrategy(*number);
    } else {
      explanation.value = number ? "no engine, for the kernel has no "
                                   "configuration"
                                 : "one way to execute";
      explanation.kind = Reason::Kind::Required;
    }
    explanation.subject = phrases.operationAt(operation);
    explanation.operation = operation;
    if (std::string decided = listDecided(operation); !decided.empty()) {
      explanation.remark +=
          (explanation.remark.empty() ? "" : "; ") + ("it decides: " + decided);
    }
    explanation.demandsTitle = "what it needs";
    mlir::Operation *op = analysis.getOperation(operation);
    llvm::FailureOr<CollectedRequirements> own =
        analyzeRequirements(op, {problem.target->getDataflowBufferCount(),
                                 problem.target->getArchitecture()});
    if (succeeded(own)) {
      explanation.demands =
          describeDemands(operation, own->requirements, strategy, phrases);
    }
    result.values.push_back(std::move(explanation));
  }

  /// The values of other things that `operation` is a direct cause of.
  std::string listDecided(OperationId operation) const {
    std::vector<std::string> words;
    if (plan) {
      for (const ValueExplanation &value :
           ReasonChains(*plan, phrases).explainAll()) {
        if (value.operation != operation &&
            llvm::any_of(value.steps, [&](const ReasonStep &step) {
              return step.operation == operation;
            })) {
          words.push_back(value.subject + " (" + value.value + ")");
        }
      }
    }
    return joinSome(words, 6, false);
  }

  void explainBuffers() {
    const KernelRequirements &requirements = problem.requirements;
    for (unsigned buffer = 0; buffer < requirements.getBufferBound();
         ++buffer) {
      std::vector<ReasonStep> readers = describeReaders(buffer, plan, phrases);
      if (!requirements.getBinding(buffer).bound && readers.empty()) {
        continue;
      }
      progress.knownBuffers.insert(buffer);
      for (size_t asked = 0; asked < request.buffers.size(); ++asked) {
        if (request.buffers[asked] != buffer) {
          continue;
        }
        progress.buffers[asked] = true;
        ValueExplanation explanation;
        if (plan) {
          explanation = ReasonChains(*plan, phrases).explainBuffer(buffer);
        } else {
          explanation.subject = "dataflow buffer " + std::to_string(buffer);
          explanation.value = "no mode, for the kernel has no configuration";
          explanation.kind = Reason::Kind::Required;
        }
        explanation.demandsTitle =
            readers.empty() ? "no operation reads it" : "who reads it";
        explanation.demands = readers;
        result.values.push_back(std::move(explanation));
      }
    }
  }

  void answerValue(const ValueQuestion &asked, RequestProgress::Place &state) {
    state.asked = true;
    std::vector<Question> questions;
    if (!asked.place) {
      questions.push_back(asked.question);
    } else {
      std::vector<OperationId> here = getPlaces().find(*asked.place);
      llvm::append_range(state.near, getPlaces().findNear(*asked.place));
      // Others on the line have nothing to choose; if none has, the answer is
      // that, about the first.
      std::vector<OperationId> choosing = here;
      llvm::erase_if(choosing, [&](OperationId operation) {
        return !findClass(operation);
      });
      if (choosing.empty() && !here.empty()) {
        choosing.push_back(here.front());
      }
      state.found |= !choosing.empty();
      for (OperationId operation : choosing) {
        questions.push_back(
            Question::ofStrategy(operation, asked.question.strategy));
      }
    }
    for (const Question &question : questions) {
      WhyNotAnswer answered = answer(question, problem, plan);
      Explanation explanation = explain(answered, question, phrases);
      result.answers.push_back(
          {asked.text, std::move(answered), std::move(explanation)});
    }
  }

  const KernelConfigAnalysis &analysis;
  const ExplainRequest &request;
  RequestProgress &progress;
  const Problem &problem;
  const KernelConfigPlan *plan;
  Phrases phrases;
  std::optional<OperationPlaces> places;
  KernelExplanation result;
};

} // namespace

KernelExplanation driver::explainKernel(const KernelAnswer &kernel,
                                        const ExplainRequest &request,
                                        const OperationNames &names,
                                        RequestProgress &progress) {
  return Explainer(kernel, request, names, progress).run();
}
