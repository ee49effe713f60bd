//===- TTLComputeVerifier.cpp - Rules of ttl.compute ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per group of rules, each relying on those before it. What looks
// into operations of the body is the region verifier's, which runs after they
// have been verified themselves. Everything is linear in operands and body.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"
#include "tileconf/Dialect/TTL/IR/TTLComputeOps.h"
#include "tileconf/Dialect/TTL/IR/TTLTileOps.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

using namespace mlir;
using namespace tileconf::ttl;

/// An operand as its author counts them: "input 1", "output 0".
static std::string nameOperand(ComputeOp op, unsigned number) {
  unsigned numInputs = op.getInputs().size();
  return number < numInputs ? "input " + std::to_string(number)
                            : "output " + std::to_string(number - numInputs);
}

static RankedTensorType getOperandType(ComputeOp op, unsigned number) {
  return cast<RankedTensorType>(op->getOperand(number).getType());
}

/// Starts an error about one operand.
static InFlightDiagnostic emitOperandError(ComputeOp op, unsigned number) {
  return op.emitOpError(nameOperand(op, number)) << ' ';
}

//===----------------------------------------------------------------------===//
// The operation by itself
//===----------------------------------------------------------------------===//

/// The body has one argument per operand, and there is one result per output.
static LogicalResult verifyCounts(ComputeOp op) {
  Block &body = op.getBody().front();
  if (body.getNumArguments() != op->getNumOperands()) {
    return op.emitOpError("needs ")
           << op->getNumOperands()
           << " block arguments, one per input and output, but has "
           << body.getNumArguments();
  }
  if (op->getNumResults() != op.getOutputs().size()) {
    return op.emitOpError("needs one result per output, so ")
           << op.getOutputs().size() << ", but has " << op->getNumResults();
  }
  for (auto [number, argument] : llvm::enumerate(body.getArguments())) {
    Type wanted = getOperandType(op, number).getElementType();
    if (argument.getType() != wanted) {
      return op.emitOpError("block argument ")
             << number << " needs type " << wanted << ", the element of "
             << nameOperand(op, number) << ", but has " << argument.getType();
    }
  }
  return success();
}

/// Attributes have entries of the right kind and number.
static LogicalResult verifyAttributes(ComputeOp op) {
  ArrayAttr maps = op.getIndexingMaps();
  if (maps.size() != op->getNumOperands()) {
    return op.emitOpError("needs ")
           << op->getNumOperands()
           << " `indexing_maps`, one per input and output, but has "
           << maps.size();
  }
  for (auto [number, map] : llvm::enumerate(maps)) {
    if (!isa<AffineMapAttr>(map)) {
      return op.emitOpError("needs affine maps as `indexing_maps`, but entry ")
             << number << " is " << map;
    }
  }
  for (auto [number, type] : llvm::enumerate(op.getIteratorTypes())) {
    auto name = dyn_cast<StringAttr>(type);
    if (!name || (name != "parallel" && name != "reduction")) {
      return op.emitOpError("needs \"parallel\" or \"reduction\" as "
                            "`iterator_types`, but entry ")
             << number << " is " << type;
    }
  }
  return success();
}

static LogicalResult verifyTerminator(ComputeOp op) {
  Block &body = op.getBody().front();
  if (body.empty()) {
    return op.emitOpError("needs a body that ends with `ttl.yield`, but it is "
                          "empty");
  }
  if (!isa<YieldOp>(body.back())) {
    return op.emitOpError("needs a body that ends with `ttl.yield`, but it "
                          "ends with `")
           << body.back().getName() << "`";
  }
  return success();
}

/// A map picks, for each dimension of its operand, another dimension of the
/// iteration space, or position 0 where there is no other.
static LogicalResult verifyMap(ComputeOp op, unsigned number, AffineMap map) {
  RankedTensorType type = getOperandType(op, number);
  if (map.getNumDims() != op.getNumIterators()) {
    return emitOperandError(op, number)
           << "needs an indexing map over " << op.getNumIterators()
           << " dimensions, as many as there are iterators, but its map has "
           << map.getNumDims();
  }
  if (map.getNumResults() != static_cast<unsigned>(type.getRank())) {
    return emitOperandError(op, number)
           << "needs an indexing map with " << type.getRank()
           << " results, its rank, but its map has " << map.getNumResults();
  }
  if (map.getNumSymbols() != 0) {
    return emitOperandError(op, number)
           << "needs an indexing map without symbols, but its map has "
           << map.getNumSymbols();
  }
  llvm::SmallBitVector picked(map.getNumDims());
  for (auto [position, result] : llvm::enumerate(map.getResults())) {
    if (auto dim = dyn_cast<AffineDimExpr>(result)) {
      if (picked.test(dim.getPosition())) {
        return emitOperandError(op, number)
               << "needs an indexing map that uses each dimension once, but "
                  "its map uses d"
               << dim.getPosition() << " again as result " << position;
      }
      picked.set(dim.getPosition());
      continue;
    }
    auto constant = dyn_cast<AffineConstantExpr>(result);
    if (!constant || constant.getValue() != 0) {
      std::string text;
      llvm::raw_string_ostream(text) << result;
      return emitOperandError(op, number)
             << "needs an indexing map of dimensions and zeros, but result "
             << position << " of its map is `" << text << "`";
    }
    int64_t size = type.getDimSize(position);
    if (size != 1) {
      InFlightDiagnostic diagnostic = emitOperandError(op, number);
      diagnostic << "needs size 1 in dimension " << position
                 << ", where its indexing map is 0, but the size is ";
      if (ShapedType::isDynamic(size)) {
        return diagnostic << "not static";
      }
      return diagnostic << size;
    }
  }
  return success();
}

static LogicalResult verifyIterationSpace(ComputeOp op) {
  if (op.getOutputs().empty()) {
    return op.emitOpError("needs at least one output, but has none");
  }
  for (unsigned number = 0; number < op->getNumOperands(); ++number) {
    int64_t rank = getOperandType(op, number).getRank();
    if (rank > op.getNumIterators()) {
      return emitOperandError(op, number)
             << "has rank " << rank << ", which needs as many iterators, but "
             << "there are " << op.getNumIterators();
    }
  }
  for (auto [number, map] : llvm::enumerate(op.getIndexingMaps())) {
    if (failed(verifyMap(op, number, cast<AffineMapAttr>(map).getValue()))) {
      return failure();
    }
  }
  for (unsigned number = 0; number < op->getNumOperands(); ++number) {
    RankedTensorType type = getOperandType(op, number);
    if (!type.hasStaticShape()) {
      return emitOperandError(op, number)
             << "needs a static shape, but has type " << type;
    }
  }
  return success();
}

static LogicalResult verifyBuffers(ComputeOp op) {
  for (unsigned number = 0; number < op->getNumOperands(); ++number) {
    if (!getAttachedDataflowBuffer(op->getOperand(number))) {
      return emitOperandError(op, number)
             << "needs a dataflow buffer: a result of `ttl.attach_cb`, "
                "`ttl.cb_wait` or `ttl.cb_reserve`, or a slice of one";
    }
  }
  return success();
}

/// Outputs do not move along a reduction; what is reduced is some input.
static LogicalResult verifyReductions(ComputeOp op) {
  llvm::SmallBitVector reduced(op.getNumIterators());
  for (auto [dim, type] : llvm::enumerate(op.getIteratorTypes())) {
    reduced[dim] = cast<StringAttr>(type) == "reduction";
  }
  if (reduced.none()) {
    return success();
  }
  llvm::SmallBitVector unread = reduced;
  for (auto [number, map] : llvm::enumerate(op.getIndexingMaps())) {
    bool isInput = number < op.getInputs().size();
    for (AffineExpr result : cast<AffineMapAttr>(map).getValue().getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(result);
      if (!dim) {
        continue;
      }
      if (isInput) {
        unread.reset(dim.getPosition());
      } else if (reduced.test(dim.getPosition())) {
        return emitOperandError(op, number)
               << "needs an indexing map of parallel dimensions, but its map "
                  "uses d"
               << dim.getPosition() << ", a reduction";
      }
    }
  }
  if (unread.any()) {
    return op.emitOpError("reduces over d")
           << unread.find_first() << ", which no input is indexed by";
  }
  return success();
}

LogicalResult ComputeOp::verify() {
  return success(
      succeeded(verifyCounts(*this)) && succeeded(verifyAttributes(*this)) &&
      succeeded(verifyTerminator(*this)) &&
      succeeded(verifyIterationSpace(*this)) &&
      succeeded(verifyBuffers(*this)) && succeeded(verifyReductions(*this)));
}

//===----------------------------------------------------------------------===//
// The stores of the body
//===----------------------------------------------------------------------===//

LogicalResult ComputeOp::verifyRegions() {
  SmallVector<Value> buffers;
  llvm::SmallPtrSet<void *, 4> formal;
  for (Value output : getOutputs()) {
    buffers.push_back(getAttachedDataflowBuffer(output));
    formal.insert(buffers.back().getAsOpaquePointer());
  }

  bool hasStore = false;
  llvm::SmallPtrSet<void *, 4> stored;
  for (auto store : getBody().front().getOps<TileStoreOp>()) {
    hasStore = true;
    Value buffer = getAttachedDataflowBuffer(store.getView());
    if (!buffer || !formal.contains(buffer.getAsOpaquePointer())) {
      InFlightDiagnostic diagnostic = store.emitOpError(
          "needs a view of the dataflow buffer of an output of its "
          "`ttl.compute`, but stores to ");
      diagnostic << (buffer ? "another buffer" : "no dataflow buffer");
      diagnostic.attachNote(getLoc()) << "the enclosing `ttl.compute` is here";
      return diagnostic;
    }
    stored.insert(buffer.getAsOpaquePointer());
  }
  if (!hasStore) {
    return emitOpError("needs a `ttl.tile_store` directly in its body, but has "
                       "none");
  }
  for (auto [position, buffer] : llvm::enumerate(buffers)) {
    if (!stored.contains(buffer.getAsOpaquePointer())) {
      return emitOpError("needs a `ttl.tile_store` to the dataflow buffer of "
                         "output ")
             << position << " directly in its body, but has none";
    }
  }
  return success();
}
