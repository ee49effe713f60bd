//===- TTLDataMovementOps.cpp - Transfers, pipes, raw access ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A verifier of this family often follows a value back to what produced it,
// which may stand in another region; see DataflowBufferTrace.h for how far
// each walk goes.
//
//===----------------------------------------------------------------------===//

#include "KernelFunction.h"
#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"
#include "tileconf/Dialect/TTL/IR/TTLOps.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLDataMovementOps.cpp.inc"

void TTLDialect::registerDataMovementOps() {
  addOperations<
#define GET_OP_LIST
#include "tileconf/Dialect/TTL/IR/TTLDataMovementOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Tensors in device memory
//===----------------------------------------------------------------------===//

LogicalResult TensorSliceOp::verify() {
  RankedTensorType tensor = getTensor().getType();
  auto indexCount = static_cast<int64_t>(getIndices().size());
  if (indexCount != tensor.getRank()) {
    return emitOpError() << "needs " << tensor.getRank()
                         << " indices for a tensor of that rank, but has "
                         << indexCount;
  }
  if (getType().getRank() > tensor.getRank()) {
    return emitOpError() << "result rank must be at most " << tensor.getRank()
                         << ", but is " << getType().getRank();
  }
  if (getType().getElementType() != tensor.getElementType()) {
    return emitOpError() << "result element type must be "
                         << tensor.getElementType()
                         << " as in the tensor, but is "
                         << getType().getElementType();
  }
  return success();
}

/// The pipe rules of a copy; what a pipe carries is not compared.
static LogicalResult verifyPipeCopy(CopyOp op) {
  if (isa<PipeType>(op.getSrc().getType())) {
    if (isa<PipeType>(op.getDst().getType())) {
      return op.emitOpError() << "cannot copy from a pipe to a pipe";
    }
    if (!isa_and_nonnull<CBReserveOp>(traceAcquire(op.getDst()))) {
      return op.emitOpError() << "destination of a copy from a pipe must come "
                                 "from a `ttl.cb_reserve`";
    }
    return success();
  }
  if (!isa<CircularBufferType>(op.getSrc().getType())) {
    return op.emitOpError() << "source of a copy to a pipe must be a dataflow "
                               "buffer, but is "
                            << op.getSrc().getType();
  }
  return success();
}

/// The type that tells where a tensor lives: a slice may have dropped the
/// encoding of what it was cut from.
static RankedTensorType getPlacedType(Value tensor) {
  auto slice = tensor.getDefiningOp<TensorSliceOp>();
  // The slice may stand where it has not been verified yet.
  if (slice && slice->getNumOperands() > 0) {
    if (auto source =
            dyn_cast<RankedTensorType>(slice->getOperand(0).getType())) {
      return source;
    }
  }
  return cast<RankedTensorType>(tensor.getType());
}

static LogicalResult verifyCopiedBlock(CopyOp op, RankedTensorType tensor,
                                       CircularBufferType buffer) {
  auto bufferRank = static_cast<int64_t>(buffer.getShape().size());
  if (tensor.getRank() != bufferRank) {
    return op.emitOpError()
           << "tensor must have rank " << bufferRank
           << " as the buffer, but has rank " << tensor.getRank();
  }
  if (tensor.getShape() != buffer.getShape()) {
    return op.emitOpError()
           << "tensor " << tensor << " must have the block shape of " << buffer;
  }
  if (tensor.getElementType() != buffer.getElementType()) {
    return op.emitOpError()
           << "tensor element type must be " << buffer.getElementType()
           << " as in the buffer, but is " << tensor.getElementType();
  }
  return success();
}

LogicalResult CopyOp::verify() {
  Type srcType = getSrc().getType();
  Type dstType = getDst().getType();
  if (isa<PipeType>(srcType) || isa<PipeType>(dstType)) {
    return verifyPipeCopy(*this);
  }
  auto srcBuffer = dyn_cast<CircularBufferType>(srcType);
  auto dstBuffer = dyn_cast<CircularBufferType>(dstType);
  if (!srcBuffer == !dstBuffer) {
    return emitOpError() << "exactly one side must be a dataflow buffer, but "
                            "the sides are "
                         << srcType << " and " << dstType;
  }
  Value other = srcBuffer ? getDst() : getSrc();
  auto tensor = dyn_cast<RankedTensorType>(other.getType());
  if (!tensor) {
    return emitOpError() << "the side that is not a dataflow buffer must be a "
                            "ranked tensor, but is "
                         << other.getType();
  }
  RankedTensorType placed = getPlacedType(other);
  if (!isa_and_nonnull<LayoutAttr>(placed.getEncoding())) {
    return emitOpError() << "tensor must have a `#ttl.layout` encoding, but is "
                         << placed;
  }
  return verifyCopiedBlock(*this, tensor, srcBuffer ? srcBuffer : dstBuffer);
}

LogicalResult WaitOp::verify() {
  if (!traceAsyncProducer(getHandle(), [](Operation *op) {
        return isa<CopyOp, PipeTransferSendOp>(op);
      })) {
    return emitOpError() << "handle must come from a `ttl.copy` or a "
                            "`ttl.pipe_transfer.send`";
  }
  return success();
}

LogicalResult RawAddrOp::verify() {
  if (!isFunctionArgument(getTensor())) {
    return emitOpError() << "tensor must be an argument of the function";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Pipes
//===----------------------------------------------------------------------===//

LogicalResult CreatePipeOp::verify() {
  PipeType type = getType();
  struct Number {
    IntegerAttr attribute;
    int64_t inType;
    StringRef name;
  };
  const Number numbers[] = {
      {getSrcXAttr(), type.getSrcX(), "srcX"},
      {getSrcYAttr(), type.getSrcY(), "srcY"},
      {getDstStartXAttr(), type.getDstStartX(), "dstStartX"},
      {getDstStartYAttr(), type.getDstStartY(), "dstStartY"},
      {getDstEndXAttr(), type.getDstEndX(), "dstEndX"},
      {getDstEndYAttr(), type.getDstEndY(), "dstEndY"},
      {getPipeNetIdAttr(), type.getNetId(), "pipeNetId"},
  };
  for (const Number &number : numbers) {
    if (number.attribute.getInt() != number.inType) {
      return emitOpError() << "`" << number.name << "` is "
                           << number.attribute.getInt()
                           << ", but the type of the pipe says "
                           << number.inType;
    }
  }
  for (const Number &coordinate : ArrayRef(numbers).drop_back()) {
    if (coordinate.inType < 0) {
      return emitOpError() << "`" << coordinate.name
                           << "` must not be negative, but is "
                           << coordinate.inType;
    }
  }
  if (type.getDstStartX() > type.getDstEndX()) {
    return emitOpError() << "`dstStartX` " << type.getDstStartX()
                         << " must not be above `dstEndX` "
                         << type.getDstEndX();
  }
  if (type.getDstStartY() > type.getDstEndY()) {
    return emitOpError() << "`dstStartY` " << type.getDstStartY()
                         << " must not be above `dstEndY` "
                         << type.getDstEndY();
  }
  if (getIsCollective() == false && type.getReceiverCount() > 1) {
    return emitOpError() << "`isCollective = false` allows one receiver, but "
                            "the pipe has "
                         << type.getReceiverCount();
  }
  return success();
}

void PipeNetScopeOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &successors) {
  if (point.isParent()) {
    successors.emplace_back(&getBody());
  } else {
    successors.emplace_back(getOperation(), getOperation()->getResults());
  }
}

//===----------------------------------------------------------------------===//
// Pipe transfers
//===----------------------------------------------------------------------===//

LogicalResult PipeTransferCreateOp::verify() {
  int64_t expected = getExpectedReceiversAttr().getInt();
  int64_t receivers = getPipe().getType().getReceiverCount();
  if (expected <= 0) {
    return emitOpError() << "`expectedReceivers` must be positive, but is "
                         << expected;
  }
  if (expected != receivers) {
    return emitOpError() << "`expectedReceivers` is " << expected
                         << ", but the pipe has " << receivers << " receivers";
  }
  if (getKind() == PipeTransferKind::PointToPoint && receivers != 1) {
    return emitOpError() << "a `point_to_point` transfer needs one receiver, "
                            "but the pipe has "
                         << receivers;
  }
  return success();
}

static Operation *traceTransfer(Value transfer) {
  return traceAsyncProducer(
      transfer, [](Operation *op) { return isa<PipeTransferCreateOp>(op); });
}

/// The net of the pipe that a transfer goes through, where it can be told. The
/// operation that creates the transfer may not have been verified yet.
static std::optional<int64_t> traceNetId(Value transfer) {
  Operation *create = traceTransfer(transfer);
  if (!create || create->getNumOperands() == 0) {
    return std::nullopt;
  }
  auto pipe = dyn_cast<PipeType>(create->getOperand(0).getType());
  return pipe ? std::optional(pipe.getNetId()) : std::nullopt;
}

LogicalResult PipeTransferPostOp::verify() {
  // Where the walks lose the view or the transfer there is nothing to say here.
  if (isa_and_nonnull<CBWaitOp>(traceAcquire(getDst()))) {
    return emitOpError() << "destination must come from a `ttl.cb_reserve`, "
                            "but comes from a `ttl.cb_wait`";
  }
  std::optional<int64_t> pipeNetId = traceNetId(getTransfer());
  int64_t netId = getToken().getType().getNetId();
  if (pipeNetId && *pipeNetId != netId) {
    return emitOpError() << "token is of net " << netId
                         << ", but the pipe of the transfer is of net "
                         << *pipeNetId;
  }
  return success();
}

LogicalResult PipeTransferWaitOp::verify() {
  Operation *post = traceAsyncProducer(
      getToken(), [](Operation *op) { return isa<PipeTransferPostOp>(op); });
  auto posted =
      post ? dyn_cast<PipeTokenType>(post->getResult(0).getType()) : nullptr;
  int64_t netId = getToken().getType().getNetId();
  if (posted && posted.getNetId() != netId) {
    return emitOpError() << "token is of net " << netId
                         << ", but was posted for net " << posted.getNetId();
  }
  return success();
}

LogicalResult PipeTransferSendOp::verify() {
  if (!traceTransfer(getTransfer())) {
    return emitOpError()
           << "transfer must come from a `ttl.pipe_transfer.create`";
  }
  auto handle = cast<TransferHandleType>(getHandle().getType());
  if (handle.getKind() != TransferKind::Write) {
    return emitOpError() << "handle must be `!ttl.transfer_handle<write>`, but "
                            "is "
                         << handle;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Single elements
//===----------------------------------------------------------------------===//

/// The scalar that an element of a block is read and written as.
static Type getScalarType(Type element) {
  auto tile = dyn_cast<ttcore::TileType>(element);
  return tile ? tile.getScalarElementType() : element;
}

/// `Acquire` is how the block must have been acquired.
template <typename Acquire>
static LogicalResult verifyRawAccess(Operation *op, Value block,
                                     OperandRange indices, Type scalar) {
  if (failed(verifyDataMovementFunction(op, "raw access"))) {
    return failure();
  }
  Operation *acquire = traceAcquire(block);
  if (!isa_and_nonnull<Acquire>(acquire)) {
    InFlightDiagnostic error = op->emitOpError()
                               << "block must come from a `"
                               << Acquire::getOperationName() << "`";
    if (acquire) {
      error << ", but comes from a `" << acquire->getName() << "`";
    }
    return error;
  }
  auto type = cast<RankedTensorType>(block.getType());
  if (type.getRank() < 1) {
    return op->emitOpError() << "block must have a rank of at least 1";
  }
  auto indexCount = static_cast<int64_t>(indices.size());
  if (indexCount != type.getRank()) {
    return op->emitOpError() << "needs " << type.getRank()
                             << " coordinates for a block of that rank, but "
                                "has "
                             << indexCount;
  }
  Type expected = getScalarType(type.getElementType());
  if (scalar != expected) {
    return op->emitOpError() << "elements of " << type << " are accessed as "
                             << expected << ", not as " << scalar;
  }
  return success();
}

LogicalResult RawElementReadOp::verify() {
  return verifyRawAccess<CBWaitOp>(*this, getBlock(), getIndices(), getType());
}

LogicalResult RawElementWriteOp::verify() {
  return verifyRawAccess<CBReserveOp>(*this, getBlock(), getIndices(),
                                      getValue().getType());
}
