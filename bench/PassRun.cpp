//===- PassRun.cpp - Parse, verify, configure -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassRun.h"

#include "Clock.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "tileconf/InitAll.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::bench;

static bool configure(ModuleOp module) {
  auto analyses = analyzeKernels(module, KernelConfigOptions());
  if (failed(analyses)) {
    return false;
  }
  for (const auto &analysis : *analyses) {
    analysis->emitWarnings();
    analysis->apply();
  }
  return !analyses->empty();
}

std::optional<PassTimes> bench::runPass(llvm::StringRef text, bool configures) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();

  PassTimes times;
  Clock clock;
  ParserConfig config(&context, /*verifyAfterParse=*/false);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, config);
  times.parsing = clock.restart();
  if (!module || failed(verify(*module))) {
    return std::nullopt;
  }
  times.verifying = clock.restart();
  if (configures && !configure(*module)) {
    return std::nullopt;
  }
  times.configuring = clock.restart();
  return times;
}
