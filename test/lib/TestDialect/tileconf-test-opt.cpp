//===- tileconf-test-opt.cpp - tileconf-opt for tests -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an integrator's own driver would look like. Not installed.
//
//===----------------------------------------------------------------------===//

#include "TestDialect.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "tileconf/InitAll.h"
#include "tileconf/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  tileconf::registerAllDialects(registry);
  registry.insert<tileconf::tctest::TCTestDialect,
                  tileconf::tcplain::TCPlainDialect>();
  tileconf::tctest::registerModels(registry);
  tileconf::registerSetComputeKernelConfigPass();
  tileconf::tctest::registerReadStrategiesPass();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Tileconf test driver\n", registry));
}
