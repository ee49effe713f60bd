//===- TTLAttrs.h - Attributes of the TTL dialect ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generated attribute classes. Attributes that are recorded on functions
// and modules are builtin ones and are found by name, not by class.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLATTRS_H
#define TILECONF_DIALECT_TTL_IR_TTLATTRS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "tileconf/Dialect/TTL/IR/TTLTypes.h"

#define GET_ATTRDEF_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLAttrs.h.inc"

#endif // TILECONF_DIALECT_TTL_IR_TTLATTRS_H
