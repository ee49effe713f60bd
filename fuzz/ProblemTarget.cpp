//===- ProblemTarget.cpp - Problems in JSON ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: a problem as docs/problem-format.md has it.
//
// Promises: what is printed reads as what was read; an answer to one is the
// answer to the other; a plan is legal, a conflict names something, and both
// can be put into words.
//
//===----------------------------------------------------------------------===//

#include "JsonMutator.h"
#include "Target.h"

#include "tileconf/KernelConfig/Advice/Alternatives.h"
#include "tileconf/KernelConfig/Advice/Fixes.h"
#include "tileconf/KernelConfig/Advice/WhyNot.h"
#include "tileconf/KernelConfig/Explain/DescriptionNames.h"
#include "tileconf/KernelConfig/Explain/PlanJson.h"
#include "tileconf/KernelConfig/Explain/PlanText.h"
#include "tileconf/KernelConfig/Explain/Report.h"
#include "llvm/Support/FormatVariadic.h"

using namespace tileconf;
using namespace tileconf::fuzz;

static std::string print(const llvm::json::Value &value) {
  return llvm::formatv("{0:2}", value).str();
}

/// All that is said about the answer to `parsed`, as data and in words.
static std::string tell(const ParsedProblem &parsed,
                        const Resolution &resolution) {
  const Problem &problem = parsed.problem;
  DescriptionNames names(parsed.description);
  Phrases phrases(problem, names);
  std::string text = print(printResolution(resolution, problem, names));
  llvm::raw_string_ostream stream(text);
  if (const auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
    printPlanText({"problem", ""}, *plan, problem, names, {}, stream);
    for (const Message &message : reportWarnings(*plan, phrases)) {
      require(!message.text.empty(), "a warning says something");
      stream << message.text;
    }
    Alternatives alternatives = findAlternatives(problem, 3);
    require(!alternatives.list.empty() &&
                alternatives.list.front().values == plan->getValues(),
            "the plan is the first of the alternatives");
    for (bool full : {false, true}) {
      Question question =
          Question::ofSync(full ? DstSync::Full : DstSync::DoubleBuffered);
      stream
          << explain(answer(question, problem, plan), question, phrases).text;
    }
  } else if (const auto *conflict =
                 std::get_if<KernelConfigConflict>(&resolution)) {
    require(!conflict->requirements.empty(), "a conflict names requirements");
    for (const Message &message :
         reportConflicts(problem, *conflict, phrases)) {
      require(!message.text.empty(), "an error says something");
      stream << message.text;
    }
  } else {
    stream << reportLimit(std::get<ResolutionLimit>(resolution)).text;
  }
  return text;
}

Outcome fuzz::runProblem(llvm::StringRef input) {
  llvm::Expected<ParsedProblem> parsed = parseProblem(input);
  if (!parsed) {
    std::string complaint = llvm::toString(parsed.takeError());
    require(!complaint.empty(), "a complaint says something", input);
    return Outcome::Unreadable;
  }
  std::string printed = print(printProblem(parsed->description));
  llvm::Expected<ParsedProblem> again = parseProblem(printed);
  if (!again) {
    require(false, "a printed problem can be read",
            llvm::toString(again.takeError()) + "\n" + printed);
  }
  std::string second = print(printProblem(again->description));
  require(printed == second, "reading and printing changes nothing",
          printed + "\n" + second);

  Resolution resolution = resolve(parsed->problem);
  std::string answer = tell(*parsed, resolution);
  std::string other = tell(*again, resolve(again->problem));
  require(answer == other, "a printed problem has the same answer",
          answer + "\n" + other);
  const auto *plan = std::get_if<KernelConfigPlan>(&resolution);
  if (!plan) {
    return Outcome::NoConfiguration;
  }
  require(verify(plan->getValues(), parsed->problem).empty(), "a plan is legal",
          printed);
  return Outcome::Resolved;
}

std::string fuzz::mutateProblem(llvm::StringRef input, Random &random) {
  return mutateJson(input, random);
}
