//===- DataflowBufferTrace.h - Walks from values to producers ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walks over producers that verification and the configuration analysis
// share. Each follows a fixed set of operations, stops at everything else, and
// ends on cyclic chains too, which unreachable blocks and graph regions may
// hold. None of them recurses.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_DATAFLOWBUFFERTRACE_H
#define TILECONF_DIALECT_TTL_IR_DATAFLOWBUFFERTRACE_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <optional>

namespace tileconf::ttl {

/// The dataflow buffer that holds `value`, a tile or a tensor: what follows
/// from casts, slices, extracted elements, attachments and acquired views.
/// The result is of type `!ttl.cb` or `!ttkernel.cb`; it is null for a value
/// that no buffer holds, as every result of a tile operation.
///
/// Block arguments are not followed: only the operation that owns the block
/// knows what they stand for.
mlir::Value getAttachedDataflowBuffer(mlir::Value value);

/// The same for many values of IR that does not change meanwhile: chains of
/// views that values share are followed once, however long they are.
class DataflowBufferTracer {
public:
  mlir::Value trace(mlir::Value value);

private:
  /// What some values on long chains lead to.
  llvm::DenseMap<mlir::Value, mlir::Value> known;
};

/// The physical index of a dataflow buffer, or nothing where the buffer is not
/// bound to one, as for an argument of a function. Any `int64_t` may come
/// back: the range is a property of the target.
std::optional<int64_t> getDataflowBufferIndex(mlir::Value buffer);

/// The operation among those that `isWanted` accepts which produced a transfer
/// handle, pipe transfer or token; null where there is none. Follows values
/// into and out of tensors and loops. A value that leaves a loop is the one
/// that its body yields last, never the initial one.
mlir::Operation *
traceAsyncProducer(mlir::Value value,
                   llvm::function_ref<bool(mlir::Operation *)> isWanted);

/// The `ttl.cb_reserve` or `ttl.cb_wait` that a view is part of; null where
/// there is none. At most one attachment may stand between the view and its
/// slices; an attachment below a slice hides the view.
mlir::Operation *traceAcquire(mlir::Value view);

/// As above, with attachments and slices in any order and number.
mlir::Operation *traceAcquireThroughAttachments(mlir::Value view);

} // namespace tileconf::ttl

#endif // TILECONF_DIALECT_TTL_IR_DATAFLOWBUFFERTRACE_H
