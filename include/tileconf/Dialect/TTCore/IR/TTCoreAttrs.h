//===- TTCoreAttrs.h - Attributes of the TTCore dialect ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For code that reads which chips a module is compiled for.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCOREATTRS_H
#define TILECONF_DIALECT_TTCORE_IR_TTCOREATTRS_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreEnums.h"

#define GET_ATTRDEF_CLASSES
#include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.h.inc"

#endif // TILECONF_DIALECT_TTCORE_IR_TTCOREATTRS_H
