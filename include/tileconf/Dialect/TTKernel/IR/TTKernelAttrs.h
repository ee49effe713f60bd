//===- TTKernelAttrs.h - Attributes of TTKernel -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For code that reads what is said about a kernel function. Operations of the
// TTL dialect carry some of these attributes as well.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELATTRS_H
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELATTRS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelEnums.h"

#define GET_ATTRDEF_CLASSES
#include "tileconf/Dialect/TTKernel/IR/TTKernelAttrs.h.inc"

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELATTRS_H
