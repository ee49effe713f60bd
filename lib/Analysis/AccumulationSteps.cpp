//===- AccumulationSteps.cpp - How often a sum grows ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccumulationSteps.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>

using namespace mlir;
using namespace tileconf;

Steps tileconf::multiply(Steps lhs, Steps rhs) {
  if (!lhs || !rhs) {
    return std::nullopt;
  }
  // Enough for anything that anybody would read.
  constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max();
  return *lhs >= kMost || *rhs >= kMost ? kMost : *lhs * *rhs;
}

Steps tileconf::countSteps(LoopLikeOpInterface loop) {
  std::optional<APInt> count = loop.getStaticTripCount();
  return count ? Steps(count->getLimitedValue()) : std::nullopt;
}

/// Steps of the reduction dimensions of `compute`.
static Steps countReductionSteps(ttl::ComputeOp compute) {
  Steps steps = 1;
  for (auto [dim, kind] : llvm::enumerate(compute.getIteratorTypes())) {
    auto name = dyn_cast<StringAttr>(kind);
    if (!name || name.getValue() != "reduction") {
      continue;
    }
    Steps extent;
    for (auto [input, map] :
         llvm::zip(compute.getInputs(), compute.getIndexingMaps())) {
      auto type = dyn_cast<RankedTensorType>(input.getType());
      auto affine = dyn_cast<AffineMapAttr>(map);
      std::optional<unsigned> position =
          type && affine ? affine.getValue().getResultPosition(
                               getAffineDimExpr(dim, compute.getContext()))
                         : std::nullopt;
      if (position && *position < type.getRank() &&
          !type.isDynamicDim(*position)) {
        extent = type.getDimSize(*position);
      }
    }
    steps = multiply(steps, extent);
  }
  return steps;
}

Steps tileconf::countBlockSteps(const TileFacts &tile) {
  if (tile.primitive != Primitive::Matmul || tile.op->getNumOperands() == 0) {
    return 1;
  }
  auto lhs = dyn_cast<RankedTensorType>(tile.op->getOperand(0).getType());
  if (!lhs || lhs.getRank() == 0) {
    return 1;
  }
  int64_t inner = lhs.getShape().back();
  return ShapedType::isDynamic(inner) ? Steps() : Steps(inner);
}

/// Whether the DST slot of `op` is the same in every step of `loop`.
static bool hasSameSlot(Operation *op, LoopLikeOpInterface loop) {
  if (op->getNumOperands() == 0) {
    return false;
  }
  Value slot = op->getOperands().back();
  return slot.getType().isIndex() && (matchPattern(slot, m_Constant()) ||
                                      loop.isDefinedOutsideOfLoop(slot));
}

Steps tileconf::countDstSteps(const TileFacts &tile) {
  if (!tile.stretch) {
    return 1;
  }
  Steps steps = countBlockSteps(tile);
  // The stretch begins with an operation around, or with one before the loop.
  for (Operation *op = tile.op->getParentOp(); !op->isAncestor(tile.stretch);
       op = op->getParentOp()) {
    auto loop = dyn_cast<LoopLikeOpInterface>(op);
    if (loop && hasSameSlot(tile.op, loop)) {
      steps = multiply(steps, countSteps(loop));
    }
  }
  if (auto compute = dyn_cast<ttl::ComputeOp>(tile.stretch)) {
    steps = multiply(steps, countReductionSteps(compute));
  }
  return steps;
}
