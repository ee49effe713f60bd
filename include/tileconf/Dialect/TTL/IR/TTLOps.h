//===- TTLOps.h - Operations on buffers, transfers and tensors --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The families of operations that move whole blocks and tensors or that
// structure a kernel. ttl.compute and the tile operations have headers of
// their own, which this one builds on for the shared terminator.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLOPS_H
#define TILECONF_DIALECT_TTL_IR_TTLOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "tileconf/Dialect/TTL/IR/TTLAttrs.h"
#include "tileconf/Dialect/TTL/IR/TTLComputeOps.h"
#include "tileconf/Dialect/TTL/IR/TTLTypes.h"

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLStructureOps.h.inc"

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLDataMovementOps.h.inc"

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLTensorOps.h.inc"

#endif // TILECONF_DIALECT_TTL_IR_TTLOPS_H
