//===- TTLTypes.cpp - Types of the TTL dialect ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsing, verification and the derived numbers of the types. Sizes saturate
// instead of overflowing: a type may state any positive numbers.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/TTLTypes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace tileconf::ttl;

#include "tileconf/Dialect/TTL/IR/TTLEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLTypes.cpp.inc"

void TTLDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "tileconf/Dialect/TTL/IR/TTLTypes.cpp.inc"
      >();
}

static int64_t multiplySaturating(int64_t lhs, int64_t rhs) {
  int64_t product;
  if (llvm::MulOverflow(lhs, rhs, product)) {
    return std::numeric_limits<int64_t>::max();
  }
  return product;
}

//===----------------------------------------------------------------------===//
// CircularBufferType
//===----------------------------------------------------------------------===//

LogicalResult
CircularBufferType::verify(function_ref<InFlightDiagnostic()> emitError,
                           ArrayRef<int64_t> shape, Type /*elementType*/,
                           int64_t blockCount) {
  for (auto [index, size] : llvm::enumerate(shape)) {
    if (size <= 0) {
      return emitError() << "dimension " << index
                         << " of the block shape must be positive, but is "
                         << size;
    }
  }
  if (blockCount <= 0) {
    return emitError() << "block count must be positive, but is " << blockCount;
  }
  return success();
}

int64_t CircularBufferType::getElementCount(ArrayRef<int64_t> shape) {
  int64_t elements = 1;
  for (int64_t size : shape) {
    elements = multiplySaturating(elements, size);
  }
  return elements;
}

int64_t CircularBufferType::getCapacity() const {
  return multiplySaturating(getElementsPerBlock(), getBlockCount());
}

//===----------------------------------------------------------------------===//
// TransferHandleType
//===----------------------------------------------------------------------===//

Type TransferHandleType::parse(AsmParser &parser) {
  MLIRContext *context = parser.getContext();
  if (failed(parser.parseOptionalLess()) ||
      succeeded(parser.parseOptionalGreater())) {
    return get(context, std::nullopt);
  }
  std::optional<TransferKind> kind = FieldParser<TransferKind>::parse(parser);
  if (!kind || failed(parser.parseGreater())) {
    return {};
  }
  return get(context, kind);
}

void TransferHandleType::print(AsmPrinter &printer) const {
  if (std::optional<TransferKind> kind = getKind()) {
    printer << "<" << stringifyTransferKind(*kind) << ">";
  }
}

//===----------------------------------------------------------------------===//
// PipeType
//===----------------------------------------------------------------------===//

/// Length of the closed range between two coordinates, in either order.
static int64_t rangeLength(int64_t start, int64_t end) {
  int64_t distance;
  if (llvm::SubOverflow(std::max(start, end), std::min(start, end), distance) ||
      distance == std::numeric_limits<int64_t>::max()) {
    return std::numeric_limits<int64_t>::max();
  }
  return distance + 1;
}

int64_t PipeType::getReceiverCount() const {
  return multiplySaturating(rangeLength(getDstStartX(), getDstEndX()),
                            rangeLength(getDstStartY(), getDstEndY()));
}
