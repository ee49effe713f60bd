//===- TTKernelOps.cpp - Operations of the TTKernel dialect ---------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of API calls that involve more than the call's own operands.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTKernel/IR/TTKernelOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.h"

using namespace mlir;
using namespace tileconf::ttkernel;

LogicalResult
tileconf::ttkernel::detail::verifyInKernelFunction(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (isa<func::FuncOp>(parent) &&
        isa_and_nonnull<ModuleOp>(parent->getParentOp())) {
      return success();
    }
  }
  return op->emitOpError("must be inside a function of a module");
}

/// `() -> type`, of operations that have no operands.
static ParseResult parseTypeFromNothing(OpAsmParser &parser, Type &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  FunctionType type;
  if (parser.parseType(type)) {
    return failure();
  }
  if (type.getNumInputs() != 0 || type.getNumResults() != 1) {
    return parser.emitError(loc)
           << "expected no operand types and 1 result type, got "
           << type.getNumInputs() << " and " << type.getNumResults();
  }
  result = type.getResult(0);
  return success();
}

static void printTypeFromNothing(OpAsmPrinter &printer, Operation *,
                                 Type result) {
  printer << "() -> " << result;
}

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTKernel/IR/TTKernelOps.cpp.inc"
