//===- TileExecutionDiagnostics.h - Codes of the dialect's words *- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect says what is wrong with an operation's semantics or its recorded
// strategy; the code that goes in front belongs to the diagnostics. Every pass
// that reads either joins the two here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_ANALYSIS_TILEEXECUTIONDIAGNOSTICS_H
#define TILECONF_ANALYSIS_TILEEXECUTIONDIAGNOSTICS_H

#include "tileconf/Dialect/TTL/IR/TileExecution.h"

namespace tileconf {

/// Starts the error about `problem` of `op`: its code and the operation's name.
mlir::InFlightDiagnostic
emitTileExecutionProblem(mlir::Operation *op,
                         ttl::TileExecutionProblem problem);

} // namespace tileconf

#endif // TILECONF_ANALYSIS_TILEEXECUTIONDIAGNOSTICS_H
