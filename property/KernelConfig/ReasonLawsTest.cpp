//===- ReasonLawsTest.cpp - Reasons hold what they say ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Laws.h"
#include "Relaxation.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace tileconf;
using namespace tileconf::property;

namespace {

class ReasonLaws : public testing::TestWithParam<Shape> {
protected:
  /// Checks `law` on problems that have a configuration.
  void checkPlans(
      llvm::function_ref<std::string(const KernelConfigPlan &, const Problem &,
                                     const ProblemDescription &)>
          law) {
    unsigned plans = 0;
    checkLaw(
        GetParam(), 10000,
        [&](const ProblemDescription &description, uint64_t) -> std::string {
          Problem problem = description.build();
          Resolution resolution = resolve(problem);
          const auto *plan = std::get_if<KernelConfigPlan>(&resolution);
          if (!plan) {
            return "";
          }
          ++plans;
          return law(*plan, problem, description);
        });
    expectMet(plans);
  }
};

} // namespace

static bool needsCauses(const Reason &reason) {
  return reason.kind == Reason::Kind::Required ||
         reason.kind == Reason::Kind::Pinned;
}

TEST_P(ReasonLaws, WhatIsRequiredHasCauses) {
  checkPlans([](const KernelConfigPlan &plan, const Problem &problem,
                const ProblemDescription &) -> std::string {
    if (needsCauses(plan.getWidthReason()) &&
        plan.getWidthReason().causes.empty()) {
      return "the width has no cause";
    }
    if (needsCauses(plan.getSyncReason()) &&
        plan.getSyncReason().causes.empty()) {
      return "synchronisation has no cause";
    }
    for (unsigned buffer = 0; buffer < plan.getValues().unpackModes.size();
         ++buffer) {
      const Reason &reason = plan.getUnpackReason(buffer);
      if (needsCauses(reason) && reason.causes.empty()) {
        return "buffer " + std::to_string(buffer) + " has no cause";
      }
      for (const Requirement &cause : reason.causes) {
        if (cause.kind == Requirement::Kind::BufferUse &&
            cause.buffer != buffer) {
          return "buffer " + std::to_string(buffer) + " blames a use of " +
                 std::to_string(cause.buffer);
        }
      }
      if (plan.getUnpackMode(buffer) != UnpackMode::Default &&
          !needsCauses(reason)) {
        return "buffer " + std::to_string(buffer) +
               " is not in default mode for no reason";
      }
    }
    for (unsigned known = 0;
         known < problem.requirements.getChoiceClasses().size(); ++known) {
      const Reason &reason = plan.getClassReason(known);
      if (needsCauses(reason) && reason.causes.empty()) {
        return "choice " + std::to_string(known) + " has no cause";
      }
    }
    return "";
  });
}

/// `causes` with a demand for `width`, and one for `sync` if there is one.
static Relaxation demand(llvm::ArrayRef<Requirement> causes,
                         const ProblemDescription &description,
                         DestinationWidth width,
                         std::optional<DstSync> sync = std::nullopt) {
  Relaxation relaxation = keepOnly(causes, description);
  KernelConfigPolicy &policy = relaxation.problem.policy;
  policy.fp32DestAcc.value = width == DestinationWidth::Bits32
                                 ? Selection::Enabled
                                 : Selection::Disabled;
  if (sync) {
    policy.dstFullSync.value =
        *sync == DstSync::Full ? Selection::Enabled : Selection::Disabled;
  }
  return relaxation;
}

TEST_P(ReasonLaws, CausesOfTheWidthRuleOutTheOther) {
  checkPlans([](const KernelConfigPlan &plan, const Problem &,
                const ProblemDescription &description) -> std::string {
    const Reason &reason = plan.getWidthReason();
    bool wide = plan.getDestinationWidth() == DestinationWidth::Bits32;
    if (reason.kind == Reason::Kind::Default && wide) {
      return "32-bit elements are nobody's default";
    }
    if (reason.kind != Reason::Kind::Required) {
      return "";
    }
    DestinationWidth other =
        wide ? DestinationWidth::Bits16 : DestinationWidth::Bits32;
    if (demand(reason.causes, description, other).isSolvable()) {
      return "the causes allow the other width";
    }
    for (size_t index = 0; index < reason.causes.size(); ++index) {
      llvm::SmallVector<Requirement> fewer(reason.causes);
      fewer.erase(fewer.begin() + index);
      if (!demand(fewer, description, other).isSolvable()) {
        return "cause " + std::to_string(index) + " is not needed";
      }
    }
    return "";
  });
}

TEST_P(ReasonLaws, CausesOfFullSyncRuleOutDoubleBuffering) {
  checkPlans([](const KernelConfigPlan &plan, const Problem &,
                const ProblemDescription &description) -> std::string {
    const Reason &reason = plan.getSyncReason();
    if (plan.getDstSync() == DstSync::DoubleBuffered) {
      return reason.kind == Reason::Kind::Required
                 ? "double buffering needs no cause"
                 : "";
    }
    if (reason.kind == Reason::Kind::Pinned) {
      return "";
    }
    return demand(reason.causes, description, plan.getDestinationWidth(),
                  DstSync::DoubleBuffered)
                   .isSolvable()
               ? "the causes allow double buffering"
               : "";
  });
}

TEST_P(ReasonLaws, DroppedPreferencesWereWanted) {
  checkPlans([](const KernelConfigPlan &plan, const Problem &problem,
                const ProblemDescription &description) -> std::string {
    for (const DroppedPreference &dropped : plan.getDroppedPreferences()) {
      if (!problem.policy.prefersFullFp32(dropped.category)) {
        return "nobody wanted what was dropped";
      }
      bool supported =
          problem.target->getFullFp32Support(dropped.category).supported;
      if (dropped.kind == DroppedPreference::Kind::TargetFallback) {
        if (supported || dropped.reference.empty()) {
          return "the target has no excuse";
        }
        continue;
      }
      if (!supported ||
          plan.getDestinationWidth() == DestinationWidth::Bits32) {
        return "the preference was not beaten";
      }
      if (dropped.causes.empty() &&
          plan.getWidthReason().kind != Reason::Kind::TradeOff) {
        return "the preference was beaten by nobody";
      }
      if (plan.getWidthReason().kind != Reason::Kind::TradeOff &&
          demand(dropped.causes, description, DestinationWidth::Bits32)
              .isSolvable()) {
        return "what beat the preference allows it";
      }
    }
    return "";
  });
}

TEST_P(ReasonLaws, EveryLossIsReported) {
  checkPlans([](const KernelConfigPlan &plan, const Problem &problem,
                const ProblemDescription &description) -> std::string {
    unsigned reported = 0;
    for (const LossyUse &use : plan.getLossyUses()) {
      reported += use.count;
    }
    unsigned actual = 0;
    size_t choice = 0;
    auto count = [&](const Demands &demands) {
      for (const BufferUse &use : demands.bufferUses) {
        actual +=
            problem.target
                ->getUnpackConfigurations(use.primitive, use.route, use.type)
                .getLossy(plan.getDestinationWidth())
                .contains(plan.getUnpackMode(use.buffer));
      }
    };
    for (const OperationRecord &operation : description.operations) {
      if (operation.options.empty()) {
        count(operation.demands);
        continue;
      }
      for (const StrategyOption &option : operation.options) {
        if (option.strategy == plan.getStrategies()[choice]) {
          count(option.demands);
        }
      }
      ++choice;
    }
    return reported == actual ? ""
                              : std::to_string(actual) + " losses, but " +
                                    std::to_string(reported) + " reported";
  });
}

INSTANTIATE_TEST_SUITE_P(Shapes, ReasonLaws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });
