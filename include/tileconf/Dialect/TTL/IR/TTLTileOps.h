//===- TTLTileOps.h - Operations on single tiles ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generated classes of the tile operations. Code that wants to know how an
// operation executes includes TileExecution.h and asks the interface.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLTILEOPS_H
#define TILECONF_DIALECT_TTL_IR_TTLTILEOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/TTLTraits.h"
#include "tileconf/Dialect/TTL/IR/TTLTypes.h"
#include "tileconf/Dialect/TTL/IR/TileExecutionOpInterface.h"

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLTileOps.h.inc"

#endif // TILECONF_DIALECT_TTL_IR_TTLTILEOPS_H
