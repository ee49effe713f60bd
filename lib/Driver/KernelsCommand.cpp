//===- KernelsCommand.cpp - The answer to "which configuration" -*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Document.h"
#include "KernelReader.h"
#include "KernelReport.h"

#include "tileconf/KernelConfig/Explain/TextTable.h"

using namespace tileconf;
using namespace tileconf::driver;

namespace {

/// One table after the other, with a blank line between them.
class TablePrinter : public KernelVisitor {
public:
  TablePrinter(const Invocation &invocation, std::string &output)
      : invocation(invocation), stream(output) {
    stream.enable_colors(invocation.outputColour);
  }

  DriverStatus visitKernel(const KernelAnswer &kernel) override {
    separate();
    const KernelConfigPlan *plan = kernel.getPlan();
    if (!plan) {
      printParagraph(getRefusal(kernel), 0, 2, stream);
      printParagraph(getAdvice(kernel, invocation), 2, 2, stream);
      return DriverStatus::NoConfiguration;
    }
    const KernelConfigAnalysis &analysis = *kernel.analysis;
    KernelReport report = makeReport(analysis, invocation.getFindingOptions());
    PlanTitle title = getTitle(kernel);
    PlanExtras extras;
    extras.findings = report.findings;
    extras.fidelity = report.fidelity.value;
    extras.fidelityReason = describe(report.fidelity, analysis.getProblem());
    extras.unfold = invocation.unfold;
    printPlanText(title, *plan, analysis.getProblem(), analysis, extras,
                  stream);
    if (invocation.precision) {
      printPrecision(report, ShortLocations(analysis, title.location), stream);
    }
    return report.getStatus();
  }

  void visitEmpty(const std::string &file) override {
    separate();
    printParagraph(file + ": no compute kernel", 0, 2, stream);
  }

private:
  void separate() {
    stream << separator;
    separator = "\n";
  }

  const Invocation &invocation;
  llvm::raw_string_ostream stream;
  llvm::StringRef separator;
};

} // namespace

DriverStatus driver::runKernels(const Invocation &invocation,
                                std::string &output,
                                llvm::raw_ostream &errors) {
  if (!checkKernelUsage(invocation, errors)) {
    return DriverStatus::BadUsage;
  }
  if (!invocation.json) {
    TablePrinter printer(invocation, output);
    return readKernels(invocation, printer, errors);
  }
  DocumentVisitor printer(invocation);
  DriverStatus status = readKernels(invocation, printer, errors);
  printer.document.print(output);
  return status;
}
