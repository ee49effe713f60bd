//===- Loops.cpp - What a kernel repeats ------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops.h"

#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

Loop::Loop(LoopLikeOpInterface op) : op(op), steps(countSteps(op)) {}

Loop::Loop(ArrayRef<Block *> blocks) : blocks(blocks.begin(), blocks.end()) {}

bool Loop::owns(Block *block) const {
  return op ? block->getParentOp() == op : blocks.contains(block);
}

bool Loop::contains(Operation *inner) const {
  if (op) {
    return op->isProperAncestor(inner);
  }
  if (!inner->getBlock()) {
    return false;
  }
  Block *found = (*blocks.begin())
                     ->getParent()
                     ->findAncestorBlockInRegion(*inner->getBlock());
  return found && blocks.contains(found);
}

bool Loop::contains(const Loop &inner) const {
  if (inner.op) {
    return contains(inner.op);
  }
  Block *block = *inner.blocks.begin();
  return this != &inner && !blocks.contains(block) &&
         contains(block->getTerminator());
}

bool Loop::carries(Value value) const {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && owns(argument.getOwner());
}

bool Loop::varies(Value value) const {
  auto known = variesOf.find(value);
  if (known != variesOf.end()) {
    return known->second;
  }
  // Each value that was reached, and from where.
  llvm::MapVector<Value, Value> reached;
  reached[value] = nullptr;
  for (size_t number = 0; number < reached.size(); ++number) {
    Value current = reached.begin()[number].first;
    SmallVector<Value, 4> sources;
    bool found = carries(current);
    if (!found) {
      appendSources(current, sources);
    }
    for (Value source : sources) {
      auto other = variesOf.find(source);
      if (other == variesOf.end()) {
        reached.insert({source, current});
      } else if (other->second) {
        found = true;
      }
    }
    if (found) {
      // So do all that are made of it.
      for (; current; current = reached.lookup(current)) {
        variesOf[current] = true;
      }
      return true;
    }
  }
  for (const auto &entry : reached) {
    variesOf[entry.first] = false;
  }
  return false;
}

void Loop::appendSources(Value value, SmallVectorImpl<Value> &sources) const {
  Operation *source = value.getDefiningOp();
  if (!source) {
    auto argument = cast<BlockArgument>(value);
    if (Value operand = ttl::getComputeOperand(argument)) {
      sources.push_back(operand);
      return;
    }
    source = argument.getOwner()->getParentOp();
  }
  if (!source || !contains(source)) {
    return;
  }
  // What goes in and out of regions besides numbers makes no number.
  bool isNumber = value.getType().isIntOrIndex();
  auto append = [&](OperandRange operands) {
    for (Value operand : operands) {
      if (!isNumber || operand.getType().isIntOrIndex() ||
          source->getNumRegions() == 0) {
        sources.push_back(operand);
      }
    }
  };
  append(source->getOperands());
  for (Region &region : source->getRegions()) {
    for (Block &block : region) {
      if (block.mightHaveTerminator()) {
        append(block.getTerminator()->getOperands());
      }
    }
  }
}

Loop::Carried Loop::getCarried() const {
  Carried carried;
  if (op) {
    auto loop = cast<LoopLikeOpInterface>(op);
    if (auto yielded = loop.getYieldedValuesMutable()) {
      for (auto [argument, value] :
           llvm::zip(loop.getRegionIterArgs(), *yielded)) {
        carried[argument].push_back(value.get());
      }
    }
    return carried;
  }
  for (Block *block : blocks) {
    auto branch = dyn_cast<BranchOpInterface>(block->getTerminator());
    if (!branch) {
      continue;
    }
    for (unsigned number = 0; number < branch->getNumSuccessors(); ++number) {
      Block *next = branch->getSuccessor(number);
      if (!blocks.contains(next)) {
        continue;
      }
      SuccessorOperands operands = branch.getSuccessorOperands(number);
      for (BlockArgument argument : next->getArguments()) {
        if (Value value = operands[argument.getArgNumber()]) {
          carried[argument].push_back(value);
        }
      }
    }
  }
  return carried;
}

LoopNests::LoopNests(Operation *kernel) : kernel(kernel) {
  kernel->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto loop = dyn_cast<LoopLikeOpInterface>(op)) {
      byOperation[op] = &loops.emplace_back(loop);
    }
    for (Region &region : op->getRegions()) {
      if (region.empty() || region.hasOneBlock()) {
        continue;
      }
      for (auto blocks = llvm::scc_begin(&region); !blocks.isAtEnd();
           ++blocks) {
        if (blocks.hasCycle()) {
          const Loop &loop = loops.emplace_back(ArrayRef<Block *>(*blocks));
          for (Block *block : *blocks) {
            byBlock[block] = &loop;
          }
        }
      }
    }
  });
}

SmallVector<const Loop *, 4> LoopNests::getLoopsAround(Operation *op) const {
  SmallVector<const Loop *, 4> around;
  while (op != kernel) {
    if (const Loop *loop = byBlock.lookup(op->getBlock())) {
      around.push_back(loop);
    }
    op = op->getParentOp();
    if (const Loop *loop = byOperation.lookup(op)) {
      around.push_back(loop);
    }
  }
  return around;
}
