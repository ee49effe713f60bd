//===- ResolverLawsTest.cpp - Answers against brute force -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BruteForceResolver.h"
#include "Laws.h"
#include "gtest/gtest.h"

using namespace tileconf;
using namespace tileconf::property;

namespace {

class ResolverLaws : public testing::TestWithParam<Shape> {};

} // namespace

/// The answer is the optimum, and "no" where there is none.
TEST_P(ResolverLaws, AgreesWithBruteForce) {
  checkLaw(GetParam(), 5000,
           [](const ProblemDescription &description, uint64_t) -> std::string {
             Problem problem = description.build();
             Resolution resolution = resolve(problem);
             if (std::holds_alternative<ResolutionLimit>(resolution)) {
               return "the limit was reached";
             }
             auto found = getValues(resolution);
             auto best = solveByBruteForce(description);
             return found == best ? ""
                                  : "resolver: " + toString(found) +
                                        "; brute force: " + toString(best);
           });
}

TEST_P(ResolverLaws, AgreesWithAllModesOnLargerProblems) {
  checkLaw(
      GetParam(), 800,
      [](const ProblemDescription &description, uint64_t) -> std::string {
        auto found = getValues(resolve(description.build()));
        auto best = solveByModes(description);
        return found == best ? ""
                             : "resolver: " + toString(found) +
                                   "; all modes: " + toString(best);
      },
      Size::Large);
}

/// The shortcut of the larger oracle is none on problems that both can do.
TEST_P(ResolverLaws, OraclesAgree) {
  checkLaw(GetParam(), 4000,
           [](const ProblemDescription &description, uint64_t) -> std::string {
             return solveByModes(description) == solveByBruteForce(description)
                        ? ""
                        : "the two oracles differ";
           });
}

/// Every configuration one value away from `values`.
static std::vector<PlanValues>
getNeighbours(const PlanValues &values, const ProblemDescription &description) {
  std::vector<PlanValues> neighbours;
  auto add = [&](auto change) {
    PlanValues other = values;
    change(other);
    neighbours.push_back(std::move(other));
  };
  add([](PlanValues &other) {
    bool wide = other.destinationWidth == DestinationWidth::Bits32;
    other.destinationWidth =
        wide ? DestinationWidth::Bits16 : DestinationWidth::Bits32;
  });
  add([](PlanValues &other) {
    bool full = other.dstSync == DstSync::Full;
    other.dstSync = full ? DstSync::DoubleBuffered : DstSync::Full;
  });
  for (unsigned buffer = 0; buffer < values.unpackModes.size(); ++buffer) {
    for (unsigned mode = 0; mode < description.target->getUnpackModeCount();
         ++mode) {
      if (mode == static_cast<unsigned>(values.unpackModes[buffer])) {
        continue;
      }
      add([&](PlanValues &other) {
        other.unpackModes[buffer] = static_cast<UnpackMode>(mode);
        if (description.policy.unpackToDestFp32) {
          return;
        }
        // The set follows the modes; a set that does not is another change.
        other.unpackToDestination.clear();
        for (unsigned index = 0; index < other.unpackModes.size(); ++index) {
          if (other.unpackModes[index] == UnpackMode::UnpackToDestination) {
            other.unpackToDestination.push_back(index);
          }
        }
      });
    }
  }
  add([](PlanValues &other) {
    if (other.unpackToDestination.empty()) {
      other.unpackToDestination.push_back(0);
    } else {
      other.unpackToDestination.pop_back();
    }
  });
  for (size_t choice = 0; choice < values.strategies.size(); ++choice) {
    for (Strategy strategy : Vocabulary<Strategy>::values) {
      if (strategy != values.strategies[choice]) {
        add([&](PlanValues &other) { other.strategies[choice] = strategy; });
      }
    }
  }
  return neighbours;
}

/// verify() accepts every plan, and of its neighbours exactly the legal ones.
TEST_P(ResolverLaws, VerifyTellsLegalFromIllegal) {
  checkLaw(
      GetParam(), 5000,
      [](const ProblemDescription &description, uint64_t) -> std::string {
        Problem problem = description.build();
        auto values = getValues(resolve(problem));
        if (!values) {
          return "";
        }
        if (!verify(*values, problem).empty()) {
          return "verify refuses the plan " + toString(values);
        }
        for (const PlanValues &other : getNeighbours(*values, description)) {
          if (verify(other, problem).empty() != isLegal(other, description)) {
            return "verify is wrong about " + toString(other);
          }
        }
        return "";
      });
}

/// Preferences choose among answers and never whether there is one.
TEST_P(ResolverLaws, PreferencesDoNotDecideWhetherThereIsAnAnswer) {
  checkLaw(GetParam(), 3000,
           [](const ProblemDescription &description, uint64_t) -> std::string {
             size_t kind = resolve(description.build()).index();
             for (unsigned preferences = 0; preferences < 8; ++preferences) {
               ProblemDescription other = description;
               other.policy.reduceFullFp32 = preferences & 1;
               other.policy.matmulFullFp32 = preferences & 2;
               other.policy.preferExactF32Binary = preferences & 4;
               if (resolve(other.build()).index() != kind) {
                 return "preferences change whether there is an answer";
               }
             }
             return "";
           });
}

/// Demanding what the answer says anyway changes nothing.
TEST_P(ResolverLaws, PinningTheAnswerKeepsIt) {
  checkLaw(GetParam(), 4000,
           [](const ProblemDescription &description, uint64_t) -> std::string {
             auto values = getValues(resolve(description.build()));
             if (!values) {
               return "";
             }
             ProblemDescription pinned = description;
             bool wide = values->destinationWidth == DestinationWidth::Bits32;
             bool full = values->dstSync == DstSync::Full;
             pinned.policy.fp32DestAcc.value =
                 wide ? Selection::Enabled : Selection::Disabled;
             pinned.policy.dstFullSync.value =
                 full ? Selection::Enabled : Selection::Disabled;
             size_t choice = 0;
             for (OperationRecord &operation : pinned.operations) {
               if (!operation.options.empty()) {
                 operation.pinned = values->strategies[choice++];
               }
             }
             auto again = getValues(resolve(pinned.build()));
             if (!(again == values)) {
               return "without unpack set: " + toString(values) + " becomes " +
                      toString(again);
             }
             // A list can state two modes only, and an API may refuse entries
             // that the modes themselves do not need.
             UnpackEntryRules rules = description.target->getUnpackEntryRules();
             if (description.target->getUnpackModeCount() > 2 ||
                 rules.rejectsUnbound || rules.consumedNeeds32Bit) {
               return "";
             }
             pinned.policy.unpackToDestFp32 = values->unpackToDestination;
             again = getValues(resolve(pinned.build()));
             return again == values ? ""
                                    : "with unpack set: " + toString(values) +
                                          " becomes " + toString(again);
           });
}

/// Whatever is left out of a solvable problem, it stays solvable.
TEST_P(ResolverLaws, FewerDemandsAreNeverHarder) {
  checkLaw(GetParam(), 4000,
           [](const ProblemDescription &description, uint64_t) -> std::string {
             if (!getValues(resolve(description.build()))) {
               return "";
             }
             for (size_t index = 0; index < description.operations.size();
                  ++index) {
               ProblemDescription fewer = description;
               fewer.operations.erase(fewer.operations.begin() + index);
               if (!getValues(resolve(fewer.build()))) {
                 return "unsolvable without operation " + std::to_string(index);
               }
             }
             return "";
           });
}

INSTANTIATE_TEST_SUITE_P(Shapes, ResolverLaws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });
