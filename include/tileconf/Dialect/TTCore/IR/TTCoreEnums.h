//===- TTCoreEnums.h - Word lists of the TTCore dialect ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Enumerations that are parameters of the dialect's types and attributes, and
// the facts about a tile data type that do not depend on where it is used.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCOREENUMS_H
#define TILECONF_DIALECT_TTCORE_IR_TTCOREENUMS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

#include "tileconf/Dialect/TTCore/IR/TTCoreEnums.h.inc"

namespace tileconf::ttcore {

/// Bits of one element; for a block float without its shared exponent.
unsigned getBitWidth(DataType dataType);

/// Whether elements of a block share their exponent.
bool isBlockFloat(DataType dataType);

/// Whether elements have an exponent, of their own or shared.
bool isFloat(DataType dataType);

} // namespace tileconf::ttcore

#endif // TILECONF_DIALECT_TTCORE_IR_TTCOREENUMS_H
