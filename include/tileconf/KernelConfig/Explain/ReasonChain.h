//===- ReasonChain.h - From a value back to its causes ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan gives the nearest reason for each value. The reason may be another
// value, which has its own: a buffer's mode follows from the engine of an
// operation, and that from another buffer's reader. Chains go on until they
// reach what somebody wrote, an operation or a setting, and the fact about the
// target that makes it count. Showing the source is left to whoever has it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_REASONCHAIN_H
#define TILECONF_KERNELCONFIG_EXPLAIN_REASONCHAIN_H

#include "tileconf/KernelConfig/Explain/Phrases.h"

namespace tileconf {

/// A link of a chain.
struct ReasonStep {
  std::string text;
  /// The operation that it is about.
  OperationId operation = kNoOperation;
  /// It is about an attribute of the function.
  bool isAttribute = false;
  /// What the target has to do with it, with its source; may be empty.
  std::string fact;
  std::vector<ReasonStep> because;
};

/// Why a value is what it is.
struct ValueExplanation {
  /// "destination width", "dataflow buffer 3 (f32)".
  std::string subject;
  std::string value;
  Reason::Kind kind = Reason::Kind::Default;
  /// What there is to say besides the steps; may be empty.
  std::string remark;
  /// The operation whose value it is, for a strategy.
  OperationId operation = kNoOperation;
  /// How many operations have it, for a strategy.
  uint32_t count = 1;
  std::vector<ReasonStep> steps;
  /// Further demands that it has to do with, and what they are: "readers".
  std::string demandsTitle;
  std::vector<ReasonStep> demands;
};

class ReasonChains {
public:
  ReasonChains(const KernelConfigPlan &plan, const Phrases &phrases)
      : plan(plan), phrases(phrases) {}

  ValueExplanation explainWidth() const;
  ValueExplanation explainSync() const;
  /// `buffer` is an index into PlanValues::unpackModes.
  ValueExplanation explainBuffer(unsigned buffer) const;
  ValueExplanation explainStrategy(unsigned classIndex) const;
  /// Every value of the plan: kernel-wide ones, buffers, strategies.
  std::vector<ValueExplanation> explainAll() const;

private:
  /// `path` has the classes that lead here.
  std::vector<ReasonStep> follow(const Reason &reason,
                                 llvm::SmallVectorImpl<unsigned> &path) const;
  std::string remarkStrategy(unsigned classIndex) const;

  const KernelConfigPlan &plan;
  const Phrases &phrases;
};

/// Every distinct reader of `buffer`, and what it accepts. `plan` tells which
/// strategy operations with a choice run on; null if there is none.
std::vector<ReasonStep> describeReaders(unsigned buffer,
                                        const KernelConfigPlan *plan,
                                        const Phrases &phrases);

/// What `operation` demands, `requirements` being those of it alone. It runs on
/// `strategy`, where it has a choice and that is known.
std::vector<ReasonStep> describeDemands(OperationId operation,
                                        const KernelRequirements &requirements,
                                        std::optional<Strategy> strategy,
                                        const Phrases &phrases);

/// What `requirement` needs and why it can need nothing else, without a plan.
ReasonStep describeRequirement(const Requirement &requirement,
                               const Phrases &phrases);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_REASONCHAIN_H
