//===- AlternativesTest.cpp - All configurations of kernels -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Advice/Alternatives.h"
#include "KernelBuilder.h"
#include "StrategyMix.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::test;

TEST(Alternatives, NoneForAConflict) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.broadcast(0, f32);
  Alternatives found = findAlternatives(kernel.build(), 10);
  EXPECT_TRUE(found.list.empty());
  EXPECT_TRUE(found.complete);
}

TEST(Alternatives, TheFirstIsTheAnswerAndNeedsNoPins) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  Alternatives found = findAlternatives(kernel.build(), 10);
  ASSERT_FALSE(found.list.empty());
  EXPECT_EQ(found.list[0].values, kernel.plan().getValues());
  EXPECT_TRUE(found.list[0].pins.empty());
}

TEST(Alternatives, OneOnEitherEngineAndEitherSync) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  Alternatives found = findAlternatives(kernel.build(), 10);
  EXPECT_TRUE(found.complete);
  ASSERT_EQ(found.list.size(), 4u);
  // Sync weighs less than the engine.
  EXPECT_EQ(found.list[1].getCount(Strategy::FPU), 1u);
  EXPECT_EQ(found.list[1].values.dstSync, DstSync::Full);
  EXPECT_EQ(found.list[1].dstTiles, 8u);
  ASSERT_EQ(found.list[1].pins.size(), 1u);
  EXPECT_EQ(spell(found.list[1].pins[0]), "dst_full_sync_en = true");
  EXPECT_EQ(found.list[2].getCount(Strategy::SFPU), 1u);
  EXPECT_EQ(found.list[2].dstTiles, 4u);
  ASSERT_EQ(found.list[2].pins.size(), 1u);
  EXPECT_EQ(spell(found.list[2].pins[0]),
            "ttl.unpack_to_dest_fp32 = array<i32: 0, 1>");
}

TEST(Alternatives, OperationsAlikeAreToldAsOne) {
  KernelBuilder kernel;
  kernel.policy().fp32DestAcc = {Selection::Disabled, SettingSource::Attribute};
  kernel.policy().dstFullSync = {Selection::Disabled, SettingSource::Attribute};
  for (unsigned number = 0; number < 4; ++number) {
    kernel.binary(0, 1, bf16);
  }
  Alternatives found = findAlternatives(kernel.build(), 10);
  ASSERT_EQ(found.list.size(), 5u);
  const uint64_t binomials[] = {1, 4, 6, 4, 1};
  for (unsigned number = 0; number < 5; ++number) {
    EXPECT_EQ(found.list[number].getCount(Strategy::SFPU), number);
    EXPECT_EQ(found.list[number].alike, binomials[number]);
  }
  // The earlier operation keeps the better engine.
  ASSERT_EQ(found.list[1].pins.size(), 1u);
  EXPECT_EQ(found.list[1].pins[0].operations, std::vector<OperationId>{3});
  EXPECT_EQ(spell(found.list[1].pins[0]), "ttl.tile_execution_strategy = "
                                          "#ttl.tile_execution_strategy<sfpu>");
  ASSERT_EQ(found.list[4].pins.size(), 1u);
  EXPECT_EQ(spell(found.list[4].pins[0]), "ttl.enable_fpu_binary_ops = false");
}

TEST(Alternatives, TheLimitIsKept) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  Alternatives found = findAlternatives(kernel.build(), 3);
  EXPECT_EQ(found.list.size(), 3u);
  EXPECT_FALSE(found.complete);
  found = findAlternatives(kernel.build(), 4);
  EXPECT_EQ(found.list.size(), 4u);
  EXPECT_TRUE(found.complete);
  found = findAlternatives(kernel.build(), 0);
  EXPECT_TRUE(found.list.empty());
  EXPECT_FALSE(found.complete);
}

TEST(Alternatives, LossyReadsAreCounted) {
  KernelBuilder kernel;
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  kernel.policy().dstFullSync = {Selection::Disabled, SettingSource::Attribute};
  kernel.unary(0);
  kernel.unary(0);
  Alternatives found = findAlternatives(kernel.build(), 10);
  ASSERT_EQ(found.list.size(), 2u);
  EXPECT_EQ(found.list[0].lossyUses, 0u);
  EXPECT_EQ(found.list[1].lossyUses, 2u);
}

/// Too many choices to look at every mix: the best are found all the same.
TEST(Alternatives, ManyOperations) {
  KernelBuilder kernel;
  kernel.policy().fp32DestAcc = {Selection::Disabled, SettingSource::Attribute};
  kernel.policy().dstFullSync = {Selection::Disabled, SettingSource::Attribute};
  for (unsigned number = 0; number < 5000; ++number) {
    kernel.binary(0, 1, bf16);
  }
  Problem problem = kernel.build();
  auto plan = std::get<KernelConfigPlan>(resolve(problem));
  advice::Mixes mixes = advice::findMixes(plan.getValues(), problem, 3);
  EXPECT_FALSE(mixes.complete);
  ASSERT_EQ(mixes.list.size(), 3u);
  for (unsigned number = 0; number < 3; ++number) {
    EXPECT_EQ(mixes.list[number].unpreferred, number);
    llvm::ArrayRef<Strategy> strategies = mixes.list[number].strategies;
    EXPECT_EQ(strategies[4999 - number], Strategy::FPU);
    EXPECT_EQ(llvm::count(strategies, Strategy::SFPU), number);
    EXPECT_EQ(mixes.list[number].alike, 0u);
  }
}
