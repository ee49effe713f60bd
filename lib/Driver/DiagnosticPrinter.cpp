//===- DiagnosticPrinter.cpp - Diagnostics with source lines ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiagnosticPrinter.h"

#include "Findings.h"
#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "tileconf/KernelConfig/Explain/MessageText.h"

using namespace tileconf;
using namespace tileconf::driver;

DiagnosticPrinter::DiagnosticPrinter(SourceView &view,
                                     mlir::MLIRContext *context,
                                     llvm::raw_ostream &stream)
    : ScopedDiagnosticHandler(context), view(view), stream(stream) {
  setHandler([this](mlir::Diagnostic &diagnostic) { print(diagnostic); });
}

void DiagnosticPrinter::print(const mlir::Diagnostic &diagnostic) {
  printDiagnostic(printLocation(diagnostic.getLocation()),
                  spell(diagnostic.getSeverity()), driver::getText(diagnostic),
                  &view, stream);
  for (const mlir::Diagnostic &note : diagnostic.getNotes()) {
    print(note);
  }
}

void driver::printDiagnostic(llvm::StringRef location, llvm::StringRef severity,
                             llvm::StringRef text, SourceView *view,
                             llvm::raw_ostream &output) {
  std::string buffer;
  llvm::raw_string_ostream stream(buffer);
  stream.enable_colors(output.colors_enabled());
  if (severity == "note" && text.consume_front(kHelpPrefix)) {
    severity = "help";
  }
  if (!location.empty()) {
    stream << InkedText(location, Ink::Strong) << ": ";
  }
  stream << InkedText(severity, getSeverityInk(severity)) << ": ";
  bool isNote = severity == "note" || severity == "help";
  // MLIR's own messages may have several lines.
  for (;;) {
    auto [line, rest] = text.split('\n');
    stream << InkedText(line, isNote ? Ink::Plain : Ink::Strong) << "\n";
    if (line.size() == text.size()) {
      break;
    }
    text = rest;
  }
  if (view) {
    view->show(location, 0, stream);
  }
  output << buffer;
}
