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

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  tileconf::registerAllDialects(registry);
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  tileconf::registerTTLPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Tileconf optimizer driver\n", registry));
}
