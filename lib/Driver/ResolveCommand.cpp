//===- ResolveCommand.cpp - tileconf resolve --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Resolves a problem in which no MLIR occurs.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "DiagnosticPrinter.h"
#include "Document.h"
#include "KernelReader.h"

#include "tileconf/KernelConfig/Advice/Fixes.h"
#include "tileconf/KernelConfig/Explain/DescriptionNames.h"
#include "tileconf/KernelConfig/Explain/PlanText.h"
#include "tileconf/KernelConfig/Explain/Report.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace tileconf;
using namespace tileconf::driver;

/// What there is to say about an answer.
static std::vector<Message> reportAnswer(const Resolution &resolution,
                                         const Phrases &phrases) {
  if (const auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
    return reportWarnings(*plan, phrases);
  }
  if (const auto *conflict = std::get_if<KernelConfigConflict>(&resolution)) {
    return reportConflicts(phrases.problem, *conflict, phrases);
  }
  return {reportLimit(std::get<ResolutionLimit>(resolution))};
}

/// Prints what MLIR would, as far as there is something to show. Where no
/// location is known the file is one.
static void printMessage(const Message &message, const std::string &file,
                         const OperationNames &names,
                         llvm::raw_ostream &errors) {
  auto print = [&](OperationId operation, llvm::StringRef severity,
                   llvm::StringRef text) {
    std::string location = operation == kNoOperation
                               ? std::string()
                               : names.getLocation(operation);
    printDiagnostic(location.empty() ? file : location, severity, text,
                    /*view=*/nullptr, errors);
  };
  print(message.operation, "error", message.text);
  for (const Note &note : message.notes) {
    print(note.operation, "note", note.text);
  }
}

DriverStatus driver::runResolve(const Invocation &invocation,
                                std::string &output,
                                llvm::raw_ostream &errors) {
  auto refuse = [&](const std::string &message) {
    reportUsage(message, errors);
    return DriverStatus::BadUsage;
  };
  if (!invocation.operands.empty()) {
    return refuse("`tileconf resolve` reads what `--problem` names, and `" +
                  invocation.operands.front() + "` is too much");
  }
  if (invocation.problem.empty()) {
    return refuse("`tileconf resolve` needs `--problem=FILE`; kernels are "
                  "resolved by `tileconf KERNEL.mlir`");
  }

  const std::string &file = invocation.problem;
  Document document;
  auto fail = [&](const std::string &message, const std::string &location) {
    if (!invocation.json) {
      return refuse(message);
    }
    document.addGeneralFindings({makeFinding("error", message, location)});
    document.print(output);
    return DriverStatus::BadUsage;
  };
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> buffer = readInput(file, error);
  if (!buffer) {
    return fail(error, file);
  }
  llvm::Expected<ParsedProblem> parsed = parseProblem(buffer->getBuffer());
  if (!parsed) {
    return fail("`" + file +
                    "` is no problem: " + llvm::toString(parsed.takeError()),
                file);
  }

  const Problem &problem = parsed->problem;
  DescriptionNames names(parsed->description);
  Resolution resolution = resolve(problem);
  std::vector<Message> messages =
      reportAnswer(resolution, Phrases(problem, names));
  const auto *plan = std::get_if<KernelConfigPlan>(&resolution);
  DriverStatus status =
      plan ? DriverStatus::Resolved : DriverStatus::NoConfiguration;
  if (invocation.json) {
    document.addKernel(file, "", "");
    document.setAnswer(resolution, problem, names);
    Findings findings;
    for (const Message &message : messages) {
      findings.push_back(makeFinding(message, names));
    }
    document.addFindings(findings);
    document.print(output);
    return status;
  }
  llvm::raw_string_ostream stream(output);
  stream.enable_colors(invocation.outputColour);
  PlanTitle title{"problem `" + file + "`", ""};
  if (plan) {
    PlanExtras extras;
    extras.findings = messages;
    printPlanText(title, *plan, problem, names, extras, stream);
    return status;
  }
  for (const Message &message : messages) {
    printMessage(message, file, names, errors);
  }
  stream << title.getText() << ": no configuration\n";
  return status;
}
