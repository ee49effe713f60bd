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

#include "PlanRemarks.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "tileconf/KernelConfig/Findings/Findings.h"
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
    if (failed(analyses) || failed(report(*analyses))) {
      return signalPassFailure();
    }
    for (const auto &analysis : *analyses) {
      analysis->apply();
    }
  }

private:
  using Analyses = std::vector<std::unique_ptr<KernelConfigAnalysis>>;

  /// Says what there is to say. Fails if any of it is an error.
  LogicalResult report(const Analyses &analyses) {
    FindingOptions options;
    options.strict = strict;
    options.allow.assign(allowFindings.begin(), allowFindings.end());
    std::string error = checkAllowedFindings(options.allow);
    if (!error.empty()) {
      return emitError(getOperation()->getLoc(), error);
    }
    bool complete = true;
    for (const auto &analysis : analyses) {
      if (findings || strict) {
        for (const Message &message : collectFindings(*analysis, options)) {
          emitMessage(*analysis, message);
          complete &= getSeverity(message) != Severity::Error;
        }
      } else {
        reportWarnings(*analysis, options);
      }
      emitPlanRemarks(*analysis, options);
    }
    return success(complete);
  }

  /// Reports what the plan gave up, which is done whatever the options are.
  static void reportWarnings(const KernelConfigAnalysis &analysis,
                             const FindingOptions &options) {
    for (const Message &warning : collectWarnings(analysis)) {
      if (!llvm::is_contained(options.allow, getCode(warning.id))) {
        emitMessage(analysis, warning);
      }
    }
  }

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
    options.mathFidelity = mathFidelity;
    return options;
  }
};

} // namespace
