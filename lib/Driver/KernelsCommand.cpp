//===- KernelsCommand.cpp - tileconf KERNEL... ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Document.h"
#include "KernelReader.h"

#include "tileconf/KernelConfig/Explain/PlanText.h"
#include "llvm/ADT/StringExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

namespace {

/// One table after the other, with a blank line between them.
class TablePrinter : public KernelVisitor {
public:
  explicit TablePrinter(std::string &output) : stream(output) {}

  DriverStatus visitKernel(const KernelAnswer &kernel) override {
    separate();
    // A function may be called anything.
    std::string name;
    llvm::raw_string_ostream nameStream(name);
    llvm::printEscapedString(mlir::func::FuncOp(kernel.function).getSymName(),
                             nameStream);
    PlanTitle title{"kernel `" + name + "`", kernel.getLocation()};
    if (const KernelConfigPlan *plan = kernel.getPlan()) {
      printPlanText(title, *plan, kernel.analysis->getProblem(),
                    *kernel.analysis, stream);
      return DriverStatus::Resolved;
    }
    stream << title.getText() << ": no configuration\n";
    return DriverStatus::NoConfiguration;
  }

  void visitEmpty(const std::string &file) override {
    separate();
    stream << file << ": no compute kernel\n";
  }

private:
  void separate() {
    stream << separator;
    separator = "\n";
  }

  llvm::raw_string_ostream stream;
  llvm::StringRef separator;
};

class DocumentPrinter : public KernelVisitor {
public:
  bool collectsFindings() const override { return true; }

  DriverStatus visitKernel(const KernelAnswer &kernel) override {
    document.addKernel(kernel.file,
                       mlir::func::FuncOp(kernel.function).getSymName(),
                       kernel.getLocation());
    if (kernel.analysis) {
      document.setAnswer(kernel.analysis->getResolution(),
                         kernel.analysis->getProblem(), *kernel.analysis);
      kernel.analysis->emitWarnings();
    }
    return DriverStatus::Resolved;
  }

  void visitFindings(const KernelAnswer *kernel,
                     const Findings &findings) override {
    if (kernel) {
      document.addFindings(findings);
    } else {
      document.addGeneralFindings(findings);
    }
  }

  void visitEmpty(const std::string &file) override {
    document.addGeneralFindings(
        {makeFinding("remark", "no compute kernel", file)});
  }

  Document document;
};

} // namespace

DriverStatus driver::runKernels(const Invocation &invocation,
                                std::string &output,
                                llvm::raw_ostream &errors) {
  if (!checkKernelUsage(invocation, errors)) {
    return DriverStatus::BadUsage;
  }
  if (!invocation.json) {
    TablePrinter printer(output);
    return readKernels(invocation, printer, errors);
  }
  DocumentPrinter printer;
  DriverStatus status = readKernels(invocation, printer, errors);
  printer.document.print(output);
  return status;
}
