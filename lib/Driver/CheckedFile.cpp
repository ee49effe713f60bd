//===- CheckedFile.cpp - What one file came to ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckedFile.h"

#include "KernelReport.h"
#include "tileconf/KernelConfig/Explain/MessageText.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

namespace {

class CheckVisitor : public KernelVisitor {
public:
  CheckVisitor(const Invocation &invocation, const std::string &file,
               CheckedFile &result)
      : invocation(invocation), file(file), result(result) {}

  bool collectsFindings() const override { return true; }

  DriverStatus visitKernel(const KernelAnswer &kernel) override {
    ++result.counts.kernels;
    explained = false;
    location = kernel.getLocation();
    if (invocation.json) {
      result.document.addKernel(
          file, mlir::func::FuncOp(kernel.function).getSymName(), location);
    }
    const KernelConfigAnalysis *analysis = kernel.analysis;
    if (!analysis) {
      return DriverStatus::NoConfiguration;
    }
    const Problem &problem = analysis->getProblem();
    result.counts.targetless += problem.target->isLaunchable() ? 0 : 1;
    if (invocation.json) {
      result.document.setAnswer(analysis->getResolution(), problem, *analysis);
    }
    const KernelConfigPlan *plan = kernel.getPlan();
    if (!plan) {
      return DriverStatus::NoConfiguration;
    }
    return visitPlan(kernel, *plan);
  }

  void visitFindings(const KernelAnswer *kernel,
                     const Findings &findings) override {
    if (invocation.json) {
      if (kernel) {
        result.document.addFindings(findings);
      } else {
        result.document.addGeneralFindings(findings);
      }
    }
    size_t errors = llvm::count_if(findings, [](const Finding &finding) {
      return finding.severity == "error";
    });
    auto first = llvm::find_if(findings, [](const Finding &finding) {
      return finding.severity == "error";
    });
    if (first != findings.end()) {
      addFailure(*first, errors - 1);
    } else if (kernel && !kernel->getPlan() && !explained) {
      // The reason stands outside of the kernel.
      addFailure(makeFinding("error",
                             "malformed, see the other errors in the "
                             "file",
                             kernel->getLocation()),
                 0);
    }
  }

  void visitEmpty(const std::string & /*path*/) override {
    ++result.counts.empty;
    if (invocation.json) {
      result.document.addGeneralFindings(
          {makeFinding("remark", "no compute kernel", file)});
    }
  }

private:
  DriverStatus visitPlan(const KernelAnswer &kernel,
                         const KernelConfigPlan &plan) {
    const KernelConfigAnalysis &analysis = *kernel.analysis;
    const Problem &problem = analysis.getProblem();
    KernelReport report = makeReport(analysis, invocation.getFindingOptions());
    if (invocation.json) {
      result.document.setReport(report, plan, problem, analysis);
    }
    size_t errors = 0;
    const Message *firstError = nullptr;
    for (const Message &message : report.findings) {
      switch (getSeverity(message)) {
      case Severity::Error:
        firstError = firstError ? firstError : &message;
        ++errors;
        break;
      case Severity::Warning:
        ++result.counts.warnings;
        break;
      case Severity::Remark:
        ++result.counts.remarks;
        break;
      }
    }
    result.counts.withFindings += report.findings.empty() ? 0 : 1;
    if (firstError) {
      Finding finding = makeFinding(*firstError, analysis);
      if (finding.location.empty()) {
        finding.location = location;
      }
      addFailure(finding, errors - 1);
      return DriverStatus::NoConfiguration;
    }
    ++result.counts.resolved;
    std::string verdict = getVerdict(plan, problem);
    std::string text = file + " " + kernel.getName() + ": " +
                       llvm::StringRef(verdict).split(": ").second.str();
    if (!report.findings.empty()) {
      text += "; " + countMessages(report.findings);
    }
    result.lines.push_back({true, std::move(text)});
    return DriverStatus::Resolved;
  }

  void addFailure(const Finding &finding, size_t more) {
    explained = true;
    std::string place = finding.location.empty() ? file : finding.location;
    // The file that was checked, even where the kernel comes from another.
    if (!llvm::StringRef(place).starts_with(file)) {
      place = file + ": " + place;
    }
    std::string text = place + ": ";
    text += finding.code.empty() ? "" : "[" + finding.code + "] ";
    text += finding.message;
    if (more > 0) {
      text += " (and " + std::to_string(more) + " more " +
              (more == 1 ? "error" : "errors") + ")";
    }
    result.lines.push_back({false, std::move(text)});
  }

  const Invocation &invocation;
  const std::string &file;
  CheckedFile &result;
  /// Of the kernel shown last.
  std::string location;
  bool explained = false;
};

} // namespace

CheckedFile driver::checkFile(KernelFileReader &reader, const std::string &file,
                              const Invocation &invocation) {
  CheckedFile result;
  CheckVisitor visitor(invocation, file, result);
  result.status = reader.read(file, visitor, llvm::nulls());
  result.document.finishKernel();
  result.counts.unreadable += result.status == DriverStatus::BadUsage ? 1 : 0;
  return result;
}
