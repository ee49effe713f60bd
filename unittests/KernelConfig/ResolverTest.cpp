//===- ResolverTest.cpp - Which configuration a kernel gets -----*- C++ -*-===//
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

namespace {

using Buffers = std::vector<unsigned>;

TEST(Resolver, KernelThatDemandsNothing) {
  KernelConfigPlan plan = KernelBuilder().plan();
  EXPECT_EQ(plan.getDestinationWidth(), k16);
  EXPECT_EQ(plan.getDstSync(), DstSync::DoubleBuffered);
  EXPECT_THAT(plan.getUnpackToDestination(), IsEmpty());
  EXPECT_THAT(plan.getStrategies(), IsEmpty());
  EXPECT_EQ(plan.getUnpackMode(7), kDefault);
}

// The flagship: an f32 buffer that a fixed SFPU operation and a binary share.

TEST(Resolver, SharedFloat32BufferMovesTheBinaryToTheSfpu) {
  for (bool unaryFirst : {false, true}) {
    KernelBuilder kernel;
    if (unaryFirst) {
      kernel.unary(1);
    }
    kernel.binary(0, 1);
    if (!unaryFirst) {
      kernel.unary(1);
    }
    KernelConfigPlan plan = kernel.plan();
    EXPECT_EQ(plan.getDestinationWidth(), k32);
    EXPECT_EQ(plan.getDstSync(), DstSync::DoubleBuffered);
    EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0, 1));
    EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::SFPU));
  }
}

TEST(Resolver, OneMovedBinaryMovesItsNeighbours) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.binary(0, 2);
  kernel.unary(1);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0, 1, 2));
  EXPECT_THAT(plan.getStrategies(),
              ElementsAre(Strategy::SFPU, Strategy::SFPU));
}

TEST(Resolver, LongChainsMoveTogetherAndOthersStay) {
  KernelBuilder kernel;
  for (uint8_t buffer = 0; buffer < 20; ++buffer) {
    kernel.binary(buffer, buffer + 1);
  }
  kernel.binary(30, 31);
  kernel.unary(20);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getUnpackToDestination().size(), 21u);
  for (unsigned choice = 0; choice < 20; ++choice) {
    EXPECT_EQ(plan.getStrategies()[choice], Strategy::SFPU);
  }
  EXPECT_EQ(plan.getStrategies()[20], Strategy::FPU);
}

TEST(Resolver, BinaryOnAValueInDstDragsTheOtherBinaryAlong) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.binaryWithDst(1);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0, 1));
  EXPECT_THAT(plan.getStrategies(),
              ElementsAre(Strategy::SFPU, Strategy::SFPU));
}

TEST(Resolver, Float32BinaryAloneStaysOnTheFpu) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getDestinationWidth(), k32);
  EXPECT_THAT(plan.getUnpackToDestination(), IsEmpty());
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::FPU));
}

TEST(Resolver, Bfloat16NeverMovesAnything) {
  KernelBuilder kernel;
  kernel.binary(0, 1, bf16);
  kernel.unary(1, bf16);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getDestinationWidth(), k16);
  EXPECT_THAT(plan.getUnpackToDestination(), IsEmpty());
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::FPU));
}

TEST(Resolver, DataThroughSrcRegistersNeedsNoUnpackToDestination) {
  KernelBuilder kernel;
  kernel.onFpu(Primitive::Reduce, {0, 1}, f32);
  kernel.matmul(2, 3, f32);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getDestinationWidth(), k32);
  EXPECT_THAT(plan.getUnpackToDestination(), IsEmpty());
}

TEST(Resolver, ResultsCountTowardsTheWidth) {
  KernelBuilder kernel;
  kernel.unary(0, bf16, f32);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getDestinationWidth(), k32);
  EXPECT_THAT(plan.getUnpackToDestination(), IsEmpty());

  KernelBuilder narrowing;
  narrowing.unary(0, f32, bf16);
  EXPECT_THAT(narrowing.plan().getUnpackToDestination(), ElementsAre(0));
}

TEST(Resolver, IntegersNeed32BitsAndDefaultMode) {
  for (TileDataType type : {TileDataType::Int32, TileDataType::UInt32}) {
    KernelBuilder kernel;
    kernel.unary(0, type);
    KernelConfigPlan plan = kernel.plan();
    EXPECT_EQ(plan.getDestinationWidth(), k32);
    EXPECT_EQ(plan.getUnpackMode(0), kDefault);
  }
  KernelBuilder narrow;
  narrow.unary(0, TileDataType::UInt16);
  EXPECT_EQ(narrow.plan().getDestinationWidth(), k16);
}

TEST(Resolver, CopyIntoDstIsAnSfpuReader) {
  KernelBuilder kernel;
  kernel.onFpu(Primitive::Copy, {4}, f32);
  EXPECT_THAT(kernel.plan().getUnpackToDestination(), ElementsAre(4));
}

// The width.

TEST(Resolver, FullFp32AccumulationPrefers32Bits) {
  KernelBuilder kernel;
  kernel.matmul(0, 1);
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k32);
  kernel.policy().matmulFullFp32 = false;
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k16);
}

TEST(Resolver, ReductionsPreferWhatTheTargetSupports) {
  auto widthOf = [](llvm::StringRef architecture, FullFp32Category category) {
    KernelBuilder kernel(getTarget(architecture));
    kernel.reduce(0, category);
    return kernel.plan().getDestinationWidth();
  };
  EXPECT_EQ(widthOf("blackhole", FullFp32Category::ReduceRow), k16);
  EXPECT_EQ(widthOf("blackhole", FullFp32Category::ReduceColumn), k32);
  EXPECT_EQ(widthOf("blackhole", FullFp32Category::ReduceScalar), k32);
  EXPECT_EQ(widthOf("wormhole_b0", FullFp32Category::ReduceRow), k16);
  EXPECT_EQ(widthOf("wormhole_b0", FullFp32Category::ReduceColumn), k16);
}

TEST(Resolver, PreferencesYieldToHardConstraints) {
  KernelBuilder kernel(getTarget("blackhole"));
  kernel.matmul(0, 1);
  kernel.broadcast(2);
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k16);
}

TEST(Resolver, BroadcastsDoNotRestrictTheGenericTarget) {
  KernelBuilder kernel(getGenericTarget());
  kernel.matmul(0, 1);
  kernel.broadcast(2);
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k32);
}

TEST(Resolver, WidthPinIsKept) {
  KernelBuilder kernel;
  kernel.unary(0, bf16);
  kernel.policy().fp32DestAcc.value = Selection::Enabled;
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k32);
  KernelBuilder matmul;
  matmul.matmul(0, 1);
  matmul.policy().fp32DestAcc.value = Selection::Disabled;
  EXPECT_EQ(matmul.plan().getDestinationWidth(), k16);
}

// Synchronisation.

TEST(Resolver, SyncPinIsKept) {
  KernelBuilder kernel;
  kernel.policy().dstFullSync.value = Selection::Enabled;
  EXPECT_EQ(kernel.plan().getDstSync(), DstSync::Full);
  kernel.policy().dstFullSync.value = Selection::Disabled;
  EXPECT_EQ(kernel.plan().getDstSync(), DstSync::DoubleBuffered);
}

TEST(Resolver, CapacityDemandTakesFullSyncWhereItHasTo) {
  for (auto [tiles, sync] : {std::pair(4u, DstSync::DoubleBuffered),
                             {5u, DstSync::Full},
                             {8u, DstSync::Full}}) {
    KernelBuilder kernel;
    kernel.unary(0);
    kernel.last().dstTiles = tiles;
    EXPECT_EQ(kernel.plan().getDstSync(), sync) << tiles;
  }
}

TEST(Resolver, CapacityDemandCostsThePreferredWidth) {
  KernelBuilder kernel;
  kernel.matmul(0, 1);
  kernel.last().dstTiles = 8;
  KernelConfigPlan plan = kernel.plan();
  // 32-bit elements come before double buffering in the objective.
  EXPECT_EQ(plan.getDestinationWidth(), k32);
  EXPECT_EQ(plan.getDstSync(), DstSync::Full);
  kernel.last().dstTiles = 9;
  plan = kernel.plan();
  EXPECT_EQ(plan.getDestinationWidth(), k16);
  EXPECT_EQ(plan.getDstSync(), DstSync::Full);
}

// Strategies.

TEST(Resolver, FpuOffTakesTheSfpu) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.policy().enableFpuBinaryOps.value = false;
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::SFPU));
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0, 1));
}

TEST(Resolver, FpuOffLeavesOtherFpuOperationsAlone) {
  KernelBuilder kernel;
  kernel.matmul(0, 1, f32);
  kernel.policy().enableFpuBinaryOps.value = false;
  EXPECT_THAT(kernel.plan().getUnpackToDestination(), IsEmpty());
}

TEST(Resolver, PinnedStrategyIsKeptAndDrawsOthersAlong) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.binary(1, 2);
  kernel.last().pinned = Strategy::SFPU;
  kernel.binary(3, 4);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getStrategies(),
              ElementsAre(Strategy::SFPU, Strategy::SFPU, Strategy::FPU));
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0, 1, 2));
}

TEST(Resolver, ExactF32BinaryPrefersTheSfpuForFloat32Only) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.binary(2, 3, bf16);
  kernel.policy().preferExactF32Binary = true;
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::SFPU, Strategy::FPU));
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0, 1));
}

TEST(Resolver, ExactF32BinaryYieldsToFpuReaders) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.matmul(1, 2, f32);
  kernel.policy().preferExactF32Binary = true;
  EXPECT_THAT(kernel.plan().getStrategies(), ElementsAre(Strategy::FPU));
}

TEST(Resolver, IntegersOfferTheSfpuOnly) {
  KernelBuilder kernel;
  kernel.choose({KernelBuilder::onSfpuOption(0, 1, TileDataType::Int32)});
  EXPECT_THAT(kernel.plan().getStrategies(), ElementsAre(Strategy::SFPU));
}

// The explicit unpack set.

TEST(Resolver, ExplicitSetMovesTheBinary) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.policy().unpackToDestFp32 = Buffers{0, 1};
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::SFPU));
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0, 1));
  EXPECT_EQ(plan.getUnpackMode(1), kToDest);
}

TEST(Resolver, InertEntriesAreKeptAsTheyAre) {
  KernelBuilder kernel;
  kernel.binary(0, 1, bf16);
  kernel.policy().unpackToDestFp32 = Buffers{0, 5};
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(0, 5));
  EXPECT_EQ(plan.getUnpackMode(0), kDefault);
  EXPECT_EQ(plan.getUnpackMode(5), kDefault);
  EXPECT_EQ(plan.getValues().unpackModes.size(), 6u);
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::FPU));
}

TEST(Resolver, EmptyExplicitSetIsAnExplicitSet) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.policy().preferExactF32Binary = true;
  kernel.policy().unpackToDestFp32 = Buffers{};
  KernelConfigPlan plan = kernel.plan();
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::FPU));
  EXPECT_THAT(plan.getUnpackToDestination(), IsEmpty());
}

// Gen1 rules for explicit entries.

TEST(ResolverGen1, EntryOfAConsumedBufferNeeds32Bits) {
  KernelBuilder kernel(getTarget("blackhole", "ComputeGen1Config"));
  kernel.bind(0, /*consumed=*/true, bf16);
  kernel.unary(0, bf16);
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k16);
  kernel.policy().unpackToDestFp32 = Buffers{0};
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k32);

  KernelBuilder descriptor(getTarget("blackhole"));
  descriptor.bind(0, /*consumed=*/true, bf16);
  descriptor.unary(0, bf16);
  descriptor.policy().unpackToDestFp32 = Buffers{0};
  EXPECT_EQ(descriptor.plan().getDestinationWidth(), k16);
}

TEST(ResolverGen1, EntryOfAProducedBufferIsInert) {
  KernelBuilder kernel(getTarget("blackhole", "ComputeGen1Config"));
  kernel.bind(3, /*consumed=*/false, bf16);
  kernel.policy().unpackToDestFp32 = Buffers{3};
  EXPECT_EQ(kernel.plan().getDestinationWidth(), k16);
}

} // namespace
