//===- TTLStructureOps.cpp - Buffers and kernel structure -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the operations demand of their operands, and the text of those whose
// form ODS cannot express. ttl.accumulation_scope has a file of its own.
//
//===----------------------------------------------------------------------===//

#include "KernelFunction.h"
#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"
#include "tileconf/Dialect/TTL/IR/TTLOps.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

//===----------------------------------------------------------------------===//
// Rules and text that several operations share
//===----------------------------------------------------------------------===//

static LogicalResult verifyTileCount(Operation *op, CircularBufferType buffer,
                                     std::optional<int64_t> count) {
  if (count && *count > buffer.getCapacity()) {
    return op->emitOpError()
           << "`num_tiles` is " << *count << ", but the buffer holds "
           << buffer.getCapacity();
  }
  return success();
}

static LogicalResult verifyAcquire(Operation *op, CircularBufferType buffer,
                                   std::optional<int64_t> count,
                                   RankedTensorType view) {
  if (!count) {
    if (view.getShape() != buffer.getShape()) {
      return op->emitOpError()
             << "result " << view << " must have the block shape of " << buffer;
    }
  } else {
    // A product that overflows saturates, and so exceeds every capacity.
    if (!view.hasStaticShape() || llvm::is_contained(view.getShape(), 0)) {
      return op->emitOpError() << "result " << view << " must hold exactly "
                               << *count << " elements as `num_tiles` says";
    }
    int64_t elements = CircularBufferType::getElementCount(view.getShape());
    if (elements != *count) {
      return op->emitOpError() << "result " << view << " holds " << elements
                               << " elements, but `num_tiles` is " << *count;
    }
    if (failed(verifyTileCount(op, buffer, count))) {
      return failure();
    }
  }
  if (view.getElementType() != buffer.getElementType()) {
    return op->emitOpError()
           << "result element type must be " << buffer.getElementType()
           << " as in the buffer, but is " << view.getElementType();
  }
  return success();
}

static ParseResult parseParenthesizedTypes(OpAsmParser &parser,
                                           SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, [&] {
    return parser.parseType(types.emplace_back());
  });
}

static void printParenthesizedTypes(OpAsmPrinter &printer, Operation *,
                                    TypeRange types) {
  printer << "(" << types << ")";
}

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLStructureOps.cpp.inc"

void TTLDialect::registerStructureOps() {
  addOperations<
#define GET_OP_LIST
#include "tileconf/Dialect/TTL/IR/TTLStructureOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Dataflow buffers
//===----------------------------------------------------------------------===//

LogicalResult BindCBOp::verify() {
  int64_t index = getCbIndexAttr().getInt();
  if (index < 0) {
    return emitOpError() << "`cb_index` must not be negative, but is " << index;
  }
  int64_t count = getBlockCountAttr().getInt();
  if (count <= 0) {
    return emitOpError() << "`block_count` must be positive, but is " << count;
  }
  if (count != getType().getBlockCount()) {
    return emitOpError() << "`block_count` is " << count
                         << ", but the type of the buffer says "
                         << getType().getBlockCount();
  }
  return success();
}

LogicalResult AttachCBOp::verify() {
  RankedTensorType tensor = getTensor().getType();
  Type element = getCb().getType().getElementType();
  if (tensor.getElementType() != element) {
    return emitOpError() << "tensor element type must be " << element
                         << " as in the buffer, but is "
                         << tensor.getElementType();
  }
  if (getType() != tensor) {
    return emitOpError() << "result type must be " << tensor
                         << " as that of the tensor, but is " << getType();
  }
  return success();
}

LogicalResult StoreOp::verify() {
  RankedTensorType tensor = getTensor().getType();
  RankedTensorType view = getView().getType();
  if (tensor.getRank() != view.getRank()) {
    return emitOpError() << "tensor of rank " << tensor.getRank()
                         << " cannot be stored into a view of rank "
                         << view.getRank();
  }
  if (tensor.getShape() != view.getShape()) {
    return emitOpError() << "tensor " << tensor
                         << " must have the shape of the view " << view;
  }
  if (tensor.getElementType() != view.getElementType()) {
    return emitOpError() << "tensor element type must be "
                         << view.getElementType() << " as in the view, but is "
                         << tensor.getElementType();
  }
  if (!isa_and_nonnull<CBReserveOp>(
          traceAcquireThroughAttachments(getView()))) {
    return emitOpError() << "view must come from a `ttl.cb_reserve`";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// OpaqueCallOp
//===----------------------------------------------------------------------===//

/// A buffer that is listed but that no template argument names would be lost
/// in the call.
static LogicalResult verifyTemplateArguments(OpaqueCallOp op) {
  size_t bufferCount = op.getTemplateDfbs().size();
  llvm::SmallBitVector named(bufferCount);
  ArrayRef<Attribute> arguments;
  if (ArrayAttr list = op.getTemplateArgsAttr()) {
    arguments = list.getValue();
  }
  for (auto [index, attribute] : llvm::enumerate(arguments)) {
    auto argument = cast<ExternalTemplateArgAttr>(attribute);
    ExternalTemplateArgKind kind = argument.getKind();
    if (kind != ExternalTemplateArgKind::DFBIndex &&
        kind != ExternalTemplateArgKind::DFBDescriptor) {
      continue;
    }
    // The attribute itself excludes negative positions.
    auto position = static_cast<uint64_t>(argument.getValue());
    if (position >= bufferCount) {
      return op.emitOpError()
             << "template argument " << index << " names dataflow buffer "
             << position << ", but `template_dfbs` lists " << bufferCount;
    }
    named.set(position);
  }
  int unnamed = named.find_first_unset();
  if (unnamed >= 0) {
    return op.emitOpError() << "dataflow buffer " << unnamed
                            << " of `template_dfbs` is not named by any "
                               "template argument";
  }
  return success();
}

static LogicalResult verifyUnsignedArguments(OpaqueCallOp op) {
  std::optional<ArrayRef<int32_t>> indices = op.getUnsignedArgIndices();
  int64_t previous = -1;
  for (int32_t index : indices.value_or(ArrayRef<int32_t>())) {
    if (index <= previous) {
      return op.emitOpError() << "`unsigned_arg_indices` must increase from 0 "
                                 "on, but has "
                              << index << " after " << previous;
    }
    auto argumentCount = static_cast<int64_t>(op.getArgs().size());
    if (index >= argumentCount) {
      return op.emitOpError() << "`unsigned_arg_indices` names argument "
                              << index << ", but there are " << argumentCount;
    }
    Type type = op.getArgs()[index].getType();
    if (!type.isInteger(32)) {
      return op.emitOpError()
             << "`unsigned_arg_indices` names argument " << index
             << ", which must be a 32-bit integer, "
                "but is "
             << type;
    }
    previous = index;
  }
  return success();
}

static LogicalResult verifyTensorArgument(OpaqueCallOp op, unsigned index,
                                          RankedTensorType type) {
  if (failed(verifyDataMovementFunction(op, "a tensor argument"))) {
    return failure();
  }
  if (!isFunctionArgument(op.getArgs()[index])) {
    return op.emitOpError() << "tensor argument " << index
                            << " must be an argument of the function";
  }
  if (!isa_and_nonnull<LayoutAttr>(type.getEncoding())) {
    return op.emitOpError() << "tensor argument " << index
                            << " must have a `#ttl.layout` encoding";
  }
  auto tile = dyn_cast<ttcore::TileType>(type.getElementType());
  if (!tile || (tile.getDataType() != ttcore::DataType::Float32 &&
                tile.getDataType() != ttcore::DataType::BFloat16)) {
    return op.emitOpError() << "tensor argument " << index
                            << " must hold `f32` or `bf16` tiles, but holds "
                            << type.getElementType();
  }
  return success();
}

LogicalResult OpaqueCallOp::verify() {
  if (getCallee().empty()) {
    return emitOpError() << "name of the function must not be empty";
  }
  if (getHeader().empty()) {
    return emitOpError() << "`header` must not be empty";
  }
  if (failed(verifyTemplateArguments(*this)) ||
      failed(verifyUnsignedArguments(*this))) {
    return failure();
  }
  for (auto [index, argument] : llvm::enumerate(getArgs())) {
    if (isa<UnrankedTensorType>(argument.getType())) {
      return emitOpError() << "tensor argument " << index << " must be ranked";
    }
    auto tensor = dyn_cast<RankedTensorType>(argument.getType());
    if (tensor && failed(verifyTensorArgument(*this, index, tensor))) {
      return failure();
    }
  }
  return success();
}
