//===- TTKernelTypes.h - Types of the TTKernel dialect ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For code that looks into circular buffers and needs no operation.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTYPES_H
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTYPES_H

#include "mlir/IR/BuiltinTypes.h"

#define GET_TYPEDEF_CLASSES
#include "tileconf/Dialect/TTKernel/IR/TTKernelTypes.h.inc"

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTYPES_H
