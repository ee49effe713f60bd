//===- SourceParser.h - Text or bytecode to a module ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's parsers, with a guard against input that would take the process down:
// text that is nested too deeply for a recursive parser, and bytecode whose
// counts and offsets lie, which the reader does not check everywhere.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_SOURCEPARSER_H
#define TILECONF_LIB_DRIVER_SOURCEPARSER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>

namespace tileconf::driver {

/// Parses the main file of `sources`, without verifying what it says. Null with
/// an error where that fails. Null without one, and `broken`, if the reader
/// crashed: what it was doing in `context` is then left as it is, so that the
/// context can neither be used any more nor destroyed.
mlir::OwningOpRef<mlir::ModuleOp>
parseSource(const std::shared_ptr<llvm::SourceMgr> &sources,
            mlir::MLIRContext *context, bool &broken);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_SOURCEPARSER_H
