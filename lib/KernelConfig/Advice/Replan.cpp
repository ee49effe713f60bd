//===- Replan.cpp - Solving a changed problem -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Replan.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::advice;

Problem advice::withRequirements(const Problem &problem,
                                 KernelRequirements requirements) {
  Problem changed;
  changed.target = problem.target;
  changed.requirements = std::move(requirements);
  changed.policy = problem.policy;
  changed.modePins = problem.modePins;
  return changed;
}

Problem advice::summarize(const Problem &problem) {
  RequirementsEditor editor(problem.requirements,
                            RequirementsEditor::Extent::Distinct);
  return withRequirements(problem, editor.take());
}

std::optional<KernelConfigPlan> advice::replan(const Problem &problem) {
  Resolution resolution = resolve(problem);
  if (auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
    return std::move(*plan);
  }
  return std::nullopt;
}

UnpackModeSet advice::getAcceptedModes(const Problem &problem,
                                       const BufferUse &use) {
  ConfigRelation relation = problem.target->getUnpackConfigurations(
      use.primitive, use.route, use.type);
  UnpackModeSet modes;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    modes |= relation.getExact(width);
    if (problem.policy.f32Unpack == F32Unpack::AllowTf32) {
      modes |= relation.getLossy(width);
    }
  }
  return modes;
}

bool advice::isOffered(const Problem &problem, const ChoiceClass &choice,
                       const StrategyOption &option) {
  return (!choice.pinned || *choice.pinned == option.strategy) &&
         (problem.policy.enableFpuBinaryOps.value || !isFpuBinary(option));
}

/// Buffers that something in the kernel binds, uses or lists.
static std::array<bool, kMaxDataflowBuffers> findTaken(const Problem &problem) {
  const KernelRequirements &requirements = problem.requirements;
  std::array<bool, kMaxDataflowBuffers> taken{};
  auto note = [&](const BufferUse &use) { taken[use.buffer] = true; };
  for (const FixedUse<BufferUse> &known : requirements.getBufferUses()) {
    note(known.use);
  }
  for (const ChoiceClass &choice : requirements.getChoiceClasses()) {
    for (const StrategyOption &option : choice.options) {
      llvm::for_each(option.demands.bufferUses, note);
    }
  }
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    taken[buffer] |= requirements.getBinding(buffer).bound ||
                     problem.policy.listsUnpackToDest(buffer);
  }
  return taken;
}

bool advice::isInUse(const Problem &problem, unsigned buffer) {
  return findTaken(problem)[buffer];
}

std::optional<uint8_t> advice::findFreeBuffer(const Problem &problem,
                                              const OperationNames &names,
                                              unsigned from) {
  uint64_t others = names.getBuffersOfOthers().value_or(0);
  std::array<bool, kMaxDataflowBuffers> taken = findTaken(problem);
  unsigned count = problem.target->getDataflowBufferCount();
  for (unsigned buffer = from; buffer < count; ++buffer) {
    if (!taken[buffer] && (others >> buffer & 1) == 0) {
      return static_cast<uint8_t>(buffer);
    }
  }
  return std::nullopt;
}

llvm::StringRef advice::describeExtentOfFree(const OperationNames &names) {
  return names.getBuffersOfOthers() ? "in every thread" : "in this kernel";
}
