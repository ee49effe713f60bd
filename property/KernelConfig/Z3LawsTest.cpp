//===- Z3LawsTest.cpp - Answers against Z3 ----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BruteForceResolver.h"
#include "Laws.h"
#include "Z3Resolver.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <random>

using namespace tileconf;
using namespace tileconf::property;

static std::string compareWithZ3(const ProblemDescription &description) {
  Resolution resolution = resolve(description.build());
  if (std::holds_alternative<ResolutionLimit>(resolution)) {
    return "the limit was reached";
  }
  auto found = getValues(resolution);
  auto best = solveByZ3(description);
  return found == best
             ? ""
             : "resolver: " + toString(found) + "; Z3: " + toString(best);
}

namespace {

class Z3Laws : public testing::TestWithParam<Shape> {};

} // namespace

TEST_P(Z3Laws, AgreesOnWhatBruteForceCanDo) {
  checkLaw(GetParam(), 100,
           [](const ProblemDescription &description, uint64_t) {
             return compareWithZ3(description);
           });
}

TEST_P(Z3Laws, AgreesOnLargerProblems) {
  checkLaw(
      GetParam(), 150,
      [](const ProblemDescription &description, uint64_t) {
        return compareWithZ3(description);
      },
      Size::Large);
}

/// Calls `visit` with every list of demands of `operation`.
template <typename Visit>
static void forEachDemands(OperationRecord &operation, Visit visit) {
  visit(operation.demands);
  for (StrategyOption &option : operation.options) {
    visit(option.demands);
  }
}

/// `description` with operations of other problems of its shape, up to 40. They
/// use buffers further up too, so that what there is to combine grows beyond
/// enumeration. Most problems of that size have no answer, so every second one
/// takes only operations that leave it one, if it has one to begin with.
static ProblemDescription enlarge(ProblemDescription description, Shape shape,
                                  uint64_t seed) {
  static constexpr unsigned operationCount = 40;
  // Generated kernels give types to every third buffer.
  static constexpr unsigned step = 3;
  std::mt19937_64 engine(seed);
  unsigned buffers =
      std::min(description.target->getDataflowBufferCount(), 8 * step);
  bool staysSolvable =
      seed % 2 == 0 && getValues(resolve(description.build())).has_value();
  // An operation may be refused, but not for ever.
  for (unsigned source = 0; source < 8; ++source) {
    ProblemDescription other = generateProblem(shape, Size::Large, engine());
    for (OperationRecord &operation : other.operations) {
      unsigned shift = step * (engine() % (buffers / step));
      forEachDemands(operation, [&](Demands &demands) {
        for (BufferUse &use : demands.bufferUses) {
          use.buffer = (use.buffer + shift) % buffers;
        }
      });
      if (description.operations.size() == operationCount) {
        return description;
      }
      description.operations.push_back(std::move(operation));
      if (staysSolvable && !getValues(resolve(description.build()))) {
        description.operations.pop_back();
      }
    }
  }
  return description;
}

/// What a table of all modes would have to hold so that we call it too large;
/// generated problems stay below.
static constexpr double kEnumerable = 40000;

TEST_P(Z3Laws, AgreesBeyondEnumeration) {
  unsigned problems = 0;
  unsigned tooLarge = 0;
  unsigned answers = 0;
  unsigned limits = 0;
  checkLaw(
      GetParam(), 80,
      [&](const ProblemDescription &description, uint64_t seed) -> std::string {
        ProblemDescription larger = enlarge(description, GetParam(), seed);
        ++problems;
        Resolution resolution = resolve(larger.build());
        if (countModes(larger) > kEnumerable) {
          ++tooLarge;
          answers += getValues(resolution).has_value();
        }
        // To say so is allowed here, if it stays rare.
        if (std::holds_alternative<ResolutionLimit>(resolution)) {
          ++limits;
          return "";
        }
        std::string difference = compareWithZ3(larger);
        if (!difference.empty()) {
          difference +=
              llvm::formatv("\nenlarged to {0:2}\nfrom", printProblem(larger));
        }
        return difference;
      });
  if (problems >= 80) {
    EXPECT_GT(tooLarge, problems / 10);
    expectMet(answers);
    EXPECT_LT(answers, tooLarge);
    EXPECT_LE(limits, problems / 40);
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, Z3Laws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });
