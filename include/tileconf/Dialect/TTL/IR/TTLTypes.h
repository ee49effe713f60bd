//===- TTLTypes.h - Types of the TTL dialect --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generated type classes and the enumerations that their parameters use.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLTYPES_H
#define TILECONF_DIALECT_TTL_IR_TTLTYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "tileconf/Dialect/TTL/IR/TTLDialect.h"
#include <optional>

#include "tileconf/Dialect/TTL/IR/TTLEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLTypes.h.inc"

#endif // TILECONF_DIALECT_TTL_IR_TTLTYPES_H
