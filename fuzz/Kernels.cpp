//===- Kernels.cpp - Kernels in memory --------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "IndexArrays.h"
#include "Nesting.h"
#include "Target.h"
#include "mlir/Parser/Parser.h"
#include "tileconf/InitAll.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::fuzz;

/// Inputs that share a context.
static constexpr unsigned kInputsPerContext = 500;

MLIRContext &fuzz::startInput() {
  static std::unique_ptr<MLIRContext> context;
  static unsigned inputs = 0;
  if (!context || ++inputs % kInputsPerContext == 0) {
    DialectRegistry registry;
    registerAllDialects(registry);
    context = std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::DISABLED);
    context->printOpOnDiagnostic(false);
  }
  return *context;
}

ErrorCounter::ErrorCounter(MLIRContext &context)
    : handler(&context, [this](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Error) {
          require(!diagnostic.str().empty(), "an error says something");
          ++errors;
        }
      }) {}

unsigned ErrorCounter::take() { return std::exchange(errors, 0); }

OwningOpRef<ModuleOp> fuzz::parseKernel(MLIRContext &context,
                                        llvm::StringRef text,
                                        llvm::StringRef name) {
  // What the program tileconf refuses before MLIR's parser sees it.
  if (driver::findDeepNesting(text) || driver::findIndexArray(text)) {
    emitError(UnknownLoc::get(&context), "not for MLIR's parser");
    return {};
  }
  // The parser reads one character more than there are.
  std::string copy = text.str();
  return parseSourceString<ModuleOp>(copy, ParserConfig(&context), name);
}

std::string fuzz::printKernel(ModuleOp module, Form form) {
  OpPrintingFlags flags;
  if (form == Form::Generic) {
    flags.printGenericOpForm();
  } else if (form == Form::WithLocations) {
    flags.enableDebugInfo();
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, flags);
  return text;
}

llvm::StringRef fuzz::takeSetting(llvm::StringRef &input, llvm::StringRef key) {
  auto [line, rest] = input.split('\n');
  if (!line.consume_front("// ") || !line.consume_front(key) ||
      !line.consume_front(": ")) {
    return {};
  }
  input = rest;
  return line.trim();
}
