//===- TTKernelTraits.h - Rules shared by operations ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What several API calls require and ODS constraints cannot say.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTRAITS_H
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTRAITS_H

#include "mlir/IR/OpDefinition.h"

namespace tileconf::ttkernel {

namespace detail {
mlir::LogicalResult verifyInKernelFunction(mlir::Operation *op);
} // namespace detail

/// The operation stands, at any depth, in a function of a module: calls that
/// synchronise threads mean nothing elsewhere.
template <typename ConcreteType>
class InKernelFunction
    : public mlir::OpTrait::TraitBase<ConcreteType, InKernelFunction> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return detail::verifyInKernelFunction(op);
  }
};

} // namespace tileconf::ttkernel

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTRAITS_H
