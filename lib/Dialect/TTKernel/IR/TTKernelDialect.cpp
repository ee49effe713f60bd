//===- TTKernelDialect.cpp - The TTKernel dialect class -------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registration only.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelOps.h"

using namespace mlir;
using namespace tileconf::ttkernel;

#include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.cpp.inc"

void TTKernelDialect::initialize() {
  registerTypes();
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "tileconf/Dialect/TTKernel/IR/TTKernelOps.cpp.inc"
      >();
}
