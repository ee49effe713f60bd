//===- VerifyTest.cpp - Mistakes do not get past verify() -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;

namespace {

using Kind = Requirement::Kind;

/// The flagship, with bindings, on the strictest target.
class VerifyTest : public testing::Test {
protected:
  VerifyTest() : kernel(getTarget("blackhole", "ComputeGen1Config")) {
    kernel.bind(0).bind(1).bind(2, true, bf16);
    kernel.binary(0, 1);
    kernel.unary(1);
    kernel.unary(2, bf16);
    values = kernel.plan().getValues();
  }

  /// What verify() finds: kinds of requirements, or of other violations.
  std::set<std::string> find(const PlanValues &changed) const {
    std::set<std::string> found;
    for (const PlanViolation &violation : verify(changed, kernel.build())) {
      switch (violation.kind) {
      case PlanViolation::Kind::Shape:
        found.insert("shape");
        break;
      case PlanViolation::Kind::UnpackSet:
        found.insert("unpack set");
        break;
      case PlanViolation::Kind::Requirement:
        found.insert("requirement " + std::to_string(static_cast<int>(
                                          violation.requirement->kind)));
        break;
      }
    }
    return found;
  }
  static std::string name(Kind kind) {
    return "requirement " + std::to_string(static_cast<int>(kind));
  }

  KernelBuilder kernel;
  PlanValues values;
};

TEST_F(VerifyTest, AcceptsThePlan) { EXPECT_TRUE(find(values).empty()); }

/// Operations that are alike are one class, and each is named for itself.
TEST(VerifyChoices, NameTheOperationThatFails) {
  KernelBuilder kernel;
  for (unsigned repeat = 0; repeat < 3; ++repeat) {
    kernel.binary(0, 1);
  }
  PlanValues values = kernel.plan().getValues();
  values.destinationWidth = k16;
  std::set<OperationId> byWidth;
  std::set<OperationId> byBuffer;
  for (const PlanViolation &violation : verify(values, kernel.build())) {
    ASSERT_TRUE(violation.requirement);
    (violation.requirement->kind == Kind::DestinationUse ? byWidth : byBuffer)
        .insert(violation.requirement->operation);
  }
  EXPECT_THAT(byWidth, testing::ElementsAre(0u, 1u, 2u));

  values.destinationWidth = k32;
  values.unpackModes[1] = kToDest;
  values.unpackToDestination = {1};
  byBuffer.clear();
  for (const PlanViolation &violation : verify(values, kernel.build())) {
    ASSERT_TRUE(violation.requirement);
    EXPECT_EQ(violation.requirement->kind, Kind::BufferUse);
    byBuffer.insert(violation.requirement->operation);
  }
  EXPECT_THAT(byBuffer, testing::ElementsAre(0u, 1u, 2u));
}

TEST_F(VerifyTest, AcceptsLegalThoughWorseValues) {
  values.dstSync = DstSync::Full;
  EXPECT_TRUE(find(values).empty());
}

TEST_F(VerifyTest, FindsTheWrongWidth) {
  values.destinationWidth = k16;
  EXPECT_EQ(find(values),
            (std::set{name(Kind::DestinationUse), name(Kind::BufferUse)}));
}

TEST_F(VerifyTest, FindsTheWrongMode) {
  values.unpackModes[0] = kDefault;
  values.unpackToDestination = {1};
  EXPECT_EQ(find(values), std::set{name(Kind::BufferUse)});
}

TEST_F(VerifyTest, FindsTheWrongModeOfOtherFormats) {
  values.unpackModes[2] = kToDest;
  values.unpackToDestination = {0, 1, 2};
  EXPECT_EQ(find(values), std::set{name(Kind::BufferUse)});
}

TEST_F(VerifyTest, FindsASetThatIsNotTheModes) {
  for (const auto &set : {std::vector<unsigned>{}, {0}, {0, 1, 2}, {1, 0}}) {
    values.unpackToDestination = set;
    EXPECT_EQ(find(values), std::set<std::string>{"unpack set"});
  }
}

TEST_F(VerifyTest, FindsTheWrongStrategy) {
  values.strategies[0] = Strategy::FPU;
  EXPECT_EQ(find(values), std::set{name(Kind::BufferUse)});
}

TEST_F(VerifyTest, FindsAStrategyThatIsNotOffered) {
  values.strategies[0] = Strategy::DestReuse;
  EXPECT_EQ(find(values), std::set{name(Kind::Choice)});
}

TEST_F(VerifyTest, FindsVectorsOfTheWrongSize) {
  PlanValues changed = values;
  changed.strategies.push_back(Strategy::FPU);
  EXPECT_EQ(find(changed), std::set<std::string>{"shape"});
  changed = values;
  changed.strategies.clear();
  EXPECT_EQ(find(changed), std::set<std::string>{"shape"});
  changed = values;
  changed.unpackModes.pop_back();
  EXPECT_EQ(find(changed), std::set<std::string>{"shape"});
  changed = values;
  changed.unpackModes.resize(65, kDefault);
  EXPECT_EQ(find(changed), std::set<std::string>{"shape"});
}

TEST_F(VerifyTest, FindsAModeThatTheTargetDoesNotHave) {
  values.unpackModes[0] = static_cast<UnpackMode>(2);
  EXPECT_EQ(find(values), std::set<std::string>{"shape"});
}

TEST_F(VerifyTest, FindsPolicyThatIsIgnored) {
  kernel.policy().fp32DestAcc.value = Selection::Disabled;
  EXPECT_EQ(find(values), std::set{name(Kind::WidthPin)});
  kernel.policy() = {};
  kernel.policy().dstFullSync.value = Selection::Enabled;
  EXPECT_EQ(find(values), std::set{name(Kind::SyncPin)});
  kernel.policy() = {};
  kernel.policy().dstFullSync.value = Selection::Disabled;
  EXPECT_TRUE(find(values).empty());
  values.dstSync = DstSync::Full;
  EXPECT_EQ(find(values), std::set{name(Kind::SyncPin)});
}

TEST_F(VerifyTest, FindsAnExplicitSetThatIsIgnored) {
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{0, 1};
  EXPECT_TRUE(find(values).empty());
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{1};
  EXPECT_EQ(find(values),
            (std::set<std::string>{"unpack set", name(Kind::UnpackPin)}));
}

TEST_F(VerifyTest, FindsEntriesThatTheApiRefuses) {
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{0, 1, 9};
  values.unpackToDestination = {0, 1, 9};
  EXPECT_EQ(find(values), std::set{name(Kind::UnpackPin)});
  kernel.bind(9);
  values.unpackModes.resize(10, kDefault);
  EXPECT_TRUE(find(values).empty());
}

TEST_F(VerifyTest, FindsPinnedStrategiesThatAreIgnored) {
  kernel.description.operations[0].pinned = Strategy::FPU;
  EXPECT_EQ(find(values), std::set{name(Kind::StrategyPin)});
}

TEST_F(VerifyTest, FindsTheFpuInUseWhileItIsOff) {
  KernelBuilder other;
  other.binary(0, 1);
  PlanValues onFpu = other.plan().getValues();
  other.policy().enableFpuBinaryOps.value = false;
  std::vector<PlanViolation> violations = verify(onFpu, other.build());
  ASSERT_EQ(violations.size(), 1u);
  EXPECT_EQ(violations[0].requirement->kind, Kind::FpuBinaryPin);
}

TEST_F(VerifyTest, FindsTooManyTiles) {
  kernel.description.operations[1].dstTiles = 5;
  EXPECT_EQ(find(values), std::set{name(Kind::DstDemand)});
  values.dstSync = DstSync::Full;
  EXPECT_TRUE(find(values).empty());
}

TEST_F(VerifyTest, AcceptsLossesOnlyWhereTheyAreAllowed) {
  values.unpackModes.assign(3, kDefault);
  values.unpackToDestination.clear();
  values.strategies[0] = Strategy::FPU;
  EXPECT_EQ(find(values), std::set{name(Kind::BufferUse)});
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  EXPECT_TRUE(find(values).empty());
}

} // namespace
