//===- TTL.h - Everything of the TTL dialect --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One include for code that works on whole kernels.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTL_H
#define TILECONF_DIALECT_TTL_IR_TTL_H

#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"
#include "tileconf/Dialect/TTL/IR/TTLAttrs.h"
#include "tileconf/Dialect/TTL/IR/TTLComputeOps.h"
#include "tileconf/Dialect/TTL/IR/TTLDialect.h"
#include "tileconf/Dialect/TTL/IR/TTLOps.h"
#include "tileconf/Dialect/TTL/IR/TTLTileOps.h"
#include "tileconf/Dialect/TTL/IR/TTLTypes.h"

#endif // TILECONF_DIALECT_TTL_IR_TTL_H
