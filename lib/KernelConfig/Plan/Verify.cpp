//===- Verify.cpp - Checks a configuration from the demands up --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads demands, target and policy directly and repeats nothing of the
// resolver: no compiled masks, no propagation, no shared helper. A mistake
// there is meant to show here.
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace tileconf;

namespace {

class Verifier {
public:
  Verifier(const PlanValues &values, const Problem &problem)
      : values(values), target(*problem.target),
        requirements(problem.requirements), policy(problem.policy),
        modePins(problem.modePins) {}

  std::vector<PlanViolation> run() {
    if (!checkShape()) {
      return std::move(violations);
    }
    checkPolicy();
    checkUnpackSet();
    checkModePins();
    for (const auto &use : requirements.getDestinationUses()) {
      checkDestinationUse(use.first, use.use);
    }
    for (const auto &use : requirements.getBufferUses()) {
      checkBufferUse(use.first, use.use);
    }
    checkChoices();
    for (const DstDemand &demand : requirements.getDstDemands()) {
      if (demand.tiles >
          target.getDstCapacity(values.destinationWidth, values.dstSync)) {
        tileconf::Requirement failed{Requirement::Kind::DstDemand};
        failed.operation = demand.operation;
        failed.tiles = demand.tiles;
        fail(failed);
      }
    }
    return std::move(violations);
  }

private:
  void fail(const Requirement &requirement) {
    violations.push_back({PlanViolation::Kind::Requirement, requirement});
  }

  bool checkShape() {
    bool fits =
        values.strategies.size() == requirements.getChoices().size() &&
        values.unpackModes.size() >= requirements.getBufferBound() &&
        values.unpackModes.size() <= target.getDataflowBufferCount() &&
        llvm::all_of(values.unpackModes, [&](UnpackMode mode) {
          return static_cast<unsigned>(mode) < target.getUnpackModeCount();
        });
    if (!fits) {
      violations.push_back({PlanViolation::Kind::Shape, std::nullopt});
    }
    return fits;
  }

  void checkPolicy() {
    bool wide = values.destinationWidth == DestinationWidth::Bits32;
    if ((policy.fp32DestAcc.value == Selection::Enabled && !wide) ||
        (policy.fp32DestAcc.value == Selection::Disabled && wide)) {
      fail({Requirement::Kind::WidthPin});
    }
    bool full = values.dstSync == DstSync::Full;
    if ((policy.dstFullSync.value == Selection::Enabled && !full) ||
        (policy.dstFullSync.value == Selection::Disabled && full)) {
      fail({Requirement::Kind::SyncPin});
    }
  }

  void checkUnpackSet() {
    std::vector<unsigned> expected;
    if (policy.unpackToDestFp32) {
      expected = *policy.unpackToDestFp32;
    } else {
      for (auto [buffer, mode] : llvm::enumerate(values.unpackModes)) {
        if (mode == UnpackMode::UnpackToDestination) {
          expected.push_back(buffer);
        }
      }
    }
    if (expected != values.unpackToDestination) {
      violations.push_back({PlanViolation::Kind::UnpackSet, std::nullopt});
    }
    if (!policy.unpackToDestFp32) {
      return;
    }
    UnpackEntryRules rules = target.getUnpackEntryRules();
    for (unsigned buffer : *policy.unpackToDestFp32) {
      const BufferBinding &binding = requirements.getBinding(buffer);
      bool unbound = rules.rejectsUnbound && !binding.bound;
      bool narrow = rules.consumedNeeds32Bit && binding.consumed &&
                    values.destinationWidth == DestinationWidth::Bits16;
      if (unbound || narrow) {
        Requirement failed{Requirement::Kind::UnpackPin};
        failed.buffer = buffer;
        fail(failed);
      }
    }
  }

  void checkModePins() {
    for (const ModePin &pin : modePins) {
      UnpackMode mode = pin.buffer < values.unpackModes.size()
                            ? values.unpackModes[pin.buffer]
                            : UnpackMode::Default;
      if (!pin.modes.contains(mode)) {
        tileconf::Requirement failed{Requirement::Kind::ModePin};
        failed.buffer = pin.buffer;
        fail(failed);
      }
    }
  }

  void checkDestinationUse(OperationId operation, const DestinationUse &use) {
    if (target.getDestinationWidths(use.primitive, use.type)
            .contains(values.destinationWidth)) {
      return;
    }
    Requirement failed{Requirement::Kind::DestinationUse};
    failed.operation = operation;
    failed.operand = use.operand;
    failed.primitive = use.primitive;
    failed.type = use.type;
    fail(failed);
  }

  void checkBufferUse(OperationId operation, const BufferUse &use) {
    ConfigRelation relation =
        target.getUnpackConfigurations(use.primitive, use.route, use.type);
    UnpackModeSet allowed = relation.getExact(values.destinationWidth);
    if (policy.f32Unpack == F32Unpack::AllowTf32) {
      allowed |= relation.getLossy(values.destinationWidth);
    }
    UnpackMode mode = values.unpackModes[use.buffer];
    Requirement failed{Requirement::Kind::BufferUse};
    failed.operation = operation;
    failed.operand = use.operand;
    failed.buffer = use.buffer;
    failed.primitive = use.primitive;
    failed.route = use.route;
    failed.type = use.type;
    if (!allowed.contains(mode)) {
      fail(failed);
    }
    if (policy.unpackToDestFp32 && use.type == TileDataType::Float32) {
      bool listed = llvm::is_contained(*policy.unpackToDestFp32, use.buffer);
      UnpackMode wanted =
          listed ? UnpackMode::UnpackToDestination : UnpackMode::Default;
      if (mode != wanted) {
        failed.kind = Requirement::Kind::UnpackPin;
        fail(failed);
      }
    }
  }

  void checkChoices() {
    for (auto [choice, strategy] :
         llvm::zip_equal(requirements.getChoices(), values.strategies)) {
      const ChoiceClass &known =
          requirements.getChoiceClasses()[choice.classIndex];
      Requirement failed{Requirement::Kind::Choice};
      failed.operation = choice.operation;
      const StrategyOption *taken = nullptr;
      for (const StrategyOption &option : known.options) {
        if (option.strategy == strategy) {
          taken = &option;
        }
      }
      if (!taken) {
        fail(failed);
        continue;
      }
      failed.strategy = strategy;
      if (known.pinned && *known.pinned != strategy) {
        failed.kind = Requirement::Kind::StrategyPin;
        fail(failed);
      }
      if (!policy.enableFpuBinaryOps.value && strategy == Strategy::FPU &&
          taken->primitive == Primitive::ElementwiseBinary) {
        failed.kind = Requirement::Kind::FpuBinaryPin;
        fail(failed);
      }
      for (const DestinationUse &use : taken->demands.destinationUses) {
        checkDestinationUse(choice.operation, use);
      }
      for (const BufferUse &use : taken->demands.bufferUses) {
        checkBufferUse(choice.operation, use);
      }
    }
  }

  const PlanValues &values;
  const KernelTargetEnvironment &target;
  const KernelRequirements &requirements;
  const KernelConfigPolicy &policy;
  llvm::ArrayRef<ModePin> modePins;
  std::vector<PlanViolation> violations;
};

} // namespace

std::vector<PlanViolation> tileconf::verify(const PlanValues &values,
                                            const Problem &problem) {
  return Verifier(values, problem).run();
}
