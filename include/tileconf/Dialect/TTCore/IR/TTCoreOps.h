//===- TTCoreOps.h - Operations of the TTCore dialect -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For code that looks a device up in a module.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCOREOPS_H
#define TILECONF_DIALECT_TTCORE_IR_TTCOREOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.h"

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTCore/IR/TTCoreOps.h.inc"

#endif // TILECONF_DIALECT_TTCORE_IR_TTCOREOPS_H
