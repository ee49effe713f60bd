//===- SetComputeKernelConfig.cpp - The config pass -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scheduling, and all or nothing. What is decided, and how, is the
// analysis's.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "tileconf/Transforms/Passes.h"

namespace tileconf {
#define GEN_PASS_DEF_SETCOMPUTEKERNELCONFIG
#include "tileconf/Transforms/Passes.h.inc"
} // namespace tileconf

using namespace mlir;
using namespace tileconf;

namespace {

class SetComputeKernelConfigPass
    : public tileconf::impl::SetComputeKernelConfigBase<
          SetComputeKernelConfigPass> {
public:
  using SetComputeKernelConfigBase::SetComputeKernelConfigBase;

protected:
  bool canScheduleOn(RegisteredOperationName name) const override {
    return name.getStringRef() == ModuleOp::getOperationName() ||
           name.getStringRef() == func::FuncOp::getOperationName();
  }

  void runOnOperation() override {
    auto analyses = analyzeKernels(getOperation(), getOptions());
    if (failed(analyses)) {
      return signalPassFailure();
    }
    for (const auto &analysis : *analyses) {
      analysis->emitWarnings();
      analysis->apply();
    }
  }

private:
  KernelConfigOptions getOptions() const {
    KernelConfigOptions options;
    options.fp32DestAccEn = fp32DestAccEn;
    options.dstFullSyncEn = dstFullSyncEn;
    options.reduceFullFp32 = reduceFullFp32;
    options.matmulFullFp32 = matmulFullFp32;
    options.enableFpuBinaryOps = enableFpuBinaryOps;
    options.preferExactF32Binary = preferExactF32Binary;
    options.f32Unpack = f32Unpack;
    options.target = target;
    options.configApi = configApi;
    return options;
  }
};

} // namespace
