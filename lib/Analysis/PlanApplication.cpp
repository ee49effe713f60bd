//===- PlanApplication.cpp - A plan as attributes ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes values that were decided elsewhere. Nothing here looks at an operation
// beyond the attribute that it sets, so nothing can fail half-way.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "tileconf/Analysis/PolicyAnalysis.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

namespace {

/// Records strategies on operations. Operations of a kernel carry few distinct
/// dictionaries, so each pair of dictionary and strategy is built once.
class StrategyRecorder {
public:
  explicit StrategyRecorder(MLIRContext *context)
      : context(context),
        name(StringAttr::get(context, ttl::kStrategyAttrName)) {}

  void record(Operation *op, Strategy strategy) {
    // What an operation holds besides its properties. Where its dialect knows
    // no properties that includes its inherent attributes, which have to stay.
    DictionaryAttr before = op->getRawDictionaryAttrs();
    DictionaryAttr &after =
        dictionaries[{before, static_cast<unsigned>(strategy)}];
    if (!after) {
      NamedAttrList attributes(before);
      attributes.set(name, ttl::getStrategyAttr(context, strategy));
      after = attributes.getDictionary(context);
    }
    if (after != before) {
      op->setDiscardableAttrs(after);
    }
  }

private:
  MLIRContext *context;
  StringAttr name;
  llvm::DenseMap<std::pair<DictionaryAttr, unsigned>, DictionaryAttr>
      dictionaries;
};

} // namespace

void KernelConfigAnalysis::apply() const {
  const KernelConfigPlan &plan = *getPlan();
  Operation *kernel = getFunction();
  Builder builder(kernel->getContext());

  StrategyRecorder recorder(kernel->getContext());
  for (auto [choice, strategy] : llvm::zip_equal(
           problem.requirements.getChoices(), plan.getStrategies())) {
    recorder.record(operations[choice.operation], strategy);
  }

  SmallVector<int32_t> buffers(plan.getUnpackToDestination());
  kernel->setDiscardableAttr(kFp32DestAccAttr,
                             builder.getBoolAttr(plan.getDestinationWidth() ==
                                                 DestinationWidth::Bits32));
  kernel->setDiscardableAttr(
      kDstFullSyncAttr,
      builder.getBoolAttr(plan.getDstSync() == DstSync::Full));
  kernel->setDiscardableAttr(kUnpackToDestAttr,
                             builder.getDenseI32ArrayAttr(buffers));
  kernel->removeDiscardableAttr(kEnableFpuBinaryOpsAttr);
}
