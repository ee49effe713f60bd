//===- TTKernelEnums.h - Word lists of TTKernel -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For code that decides by thread, reduction or broadcast kind alone.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELENUMS_H
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELENUMS_H

#include "mlir/IR/BuiltinAttributes.h"

#include "tileconf/Dialect/TTKernel/IR/TTKernelEnums.h.inc"

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELENUMS_H
