//===- ExplainCommand.cpp - Why values are what they are --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeCommand.h"
#include "Commands.h"
#include "Document.h"
#include "Explainer.h"
#include "KernelReport.h"

#include "tileconf/KernelConfig/Explain/MessageText.h"
#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace tileconf;
using namespace tileconf::driver;

namespace {

/// Prints explanations with the source lines that they are about. A line, and a
/// fact, is shown once for each kernel; after that a line's place has to do.
class ExplanationPrinter {
public:
  ExplanationPrinter(const KernelAnswer &kernel, llvm::raw_ostream &stream)
      : analysis(*kernel.analysis), view(kernel.view), stream(stream) {}

  void print(llvm::ArrayRef<ValueExplanation> values) {
    // Values with nothing behind them share a line.
    for (size_t first = 0; first < values.size();) {
      size_t last = first + 1;
      while (last < values.size() && isBare(values[first]) &&
             isBare(values[last]) && saysTheSame(values[first], values[last])) {
        ++last;
      }
      print(values.slice(first, last - first), values[first]);
      first = last;
    }
  }

  void print(const ValueAnswer &asked) {
    stream << "\n";
    // What the notes say at their places need not be said twice.
    llvm::StringRef text = asked.explanation.text;
    if (!asked.explanation.notes.empty()) {
      text = text.take_front(
          text.find(": " + asked.explanation.notes.front().text));
    }
    printParagraph(
        InkedText("why not " + asked.question + "? ", Ink::Strong).append(text),
        0, 2, stream);
    for (const Note &note : asked.explanation.notes) {
      llvm::StringRef text = note.text;
      InkedText line;
      if (text.consume_front("help: ")) {
        line.append("help: ", Ink::Help);
      }
      printParagraph(line.append(text), 2, 2, stream);
      showPlace(note.operation, false, 4);
    }
  }

private:
  static bool isBare(const ValueExplanation &value) {
    return value.steps.empty() && value.demands.empty() &&
           value.operation == kNoOperation;
  }

  static bool saysTheSame(const ValueExplanation &lhs,
                          const ValueExplanation &rhs) {
    return lhs.value == rhs.value && lhs.kind == rhs.kind &&
           lhs.remark == rhs.remark;
  }

  void print(llvm::ArrayRef<ValueExplanation> alike,
             const ValueExplanation &value) {
    std::vector<std::string> subjects;
    for (const ValueExplanation &each : alike) {
      subjects.push_back(each.subject);
    }
    stream << "\n";
    printParagraph(
        InkedText(joinSome(subjects, 4, false), Ink::Strong)
            .append(": " + value.value + " (")
            .append(getDecider(value.kind), getDeciderInk(value.kind))
            .append(")"),
        0, 2, stream);
    // The subject has the place already.
    if (value.operation != kNoOperation && isNew(value.operation)) {
      showPlace(value.operation, false, 2);
    }
    if (!value.remark.empty()) {
      printParagraph(value.remark, 2, 2, stream);
    }
    printSteps(value.steps, 2);
    if (!value.demandsTitle.empty()) {
      printParagraph(value.demandsTitle +
                         std::string(value.demands.empty() ? "" : ":"),
                     2, 2, stream);
      printSteps(value.demands, 4);
    }
  }

  void printSteps(llvm::ArrayRef<ReasonStep> steps, unsigned indent) {
    for (const ReasonStep &step : steps) {
      printParagraph(step.text, indent, 2, stream);
      showPlace(step.operation, step.isAttribute, indent + 2);
      if (!step.fact.empty() && shown.insert(step.fact).second) {
        printParagraph(InkedText("target ", Ink::Note).append(step.fact),
                       indent + 2, 2, stream);
      }
      if (!step.because.empty()) {
        printParagraph("because", indent + 2, 2, stream);
        // Far from the margin there is no room for sentences.
        printSteps(step.because, std::min(indent + 4, kDeepest));
      }
    }
  }

  bool isNew(OperationId operation) const {
    return shown.count(printLocation(analysis.getLoc(operation))) == 0;
  }

  void showPlace(OperationId operation, bool isAttribute, unsigned indent) {
    if (operation == kNoOperation && !isAttribute) {
      return;
    }
    std::string location = printLocation(analysis.getLoc(operation));
    if (location.empty()) {
      return;
    }
    bool isFirst = shown.insert(location).second;
    printParagraph(InkedText(location, Ink::Faint), indent, 0, stream);
    if (isFirst && view) {
      view->show(location, indent + 2, stream);
    }
  }

  static constexpr unsigned kDeepest = 40;

  const KernelConfigAnalysis &analysis;
  SourceView *view;
  llvm::raw_ostream &stream;
  /// Places and facts.
  std::set<std::string> shown;
};

class ExplanationText : public KernelVisitor {
public:
  ExplanationText(const Invocation &invocation, const ExplainRequest &request,
                  RequestProgress &progress, std::string &output)
      : invocation(invocation), request(request), progress(progress),
        stream(output) {
    stream.enable_colors(invocation.outputColour);
  }

  DriverStatus visitKernel(const KernelAnswer &kernel) override {
    if (!kernel.analysis) {
      separate();
      printParagraph(getRefusal(kernel), 0, 2, stream);
      return DriverStatus::NoConfiguration;
    }
    PlanTitle title = getTitle(kernel);
    ShortLocations names(*kernel.analysis, title.location);
    KernelExplanation explanation =
        explainKernel(kernel, request, names, progress);
    if (explanation.empty() && !request.isGeneral()) {
      // What was asked is about another kernel.
      return DriverStatus::Resolved;
    }
    separate();
    const KernelConfigPlan *plan = kernel.getPlan();
    KernelReport report;
    if (plan) {
      report = makeReport(*kernel.analysis, invocation.getFindingOptions());
      printParagraph(getHeadline(title, *plan, kernel.analysis->getProblem(),
                                 report.findings),
                     0, 2, stream);
    } else {
      printParagraph(getRefusal(kernel), 0, 2, stream);
    }
    ExplanationPrinter printer(kernel, stream);
    printer.print(explanation.values);
    for (const ValueAnswer &answer : explanation.answers) {
      printer.print(answer);
    }
    printFindings(report.findings, names);
    return plan ? report.getStatus() : DriverStatus::NoConfiguration;
  }

  void visitMalformed(const std::string & /*file*/) override {
    progress.sawMalformed = true;
  }

  void visitEmpty(const std::string &file) override {
    separate();
    printParagraph(file + ": no compute kernel", 0, 2, stream);
  }

private:
  /// All of them; of one who asks for something in particular, those that
  /// decide the exit status.
  void printFindings(std::vector<Message> findings,
                     const OperationNames &names) {
    if (!request.isGeneral()) {
      llvm::erase_if(findings, [](const Message &message) {
        return getSeverity(message) != Severity::Error;
      });
    }
    if (findings.empty()) {
      return;
    }
    stream << "\n";
    printParagraph(InkedText("findings", Ink::Strong).append(":"), 0, 2,
                   stream);
    MessageTextOptions options;
    options.indent = 2;
    printMessages(findings, names, options, stream);
  }

  void separate() {
    stream << separator;
    separator = "\n";
  }

  const Invocation &invocation;
  const ExplainRequest &request;
  RequestProgress &progress;
  llvm::raw_string_ostream stream;
  llvm::StringRef separator;
};

class ExplanationDocument : public DocumentVisitor {
public:
  ExplanationDocument(const Invocation &invocation,
                      const ExplainRequest &request, RequestProgress &progress)
      : DocumentVisitor(invocation), request(request), progress(progress) {}

  void visitMalformed(const std::string & /*file*/) override {
    progress.sawMalformed = true;
  }

protected:
  void extend(const KernelAnswer &kernel) override {
    const KernelConfigAnalysis &analysis = *kernel.analysis;
    KernelExplanation explanation =
        explainKernel(kernel, request, analysis, progress);
    document.setExplanations(explanation.values, analysis);
    for (const ValueAnswer &asked : explanation.answers) {
      document.addAnswer(asked.question, asked.answer, asked.explanation,
                         analysis);
    }
  }

private:
  const ExplainRequest &request;
  RequestProgress &progress;
};

} // namespace

DriverStatus driver::runExplain(const Invocation &invocation,
                                std::string &output,
                                llvm::raw_ostream &errors) {
  if (isAboutCodes(invocation)) {
    return explainCodes(invocation, output, errors);
  }
  if (!checkKernelUsage(invocation, errors)) {
    return DriverStatus::BadUsage;
  }
  std::optional<ExplainRequest> request = parseRequest(invocation, errors);
  if (!request) {
    return DriverStatus::BadUsage;
  }
  RequestProgress progress(*request);
  DriverStatus status;
  if (invocation.json) {
    ExplanationDocument printer(invocation, *request, progress);
    status = readKernels(invocation, printer, errors);
    printer.document.print(output);
  } else {
    ExplanationText printer(invocation, *request, progress, output);
    status = readKernels(invocation, printer, errors);
  }
  // What cannot be read may have had it.
  if (status == DriverStatus::BadUsage) {
    return status;
  }
  if (progress.sawMalformed) {
    progress.reportUnanswered(*request, errors);
    return status;
  }
  return progress.checkAllFound(*request, errors) ? status
                                                  : DriverStatus::BadUsage;
}
