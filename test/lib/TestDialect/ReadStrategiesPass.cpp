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
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"

using namespace mlir;
using namespace tileconf;

static DiagnosticId getId(ttl::TileExecutionProblem problem) {
  switch (problem) {
  case ttl::TileExecutionProblem::NoSemantics:
    return DiagnosticId::NoSemantics;
  case ttl::TileExecutionProblem::RecordedKind:
    return DiagnosticId::StrategyKind;
  case ttl::TileExecutionProblem::RecordedWithoutAlternatives:
    return DiagnosticId::StrategyWithoutChoice;
  case ttl::TileExecutionProblem::RecordedIllegal:
    return DiagnosticId::StrategyIllegal;
  case ttl::TileExecutionProblem::NotRecorded:
    return DiagnosticId::StrategyMissing;
  case ttl::TileExecutionProblem::UnknownPrimitive:
    return DiagnosticId::NoPrimitive;
  case ttl::TileExecutionProblem::OperandEntries:
    return DiagnosticId::OperandEntries;
  }
  llvm_unreachable("unknown problem");
}

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
        return emitError(op->getLoc(),
                         format(getId(problem), op->getName().getStringRef()))
               << " ";
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
