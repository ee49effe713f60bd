//===- TTKernelTypes.cpp - Types of the TTKernel dialect ------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The few rules that handle types have.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTKernel/IR/TTKernelTypes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tileconf/Dialect/TTCore/IR/TextFormat.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tileconf::ttkernel;
// The pieces of formats are common to both dialects.
using namespace tileconf::ttcore;

static ParseResult parseElementType(AsmParser &parser, Type &type) {
  return parser.parseType(type);
}

static void printElementType(AsmPrinter &printer, Type type) {
  printer << type;
}

#define GET_TYPEDEF_CLASSES
#include "tileconf/Dialect/TTKernel/IR/TTKernelTypes.cpp.inc"

void TTKernelDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "tileconf/Dialect/TTKernel/IR/TTKernelTypes.cpp.inc"
      >();
}

LogicalResult CBType::verify(function_ref<InFlightDiagnostic()> emitError,
                             int64_t numElements, Type) {
  if (numElements <= 0) {
    return emitError() << "circular buffer needs a positive number of "
                          "elements, got "
                       << numElements;
  }
  return success();
}
