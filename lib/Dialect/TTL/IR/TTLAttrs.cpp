//===- TTLAttrs.cpp - Attributes of the TTL dialect -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verification of the attributes, each in its own terms: what an attribute
// means for an operation is that operation's to check.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/TTLAttrs.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"
#include <limits>

using namespace mlir;
using namespace tileconf::ttl;

#define GET_ATTRDEF_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLAttrs.cpp.inc"

void TTLDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tileconf/Dialect/TTL/IR/TTLAttrs.cpp.inc"
      >();
}

static LogicalResult
verifyPositive(function_ref<InFlightDiagnostic()> emitError, StringRef name,
               ArrayRef<int64_t> sizes) {
  if (sizes.empty()) {
    return emitError() << "`" << name << "` of a layout must not be empty";
  }
  for (auto [index, size] : llvm::enumerate(sizes)) {
    if (size <= 0) {
      return emitError() << "entry " << index << " of the layout `" << name
                         << "` must be positive, but is " << size;
    }
  }
  return success();
}

LogicalResult LayoutAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayRef<int64_t> shape, Type /*elementType*/,
                                 BufferKind /*buffer*/, ArrayRef<int64_t> grid,
                                 MemoryLayout /*memory*/) {
  if (failed(verifyPositive(emitError, "shape", shape))) {
    return failure();
  }
  return verifyPositive(emitError, "grid", grid);
}

LogicalResult SliceAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                int64_t start, int64_t stop, int64_t step) {
  if (step == 0) {
    return emitError() << "step of a slice must not be zero";
  }
  if (step > 0 && stop < start) {
    return emitError() << "a slice with step " << step
                       << " must not stop below its start " << start
                       << ", but stops at " << stop;
  }
  if (step < 0 && stop > start) {
    return emitError() << "a slice with step " << step
                       << " must not stop above its start " << start
                       << ", but stops at " << stop;
  }
  return success();
}

LogicalResult
TensorBackingAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                          int64_t tensorIndex, int64_t byteOffset,
                          int64_t byteSize) {
  constexpr int64_t limit = std::numeric_limits<uint32_t>::max();
  if (tensorIndex < 0) {
    return emitError() << "`tensor_index` must not be negative, but is "
                       << tensorIndex;
  }
  if (byteOffset < 0) {
    return emitError() << "`byte_offset` must not be negative, but is "
                       << byteOffset;
  }
  if (byteSize <= 0) {
    return emitError() << "`byte_size` must be positive, but is " << byteSize;
  }
  if (byteOffset > limit || byteSize > limit - byteOffset) {
    return emitError() << "`byte_offset` " << byteOffset << " and `byte_size` "
                       << byteSize << " must add up to at most " << limit;
  }
  return success();
}

LogicalResult
ExternalTemplateArgAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                ExternalTemplateArgKind kind, int64_t value) {
  switch (kind) {
  case ExternalTemplateArgKind::SignedInteger:
    return success();
  case ExternalTemplateArgKind::Boolean:
    if (value == 0 || value == 1) {
      return success();
    }
    return emitError() << "a `boolean` template argument must be 0 or 1, but "
                          "is "
                       << value;
  case ExternalTemplateArgKind::UnsignedInteger:
  case ExternalTemplateArgKind::DFBIndex:
  case ExternalTemplateArgKind::DFBDescriptor:
    if (value >= 0) {
      return success();
    }
    return emitError() << "a `" << stringifyExternalTemplateArgKind(kind)
                       << "` template argument must not be negative, but is "
                       << value;
  }
  llvm_unreachable("covered switch");
}
