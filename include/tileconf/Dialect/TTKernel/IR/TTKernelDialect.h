//===- TTKernelDialect.h - The TTKernel dialect class -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For code that registers or loads the dialect and needs nothing else of it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELDIALECT_H
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELDIALECT_H

#include "mlir/IR/Dialect.h"

#include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.h.inc"

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELDIALECT_H
