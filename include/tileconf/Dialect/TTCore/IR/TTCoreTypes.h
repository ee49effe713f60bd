//===- TTCoreTypes.h - Types of the TTCore dialect --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For code that looks into tiles and needs no operation or attribute.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCORETYPES_H
#define TILECONF_DIALECT_TTCORE_IR_TTCORETYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreEnums.h"
#include <optional>

#define GET_TYPEDEF_CLASSES
#include "tileconf/Dialect/TTCore/IR/TTCoreTypes.h.inc"

#endif // TILECONF_DIALECT_TTCORE_IR_TTCORETYPES_H
