//===- AccumulationRules.cpp - Sums that lose bits in every step *- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum that is rounded once is as good as its format; one that is rounded in
// every step of a loop drifts, and stops growing where a step is smaller than
// the last bit of what it is added to.
//
//===----------------------------------------------------------------------===//

#include "RuleContext.h"

using namespace tileconf;

/// A few steps cost hardly more than the rounding at the end.
static bool hasFewSteps(const KernelProfile::Accumulation &sum) {
  constexpr unsigned kEnough = 8;
  return sum.steps && *sum.steps < kEnough;
}

static std::string describeSteps(const KernelProfile::Accumulation &sum) {
  return sum.steps ? std::to_string(*sum.steps) + " steps"
                   : "the steps of a loop";
}

static void checkBuffer(RuleContext &context,
                        const KernelProfile::Accumulation &sum) {
  std::optional<unsigned> bits = getMantissaBits(sum.type);
  if (!bits || sum.type == TileDataType::Float32 || hasFewSteps(sum)) {
    return;
  }
  Message &message =
      context.report(DiagnosticId::AccumulatesThroughBuffer, sum.operation,
                     context.phrases.operation(sum.operation),
                     describeSteps(sum), unsigned(*sum.buffer),
                     stringify(sum.type), *bits, describeOthers(sum.count - 1));
  if (context.isWide()) {
    message.notes.push_back(
        {kNoOperation, "destination elements are 32 bits wide, which packing "
                       "into dataflow buffer " +
                           std::to_string(*sum.buffer) + " undoes"});
  }
  message.notes.push_back(
      {kNoOperation, "an f32 buffer for the running result alone keeps its "
                     "bits, and so do 32-bit destination elements if it stays "
                     "there until the loop ends"});
}

static void checkDestination(RuleContext &context,
                             const KernelProfile::Accumulation &sum) {
  DiagnosticId id = DiagnosticId::AccumulatesInNarrowDestination;
  if (hasFewSteps(sum)) {
    return;
  }
  if (context.isWide() || !context.holds(id) || !getMantissaBits(sum.type)) {
    return;
  }
  // The preference that was given up for the width is the same cause. One that
  // the target cannot fulfil is not: elements could still be wide.
  if (context.hasReported(DiagnosticId::FullFp32Beaten, sum.operation)) {
    return;
  }
  DeliveredFormat kept =
      context.problem.target
          ->getDelivery(sum.type, DestinationWidth::Bits16, UnpackMode::Default)
          .kept;
  Message &message = context.report(
      id, sum.operation, context.phrases.operation(sum.operation),
      describeSteps(sum), stringify(kept), getMantissaBits(kept));
  context.noteWidth(message);
  context.noteWideRemedy(message,
                         "keeps 32 bits of the result between the steps");
}

void tileconf::checkAccumulations(RuleContext &context) {
  for (const KernelProfile::Accumulation &sum : context.profile.accumulations) {
    if (sum.buffer) {
      checkBuffer(context, sum);
    } else {
      checkDestination(context, sum);
    }
  }
}
