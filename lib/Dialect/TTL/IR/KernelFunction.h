//===- KernelFunction.h - The function around an operation ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules that verifiers of several families state about the kernel function
// that an operation stands in.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DIALECT_TTL_IR_KERNELFUNCTION_H
#define TILECONF_LIB_DIALECT_TTL_IR_KERNELFUNCTION_H

#include "mlir/IR/Operation.h"

namespace tileconf::ttl {

/// Fails with an error at `op` unless the function around it is marked as one
/// for data movement. `subject` is what demands it.
llvm::LogicalResult verifyDataMovementFunction(mlir::Operation *op,
                                               llvm::StringRef subject);

/// Whether `value` is an argument of a function.
bool isFunctionArgument(mlir::Value value);

} // namespace tileconf::ttl

#endif // TILECONF_LIB_DIALECT_TTL_IR_KERNELFUNCTION_H
