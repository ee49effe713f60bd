//===- InitAll.h - Registration for every tool ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One place that knows what a Tileconf tool must register to read kernels, so
// that all of them accept the same input.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_INITALL_H
#define TILECONF_INITALL_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"
#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/TTLDialect.h"

namespace tileconf {

/// Our dialects, and those of MLIR that occur in kernels. The builtin dialect
/// is always there.
inline void registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<ttcore::TTCoreDialect, ttkernel::TTKernelDialect,
                  ttl::TTLDialect, mlir::affine::AffineDialect,
                  mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
                  mlir::func::FuncDialect, mlir::memref::MemRefDialect,
                  mlir::scf::SCFDialect, mlir::tensor::TensorDialect>();
}

} // namespace tileconf

#endif // TILECONF_INITALL_H
