//===- RuleContext.cpp - What the rules look at and write to ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuleContext.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

RuleContext::RuleContext(const KernelConfigPlan &plan, const Problem &problem,
                         const KernelProfile &profile, const Phrases &phrases)
    : plan(plan), problem(problem), profile(profile), phrases(phrases),
      fidelity(chooseMathFidelity(plan, problem, profile)),
      edges(computePrecision(plan, problem, profile)),
      explained(edges.size(), false) {}

bool RuleContext::holds(DiagnosticId id) const {
  const Rule *rule = llvm::find_if(
      getRules(), [&](const Rule &known) { return known.id == id; });
  return rule->holdsOn(*problem.target);
}

/// What `cause` has to do with the width of destination elements. That an
/// operation runs on one engine or the other says nothing about it, what it
/// keeps in DST does.
static std::string describeWidthCause(const Requirement &cause,
                                      const RuleContext &context) {
  const ChoiceClass *known = cause.kind == Requirement::Kind::Choice
                                 ? context.phrases.findClass(cause.operation)
                                 : nullptr;
  if (known) {
    for (const DestinationUse &use :
         known->options.front().demands.destinationUses) {
      if (getBitWidth(use.type) == 32) {
        return context.phrases.operation(cause.operation) + " keeps " +
               stringify(use.type).str() + " in DST";
      }
    }
  }
  return context.phrases.cause(cause, context.plan);
}

void RuleContext::noteWidth(Message &message) const {
  const Reason &reason = plan.getWidthReason();
  std::string width = "destination elements are " +
                      stringify(plan.getDestinationWidth()).str() +
                      " bits wide";
  if (reason.causes.empty()) {
    message.notes.push_back(
        {kNoOperation, width + ": " + phrases.reason(reason, plan)});
    return;
  }
  for (const Requirement &cause : reason.causes) {
    message.notes.push_back(
        {cause.operation, width + ": " + describeWidthCause(cause, *this)});
  }
}

/// What else `wide`, with 32-bit destination elements, asks for: what is right
/// about one hazard should not lead into another.
static std::string describeCaveats(const RuleContext &context,
                                   const KernelConfigPlan &wide) {
  std::string text;
  if (context.endangersWide(
          chooseMathFidelity(wide, context.problem, context.profile))) {
    text += "; it takes `HiFi3` then (" +
            getCode(DiagnosticId::HiFi4InWideDestination).str() + ")";
  }
  if (!context.profile.narrowIntegers.empty() &&
      context.holds(DiagnosticId::NarrowIntegersInWideDestination)) {
    text += "; " +
            stringify(context.profile.narrowIntegers.front().type).str() +
            " tiles need a kernel of their own then (" +
            getCode(DiagnosticId::NarrowIntegersInWideDestination).str() + ")";
  }
  return text;
}

void RuleContext::noteWideRemedy(
    Message &message, llvm::StringRef gain,
    llvm::function_ref<bool(const KernelConfigPlan &)> helps) const {
  auto widen = [](KernelConfigPolicy &policy) {
    policy.fp32DestAcc = {Selection::Enabled, SettingSource::Attribute};
  };
  unsigned capacity = getCapacity(DestinationWidth::Bits32);
  // Slots that are assigned already have to be there.
  if (profile.namedDstTiles > capacity) {
    return;
  }
  std::optional<KernelConfigPlan> other = resolveWith(widen);
  if (other && helps(*other)) {
    message.notes.push_back(
        {kNoOperation,
         "`fp32_dest_acc_en = true` " + gain.str() + ", with " +
             std::to_string(capacity) + " DST tiles instead of " +
             std::to_string(getCapacity(DestinationWidth::Bits16)) +
             describeCaveats(*this, *other)});
  }
}

bool RuleContext::hasReported(DiagnosticId id, OperationId operation) const {
  return llvm::any_of(messages, [&](const Message &message) {
    return message.id == id && message.operation == operation;
  });
}

bool RuleContext::endangersWide(const MathFidelityChoice &choice) const {
  return choice.kind == MathFidelityChoice::Kind::Set &&
         choice.value == MathFidelity::HiFi4 &&
         choice.multiplication != kNoOperation &&
         holds(DiagnosticId::HiFi4InWideDestination);
}

bool RuleContext::isScaler(const PrecisionEdge &edge) const {
  if (edge.use.primitive != Primitive::Reduce) {
    return false;
  }
  return llvm::any_of(profile.reductions,
                      [&](const KernelProfile::Reduction &reduction) {
                        return reduction.scalerOperand == edge.use.operand &&
                               reduction.scalerBuffer == edge.use.buffer;
                      });
}

bool RuleContext::losesBits(const PrecisionEdge &edge) const {
  if (!edge.lossy || edge.use.type != TileDataType::Float32 || isScaler(edge)) {
    return false;
  }
  const KernelProfile::Store *store = profile.findStore(edge.use.buffer);
  if (!store || !store->sufficientBits) {
    return true;
  }
  bool keepsRange = edge.arrives == DeliveredFormat::TF32 ||
                    edge.arrives == DeliveredFormat::BFloat16 ||
                    (edge.arrives == DeliveredFormat::Float16 &&
                     store->sufficientBits->shortExponents);
  return !keepsRange || store->sufficientBits->mantissa > edge.mantissaBits;
}

/// It follows whatever clause a finding ends with.
static std::string describeMore(uint64_t others, const char *noun) {
  if (others == 0) {
    return "";
  }
  return "; the same holds for " +
         (others == 1 ? "another " + std::string(noun)
                      : std::to_string(others) + " other " + noun + "s");
}

std::string tileconf::describeOthers(uint64_t others) {
  return describeMore(others, "operation");
}

std::string tileconf::describeOtherReads(uint64_t others) {
  return describeMore(others, "read");
}
