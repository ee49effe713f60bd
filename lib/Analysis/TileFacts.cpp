//===- TileFacts.cpp - A tile operation, as a profile sees it ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileFacts.h"

#include "OperandReader.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "tileconf/KernelConfig/Target/KernelTargetEnvironment.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

std::optional<uint8_t> BufferFinder::find(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    value = ttl::getComputeOperand(argument);
    if (!value) {
      return std::nullopt;
    }
  }
  Value buffer = tracer.trace(value);
  std::optional<int64_t> index =
      buffer ? ttl::getDataflowBufferIndex(buffer) : std::nullopt;
  if (!index || *index < 0 || *index >= kMaxDataflowBuffers) {
    return std::nullopt;
  }
  return static_cast<uint8_t>(*index);
}

Operation *tileconf::findDstStretch(Operation *op) {
  for (op = op->getParentOp(); op; op = op->getParentOp()) {
    if (isa<ttl::ComputeOp, ttl::DstSectionOp>(op)) {
      return op;
    }
  }
  return nullptr;
}

void tileconf::appendSources(Value value, SmallVectorImpl<Value> &into) {
  auto append = [&](Value source) {
    if (source && getTileDataType(source.getType())) {
      into.push_back(source);
    }
  };
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast_or_null<LoopLikeOpInterface>(
        argument.getOwner()->getParentOp());
    if (loop) {
      if (OpOperand *init = loop.getTiedLoopInit(argument)) {
        append(init->get());
      }
    }
    return;
  }
  Operation *op = value.getDefiningOp();
  if (op->getNumRegions() == 0) {
    llvm::for_each(op->getOperands(), append);
    return;
  }
  unsigned number = cast<OpResult>(value).getResultNumber();
  for (Region &region : op->getRegions()) {
    for (Block &block : region) {
      if (!block.empty() && block.back().hasTrait<OpTrait::IsTerminator>() &&
          number < block.back().getNumOperands()) {
        append(block.back().getOperand(number));
      }
    }
  }
}
