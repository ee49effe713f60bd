//===- PlanBuilder.cpp - Values and their reasons ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanBuilder.h"

#include "ConflictFinder.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::resolver;

KernelConfigPlan PlanBuilder::build() {
  setValues();
  setWidthReason();
  setSyncReason();
  setUnpackReasons();
  setStrategyReasons();
  setDroppedPreferences();
  setLossyUses();
  return std::move(plan);
}

void PlanBuilder::setValues() {
  const CompiledProblem &compiled = decision.problem;
  const Problem &problem = compiled.problem;
  PlanValues &values = plan.values;
  values.destinationWidth = decision.width;
  values.dstSync = decision.sync;

  unsigned buffers = problem.requirements.getBufferBound();
  const auto &listed = problem.policy.unpackToDestFp32;
  if (listed && !listed->empty()) {
    buffers = std::max(buffers, listed->back() + 1);
  }
  for (const ModePin &pin : problem.modePins) {
    buffers = std::max(buffers, pin.buffer + 1u);
  }
  for (unsigned buffer = 0; buffer < buffers; ++buffer) {
    values.unpackModes.push_back(
        static_cast<UnpackMode>(decision.solution.modes[buffer]));
    if (!listed &&
        values.unpackModes.back() == UnpackMode::UnpackToDestination) {
      values.unpackToDestination.push_back(buffer);
    }
  }
  if (listed) {
    values.unpackToDestination = *listed;
  }

  plan.classStrategies.reserve(compiled.choices.size());
  for (auto [number, choice] : llvm::enumerate(compiled.choices)) {
    plan.classStrategies.push_back(
        choice.options[decision.solution.options[number]].strategy);
  }
  values.strategies.reserve(problem.requirements.getChoices().size());
  for (const Choice &choice : problem.requirements.getChoices()) {
    values.strategies.push_back(plan.classStrategies[choice.classIndex]);
  }
}

llvm::SmallVector<Requirement, 2>
PlanBuilder::whyNot(DestinationWidth width) const {
  ConflictFinder finder(decision.problem, decision.index, cellsOf(width));
  llvm::SmallVector<Requirement, 4> conflict = finder.find();
  return {conflict.begin(), conflict.end()};
}

void PlanBuilder::setWidthReason() {
  Reason &reason = plan.widthReason;
  if (decision.problem.problem.policy.fp32DestAcc.value != Selection::Auto) {
    reason = {Reason::Kind::Pinned, {{Requirement::Kind::WidthPin}}};
    return;
  }
  bool wide = decision.width == DestinationWidth::Bits32;
  if (!decision.otherWidthPossible) {
    // Narrow elements that nothing stands against need no defence.
    reason = {Reason::Kind::Required, whyNot(wide ? DestinationWidth::Bits16
                                                  : DestinationWidth::Bits32)};
  } else if (decision.otherWidthCostsMore) {
    reason.kind = Reason::Kind::TradeOff;
    if (decision.decidingClass) {
      reason.causes.push_back(decision.problem.getRequirement(
          decision.problem.choiceId(*decision.decidingClass)));
    }
  } else if (wide && decision.fullFp32Operation) {
    reason.kind = Reason::Kind::Preferred;
    reason.causes.push_back(
        {Requirement::Kind::Choice, *decision.fullFp32Operation});
  }
}

void PlanBuilder::setSyncReason() {
  const CompiledProblem &compiled = decision.problem;
  Reason &reason = plan.syncReason;
  if (compiled.problem.policy.dstFullSync.value != Selection::Auto) {
    reason = {Reason::Kind::Pinned, {{Requirement::Kind::SyncPin}}};
    return;
  }
  if (decision.sync == DstSync::DoubleBuffered) {
    return;
  }
  unsigned other = static_cast<unsigned>(DstSync::DoubleBuffered);
  CellMask wanted = cellBit(static_cast<unsigned>(decision.width), other);
  for (auto [number, mask] : llvm::enumerate(compiled.cells)) {
    if (!(mask & wanted)) {
      reason = {Reason::Kind::Required,
                {compiled.getRequirement(compiled.cellId(number))}};
      return;
    }
  }
}

void PlanBuilder::setUnpackReasons() {
  const CompiledProblem &compiled = decision.problem;
  const Propagation &propagation = decision.propagation;
  const unsigned width = static_cast<unsigned>(decision.width);
  plan.unpackReasons.resize(plan.values.unpackModes.size());

  // What speaks against each mode: what propagation removed it for, or the
  // first use that would lose bits in it or does not fit the option taken.
  std::array<std::array<std::optional<ConstraintId>, kMaxUnpackModes>,
             kMaxDataflowBuffers>
      against;
  auto note = [&](const CompiledUse &use, ConstraintId id) {
    ModeMask allowed = propagation.getAllowed(use);
    for (unsigned mode = 0; mode < compiled.modeCount; ++mode) {
      bool spoils = !(allowed >> mode & 1) || use.lossyUses[width][mode];
      if (spoils && !against[use.buffer][mode]) {
        against[use.buffer][mode] = id;
      }
    }
  };
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    for (unsigned mode = 0; mode < compiled.modeCount; ++mode) {
      against[buffer][mode] = propagation.getRemover(buffer, mode);
    }
  }
  for (auto [number, fixed] : llvm::enumerate(compiled.bufferUses)) {
    note(fixed.use, compiled.bufferUseId(number));
  }
  for (auto [number, choice] : llvm::enumerate(compiled.choices)) {
    for (const CompiledUse &use :
         choice.options[decision.solution.options[number]].uses) {
      note(use, compiled.choiceId(number));
    }
  }

  const auto &listed = compiled.problem.policy.unpackToDestFp32;
  for (auto [buffer, reason] : llvm::enumerate(plan.unpackReasons)) {
    if (listed) {
      Requirement pin{Requirement::Kind::UnpackPin};
      pin.buffer = buffer;
      reason = {Reason::Kind::Pinned, {pin}};
      continue;
    }
    // Modes are in order of preference: one that is not the first needs an
    // excuse for each before it. The first needs none, but where nothing else
    // was left it is good to know why.
    unsigned chosen = decision.solution.modes[buffer];
    bool first = chosen == 0;
    llvm::SmallVector<ConstraintId, 2> excuses;
    bool complete = true;
    for (unsigned mode = first ? 1 : 0;
         mode < (first ? compiled.modeCount : chosen); ++mode) {
      std::optional<ConstraintId> excuse = against[buffer][mode];
      complete &= excuse.has_value();
      if (excuse && !llvm::is_contained(excuses, *excuse)) {
        excuses.push_back(*excuse);
      }
    }
    if (!complete || excuses.empty()) {
      continue;
    }
    reason.kind = Reason::Kind::Required;
    for (ConstraintId excuse : excuses) {
      reason.causes.push_back(compiled.getRequirement(excuse));
    }
  }
}

Reason PlanBuilder::explainStrategy(size_t choice) const {
  const CompiledProblem &compiled = decision.problem;
  const Propagation &propagation = decision.propagation;
  const CompiledChoice &known = compiled.choices[choice];
  if (known.pinned) {
    return {Reason::Kind::Pinned,
            {compiled.getRequirement(compiled.strategyPinId(choice))}};
  }
  if (known.options.size() == 1) {
    return {Reason::Kind::Required,
            {compiled.getRequirement(compiled.choiceId(choice))}};
  }
  unsigned taken = decision.solution.options[choice];
  if (taken == 0) {
    return {Reason::Kind::Preferred, {}};
  }
  // The preferred option is gone, or would cost more elsewhere.
  if (known.options[0].fpuBinary && compiled.fpuBinaryOff) {
    return {Reason::Kind::Pinned,
            {compiled.getRequirement(compiled.fpuBinaryPinId())}};
  }
  const CompiledOption &preferred = known.options[0];
  Requirement own = compiled.getRequirement(compiled.choiceId(choice));
  if (!preferred.widths) {
    return {Reason::Kind::Required, {own}};
  }
  if (!(preferred.widths >> propagation.getWidth() & 1)) {
    bool forced = plan.widthReason.kind == Reason::Kind::Required ||
                  plan.widthReason.kind == Reason::Kind::Pinned;
    return {forced ? Reason::Kind::Required : Reason::Kind::TradeOff,
            plan.widthReason.causes};
  }
  std::optional<uint8_t> blocking = propagation.getBlockingBuffer(choice, 0);
  if (!blocking) {
    return {Reason::Kind::TradeOff, {}};
  }
  const CompiledUse &use =
      *llvm::find_if(preferred.uses, [&](const CompiledUse &candidate) {
        return candidate.buffer == *blocking;
      });
  Reason reason{Reason::Kind::Required, {}};
  llvm::SmallVector<ConstraintId, 2> blockers;
  ModeMask wanted = use.allowed[propagation.getWidth()];
  for (unsigned mode = 0; mode < compiled.modeCount; ++mode) {
    if (!(wanted >> mode & 1)) {
      continue;
    }
    // The explicit unpack set speaks for itself, also where it had an
    // operation remove the mode.
    bool pinned = !(propagation.getAllowed(use) >> mode & 1);
    std::optional<ConstraintId> blocker =
        pinned ? compiled.unpackPinId(use.buffer)
               : propagation.getRemover(use.buffer, mode);
    if (blocker && !llvm::is_contained(blockers, *blocker)) {
      blockers.push_back(*blocker);
    }
  }
  for (ConstraintId blocker : blockers) {
    Requirement cause = compiled.getRequirement(blocker);
    cause.buffer = use.buffer;
    reason.causes.push_back(cause);
  }
  if (reason.causes.empty()) {
    reason.causes.push_back(own);
  }
  return reason;
}

void PlanBuilder::setStrategyReasons() {
  plan.classReasons.reserve(decision.problem.choices.size());
  for (size_t choice = 0; choice < decision.problem.choices.size(); ++choice) {
    plan.classReasons.push_back(explainStrategy(choice));
  }
}

void PlanBuilder::setDroppedPreferences() {
  const Problem &problem = decision.problem.problem;
  const KernelConfigPolicy &policy = problem.policy;
  bool wide = decision.width == DestinationWidth::Bits32;
  std::optional<llvm::SmallVector<Requirement, 2>> causes;
  auto consider = [&](OperationId operation, FullFp32Category category) {
    if (!policy.prefersFullFp32(category)) {
      return;
    }
    FullFp32Support support = problem.target->getFullFp32Support(category);
    if (!support.supported) {
      if (!support.warningReference.empty()) {
        plan.droppedPreferences.push_back(
            {DroppedPreference::Kind::TargetFallback,
             operation,
             category,
             support.warningReference.str(),
             {}});
      }
      return;
    }
    // Whoever turned wide elements off knows what that costs.
    if (wide || policy.fp32DestAcc.value == Selection::Disabled) {
      return;
    }
    if (!causes) {
      causes = decision.otherWidthPossible ? plan.widthReason.causes
                                           : whyNot(DestinationWidth::Bits32);
    }
    plan.droppedPreferences.push_back(
        {DroppedPreference::Kind::Beaten, operation, category, "", *causes});
  };
  for (const FullFp32Use &use : problem.requirements.getFullFp32Uses()) {
    consider(use.operation, use.category);
  }
  for (const Choice &choice : problem.requirements.getChoices()) {
    const ChoiceClass &known =
        problem.requirements.getChoiceClasses()[choice.classIndex];
    for (const StrategyOption &option : known.options) {
      if (option.demands.fullFp32 &&
          option.strategy == plan.classStrategies[choice.classIndex]) {
        consider(choice.operation, *option.demands.fullFp32);
      }
    }
  }
}

void PlanBuilder::setLossyUses() {
  const Problem &problem = decision.problem.problem;
  if (problem.policy.f32Unpack == F32Unpack::Exact) {
    return;
  }
  auto consider = [&](const BufferUse &use, OperationId first, uint32_t count) {
    ConfigRelation relation = problem.target->getUnpackConfigurations(
        use.primitive, use.route, use.type);
    if (!relation.getLossy(decision.width)
             .contains(plan.getUnpackMode(use.buffer))) {
      return;
    }
    plan.lossyUses.push_back({Requirement::of(first, use), count});
  };
  for (const auto &use : problem.requirements.getBufferUses()) {
    consider(use.use, use.first, use.count);
  }
  for (auto [number, known] :
       llvm::enumerate(problem.requirements.getChoiceClasses())) {
    for (const StrategyOption &option : known.options) {
      if (option.strategy == plan.classStrategies[number]) {
        for (const BufferUse &use : option.demands.bufferUses) {
          consider(use, known.first, known.count);
        }
      }
    }
  }
}
