//===- MethodsTest.cpp - Every method of the resolver works -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The laws mean little if generated problems never get as far as the method
// that is wrong. This takes the resolver apart, tells which method decides
// each component, and demands that all of them are at work.
//
//===----------------------------------------------------------------------===//

#include "BruteForceResolver.h"
#include "Laws.h"
#include "MinimumCut.h"
#include "Optimizer.h"
#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"

using namespace tileconf;
using namespace tileconf::property;
using namespace tileconf::resolver;

namespace {

struct Tally {
  unsigned everyonesBest = 0;
  unsigned minimumCut = 0;
  unsigned elimination = 0;
};

} // namespace

/// Whether every choice of the component has its best remaining option, and
/// nothing is lost.
static bool hasEveryonesBest(const CostModel &model, const Component &component,
                             const WidthSolution &solution) {
  for (uint32_t choice : component.choices) {
    unsigned best = llvm::countr_zero(model.propagation.getOptions(choice));
    if (solution.options[choice] != best ||
        model.pick(choice, solution.modes).cost.lossyUses != 0) {
      return false;
    }
  }
  for (uint8_t buffer : component.buffers) {
    if (model.getFixedCost(buffer, solution.modes[buffer]) != Cost()) {
      return false;
    }
  }
  return true;
}

static void classify(const ProblemDescription &description, Tally &tally) {
  Problem problem = description.build();
  CompiledProblem compiled(problem);
  ChoiceIndex index(compiled);
  llvm::BitVector active = compiled.getAllConstraints();
  for (unsigned width = 0; width < kWidths; ++width) {
    Propagation propagation(compiled, index, width, active);
    uint64_t budget = kSearchBudget;
    WidthSolution solution;
    Component stuck;
    if (!propagation.run() || optimize(propagation, budget, solution, stuck) !=
                                  SearchOutcome::Solved) {
      continue;
    }
    CostModel model(propagation);
    for (const Component &component : decompose(propagation).components) {
      Modes modes = solution.modes;
      if (hasEveryonesBest(model, component, solution)) {
        ++tally.everyonesBest;
      } else if (solveByMinimumCut(model, component, modes)) {
        ++tally.minimumCut;
      } else {
        ++tally.elimination;
      }
    }
  }
}

/// A number of problems that no environment variable changes, for what is
/// counted here are the problems.
static constexpr uint64_t kProblems = 500;

static Tally classifyMany(Shape shape, Size size) {
  Tally tally;
  for (uint64_t seed = 1; seed <= kProblems; ++seed) {
    classify(generateProblem(shape, size, seed), tally);
  }
  return tally;
}

namespace {

class Methods : public testing::TestWithParam<Size> {};

} // namespace

TEST_P(Methods, RealTargetsNeedNoElimination) {
  for (Shape shape : {Shape::Kernel, Shape::LossyFloat32}) {
    Tally tally = classifyMany(shape, GetParam());
    EXPECT_GT(tally.everyonesBest, 50u);
    EXPECT_GT(tally.minimumCut, 5u);
    EXPECT_EQ(tally.elimination, 0u);
  }
}

TEST_P(Methods, OtherTargetsNeedThemAll) {
  for (Shape shape : {Shape::Synthetic, Shape::Tangled}) {
    Tally tally = classifyMany(shape, GetParam());
    EXPECT_GT(tally.everyonesBest, 10u);
    EXPECT_GT(tally.minimumCut, 5u);
    EXPECT_GT(tally.elimination, 5u);
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, Methods,
                         testing::Values(Size::Small, Size::Large),
                         [](const testing::TestParamInfo<Size> &size) {
                           return size.param == Size::Small ? "Small" : "Large";
                         });

/// Enough problems have an answer, and enough have none.
TEST(Answers, BothOccur) {
  for (Shape shape :
       {Shape::Kernel, Shape::Synthetic, Shape::LossyFloat32, Shape::Tangled}) {
    unsigned plans = 0;
    unsigned conflicts = 0;
    for (uint64_t seed = 1; seed <= kProblems; ++seed) {
      // The description owns the target, so it has to outlive the problem.
      ProblemDescription description =
          generateProblem(shape, Size::Small, seed);
      bool plan = getValues(resolve(description.build())).has_value();
      ++(plan ? plans : conflicts);
    }
    EXPECT_GT(plans, kProblems / 10);
    EXPECT_GT(conflicts, kProblems / 50);
  }
}
