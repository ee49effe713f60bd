//===- FixLawsTest.cpp - Every help works -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Causes.h"
#include "Laws.h"
#include "Relaxation.h"
#include "Replan.h"
#include "tileconf/KernelConfig/Advice/Fixes.h"
#include "tileconf/KernelConfig/Explain/DescriptionNames.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace tileconf;
using namespace tileconf::property;

namespace {

class FixLaws : public testing::TestWithParam<Shape> {
protected:
  using ConflictLaw = llvm::function_ref<std::string(
      const Problem &, const KernelConfigConflict &, const Phrases &,
      const ProblemDescription &)>;

  /// Checks `law` on problems that have no configuration.
  void checkConflicts(ConflictLaw law) {
    checkLaw(
        GetParam(), 4000,
        [&](const ProblemDescription &description, uint64_t) -> std::string {
          Problem problem = description.build();
          Resolution resolution = resolve(problem);
          const auto *conflict = std::get_if<KernelConfigConflict>(&resolution);
          if (!conflict) {
            return "";
          }
          DescriptionNames names(description);
          return law(problem, *conflict, Phrases(problem, names), description);
        });
  }
};

} // namespace

/// One operation for each distinct demand of `problem`.
static ProblemDescription describe(const Problem &problem) {
  ProblemDescription description;
  description.target = problem.target;
  description.policy = problem.policy;
  const KernelRequirements &requirements = problem.requirements;
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    const BufferBinding &binding = requirements.getBinding(buffer);
    if (binding.bound) {
      description.buffers.push_back(
          {static_cast<uint8_t>(buffer), binding.consumed, binding.types});
    }
  }
  for (const auto &known : requirements.getBufferUses()) {
    description.operations.emplace_back().demands.bufferUses = {known.use};
  }
  for (const auto &known : requirements.getDestinationUses()) {
    description.operations.emplace_back().demands.destinationUses = {known.use};
  }
  for (const ChoiceClass &known : requirements.getChoiceClasses()) {
    OperationRecord &operation = description.operations.emplace_back();
    operation.options.assign(known.options.begin(), known.options.end());
    operation.pinned = known.pinned;
  }
  for (const DstDemand &demand : requirements.getDstDemands()) {
    description.operations.emplace_back().dstTiles = demand.tiles;
  }
  return description;
}

TEST_P(FixLaws, WhatIsRepairedHasAConfiguration) {
  unsigned fixes = 0;
  checkConflicts(
      [&](const Problem &problem, const KernelConfigConflict &conflict,
          const Phrases &phrases, const ProblemDescription &) -> std::string {
        std::optional<Fix> fix = findFix(problem, conflict, phrases);
        if (!fix) {
          return "";
        }
        ++fixes;
        if (!solveByModes(describe(fix->repaired)) ||
            (fix->rest && !solveByModes(describe(*fix->rest)))) {
          return "this does not help: " + fix->text;
        }
        return fix->text.empty() ? "the fix has no text" : "";
      });
  expectMet(fixes);
}

/// Every error stands for a conflict of the kernel, and there are no others
/// behind them.
TEST_P(FixLaws, CausesAreConflictsAndAllOfThem) {
  checkConflicts([](const Problem &problem,
                    const KernelConfigConflict &conflict,
                    const Phrases &phrases,
                    const ProblemDescription &description) -> std::string {
    std::vector<advice::Cause> causes =
        advice::findCauses(problem, conflict, phrases, 64);
    Problem rest = advice::summarize(problem);
    for (const advice::Cause &cause : causes) {
      if (keepOnly(cause.conflict.requirements, description).isSolvable()) {
        return "a cause is no conflict";
      }
      rest = advice::takeAway(cause, rest);
    }
    rest.policy.unpackToDestFp32.reset();
    return causes.size() < 64 && !solveByModes(describe(rest))
               ? "something is left"
               : "";
  });
}

TEST_P(FixLaws, ErrorsAreFewAndHelpIsGivenOnce) {
  checkConflicts(
      [](const Problem &problem, const KernelConfigConflict &conflict,
         const Phrases &phrases, const ProblemDescription &) -> std::string {
        std::vector<Message> messages =
            reportConflicts(problem, conflict, phrases);
        if (messages.empty() || messages.size() > kMaxConflicts) {
          return std::to_string(messages.size()) + " errors";
        }
        for (const Message &message : messages) {
          bool changed = false;
          bool exact = false;
          for (const Note &note : message.notes) {
            llvm::StringRef text = note.text;
            if (!text.consume_front("help: ")) {
              continue;
            }
            bool orElse = text.starts_with("or, to lose nothing, ");
            if (orElse ? exact || !changed : changed) {
              return "help is given twice, or without the change before it";
            }
            (orElse ? exact : changed) = true;
          }
        }
        return "";
      });
}

/// Whoever does all that the errors propose is done.
TEST_P(FixLaws, AllChangesTogetherAreEnough) {
  unsigned several = 0;
  checkConflicts([&](const Problem &problem,
                     const KernelConfigConflict &conflict,
                     const Phrases &phrases,
                     const ProblemDescription &) -> std::string {
    Repair repair = repairConflicts(problem, conflict, phrases);
    bool complete = llvm::all_of(repair.errors, [](const Message &error) {
      llvm::StringRef last =
          error.notes.empty() ? "" : llvm::StringRef(error.notes.back().text);
      return last.starts_with("help: ") && !last.contains("split the kernel");
    });
    if (complete && !repair.repaired) {
      return "something is left, and nothing says so";
    }
    several += repair.repaired && repair.errors.size() > 1 ? 1 : 0;
    return repair.repaired && !solveByModes(describe(*repair.repaired))
               ? "this is not enough: " + repair.errors.back().text
               : "";
  });
  expectMet(several);
}

INSTANTIATE_TEST_SUITE_P(Shapes, FixLaws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });
