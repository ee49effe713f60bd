//===- OperationRoles.h - What each operation is to us ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sorts operations by name into those that state semantics, those that ought
// to, and those that bind or consume a dataflow buffer. What follows from it is
// RequirementAnalysis's.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_OPERATIONROLES_H
#define TILECONF_LIB_ANALYSIS_OPERATIONROLES_H

#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include <array>

namespace tileconf {

/// What the analysis does with operations of one name.
enum class Role : uint8_t {
  /// They state their semantics.
  TileOperation,
  /// They bind a dataflow buffer, their result.
  Binding,
  /// They consume a dataflow buffer, their operand.
  Consumer,
  /// They ought to state semantics and do not.
  LacksSemantics,
  /// The same, if tiles go through them.
  Suspect,
  /// Nothing.
  Other,
};

/// Looks up by operation name and remembers the latest. A kernel has few kinds
/// of operations, and each look-up searches all interfaces and traits of one.
class NameCache {
public:
  struct Entry {
    const void *name = nullptr;
    Role role = Role::Other;
    /// Results come from no buffer, as getAttachedDataflowBuffer() has it.
    bool computes = false;
    /// Null if it is for the dialect to answer for each operation.
    const ttl::TileExecutionOpInterface::Concept *semantics = nullptr;
  };

  const Entry &get(mlir::Operation *op) {
    const void *name = op->getName().getAsOpaquePointer();
    Entry &entry = entries[reinterpret_cast<uintptr_t>(name) / 64 % kEntries];
    if (entry.name != name) {
      entry = describe(op);
      // Dialects may answer for operations that they have not registered, one
      // by one.
      if (!op->isRegistered()) {
        entry.name = nullptr;
      }
    }
    return entry;
  }

private:
  static Entry describe(mlir::Operation *op) {
    Entry entry;
    entry.name = op->getName().getAsOpaquePointer();
    bool own = mlir::isa_and_nonnull<ttl::TTLDialect>(op->getDialect());
    entry.semantics =
        op->getName().getInterface<ttl::TileExecutionOpInterface>();
    if (mlir::isa<ttl::TileExecutionOpInterface>(op)) {
      entry.role = Role::TileOperation;
      entry.computes = own;
    } else if (mlir::isa<ttl::BindCBOp, ttkernel::GetCompileTimeArgValOp>(op)) {
      entry.role = Role::Binding;
    } else if (mlir::isa<ttl::CBWaitOp, ttl::CBPopOp, ttkernel::CBWaitFrontOp,
                         ttkernel::CBPopFrontOp>(op)) {
      entry.role = Role::Consumer;
    } else if (op->hasTrait<ttl::OpTrait::TileOp>()) {
      entry.role = Role::LacksSemantics;
    } else if (!own && !op->hasTrait<mlir::OpTrait::IsTerminator>()) {
      entry.role = Role::Suspect;
    }
    return entry;
  }

  static constexpr unsigned kEntries = 64;
  std::array<Entry, kEntries> entries;
};

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_OPERATIONROLES_H
