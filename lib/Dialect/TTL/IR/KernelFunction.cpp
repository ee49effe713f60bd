//===- KernelFunction.cpp - The function around an operation ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operation may stand outside every function, or in one without a mark:
// textual IR is verified as it comes.
//
//===----------------------------------------------------------------------===//

#include "KernelFunction.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

static constexpr llvm::StringLiteral threadAttrName = "ttl.kernel_thread";

LogicalResult ttl::verifyDataMovementFunction(Operation *op,
                                              StringRef subject) {
  auto function = op->getParentOfType<func::FuncOp>();
  Attribute mark = function ? function->getAttr(threadAttrName) : Attribute();
  if (!mark) {
    return op->emitOpError() << subject << " must be in a function with `"
                             << threadAttrName << "`";
  }
  auto thread = dyn_cast<ttkernel::ThreadTypeAttr>(mark);
  if (!thread || thread.getValue() != ttkernel::ThreadType::Noc) {
    return op->emitOpError()
           << subject << " must be in a function whose `" << threadAttrName
           << "` is `#ttkernel.thread<noc>`, but here it is `" << mark << "`";
  }
  return success();
}

bool ttl::isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock() &&
         isa_and_nonnull<FunctionOpInterface>(
             argument.getOwner()->getParentOp());
}
