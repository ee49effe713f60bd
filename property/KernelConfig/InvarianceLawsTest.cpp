//===- InvarianceLawsTest.cpp - What must not matter ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Laws.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <numeric>
#include <random>

using namespace tileconf;
using namespace tileconf::property;

namespace {

class InvarianceLaws : public testing::TestWithParam<Shape> {};

} // namespace

template <typename Range>
static void shuffle(Range &range, std::mt19937_64 &engine) {
  for (size_t size = range.size(); size > 1; --size) {
    std::swap(range[size - 1], range[engine() % size]);
  }
}

/// Calls `visit` with every list of demands of `operation`.
template <typename Visit>
static void forEachDemands(OperationRecord &operation, Visit visit) {
  visit(operation.demands);
  for (StrategyOption &option : operation.options) {
    visit(option.demands);
  }
}

static std::string compare(const std::optional<PlanValues> &before,
                           const std::optional<PlanValues> &after) {
  return before == after ? ""
                         : toString(before) + " becomes " + toString(after);
}

TEST_P(InvarianceLaws, OrderOfOptionsAndUses) {
  checkLaw(GetParam(), 10000,
           [](const ProblemDescription &description, uint64_t seed) {
             std::mt19937_64 engine(seed);
             ProblemDescription other = description;
             for (OperationRecord &operation : other.operations) {
               shuffle(operation.options, engine);
               forEachDemands(operation, [&](Demands &demands) {
                 shuffle(demands.bufferUses, engine);
                 shuffle(demands.destinationUses, engine);
               });
             }
             return compare(getValues(resolve(description.build())),
                            getValues(resolve(other.build())));
           });
}

/// Operations that have no choice may stand anywhere.
TEST_P(InvarianceLaws, PlaceOfFixedOperations) {
  checkLaw(
      GetParam(), 10000,
      [](const ProblemDescription &description, uint64_t seed) {
        std::mt19937_64 engine(seed);
        ProblemDescription other = description;
        std::vector<OperationRecord> fixed;
        llvm::erase_if(other.operations, [&](const OperationRecord &operation) {
          if (operation.options.empty()) {
            fixed.push_back(operation);
          }
          return operation.options.empty();
        });
        shuffle(fixed, engine);
        for (OperationRecord &operation : fixed) {
          other.operations.insert(other.operations.begin() +
                                      engine() % (other.operations.size() + 1),
                                  operation);
        }
        return compare(getValues(resolve(description.build())),
                       getValues(resolve(other.build())));
      });
}

/// Moving operations with choices moves ties, and nothing that counts more.
TEST_P(InvarianceLaws, OrderOfChoicesDecidesTiesOnly) {
  checkLaw(
      GetParam(), 10000,
      [](const ProblemDescription &description, uint64_t seed) -> std::string {
        std::mt19937_64 engine(seed);
        ProblemDescription other = description;
        shuffle(other.operations, engine);
        Problem problem = description.build();
        Problem otherProblem = other.build();
        Resolution before = resolve(problem);
        Resolution after = resolve(otherProblem);
        if (before.index() != after.index()) {
          return "the kind of answer changes";
        }
        const auto *plan = std::get_if<KernelConfigPlan>(&before);
        const auto *otherPlan = std::get_if<KernelConfigPlan>(&after);
        if (!plan) {
          return "";
        }
        auto count = [](const KernelConfigPlan &of, const Problem &question) {
          unsigned lossy = 0;
          for (const LossyUse &use : of.getLossyUses()) {
            lossy += use.count;
          }
          unsigned unpreferred = 0;
          for (auto [number, choice] :
               llvm::enumerate(question.requirements.getChoiceClasses())) {
            auto rank = [&](const StrategyOption &option) {
              return std::pair(getStrategyRank(option, question.policy),
                               option.strategy);
            };
            auto best = rank(choice.options.front());
            for (const StrategyOption &option : choice.options) {
              best = std::min(best, rank(option));
            }
            if (of.getClassStrategy(number) != best.second) {
              unpreferred += choice.count;
            }
          }
          return std::pair(lossy, unpreferred);
        };
        return count(*plan, problem) == count(*otherPlan, otherProblem)
                   ? ""
                   : "losses or preferred strategies change";
      });
}

/// Buffers are told apart by their uses and not by their numbers.
TEST_P(InvarianceLaws, NamesOfBuffers) {
  checkLaw(
      GetParam(), 10000,
      [](const ProblemDescription &description, uint64_t seed) -> std::string {
        std::mt19937_64 engine(seed);
        std::vector<unsigned> renamed(
            description.target->getDataflowBufferCount());
        std::iota(renamed.begin(), renamed.end(), 0);
        shuffle(renamed, engine);
        ProblemDescription other = description;
        for (BufferRecord &buffer : other.buffers) {
          buffer.index = renamed[buffer.index];
        }
        for (OperationRecord &operation : other.operations) {
          forEachDemands(operation, [&](Demands &demands) {
            for (BufferUse &use : demands.bufferUses) {
              use.buffer = renamed[use.buffer];
            }
          });
        }
        auto rename = [&](std::vector<unsigned> &list) {
          for (unsigned &buffer : list) {
            buffer = renamed[buffer];
          }
          llvm::sort(list);
        };
        if (other.policy.unpackToDestFp32) {
          rename(*other.policy.unpackToDestFp32);
        }
        auto before = getValues(resolve(description.build()));
        auto after = getValues(resolve(other.build()));
        if (before && after) {
          std::vector<UnpackMode> modes(after->unpackModes.size(),
                                        UnpackMode::Default);
          for (auto [buffer, mode] : llvm::enumerate(before->unpackModes)) {
            if (renamed[buffer] < modes.size()) {
              modes[renamed[buffer]] = mode;
            }
          }
          before->unpackModes = modes;
          rename(before->unpackToDestination);
        }
        return compare(before, after);
      });
}

INSTANTIATE_TEST_SUITE_P(Shapes, InvarianceLaws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });
