//===- DiagnosticPrinter.h - Diagnostics with source lines ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's printer shows the source line of every diagnostic and note, whatever
// its length, and opens whatever file a location names. A kernel decides both:
// on one line of megabytes each error is that long again, and a location may
// name a device that never ends. This one prints the same on a page, in colours
// where the stream has them, and tells help from notes.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_DIAGNOSTICPRINTER_H
#define TILECONF_LIB_DRIVER_DIAGNOSTICPRINTER_H

#include "SourceView.h"
#include "mlir/IR/Diagnostics.h"

namespace tileconf::driver {

/// What stands in front of a note that says what to do.
inline constexpr llvm::StringLiteral kHelpPrefix = "help: ";

/// While it lives, prints the diagnostics of a context.
class DiagnosticPrinter : public mlir::ScopedDiagnosticHandler {
public:
  /// `view` and `stream` outlive this.
  DiagnosticPrinter(SourceView &view, mlir::MLIRContext *context,
                    llvm::raw_ostream &stream);

private:
  void print(const mlir::Diagnostic &diagnostic);

  SourceView &view;
  llvm::raw_ostream &stream;
};

/// Prints "file:line:column: error: text" and the source line; `severity` is a
/// word. A note that says what to do is called help.
void printDiagnostic(llvm::StringRef location, llvm::StringRef severity,
                     llvm::StringRef text, SourceView *view,
                     llvm::raw_ostream &stream);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_DIAGNOSTICPRINTER_H
