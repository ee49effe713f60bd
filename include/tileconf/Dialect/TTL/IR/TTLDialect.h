//===- TTLDialect.h - The TTL dialect ---------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect class alone, for code that registers or loads it. What the
// dialect consists of is in the other headers of this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLDIALECT_H
#define TILECONF_DIALECT_TTL_IR_TTLDIALECT_H

#include "mlir/IR/Dialect.h"

#include "tileconf/Dialect/TTL/IR/TTLDialect.h.inc"

#endif // TILECONF_DIALECT_TTL_IR_TTLDIALECT_H
