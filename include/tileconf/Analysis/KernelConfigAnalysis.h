//===- KernelConfigAnalysis.h - One kernel, answered ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Puts the parts together for one function: target, policy and requirements
// from the IR, the resolver's answer, and the way back. Answers become
// diagnostics or attributes here; neither decides anything.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_ANALYSIS_KERNELCONFIGANALYSIS_H
#define TILECONF_ANALYSIS_KERNELCONFIGANALYSIS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tileconf/Analysis/KernelConfigOptions.h"
#include "tileconf/KernelConfig/Explain/OperationNames.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"
#include "llvm/ADT/DenseMap.h"
#include <mutex>

namespace tileconf {

/// Whether `function` is a compute kernel: it has a body, and is not marked as
/// the code of another kind of thread.
bool isComputeKernel(mlir::func::FuncOp function);

/// The compute kernels in or at `root`, in the order of the text.
std::vector<mlir::func::FuncOp> findComputeKernels(mlir::Operation *root);

/// The place in a file that `location` leads to, as `file:line:column`; empty
/// where it leads to none.
std::string printLocation(mlir::Location location);

/// A compute kernel, the problem that it poses, and the answer.
class KernelConfigAnalysis : public OperationNames {
public:
  /// Analyses `function`. Fails, with errors, when the IR or the options do
  /// not pose a problem. The IR is not changed.
  static llvm::FailureOr<std::unique_ptr<KernelConfigAnalysis>>
  create(mlir::func::FuncOp function, const KernelConfigOptions &options);

  mlir::func::FuncOp getFunction() const { return function; }
  const Problem &getProblem() const { return problem; }
  const Resolution &getResolution() const { return resolution; }
  /// The plan, or null where there is none.
  const KernelConfigPlan *getPlan() const {
    return std::get_if<KernelConfigPlan>(&resolution);
  }

  /// The tile operations of the kernel, by OperationId.
  llvm::ArrayRef<mlir::Operation *> getOperations() const { return operations; }
  /// The operation behind `operation`; the function for kNoOperation.
  mlir::Operation *getOperation(OperationId operation) const {
    mlir::func::FuncOp kernel = function;
    return operation == kNoOperation ? kernel.getOperation()
                                     : operations[operation];
  }

  /// Lets a help know which buffers other threads use (OtherThreads).
  void setBuffersOfOthers(std::optional<uint64_t> buffers) {
    buffersOfOthers = buffers;
  }
  /// Reports why there is no plan, at the operations concerned.
  void emitErrors() const;
  /// Reports what the plan gave up, but for what `ttl.allow_findings` silences.
  void emitWarnings() const;

  /// Records the plan, which has to exist, in the IR. Cannot fail.
  void apply() const;

  std::string getName(OperationId operation) const override;
  std::string getLocation(OperationId operation) const override;
  std::string getFpuObstacle(OperationId operation) const override;
  std::optional<uint64_t> getBuffersOfOthers() const override {
    return buffersOfOthers;
  }
  /// Where diagnostics about `operation` belong; the function's location for
  /// kNoOperation.
  mlir::Location getLoc(OperationId operation) const;

private:
  explicit KernelConfigAnalysis(mlir::func::FuncOp function)
      : function(function) {}

  mlir::func::FuncOp function;
  Problem problem;
  llvm::SmallVector<mlir::Operation *, 0> operations;
  Resolution resolution{ResolutionLimit{}};
  std::optional<uint64_t> buffersOfOthers;
};

/// Which dataflow buffers, as bits, the other threads use that stand in a
/// module beside its kernels. Each module is read once, whichever thread asks.
/// Nobody may change its functions meanwhile, so a pass that is scheduled on
/// functions must not ask.
class OtherThreads {
public:
  /// Nothing where the module has no other threads.
  std::optional<uint64_t> getBuffers(mlir::func::FuncOp kernel);

private:
  std::mutex mutex;
  llvm::DenseMap<mlir::Operation *, std::optional<uint64_t>> byModule;
};

/// Analyses every compute kernel in or at `root`, in parallel where the
/// context allows it, and reports errors in kernel order. Fails unless every
/// kernel has a plan.
llvm::FailureOr<std::vector<std::unique_ptr<KernelConfigAnalysis>>>
analyzeKernels(mlir::Operation *root, const KernelConfigOptions &options);

} // namespace tileconf

#endif // TILECONF_ANALYSIS_KERNELCONFIGANALYSIS_H
