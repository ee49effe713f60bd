//===- CompiledProblem.cpp - Asks every target query once -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompiledProblem.h"

#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace tileconf;
using namespace tileconf::resolver;

CellMask tileconf::resolver::cellsOf(WidthSet widths) {
  CellMask mask = 0;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    if (widths.contains(width)) {
      for (unsigned sync = 0; sync < kSyncs; ++sync) {
        mask |= cellBit(static_cast<unsigned>(width), sync);
      }
    }
  }
  return mask;
}

CompiledProblem::CompiledProblem(const Problem &problem)
    : problem(problem), modeCount(problem.target->getUnpackModeCount()) {
  unpackPins.fill(static_cast<ModeMask>((1u << modeCount) - 1));
  unpackPinCells.fill(kAllCells);
  compileFixed();
  compileChoices();
  compilePolicy();
}

Requirement CompiledProblem::getRequirement(ConstraintId id) const {
  if (id < bufferUseId(0)) {
    return cellRequirements[id];
  }
  if (id < choiceId(0)) {
    const auto &fixed =
        problem.requirements.getBufferUses()[id - bufferUseId(0)];
    return Requirement::of(fixed.first, fixed.use);
  }
  if (id < strategyPinId(0)) {
    return {Requirement::Kind::Choice, choices[id - choiceId(0)].first};
  }
  if (id < unpackPinId(0)) {
    const CompiledChoice &choice = choices[id - strategyPinId(0)];
    Requirement pin{Requirement::Kind::StrategyPin, choice.first};
    if (choice.pinned) {
      pin.strategy = choice.options[*choice.pinned].strategy;
    }
    return pin;
  }
  if (id < fpuBinaryPinId()) {
    Requirement pin{Requirement::Kind::UnpackPin};
    pin.buffer = id - unpackPinId(0);
    return pin;
  }
  if (id == fpuBinaryPinId()) {
    return {Requirement::Kind::FpuBinaryPin};
  }
  Requirement pin{Requirement::Kind::ModePin};
  pin.buffer = problem.modePins[id - modePinId(0)].buffer;
  return pin;
}

void CompiledProblem::addCell(CellMask mask, const Requirement &requirement) {
  cells.push_back(mask);
  cellRequirements.push_back(requirement);
}

CompiledUse CompiledProblem::compileUse(const BufferUse &use) const {
  CompiledUse compiled;
  compiled.buffer = use.buffer;
  compiled.float32 = use.type == TileDataType::Float32;
  ConfigRelation relation = problem.target->getUnpackConfigurations(
      use.primitive, use.route, use.type);
  bool allowLossy = problem.policy.f32Unpack == F32Unpack::AllowTf32;
  for (unsigned width = 0; width < kWidths; ++width) {
    compiled.allowed[width] = relation.exact[width].getBits();
    if (!allowLossy) {
      continue;
    }
    ModeMask lossy = relation.lossy[width].getBits();
    compiled.allowed[width] |= lossy;
    for (unsigned mode = 0; mode < modeCount; ++mode) {
      compiled.lossyUses[width][mode] = lossy >> mode & 1;
    }
  }
  return compiled;
}

void CompiledProblem::compileFixed() {
  for (const auto &use : problem.requirements.getDestinationUses()) {
    addCell(cellsOf(problem.target->getDestinationWidths(use.use.primitive,
                                                         use.use.type)),
            Requirement::of(use.first, use.use));
  }
  for (const auto &use : problem.requirements.getBufferUses()) {
    bufferUses.push_back({compileUse(use.use), use.count});
  }
  for (const DstDemand &demand : problem.requirements.getDstDemands()) {
    CellMask mask = 0;
    for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
      for (DstSync sync : Vocabulary<DstSync>::values) {
        if (demand.tiles <= problem.target->getDstCapacity(width, sync)) {
          mask |= cellBit(static_cast<unsigned>(width),
                          static_cast<unsigned>(sync));
        }
      }
    }
    Requirement requirement{Requirement::Kind::DstDemand, demand.operation};
    requirement.tiles = demand.tiles;
    addCell(mask, requirement);
  }
}

/// Folds `use` into the entry of its buffer.
static void mergeUse(llvm::SmallVectorImpl<CompiledUse> &uses,
                     const CompiledUse &use) {
  auto *known = llvm::find_if(uses, [&](const CompiledUse &other) {
    return other.buffer == use.buffer;
  });
  if (known == uses.end()) {
    uses.push_back(use);
    return;
  }
  known->float32 |= use.float32;
  for (unsigned width = 0; width < kWidths; ++width) {
    known->allowed[width] &= use.allowed[width];
    for (unsigned mode = 0; mode < kMaxUnpackModes; ++mode) {
      known->lossyUses[width][mode] += use.lossyUses[width][mode];
    }
  }
}

void CompiledProblem::compileChoices() {
  llvm::ArrayRef<ChoiceClass> classes = problem.requirements.getChoiceClasses();
  choices.reserve(classes.size());
  for (const ChoiceClass &known : classes) {
    CompiledChoice &choice = choices.emplace_back();
    choice.first = known.first;
    choice.count = known.count;
    for (const StrategyOption &option : known.options) {
      WidthSet widths = WidthSet::all();
      for (const DestinationUse &use : option.demands.destinationUses) {
        widths &= problem.target->getDestinationWidths(use.primitive, use.type);
      }
      CompiledOption &compiled = choice.options.emplace_back();
      compiled.strategy = option.strategy;
      compiled.rank = getStrategyRank(option, problem.policy);
      compiled.fpuBinary = isFpuBinary(option);
      compiled.widths = widths.getBits();
      for (const BufferUse &use : option.demands.bufferUses) {
        mergeUse(compiled.uses, compileUse(use));
        compiled.buffers |= BufferMask(1) << use.buffer;
      }
    }
    // Two options can be equally welcome, one for its data and one as such;
    // which comes first must not depend on the order they are listed in.
    auto comesBefore = [](const CompiledOption &lhs,
                          const CompiledOption &rhs) {
      return std::pair(lhs.rank, lhs.strategy) <
             std::pair(rhs.rank, rhs.strategy);
    };
    if (!llvm::is_sorted(choice.options, comesBefore)) {
      llvm::sort(choice.options, comesBefore);
    }
    for (auto [index, option] : llvm::enumerate(choice.options)) {
      if (known.pinned == option.strategy) {
        choice.pinned = index;
      }
    }
  }
}

void CompiledProblem::compilePolicy() {
  const KernelConfigPolicy &policy = problem.policy;
  if (policy.fp32DestAcc.value != Selection::Auto) {
    bool wide = policy.fp32DestAcc.value == Selection::Enabled;
    addCell(cellsOf(wide ? DestinationWidth::Bits32 : DestinationWidth::Bits16),
            {Requirement::Kind::WidthPin});
  }
  if (policy.dstFullSync.value != Selection::Auto) {
    unsigned sync = policy.dstFullSync.value == Selection::Enabled
                        ? static_cast<unsigned>(DstSync::Full)
                        : static_cast<unsigned>(DstSync::DoubleBuffered);
    CellMask mask = 0;
    for (unsigned width = 0; width < kWidths; ++width) {
      mask |= cellBit(width, sync);
    }
    addCell(mask, {Requirement::Kind::SyncPin});
  }
  fpuBinaryOff = !policy.enableFpuBinaryOps.value;
  if (!policy.unpackToDestFp32) {
    return;
  }
  hasUnpackPins = true;
  unpackPins.fill(1u << static_cast<unsigned>(UnpackMode::Default));
  UnpackEntryRules rules = problem.target->getUnpackEntryRules();
  for (unsigned buffer : *policy.unpackToDestFp32) {
    unpackPins[buffer] =
        1u << static_cast<unsigned>(UnpackMode::UnpackToDestination);
    const BufferBinding &binding = problem.requirements.getBinding(buffer);
    if (rules.rejectsUnbound && !binding.bound) {
      unpackPinCells[buffer] = 0;
    } else if (rules.consumedNeeds32Bit && binding.consumed) {
      unpackPinCells[buffer] = cellsOf(DestinationWidth::Bits32);
    }
  }
}

CellMask CompiledProblem::getOpenCells(const llvm::BitVector &active) const {
  CellMask open = kAllCells;
  for (auto [number, mask] : llvm::enumerate(cells)) {
    if (active.test(cellId(number))) {
      open &= mask;
    }
  }
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    if (active.test(unpackPinId(buffer))) {
      open &= unpackPinCells[buffer];
    }
  }
  return open;
}

llvm::BitVector CompiledProblem::getAllConstraints() const {
  llvm::BitVector all(getConstraintCount());
  all.set(0, strategyPinId(0));
  for (auto [index, choice] : llvm::enumerate(choices)) {
    if (choice.pinned) {
      all.set(strategyPinId(index));
    }
  }
  if (hasUnpackPins) {
    all.set(unpackPinId(0), unpackPinId(kMaxDataflowBuffers));
  }
  if (fpuBinaryOff) {
    all.set(fpuBinaryPinId());
  }
  all.set(modePinId(0), getConstraintCount());
  return all;
}

/// A conflict is looked for in the shortest prefix of an order that cannot be
/// satisfied. Widths come before buffers and fixed operations before choices,
/// each after what somebody wrote down about it, so that an operation which
/// contradicts a setting, or its own record, is told from two which contradict
/// each other.
static unsigned getBlameRank(Requirement::Kind kind) {
  switch (kind) {
  case Requirement::Kind::WidthPin:
  case Requirement::Kind::SyncPin:
    return 0;
  case Requirement::Kind::DestinationUse:
  case Requirement::Kind::DstDemand:
    return 1;
  case Requirement::Kind::UnpackPin:
  case Requirement::Kind::ModePin:
    return 2;
  case Requirement::Kind::FpuBinaryPin:
  case Requirement::Kind::StrategyPin:
    return 3;
  case Requirement::Kind::BufferUse:
    return 4;
  case Requirement::Kind::Choice:
    return 5;
  }
  llvm_unreachable("unknown kind of requirement");
}

CompiledProblem::BlamePlace
CompiledProblem::getBlamePlace(ConstraintId id) const {
  Requirement requirement = getRequirement(id);
  return {getBlameRank(requirement.kind), requirement.operation, id};
}

std::optional<ConstraintId>
CompiledProblem::findForbiddingCell(CellMask wanted) const {
  std::optional<BlamePlace> first;
  for (size_t index = 0; index < cells.size(); ++index) {
    if (cells[index] & wanted) {
      continue;
    }
    BlamePlace place = getBlamePlace(cellId(index));
    if (!first || place < *first) {
      first = place;
    }
  }
  if (!first) {
    return std::nullopt;
  }
  return std::get<2>(*first);
}

std::vector<ConstraintId> CompiledProblem::getBlameOrder() const {
  std::vector<BlamePlace> places;
  // The loop's range refers to the vector without keeping it.
  llvm::BitVector all = getAllConstraints();
  for (unsigned id : all.set_bits()) {
    places.push_back(getBlamePlace(id));
  }
  if (!llvm::is_sorted(places)) {
    llvm::sort(places);
  }
  std::vector<ConstraintId> order;
  order.reserve(places.size());
  for (const BlamePlace &place : places) {
    order.push_back(std::get<2>(place));
  }
  return order;
}
