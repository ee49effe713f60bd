//===- EmitCommand.cpp - tileconf emit --------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "KernelReader.h"

#include "tileconf/Analysis/ProfileAnalysis.h"
#include "tileconf/Emission/DescriptorFormat.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Findings/MathFidelityChoice.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

namespace {

class DescriptorCollector : public KernelVisitor {
public:
  DescriptorCollector(FindingOptions findingOptions, llvm::raw_ostream &errors)
      : findingOptions(std::move(findingOptions)), errors(errors) {}

  DriverStatus visitKernel(const KernelAnswer &kernel) override {
    const KernelConfigPlan *plan = kernel.getPlan();
    if (!plan) {
      return DriverStatus::NoConfiguration;
    }
    KernelProfile profile = analyzeProfile(*kernel.analysis);
    bool failed = false;
    for (const Message &message :
         collectFindings(*kernel.analysis, findingOptions, &profile)) {
      // Remarks are for whoever looks at the kernel.
      if (getSeverity(message) != Severity::Remark) {
        emitMessage(*kernel.analysis, message);
      }
      failed |= getSeverity(message) == Severity::Error;
    }
    if (failed) {
      return DriverStatus::NoConfiguration;
    }
    mlir::func::FuncOp function = kernel.function;
    const Problem &problem = kernel.analysis->getProblem();
    MathFidelityChoice fidelity = chooseMathFidelity(*plan, problem, profile);
    llvm::Expected<Descriptor> descriptor =
        buildDescriptor(*plan, problem, fidelity.value);
    if (!descriptor) {
      mlir::emitError(function.getLoc())
          << llvm::toString(descriptor.takeError());
      return DriverStatus::NoConfiguration;
    }
    descriptors.push_back({function.getSymName().str(), kernel.file,
                           problem.target->getArchitecture().str(),
                           std::move(*descriptor)});
    return DriverStatus::Resolved;
  }

  void visitEmpty(const std::string &file) override {
    errors << file << ": no compute kernel\n";
  }

  std::vector<KernelDescriptor> descriptors;

private:
  FindingOptions findingOptions;
  llvm::raw_ostream &errors;
};

} // namespace

/// The format of that name, or null with a complaint.
static const DescriptorFormat *findFormat(const std::string &name,
                                          llvm::raw_ostream &errors) {
  llvm::SmallVector<std::string, 3> words;
  for (const DescriptorFormat &format : getDescriptorFormats()) {
    if (format.name == name) {
      return &format;
    }
    words.push_back("`" + format.name.str() + "`");
  }
  std::string expected = joinWords(words, "or");
  reportUsage(name.empty()
                  ? "`tileconf emit` needs `--format`: " + expected
                  : format(DiagnosticId::OptionValue, "format", name, expected),
              errors);
  return nullptr;
}

DriverStatus driver::runEmit(const Invocation &invocation, std::string &output,
                             llvm::raw_ostream &errors) {
  const DescriptorFormat *format = findFormat(invocation.format, errors);
  if (!format || !checkKernelUsage(invocation, errors)) {
    return DriverStatus::BadUsage;
  }
  DescriptorCollector collector(invocation.getFindingOptions(), errors);
  DriverStatus status = readKernels(invocation, collector, errors);
  // A program that lacks one of its kernels is worse than none.
  if (status == DriverStatus::Resolved) {
    llvm::raw_string_ostream stream(output);
    format->print(collector.descriptors, stream);
  }
  return status;
}
