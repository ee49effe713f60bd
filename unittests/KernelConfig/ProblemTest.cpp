//===- ProblemTest.cpp - Defects of problems --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;

using Kind = ProblemDefect::Kind;

static std::vector<Kind> getDefects(const Problem &problem) {
  std::vector<Kind> kinds;
  for (const ProblemDefect &defect : check(problem)) {
    kinds.push_back(defect.kind);
  }
  return kinds;
}

TEST(ProblemCheck, AcceptsAKernel) {
  KernelBuilder kernel;
  kernel.binary(0, 31);
  kernel.unary(1);
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{0, 31};
  EXPECT_TRUE(check(kernel.build()).empty());
}

TEST(ProblemCheck, BuffersBeyondTheTarget) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.unary(32);
  std::vector<ProblemDefect> defects = check(kernel.build());
  ASSERT_EQ(defects.size(), 1u);
  EXPECT_EQ(defects[0].kind, Kind::UsedBufferOutOfRange);
  EXPECT_EQ(defects[0].operation, 1u);
  EXPECT_EQ(defects[0].buffer, 32u);

  KernelBuilder larger(getTarget("blackhole"));
  larger.unary(32);
  larger.binary(63, 62);
  EXPECT_TRUE(check(larger.build()).empty());
  larger.binary(64, 200);
  EXPECT_EQ(getDefects(larger.build()),
            (std::vector<Kind>(4, Kind::UsedBufferOutOfRange)));
}

TEST(ProblemCheck, ListedBuffersBeyondTheTarget) {
  KernelBuilder kernel;
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{31, 32, 4000000000};
  std::vector<ProblemDefect> defects = check(kernel.build());
  ASSERT_EQ(defects.size(), 2u);
  EXPECT_EQ(defects[0].kind, Kind::ListedBufferOutOfRange);
  EXPECT_EQ(defects[0].operation, kNoOperation);
  EXPECT_EQ(defects[0].buffer, 32u);
  EXPECT_EQ(defects[1].buffer, 4000000000);
}

TEST(ProblemCheck, ChoicesThatAreNone) {
  Problem problem = KernelBuilder().build();
  problem.requirements.addChoice(4, {}, std::nullopt);
  std::vector<ProblemDefect> defects = check(problem);
  ASSERT_EQ(defects.size(), 1u);
  EXPECT_EQ(defects[0].kind, Kind::NoOptions);
  EXPECT_EQ(defects[0].operation, 4u);
}

TEST(ProblemCheck, StrategiesOfferedTwice) {
  KernelBuilder kernel;
  StrategyOption option = KernelBuilder::onFpuOption(0, 1, f32);
  kernel.choose({option, option});
  EXPECT_EQ(getDefects(kernel.build()), std::vector{Kind::RepeatedStrategy});
}

TEST(ProblemCheck, PinnedStrategiesThatAreNotOffered) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.last().pinned = Strategy::DestReuse;
  EXPECT_EQ(getDefects(kernel.build()),
            std::vector{Kind::PinnedStrategyNotOffered});
}

TEST(StrategyRank, FollowsTheVocabulary) {
  KernelConfigPolicy policy;
  StrategyOption option = KernelBuilder::onFpuOption(0, 1, f32);
  EXPECT_EQ(getStrategyRank(option, policy), 0u);
  option.strategy = Strategy::SFPU;
  EXPECT_EQ(getStrategyRank(option, policy), 1u);
  option.strategy = Strategy::DestReuse;
  EXPECT_EQ(getStrategyRank(option, policy), 2u);
}

TEST(StrategyRank, ExactF32BinaryPutsTheSfpuFirst) {
  KernelConfigPolicy policy;
  policy.preferExactF32Binary = true;
  StrategyOption option = KernelBuilder::onFpuOption(0, 1, f32);
  EXPECT_EQ(getStrategyRank(option, policy), 1u);
  option.strategy = Strategy::SFPU;
  EXPECT_EQ(getStrategyRank(option, policy), 0u);
  option.strategy = Strategy::DestReuse;
  EXPECT_EQ(getStrategyRank(option, policy), 2u);
  // Neither other data nor other primitives are concerned.
  EXPECT_EQ(getStrategyRank(KernelBuilder::onFpuOption(0, 1, bf16), policy),
            0u);
  option = KernelBuilder::onFpuOption(0, 1, f32);
  option.primitive = Primitive::Matmul;
  EXPECT_EQ(getStrategyRank(option, policy), 0u);
}

TEST(FpuBinary, IsElementwiseBinaryOnTheFpu) {
  StrategyOption option = KernelBuilder::onFpuOption(0, 1, f32);
  EXPECT_TRUE(isFpuBinary(option));
  option.primitive = Primitive::Matmul;
  EXPECT_FALSE(isFpuBinary(option));
  EXPECT_FALSE(isFpuBinary(KernelBuilder::onSfpuOption(0, 1, f32)));
}
