//===- TTCoreDialect.h - The TTCore dialect class ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For code that registers or loads the dialect and needs nothing else of it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCOREDIALECT_H
#define TILECONF_DIALECT_TTCORE_IR_TTCOREDIALECT_H

#include "mlir/IR/Dialect.h"

#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.h.inc"

#endif // TILECONF_DIALECT_TTCORE_IR_TTCOREDIALECT_H
