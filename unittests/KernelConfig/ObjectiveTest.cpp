//===- ObjectiveTest.cpp - Which of several configurations ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;
using testing::ElementsAre;
using testing::IsEmpty;

// Lossy uses.

TEST(ResolverLossy, ChangesNothingWhereThereIsAnExactAnswer) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.unary(1);
  PlanValues exact = kernel.plan().getValues();
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  KernelConfigPlan plan = kernel.plan();
  EXPECT_TRUE(plan.getValues() == exact);
  EXPECT_THAT(plan.getLossyUses(), IsEmpty());
}

/// The shape of an RMS normalisation: the input is reduced through SrcA and
/// multiplied, in one kernel, with a value that is in DST already.
TEST(ResolverLossy, RmsNormGetsAnAnswerWithOneLoss) {
  KernelBuilder kernel;
  kernel.onFpu(Primitive::Reduce, {0, 1}, f32, FullFp32Category::ReduceRow);
  kernel.unary(2);
  kernel.onFpu(Primitive::BroadcastColumn, {3}, f32);
  OperationId multiply = kernel.binaryWithDst(0);
  kernel.conflict();
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getDestinationWidth(), k32);
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(2));
  ASSERT_EQ(plan.getLossyUses().size(), 1u);
  EXPECT_THAT(plan.getLossyUses()[0].use, isBufferUse(multiply, 0));
  EXPECT_EQ(plan.getLossyUses()[0].count, 1u);
}

TEST(ResolverLossy, CutsWhereTheFewestUsesLose) {
  // Buffer 1 must stay in default mode; of the operations on 0 and 1 that want
  // DST, and of those on 0 alone, the fewer lose.
  KernelBuilder kernel;
  kernel.matmul(1, 1, f32);
  kernel.binary(0, 1);
  kernel.last().pinned = Strategy::SFPU;
  for (unsigned repeat = 0; repeat < 3; ++repeat) {
    kernel.unary(0);
  }
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0));
  ASSERT_EQ(plan.getLossyUses().size(), 1u);
  EXPECT_EQ(plan.getLossyUses()[0].use.buffer, 1);
}

TEST(ResolverLossy, CountsRepeatedUses) {
  KernelBuilder kernel;
  kernel.matmul(0, 0, f32);
  kernel.unary(0);
  kernel.unary(0);
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  KernelConfigPlan plan = kernel.plan();
  ASSERT_EQ(plan.getLossyUses().size(), 1u);
  EXPECT_EQ(plan.getLossyUses()[0].count, 2u);
}

/// An invented target on which two buffers are free to differ, for what no
/// real relation shows.
static TableTarget makeLooseTarget(ConfigRelation onFpu, ConfigRelation intoDst,
                                   unsigned modes = 2) {
  TargetTable table = getGenericTarget().getTable();
  table.unpackModeCount = modes;
  PrimitiveSet all = PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown);
  table.unpackRows = {
      {all, OperandRoute::DataflowBuffer, DataTypeSet::all(), onFpu, ""},
      {all, OperandRoute::Dst, DataTypeSet::all(), intoDst, ""}};
  TableTarget target(table);
  EXPECT_TRUE(validate(target.getTable()).empty());
  return target;
}

constexpr ConfigRelation kDefaultOnly{{kDefault, kDefault}, {}};
constexpr ConfigRelation kToDestOnly{{kToDest, kToDest}, {}};

TEST(ResolverTies, MostOperationsComeFirst) {
  // Three operations share a buffer: the single one prefers the default mode
  // and the two others, which offer the FPU through DST, the other mode.
  TableTarget target = makeLooseTarget(kDefaultOnly, kToDestOnly);
  KernelBuilder kernel(target);
  StrategyOption onFpu = KernelBuilder::onFpuOption(0, 0, bf16);
  StrategyOption onSfpu = KernelBuilder::onSfpuOption(0, 0, bf16);
  StrategyOption reversedFpu = onSfpu;
  reversedFpu.strategy = Strategy::FPU;
  StrategyOption reversedSfpu = onFpu;
  reversedSfpu.strategy = Strategy::SFPU;
  kernel.choose({onFpu, onSfpu});
  kernel.choose({reversedFpu, reversedSfpu});
  // One against one: the earlier operation wins.
  EXPECT_THAT(kernel.plan().getStrategies(),
              ElementsAre(Strategy::FPU, Strategy::SFPU));
  kernel.choose({reversedFpu, reversedSfpu});
  EXPECT_THAT(kernel.plan().getStrategies(),
              ElementsAre(Strategy::SFPU, Strategy::FPU, Strategy::FPU));
}

TEST(ResolverTies, StrategiesComeBeforeTheWidth) {
  // The preferred strategy exists with 32-bit elements only.
  KernelBuilder kernel(getGenericTarget());
  StrategyOption onFpu = KernelBuilder::onFpuOption(0, 1, bf16);
  onFpu.demands.destinationUses[0].type = TileDataType::Int32;
  kernel.choose({onFpu, KernelBuilder::onSfpuOption(0, 1, bf16)});
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getDestinationWidth(), k32);
  EXPECT_EQ(plan.getWidthReason().kind, Reason::Kind::TradeOff);
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::FPU));
}

TEST(ResolverTies, EarlierOperationDecidesTheWidth) {
  // Each operation has its preferred strategy at one width only.
  KernelBuilder kernel(getTarget("wormhole_b0"));
  StrategyOption wide = KernelBuilder::onFpuOption(0, 1, bf16);
  wide.demands.destinationUses[0].type = TileDataType::Int32;
  StrategyOption narrow = KernelBuilder::onFpuOption(2, 3, bf16);
  narrow.demands.destinationUses[0].primitive = Primitive::BroadcastRow;
  StrategyOption anyOf01 = KernelBuilder::onSfpuOption(0, 1, bf16);
  StrategyOption anyOf23 = KernelBuilder::onSfpuOption(2, 3, bf16);
  kernel.choose({wide, anyOf01});
  kernel.choose({narrow, anyOf23});
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k32);

  KernelBuilder swapped(getTarget("wormhole_b0"));
  swapped.choose({narrow, anyOf23});
  swapped.choose({wide, anyOf01});
  EXPECT_EQ(swapped.plan().getDestinationWidth(), k16);
}

TEST(ResolverTies, ThirdStrategyIsLast) {
  TableTarget target = makeLooseTarget(kDefaultOnly, kToDestOnly);
  KernelBuilder kernel(target);
  StrategyOption reuse = KernelBuilder::onFpuOption(0, 1, bf16);
  reuse.strategy = Strategy::DestReuse;
  kernel.choose({reuse, KernelBuilder::onSfpuOption(0, 1, bf16)});
  EXPECT_THAT(kernel.plan().getStrategies(), ElementsAre(Strategy::SFPU));
  kernel.onFpu(Primitive::Matmul, {0}, bf16);
  EXPECT_THAT(kernel.plan().getStrategies(), ElementsAre(Strategy::DestReuse));
}

TEST(ResolverTies, FirstModeOfSeveral) {
  ConfigRelation late{{}, {}};
  late.exact.fill(UnpackModeSet::fromBits(0b1100));
  TableTarget target = makeLooseTarget(late, kToDestOnly, 4);
  KernelBuilder kernel(target);
  kernel.onFpu(Primitive::Matmul, {2}, bf16);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getUnpackMode(2), static_cast<UnpackMode>(2));
  EXPECT_EQ(plan.getUnpackMode(0), kDefault);
  EXPECT_THAT(plan.getUnpackToDestination(), IsEmpty());
}

TEST(Resolver, AnswersDoNotDependOnTheRun) {
  KernelBuilder kernel;
  for (uint8_t buffer = 0; buffer < 30; ++buffer) {
    kernel.binary(buffer, (buffer * 7 + 3) % 31);
  }
  kernel.unary(11);
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  kernel.matmul(4, 5, f32);
  PlanValues first = kernel.plan().getValues();
  for (unsigned run = 0; run < 5; ++run) {
    EXPECT_TRUE(kernel.plan().getValues() == first);
  }
}
