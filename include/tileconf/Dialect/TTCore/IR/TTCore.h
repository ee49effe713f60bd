//===- TTCore.h - Everything of the TTCore dialect --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one header for code that does not mind which part it gets.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCORE_H
#define TILECONF_DIALECT_TTCORE_IR_TTCORE_H

#include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreEnums.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreOps.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreTypes.h"

#endif // TILECONF_DIALECT_TTCORE_IR_TTCORE_H
