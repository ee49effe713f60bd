//===- ReasonChain.cpp - From a value back to its causes --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/ReasonChain.h"
#include "tileconf/KernelConfig/Explain/BufferText.h"
#include "tileconf/KernelConfig/Explain/FactText.h"

#include "tileconf/KernelConfig/Explain/PlanText.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

/// Whether a policy requirement comes from an attribute of the function.
static bool isAttribute(const Requirement &requirement,
                        const KernelConfigPolicy &policy) {
  auto is = [](SettingSource source) {
    return source == SettingSource::Attribute;
  };
  switch (requirement.kind) {
  case Requirement::Kind::WidthPin:
    return is(policy.fp32DestAcc.source);
  case Requirement::Kind::SyncPin:
    return is(policy.dstFullSync.source);
  case Requirement::Kind::FpuBinaryPin:
    return is(policy.enableFpuBinaryOps.source);
  case Requirement::Kind::UnpackPin:
    return is(policy.unpackToDestFp32Source);
  case Requirement::Kind::DestinationUse:
  case Requirement::Kind::BufferUse:
  case Requirement::Kind::Choice:
  case Requirement::Kind::StrategyPin:
  case Requirement::Kind::DstDemand:
  case Requirement::Kind::ModePin:
    break;
  }
  return false;
}

ReasonStep tileconf::describeRequirement(const Requirement &requirement,
                                         const Phrases &phrases) {
  ReasonStep step;
  step.text = phrases.need(requirement);
  step.operation = requirement.operation;
  step.isAttribute = isAttribute(requirement, phrases.problem.policy);
  step.fact = describeFact(requirement, phrases);
  return step;
}

std::vector<ReasonStep>
ReasonChains::follow(const Reason &reason,
                     llvm::SmallVectorImpl<unsigned> &path) const {
  std::vector<ReasonStep> steps;
  for (const Requirement &cause : reason.causes) {
    ReasonStep step = describeRequirement(cause, phrases);
    step.text = phrases.cause(cause, plan);
    if (cause.kind == Requirement::Kind::Choice) {
      const ChoiceClass *known = phrases.findClass(cause.operation);
      // That an operation has one way to run has no further reason.
      if (known && known->options.size() > 1) {
        unsigned number =
            known - phrases.problem.requirements.getChoiceClasses().data();
        for (const StrategyOption &option : known->options) {
          if (option.strategy == plan.getClassStrategy(number)) {
            std::string taken = phrases.takes(option);
            step.text += taken.empty() ? "" : ", which takes " + taken;
          }
        }
        if (!llvm::is_contained(path, number)) {
          path.push_back(number);
          const Reason &next = plan.getClassReason(number);
          step.because = follow(next, path);
          if (std::string remark = remarkStrategy(number); !remark.empty()) {
            step.because.push_back({remark, kNoOperation, false, "", {}});
          }
          path.pop_back();
        }
      }
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

ValueExplanation ReasonChains::explainWidth() const {
  const Reason &reason = plan.getWidthReason();
  ValueExplanation explanation;
  explanation.subject = "destination width";
  explanation.value = Phrases::width(plan.getDestinationWidth());
  explanation.kind = reason.kind;
  llvm::SmallVector<unsigned, 4> path;
  explanation.steps = follow(reason, path);
  if (reason.kind == Reason::Kind::Default) {
    explanation.remark =
        "no operation and no setting asks for 32-bit elements, with which DST "
        "would hold " +
        std::to_string(phrases.problem.target->getDstCapacity(
            DestinationWidth::Bits32, plan.getDstSync())) +
        " tiles (contract fact 74)";
  } else if (reason.kind == Reason::Kind::Preferred) {
    explanation.remark = "full fp32 accumulation is preferred, and nothing "
                         "stands against it (contract fact 146)";
  }
  return explanation;
}

ValueExplanation ReasonChains::explainSync() const {
  const Reason &reason = plan.getSyncReason();
  ValueExplanation explanation;
  explanation.subject = "DST sync";
  explanation.value = describe(plan.getDstSync()).str();
  explanation.kind = reason.kind;
  llvm::SmallVector<unsigned, 4> path;
  explanation.steps = follow(reason, path);
  if (reason.kind == Reason::Kind::Default) {
    explanation.remark =
        "nothing asks for full sync, with which DST would hold " +
        std::to_string(phrases.problem.target->getDstCapacity(
            plan.getDestinationWidth(), DstSync::Full)) +
        " tiles, but math and packing could not overlap (contract facts 74, "
        "77)";
  }
  return explanation;
}

ValueExplanation ReasonChains::explainBuffer(unsigned buffer) const {
  const Reason &reason = plan.getUnpackReason(buffer);
  DataTypeSet types = collectBufferTypes(plan, phrases.problem)[buffer];
  ValueExplanation explanation;
  explanation.subject =
      describeBuffer("dataflow buffer", std::to_string(buffer), types);
  UnpackMode written = getWrittenMode(buffer, plan);
  explanation.value = Phrases::mode(written) + " mode";
  explanation.kind = reason.kind;
  llvm::SmallVector<unsigned, 4> path;
  explanation.steps = follow(reason, path);
  if (reason.kind == Reason::Kind::Default) {
    explanation.remark =
        phrases.problem.requirements.getBinding(buffer).consumed
            ? "no reader asks for another mode"
            : "the kernel reads nothing from it";
  } else if (written != plan.getUnpackMode(buffer)) {
    std::string inert = describeInertTypes(types);
    explanation.remark =
        inert.empty() ? "the entry has no effect"
                      : "the entry has no effect, because the mode changes "
                        "nothing for " +
                            inert + " (contract fact 43)";
  }
  return explanation;
}

std::string ReasonChains::remarkStrategy(unsigned classIndex) const {
  const Reason &reason = plan.getClassReason(classIndex);
  if (reason.kind == Reason::Kind::Preferred) {
    return plan.getClassStrategy(classIndex) == Strategy::FPU
               ? "the FPU is preferred, being about twice as fast (contract "
                 "fact 157, rule of thumb), and nothing stands against it"
               : "it is preferred, and nothing stands against it";
  }
  if (reason.kind == Reason::Kind::TradeOff) {
    return "any other choice costs the kernel more";
  }
  return "";
}

ValueExplanation ReasonChains::explainStrategy(unsigned classIndex) const {
  const ChoiceClass &known =
      phrases.problem.requirements.getChoiceClasses()[classIndex];
  const Reason &reason = plan.getClassReason(classIndex);
  ValueExplanation explanation;
  explanation.subject = phrases.operationAt(known.first);
  if (known.count > 1) {
    explanation.subject += " and " + std::to_string(known.count - 1) + " alike";
  }
  explanation.value =
      "`" + stringify(plan.getClassStrategy(classIndex)).str() + "`";
  explanation.kind = reason.kind;
  explanation.operation = known.first;
  explanation.count = known.count;
  explanation.remark = remarkStrategy(classIndex);
  llvm::SmallVector<unsigned, 4> path{classIndex};
  explanation.steps = follow(reason, path);
  return explanation;
}

std::vector<ValueExplanation> ReasonChains::explainAll() const {
  std::vector<ValueExplanation> all{explainWidth(), explainSync()};
  const KernelRequirements &requirements = phrases.problem.requirements;
  std::vector<DataTypeSet> types = collectBufferTypes(plan, phrases.problem);
  for (unsigned buffer = 0; buffer < types.size(); ++buffer) {
    if (requirements.getBinding(buffer).bound || !types[buffer].empty() ||
        llvm::is_contained(plan.getUnpackToDestination(), buffer)) {
      all.push_back(explainBuffer(buffer));
    }
  }
  for (unsigned number = 0; number < requirements.getChoiceClasses().size();
       ++number) {
    all.push_back(explainStrategy(number));
  }
  return all;
}

static std::string more(uint32_t count) {
  return count > 1 ? " (and " + std::to_string(count - 1) + " more like it)"
                   : "";
}

/// A step about `use` of an operation that has it on `strategy`, if on one.
static ReasonStep describeUse(OperationId operation, const BufferUse &use,
                              uint32_t count, std::optional<Strategy> strategy,
                              bool chosen, const Phrases &phrases) {
  ReasonStep step =
      describeRequirement(Requirement::of(operation, use), phrases);
  if (strategy) {
    step.text = std::string(chosen ? "on `" : "if it ran on `") +
                stringify(*strategy).str() + "`: " + step.text;
  }
  step.text += more(count);
  return step;
}

std::vector<ReasonStep> tileconf::describeReaders(unsigned buffer,
                                                  const KernelConfigPlan *plan,
                                                  const Phrases &phrases) {
  const KernelRequirements &requirements = phrases.problem.requirements;
  std::vector<ReasonStep> readers;
  for (const FixedUse<BufferUse> &fixed : requirements.getBufferUses()) {
    if (fixed.use.buffer == buffer) {
      readers.push_back(describeUse(fixed.first, fixed.use, fixed.count,
                                    std::nullopt, true, phrases));
    }
  }
  for (auto [number, known] :
       llvm::enumerate(requirements.getChoiceClasses())) {
    for (const StrategyOption &option : known.options) {
      bool chosen = plan && plan->getClassStrategy(number) == option.strategy;
      for (const BufferUse &use : option.demands.bufferUses) {
        if (use.buffer == buffer) {
          readers.push_back(describeUse(known.first, use, known.count,
                                        option.strategy, chosen, phrases));
        }
      }
    }
  }
  // Ids are counted up in the order of the kernel.
  std::vector<std::pair<OperationId, size_t>> order;
  for (auto [position, reader] : llvm::enumerate(readers)) {
    order.emplace_back(reader.operation, position);
  }
  llvm::sort(order);
  std::vector<ReasonStep> sorted;
  sorted.reserve(readers.size());
  for (auto [operation, position] : order) {
    sorted.push_back(std::move(readers[position]));
  }
  return sorted;
}

std::vector<ReasonStep> tileconf::describeDemands(
    OperationId operation, const KernelRequirements &requirements,
    std::optional<Strategy> strategy, const Phrases &phrases) {
  std::vector<ReasonStep> steps;
  // Operands and result of one type need the same.
  DataTypeSet seen;
  auto addDestination = [&](const DestinationUse &use) {
    WidthSet widths =
        phrases.problem.target->getDestinationWidths(use.primitive, use.type);
    bool isNew = !seen.contains(use.type);
    seen |= use.type;
    if (isNew && widths != WidthSet::all()) {
      steps.push_back(
          describeRequirement(Requirement::of(operation, use), phrases));
    }
  };
  for (const FixedUse<BufferUse> &fixed : requirements.getBufferUses()) {
    steps.push_back(
        describeUse(operation, fixed.use, 1, std::nullopt, true, phrases));
  }
  for (const FixedUse<DestinationUse> &fixed :
       requirements.getDestinationUses()) {
    addDestination(fixed.use);
  }
  for (const ChoiceClass &known : requirements.getChoiceClasses()) {
    for (const StrategyOption &option : known.options) {
      bool chosen = strategy == option.strategy;
      for (const BufferUse &use : option.demands.bufferUses) {
        steps.push_back(
            describeUse(operation, use, 1, option.strategy, chosen, phrases));
      }
      if (chosen) {
        llvm::for_each(option.demands.destinationUses, addDestination);
      }
    }
  }
  for (ReasonStep &step : steps) {
    // They are all about this one.
    step.operation = kNoOperation;
  }
  return steps;
}
