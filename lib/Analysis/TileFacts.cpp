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

using Stretches = llvm::DenseMap<Operation *, Operation *>;

/// Notes the stretches of what stands in `op`, which is in that of `around`.
static void noteStretches(Operation *op, Operation *around, Stretches &into) {
  for (Region &region : op->getRegions()) {
    for (Block &block : region) {
      Operation *current = around;
      for (Operation &inner : block) {
        if (isa<ttl::TileRegsAcquireOp>(inner)) {
          current = &inner;
        } else if (isa<ttl::TileRegsReleaseOp>(inner)) {
          current = nullptr;
        } else if (isa<ttl::ComputeOp, ttl::DstSectionOp>(inner)) {
          noteStretches(&inner, &inner, into);
        } else {
          if (current && isa<ttl::TileExecutionOpInterface>(inner)) {
            into[&inner] = current;
          }
          noteStretches(&inner, current, into);
        }
      }
    }
  }
}

Stretches tileconf::findDstStretches(Operation *kernel) {
  Stretches stretches;
  noteStretches(kernel, nullptr, stretches);
  return stretches;
}

/// The second region of a loop, which gets its arguments from the first: that
/// of a while loop.
static bool isBody(Operation *op, Block *block) {
  return isa<LoopLikeOpInterface>(op) && op->getNumRegions() == 2 &&
         block->getParent() == &op->getRegion(1);
}

/// Of the last `count` operands of the terminator of `block`, the one with that
/// number; a condition stands in front of them. Null if there is none.
static Value getPassed(Block &block, unsigned count, unsigned number) {
  if (!block.mightHaveTerminator()) {
    return nullptr;
  }
  OperandRange operands = block.getTerminator()->getOperands();
  if (operands.size() > count) {
    operands = operands.take_back(count);
  }
  return number < operands.size() ? operands[number] : Value();
}

void tileconf::appendSources(Value value, SmallVectorImpl<Value> &into) {
  auto append = [&](Value source) {
    if (source && getTileDataType(source.getType())) {
      into.push_back(source);
    }
  };
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Block *block = argument.getOwner();
    auto loop = dyn_cast_or_null<LoopLikeOpInterface>(block->getParentOp());
    if (!loop) {
      return;
    }
    if (OpOperand *init = loop.getTiedLoopInit(argument)) {
      append(init->get());
    } else if (isBody(loop, block)) {
      append(getPassed(loop->getRegion(0).back(), block->getNumArguments(),
                       argument.getArgNumber()));
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
      // What the body of a while loop ends with goes to its condition.
      if (!isBody(op, &block)) {
        append(getPassed(block, op->getNumResults(), number));
      }
    }
  }
}
