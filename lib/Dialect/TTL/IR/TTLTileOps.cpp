//===- TTLTileOps.cpp - Operations on single tiles --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of the tile operations, and the execution semantics of those that
// belong to no family.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/TTLTileOps.h"

#include "mlir/IR/Builders.h"
#include "tileconf/Dialect/TTL/IR/TTLComputeOps.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

//===----------------------------------------------------------------------===//
// Verifiers and folders
//===----------------------------------------------------------------------===//

LogicalResult ttl::detail::verifySameTileType(Operation *op) {
  Type wanted = op->getResult(0).getType();
  for (OpOperand &operand : op->getOpOperands().drop_back()) {
    if (operand.get().getType() != wanted) {
      return op->emitOpError("operand ")
             << operand.getOperandNumber() << " has type "
             << operand.get().getType() << ", but the result needs " << wanted;
    }
  }
  return success();
}

LogicalResult TileTypecastOp::verify() {
  auto from = cast<ttcore::TileType>(getInput().getType());
  auto to = cast<ttcore::TileType>(getType());
  if (from.getShape() != to.getShape()) {
    return emitOpError("keeps the shape of a tile, but converts ")
           << from << " to " << to;
  }
  for (ttcore::TileType type : {from, to}) {
    if (!ttcore::isFloat(type.getDataType())) {
      return emitOpError("needs floating-point data types, but `")
             << ttcore::stringifyDataType(type.getDataType()) << "` is none";
    }
  }
  return success();
}

OpFoldResult TileTypecastOp::fold(FoldAdaptor) {
  return getInput().getType() == getType() ? getInput() : Value();
}

LogicalResult CopyTileOp::verify() {
  if (getDstTile().getType() != getSrc().getType()) {
    return emitOpError("copies a tile of type ")
           << getSrc().getType() << ", but its result is "
           << getDstTile().getType();
  }
  return success();
}

LogicalResult TileStoreOp::verify() {
  auto viewType = cast<RankedTensorType>(getView().getType());
  if (getTile().getType() != viewType.getElementType()) {
    return emitOpError("stores a tile of type ")
           << getTile().getType() << ", but the view holds "
           << viewType.getElementType();
  }
  int64_t numIndices = getIndices().size();
  if (numIndices == viewType.getRank()) {
    return success();
  }
  if ((*this)->getParentOfType<ComputeOp>()) {
    return emitOpError("within `ttl.compute` needs one index per dimension of "
                       "the view, which has rank ")
           << viewType.getRank() << ", but has " << numIndices;
  }
  if (numIndices != 0) {
    return emitOpError("needs no index, or one per dimension of the view, "
                       "which has rank ")
           << viewType.getRank() << ", but has " << numIndices;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Execution semantics
//===----------------------------------------------------------------------===//

static Primitive getPrimitive(BcastType type) {
  switch (type) {
  case BcastType::Column:
    return Primitive::BroadcastColumn;
  case BcastType::Row:
    return Primitive::BroadcastRow;
  case BcastType::Scalar:
    return Primitive::BroadcastScalar;
  }
  llvm_unreachable("unknown broadcast type");
}

static FullFp32Category getFullFp32Category(ttkernel::ReduceDim dim) {
  switch (dim) {
  case ttkernel::ReduceDim::Row:
    return FullFp32Category::ReduceRow;
  case ttkernel::ReduceDim::Col:
    return FullFp32Category::ReduceColumn;
  case ttkernel::ReduceDim::Scalar:
    return FullFp32Category::ReduceScalar;
  }
  llvm_unreachable("unknown reduction dimension");
}

TileExecutionInfo
TileBcastOp::getExecutionInfo(std::optional<Strategy> strategy) {
  if (strategy) {
    return {};
  }
  return describeExecution(*this, getPrimitive(getBcastType()),
                           {OperandRoute::DataflowBuffer});
}

TileExecutionInfo
TileReduceOp::getExecutionInfo(std::optional<Strategy> strategy) {
  if (strategy) {
    return {};
  }
  TileExecutionInfo info = describeExecution(
      *this, Primitive::Reduce,
      {OperandRoute::DataflowBuffer, OperandRoute::DataflowBuffer});
  info.operands[1].isScaler = true;
  info.fullFp32 = getFullFp32Category(getReduceDim());
  // A maximum is compared, whatever the fidelity (contract fact 144).
  info.usesMathFidelity = getReduceType() == ReduceType::Sum;
  return info;
}

TileExecutionInfo
TileTransposeOp::getExecutionInfo(std::optional<Strategy> strategy) {
  if (strategy) {
    return {};
  }
  return describeExecution(*this, Primitive::Transpose,
                           {OperandRoute::DataflowBuffer});
}

TileExecutionInfo
TileMatmulBlockOp::getExecutionInfo(std::optional<Strategy> strategy) {
  if (strategy) {
    return {};
  }
  TileExecutionInfo info = describeExecution(
      *this, Primitive::Matmul,
      {OperandRoute::DataflowBuffer, OperandRoute::DataflowBuffer});
  if (getAccumulator()) {
    OperandExecution &accumulator = info.operands[2];
    accumulator.route = OperandRoute::Dst;
    accumulator.selfInitialized = true;
  }
  info.fullFp32 = FullFp32Category::Matmul;
  info.accumulatesIntoDst = true;
  info.usesMathFidelity = true;
  return info;
}

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLTileOps.cpp.inc"

void TTLDialect::registerTileOps() {
  addOperations<
#define GET_OP_LIST
#include "tileconf/Dialect/TTL/IR/TTLTileOps.cpp.inc"
      >();
}
