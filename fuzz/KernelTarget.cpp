//===- KernelTarget.cpp - Kernels in textual form ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: a kernel; its first line may be `// pass: OPTIONS`, for the pass.
//
// Promises: what does not parse has an error; what does is printed so that it
// reads as what it was, in both forms; the pass fails with an error and changes
// nothing, or succeeds and has nothing to do a second time; a plan is legal.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Target.h"
#include "TextMutator.h"
#include "Words.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "tileconf/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::fuzz;

/// Holds the printed forms of `module` against it.
static void checkPrinting(ModuleOp module, ErrorCounter &errors) {
  std::string pretty = printKernel(module);
  for (Form form : {Form::Pretty, Form::Generic}) {
    std::string text = printKernel(module, form);
    OwningOpRef<ModuleOp> again = parseKernel(*module.getContext(), text);
    require(bool(again), "what is printed can be read", text);
    std::string second = printKernel(*again);
    require(second == pretty, "printing and reading change nothing",
            llvm::join_items("\n", pretty, text, second));
  }
  errors.take();
}

/// Holds every plan against its problem.
static void checkPlans(ModuleOp module) {
  for (func::FuncOp function : findComputeKernels(module)) {
    auto analysis = KernelConfigAnalysis::create(function, {});
    if (failed(analysis)) {
      continue;
    }
    if (const KernelConfigPlan *plan = (*analysis)->getPlan()) {
      require(verify(plan->getValues(), (*analysis)->getProblem()).empty(),
              "a plan is legal");
    }
    (*analysis)->emitErrors();
    (*analysis)->emitWarnings();
  }
}

/// Fills `passes` as OPTIONS ask. False if they are no options.
static bool makePasses(PassManager &passes, llvm::StringRef options) {
  [[maybe_unused]] static const bool registered = [] {
    registerTTLPasses();
    return true;
  }();
  std::string ignored;
  llvm::raw_string_ostream stream(ignored);
  std::string pipeline =
      ("ttl-set-compute-kernel-config{" + options + "}").str();
  return succeeded(parsePassPipeline(pipeline, passes, stream));
}

/// The options with which a configured kernel is configured again. The function
/// attribute that overrides one option is consumed by the first run, after
/// which the option would speak against what is recorded.
static std::string optionsOfSecondRun(llvm::StringRef options,
                                      llvm::StringRef kernel) {
  std::string kept;
  for (llvm::StringRef option : llvm::split(options, ' ')) {
    if (!kernel.contains("ttl.enable_fpu_binary_ops") ||
        !option.starts_with("enable-fpu-binary-ops")) {
      kept += (option + " ").str();
    }
  }
  return kept;
}

Outcome fuzz::runKernel(llvm::StringRef input) {
  MLIRContext &context = startInput();
  ErrorCounter errors(context);
  llvm::StringRef options = takeSetting(input, "pass");
  OwningOpRef<ModuleOp> module = parseKernel(context, input);
  if (!module) {
    require(errors.take() != 0, "a malformed kernel has an error", input);
    return Outcome::Unreadable;
  }
  checkPrinting(*module, errors);
  checkPlans(*module);
  errors.take();

  PassManager passes(&context);
  if (!makePasses(passes, options)) {
    return Outcome::Unreadable;
  }
  std::string before = printKernel(*module, Form::Generic);
  if (failed(passes.run(*module))) {
    require(errors.take() != 0, "a pass that fails reports an error", before);
    std::string after = printKernel(*module, Form::Generic);
    require(before == after, "a pass that fails changes nothing",
            before + "\n" + after);
    return Outcome::NoConfiguration;
  }
  require(errors.take() == 0, "a pass that succeeds reports no error", before);
  std::string after = printKernel(*module, Form::Generic);
  checkPrinting(*module, errors);
  PassManager passesAgain(&context);
  require(makePasses(passesAgain, optionsOfSecondRun(options, input)),
          "options that were valid still are", options);
  require(succeeded(passesAgain.run(*module)),
          "the pass accepts its own result", after);
  std::string second = printKernel(*module, Form::Generic);
  require(after == second, "a second run changes nothing",
          after + "\n" + second);
  return Outcome::Resolved;
}

std::string fuzz::mutateKernel(llvm::StringRef input, Random &random) {
  llvm::StringRef options = takeSetting(input, "pass");
  std::string line = options.str();
  if (random.once(6)) {
    std::string option = makePassOption(random);
    line = line.empty() || random.once(2) ? option : line + " " + option;
  } else if (random.once(12)) {
    line.clear();
  }
  std::string text = mutateText(input, random);
  return line.empty() ? text : "// pass: " + line + "\n" + text;
}
