//===- KernelConfigAnalysis.cpp - One kernel, answered ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/KernelConfigAnalysis.h"

#include "mlir/IR/Threading.h"
#include "tileconf/Analysis/KernelFindings.h"
#include "tileconf/Analysis/PolicyAnalysis.h"
#include "tileconf/Analysis/RequirementAnalysis.h"
#include "tileconf/Analysis/TargetAnalysis.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include "tileconf/KernelConfig/Advice/Fixes.h"
#include "tileconf/KernelConfig/Explain/Report.h"
#include "llvm/ADT/STLExtras.h"
#include <atomic>
#include <cassert>

using namespace mlir;
using namespace tileconf;

bool tileconf::isComputeKernel(func::FuncOp function) {
  if (function.isExternal()) {
    return false;
  }
  for (StringRef name : {"ttl.kernel_thread", "ttkernel.thread"}) {
    auto thread =
        dyn_cast_or_null<ttkernel::ThreadTypeAttr>(function->getAttr(name));
    if (thread && thread.getValue() != ttkernel::ThreadType::Compute) {
      return false;
    }
  }
  return true;
}

std::vector<func::FuncOp> tileconf::findComputeKernels(Operation *root) {
  std::vector<func::FuncOp> kernels;
  root->walk<WalkOrder::PreOrder>([&](func::FuncOp function) {
    if (isComputeKernel(function)) {
      kernels.push_back(function);
    }
    return WalkResult::skip();
  });
  return kernels;
}

FailureOr<std::unique_ptr<KernelConfigAnalysis>>
KernelConfigAnalysis::create(func::FuncOp function,
                             const KernelConfigOptions &options) {
  // Both are read before either failure counts, so that both are reported.
  FailureOr<const TableTarget *> target = analyzeTarget(function, options);
  FailureOr<KernelConfigPolicy> policy =
      analyzePolicy(function, options, succeeded(target) ? *target : nullptr);
  if (failed(target) || failed(policy)) {
    return failure();
  }
  FailureOr<CollectedRequirements> collected =
      analyzeRequirements(function, {(*target)->getDataflowBufferCount(),
                                     (*target)->getArchitecture()});
  if (failed(collected)) {
    return failure();
  }

  std::unique_ptr<KernelConfigAnalysis> analysis(
      new KernelConfigAnalysis(function));
  analysis->problem.target = *target;
  analysis->problem.policy = std::move(*policy);
  analysis->problem.requirements = std::move(collected->requirements);
  analysis->operations = std::move(collected->operations);
  analysis->resolution = resolve(analysis->problem);
  if (const auto *found =
          std::get_if<KernelConfigConflict>(&analysis->resolution)) {
    analysis->resolution = listConflicts(analysis->problem, *found,
                                         Phrases(analysis->problem, *analysis))
                               .front();
  }
  assert(!analysis->getPlan() ||
         verify(analysis->getPlan()->getValues(), analysis->problem).empty());
  return analysis;
}

std::string KernelConfigAnalysis::getName(OperationId operation) const {
  return operations[operation]->getName().getStringRef().str();
}

Location KernelConfigAnalysis::getLoc(OperationId operation) const {
  return getOperation(operation)->getLoc();
}

std::string KernelConfigAnalysis::getLocation(OperationId operation) const {
  return printLocation(getLoc(operation));
}

std::string KernelConfigAnalysis::getFpuObstacle(OperationId operation) const {
  Operation *op = operations[operation];
  return op->hasTrait<ttl::OpTrait::StrategyDependentBinary>()
             ? ttl::explainFpuObstacle(op->getOperand(0), op->getOperand(1),
                                       op->getResult(0).getType())
             : "";
}

std::string tileconf::printLocation(Location location) {
  auto file = location->findInstanceOf<FileLineColLoc>();
  return !file ? std::string()
               : (file.getFilename().getValue() + ":" + Twine(file.getLine()) +
                  ":" + Twine(file.getColumn()))
                     .str();
}

std::optional<uint64_t> OtherThreads::getBuffers(func::FuncOp kernel) {
  static_assert(kMaxDataflowBuffers <= 64, "a buffer is a bit");
  auto module = kernel->getParentOfType<ModuleOp>();
  if (!module) {
    return std::nullopt;
  }
  std::lock_guard<std::mutex> lock(mutex);
  auto [known, isNew] = byModule.try_emplace(module);
  std::optional<uint64_t> &buffers = known->second;
  if (!isNew) {
    return buffers;
  }
  for (auto other : module.getOps<func::FuncOp>()) {
    // Another compute kernel is another program's.
    if (other.isExternal() || isComputeKernel(other)) {
      continue;
    }
    uint64_t used = buffers.value_or(0);
    other->walk([&](Operation *op) {
      if (op->getNumResults() != 1) {
        return;
      }
      std::optional<int64_t> index =
          ttl::getDataflowBufferIndex(op->getResult(0));
      if (index && *index >= 0 && *index < kMaxDataflowBuffers) {
        used |= uint64_t(1) << *index;
      }
    });
    buffers = used;
  }
  return buffers;
}

void KernelConfigAnalysis::emitErrors() const {
  if (const auto *conflict = std::get_if<KernelConfigConflict>(&resolution)) {
    for (const Message &error :
         reportConflicts(problem, *conflict, Phrases(problem, *this))) {
      emitMessage(*this, error);
    }
  } else if (const auto *limit = std::get_if<ResolutionLimit>(&resolution)) {
    emitMessage(*this, reportLimit(*limit));
  }
}

void KernelConfigAnalysis::emitWarnings() const {
  if (getPlan()) {
    for (const Message &warning : collectWarnings(*this)) {
      emitMessage(*this, warning);
    }
  }
}

FailureOr<std::vector<std::unique_ptr<KernelConfigAnalysis>>>
tileconf::analyzeKernels(Operation *root, const KernelConfigOptions &options) {
  std::vector<func::FuncOp> kernels = findComputeKernels(root);
  std::vector<std::unique_ptr<KernelConfigAnalysis>> analyses(kernels.size());
  std::atomic<bool> complete = true;
  // Scheduled on a function, this may see that function only.
  bool seesOthers = isa<ModuleOp>(root);
  OtherThreads others;
  auto analyze = [&](size_t index) {
    auto analysis = KernelConfigAnalysis::create(kernels[index], options);
    if (succeeded(analysis)) {
      analyses[index] = std::move(*analysis);
      if (seesOthers && !analyses[index]->getPlan()) {
        analyses[index]->setBuffersOfOthers(others.getBuffers(kernels[index]));
      }
      analyses[index]->emitErrors();
    }
    if (failed(analysis) || !analyses[index]->getPlan()) {
      complete = false;
    }
  };
  if (kernels.size() == 1) {
    analyze(0);
  } else {
    MLIRContext *context = root->getContext();
    ParallelDiagnosticHandler handler(context);
    parallelFor(context, 0, kernels.size(), [&](size_t index) {
      handler.setOrderIDForThread(index);
      analyze(index);
      handler.eraseOrderIDForThread();
    });
  }
  if (!complete) {
    return failure();
  }
  return analyses;
}
