//===- TTKernelAttrs.cpp - Attributes of the TTKernel dialect -------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Word lists and the attributes made of them. None has a rule beyond its text.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTKernel/IR/TTKernelAttrs.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tileconf/Dialect/TTCore/IR/TextFormat.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.h"
#include "llvm/ADT/TypeSwitch.h"

#include "tileconf/Dialect/TTKernel/IR/TTKernelEnums.cpp.inc"

using namespace mlir;
using namespace tileconf::ttkernel;
// The pieces of formats are common to both dialects.
using namespace tileconf::ttcore;

#define GET_ATTRDEF_CLASSES
#include "tileconf/Dialect/TTKernel/IR/TTKernelAttrs.cpp.inc"

void TTKernelDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tileconf/Dialect/TTKernel/IR/TTKernelAttrs.cpp.inc"
      >();
}
