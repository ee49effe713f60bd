//===- TTKernelOps.h - Operations of TTKernel -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The API calls that may stand between operations of the TTL dialect.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELOPS_H
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelAttrs.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelTraits.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelTypes.h"

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTKernel/IR/TTKernelOps.h.inc"

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELOPS_H
