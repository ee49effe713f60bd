//===- AlternativesLawsTest.cpp - All configurations, in order --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BruteForceResolver.h"
#include "Laws.h"
#include "tileconf/KernelConfig/Advice/Alternatives.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace tileconf;
using namespace tileconf::property;

namespace {

class AlternativesLaws : public testing::TestWithParam<Shape> {};

using StrategyCounts = std::array<uint32_t, kCount<Strategy>>;

/// Configurations that are told as one.
struct Group {
  Enumerated best;
  StrategyCounts counts;
  uint64_t alike = 0;
};

} // namespace

static StrategyCounts count(const PlanValues &values) {
  StrategyCounts counts{};
  for (Strategy strategy : values.strategies) {
    ++counts[static_cast<unsigned>(strategy)];
  }
  return counts;
}

static std::vector<Group> listGroups(const ProblemDescription &problem) {
  std::vector<Group> groups;
  for (Enumerated &configuration : listByBruteForce(problem)) {
    const PlanValues &values = configuration.values;
    StrategyCounts counts = count(values);
    auto same = llvm::find_if(groups, [&](const Group &group) {
      const PlanValues &best = group.best.values;
      return best.destinationWidth == values.destinationWidth &&
             best.dstSync == values.dstSync &&
             best.unpackModes == values.unpackModes &&
             group.best.lossyUses == configuration.lossyUses &&
             group.counts == counts;
    });
    if (same == groups.end()) {
      groups.push_back({std::move(configuration), counts, 1});
    } else {
      ++same->alike;
    }
  }
  return groups;
}

static std::string compare(const Alternative &found, const Group &expected) {
  if (!(found.values == expected.best.values)) {
    return "found " + toString(found.values) +
           "; brute force: " + toString(expected.best.values);
  }
  if (found.strategyCounts != expected.counts ||
      found.lossyUses != expected.best.lossyUses ||
      found.unpreferred != expected.best.unpreferred) {
    return "the numbers of " + toString(found.values) + " are wrong";
  }
  return found.alike == expected.alike
             ? ""
             : toString(found.values) + " has " +
                   std::to_string(expected.alike) + " like it, not " +
                   std::to_string(found.alike);
}

/// All of them, in order, and none twice.
TEST_P(AlternativesLaws, AreThoseOfBruteForce) {
  size_t most = 0;
  checkLaw(
      GetParam(), 600,
      [&](const ProblemDescription &description, uint64_t seed) -> std::string {
        std::vector<Group> expected = listGroups(description);
        unsigned limit = seed % 4 == 0 ? 3 : 60;
        Alternatives found = findAlternatives(description.build(), limit);
        size_t count = std::min<size_t>(expected.size(), limit);
        most = std::max(most, count);
        for (size_t index = 0; index < std::min(count, found.list.size());
             ++index) {
          std::string wrong = compare(found.list[index], expected[index]);
          if (!wrong.empty()) {
            return "number " + std::to_string(index) + ": " + wrong;
          }
        }
        if (found.list.size() != count) {
          return std::to_string(found.list.size()) + " instead of " +
                 std::to_string(count);
        }
        return found.complete == (expected.size() <= limit)
                   ? ""
                   : "it is not known whether that is all";
      });
  EXPECT_GT(most, 1u);
}

/// Each is what the resolver answers when its pins are written down, and not
/// when one of them is left out.
TEST_P(AlternativesLaws, PinsLeadThereAndNoneIsThereInVain) {
  const bool real = GetParam() == Shape::Kernel;
  checkLaw(
      GetParam(), 300,
      [real](const ProblemDescription &description, uint64_t) -> std::string {
        Problem problem = description.build();
        for (const Alternative &found : findAlternatives(problem, 8).list) {
          if (!found.reachable) {
            if (real) {
              return "nothing leads to " + toString(found.values);
            }
            continue;
          }
          auto leads = [&](llvm::ArrayRef<Pin> pins) {
            return getValues(resolve(applyPins(problem, pins))) == found.values;
          };
          if (!leads(found.pins)) {
            return "the pins do not lead to " + toString(found.values);
          }
          for (size_t index = 0; index < found.pins.size(); ++index) {
            std::vector<Pin> others = found.pins;
            others.erase(others.begin() + index);
            if (leads(others)) {
              return "`" + spell(found.pins[index]) + "` is not needed for " +
                     toString(found.values);
            }
          }
        }
        return "";
      });
}

INSTANTIATE_TEST_SUITE_P(Shapes, AlternativesLaws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });
