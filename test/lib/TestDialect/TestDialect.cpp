//===- TestDialect.cpp - The operations themselves --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Includes nothing of Tileconf but the tile type.
//
//===----------------------------------------------------------------------===//

#include "TestDialect.h"

#include "mlir/IR/Builders.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreTypes.h"

#include "TestOpsDialect.cpp.inc"
#include "TestPlainOpsDialect.cpp.inc"

mlir::Value tileconf::tctest::WindowOp::getViewSource() { return getBuffer(); }

void tileconf::tctest::TCTestDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "TestOps.cpp.inc"
      >();
}

void tileconf::tcplain::TCPlainDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "TestPlainOps.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "TestOps.cpp.inc"

#define GET_OP_CLASSES
#include "TestPlainOps.cpp.inc"
