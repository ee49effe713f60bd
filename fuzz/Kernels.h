//===- Kernels.h - Kernels in memory ----------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the targets that look at IR have in common: a context that outlives many
// inputs, because making one costs more than most of them, and what was
// reported.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_FUZZ_KERNELS_H
#define TILECONF_FUZZ_KERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"

namespace tileconf::fuzz {

/// The context for one input. A new one from time to time: types and attributes
/// of inputs stay in it.
mlir::MLIRContext &startInput();

/// Counts errors instead of printing them.
class ErrorCounter {
public:
  explicit ErrorCounter(mlir::MLIRContext &context);
  /// The errors since this was asked last.
  unsigned take();

private:
  unsigned errors = 0;
  mlir::ScopedDiagnosticHandler handler;
};

/// Reads a kernel, in either form. Null, and an error reported, if it is not
/// one or if it is malformed.
mlir::OwningOpRef<mlir::ModuleOp> parseKernel(mlir::MLIRContext &context,
                                              llvm::StringRef text,
                                              llvm::StringRef name = {});

enum class Form : uint8_t { Pretty, Generic, WithLocations };
std::string printKernel(mlir::ModuleOp module, Form form = Form::Pretty);

/// Takes the line `// KEY: VALUE` off the beginning of `input` and returns the
/// value; nothing if there is none.
llvm::StringRef takeSetting(llvm::StringRef &input, llvm::StringRef key);

} // namespace tileconf::fuzz

#endif // TILECONF_FUZZ_KERNELS_H
