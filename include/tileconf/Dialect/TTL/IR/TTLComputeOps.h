//===- TTLComputeOps.h - ttl.compute and its kin ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operations that hold tile operations. ttl.yield names scopes of data
// movement as parents; they are only declared here, since they build on it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLCOMPUTEOPS_H
#define TILECONF_DIALECT_TTL_IR_TTLCOMPUTEOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tileconf/Dialect/TTL/IR/TTLTypes.h"

namespace tileconf::ttl {
class AccumulationScopeOp;
class IfDstOp;
class IfSrcOp;
class PipeNetScopeOp;
} // namespace tileconf::ttl

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLComputeOps.h.inc"

namespace tileconf::ttl {

/// The operand that an argument of the body of a ttl.compute takes its tiles
/// from, input or output; null for an argument of anything else.
mlir::Value getComputeOperand(mlir::BlockArgument argument);

} // namespace tileconf::ttl

#endif // TILECONF_DIALECT_TTL_IR_TTLCOMPUTEOPS_H
