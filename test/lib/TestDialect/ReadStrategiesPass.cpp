//===- ReadStrategiesPass.cpp - A reader of recorded strategies -*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes after configuration consume what is recorded and never decide again.
// This one does nothing but consume, with the codes that our diagnostics have.
//
//===----------------------------------------------------------------------===//

#include "TestDialect.h"

#include "mlir/Pass/Pass.h"
#include "tileconf/Analysis/TileExecutionDiagnostics.h"

using namespace mlir;
using namespace tileconf;

namespace {

class ReadStrategiesPass
    : public PassWrapper<ReadStrategiesPass, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReadStrategiesPass)

  StringRef getArgument() const override { return "tctest-read-strategies"; }
  StringRef getDescription() const override {
    return "Check that every tile operation is ready to be lowered";
  }

protected:
  void runOnOperation() override {
    getOperation()->walk([&](ttl::TileExecutionOpInterface op) {
      auto emit = [&](ttl::TileExecutionProblem problem) {
        return emitTileExecutionProblem(op, problem);
      };
      if (failed(ttl::verifyRecordedStrategy(op, emit))) {
        signalPassFailure();
      }
    });
  }
};

} // namespace

void tctest::registerReadStrategiesPass() {
  PassRegistration<ReadStrategiesPass>();
}
