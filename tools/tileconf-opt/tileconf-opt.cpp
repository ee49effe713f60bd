//===- tileconf-opt.cpp - Driver for passes and round trips --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tool of compiler engineers and of our own tests. Kernel authors use
// tileconf.
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "tileconf/InitAll.h"
#include "tileconf/Transforms/Passes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

using namespace mlir;

/// Runs on `input` and lets `output` appear as a whole or not at all: writing
/// goes to a file beside it, which takes its name in the end. What `output` was
/// before, the input perhaps, stays if anything goes wrong.
static LogicalResult runToFile(int argc, char **argv, StringRef input,
                               StringRef output, DialectRegistry &registry) {
  // Through a link it is the file behind the link that is replaced.
  SmallString<128> path;
  if (llvm::sys::fs::real_path(output, path)) {
    path = output;
  }
  SmallString<128> beside;
  std::error_code error =
      llvm::sys::fs::createUniqueFile(path + ".%%%%%%", beside);
  if (!error) {
    llvm::FileRemover remover(beside);
    llvm::sys::RemoveFileOnSignal(beside);
    LogicalResult result = MlirOptMain(argc, argv, input, beside, registry);
    if (succeeded(result)) {
      error = llvm::sys::fs::rename(beside, path);
    }
    llvm::sys::DontRemoveFileOnSignal(beside);
    if (failed(result) || !error) {
      return result;
    }
  }
  llvm::errs() << llvm::sys::path::filename(argv[0])
               << ": error: cannot write `" << output
               << "`: " << error.message() << "\n";
  return failure();
}

int main(int argc, char **argv) {
  DialectRegistry registry;
  tileconf::registerAllDialects(registry);
  registerCanonicalizerPass();
  registerCSEPass();
  tileconf::registerTTLPasses();

  auto [input, output] = registerAndParseCLIOptions(
      argc, argv, "Tileconf optimizer driver\n", registry);
  llvm::sys::fs::file_status status;
  bool isSpecial = output == "-" || (!llvm::sys::fs::status(output, status) &&
                                     !llvm::sys::fs::is_regular_file(status));
  return asMainReturnCode(isSpecial
                              ? MlirOptMain(argc, argv, input, output, registry)
                              : runToFile(argc, argv, input, output, registry));
}
