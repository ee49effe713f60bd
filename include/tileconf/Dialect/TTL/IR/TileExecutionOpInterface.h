//===- TileExecutionOpInterface.h - What tile ops state ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All that a front end needs to describe operations of its own, by
// implementing the interface or by attaching a model of it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TILEEXECUTIONOPINTERFACE_H
#define TILECONF_DIALECT_TTL_IR_TILEEXECUTIONOPINTERFACE_H

#include "mlir/IR/OpDefinition.h"
#include "tileconf/KernelConfig/Domain/TileExecution.h"

#include "tileconf/Dialect/TTL/IR/TileExecutionOpInterface.h.inc"

#endif // TILECONF_DIALECT_TTL_IR_TILEEXECUTIONOPINTERFACE_H
