//===- TileExecutionDiagnostics.cpp - Codes for dialect words ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/TileExecutionDiagnostics.h"

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

InFlightDiagnostic
tileconf::emitTileExecutionProblem(Operation *op,
                                   ttl::TileExecutionProblem problem) {
  return emitError(op->getLoc(),
                   format(getId(problem), op->getName().getStringRef()))
         << " ";
}
