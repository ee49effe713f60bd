//===- ConflictTest.cpp - Which requirements clash --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;
using testing::AllOf;
using testing::ElementsAre;
using testing::Field;

namespace {

using Kind = Requirement::Kind;
using Buffers = std::vector<unsigned>;

TEST(Conflict, TwoUsesOfOneBuffer) {
  for (bool unaryFirst : {false, true}) {
    KernelBuilder kernel;
    if (unaryFirst) {
      kernel.unary(1);
    }
    kernel.onFpu(Primitive::BroadcastRow, {1}, f32);
    if (!unaryFirst) {
      kernel.unary(1);
    }
    EXPECT_THAT(kernel.conflict(),
                ElementsAre(isBufferUse(0u, 1), isBufferUse(1u, 1)));
  }
}

TEST(Conflict, EvidenceIsComplete) {
  KernelBuilder kernel;
  kernel.matmul(2, 3, f32);
  kernel.unary(3);
  std::vector<Requirement> conflict = kernel.conflict();
  ASSERT_EQ(conflict.size(), 2u);
  EXPECT_EQ(conflict[0].operand, 1);
  EXPECT_EQ(conflict[0].primitive, Primitive::Matmul);
  EXPECT_EQ(conflict[0].route, OperandRoute::DataflowBuffer);
  EXPECT_EQ(conflict[0].type, f32);
  EXPECT_EQ(conflict[1].operand, 0);
  EXPECT_EQ(conflict[1].primitive, Primitive::ElementwiseUnary);
  EXPECT_EQ(conflict[1].route, OperandRoute::Dst);
}

TEST(Conflict, TwoWidths) {
  KernelBuilder kernel;
  OperationId broadcast = kernel.broadcast(0, bf16);
  kernel.unary(3, bf16);
  OperationId fill = kernel.fill(f32);
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::DestinationUse, broadcast),
                          isRequirement(Kind::DestinationUse, fill)));
}

TEST(Conflict, WidthPinAgainstADestinationUse) {
  KernelBuilder kernel;
  kernel.unary(0, bf16);
  OperationId fill = kernel.fill(f32);
  kernel.policy().fp32DestAcc.value = Selection::Disabled;
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::DestinationUse, fill),
                          isPolicyPin(Kind::WidthPin)));
}

TEST(Conflict, WidthPinAgainstABroadcast) {
  KernelBuilder kernel(getTarget("blackhole"));
  OperationId broadcast = kernel.broadcast(0, bf16);
  kernel.policy().fp32DestAcc.value = Selection::Enabled;
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::DestinationUse, broadcast),
                          isPolicyPin(Kind::WidthPin)));
}

TEST(Conflict, CapacityAlone) {
  KernelBuilder kernel;
  kernel.unary(0, bf16);
  kernel.last().dstTiles = 17;
  std::vector<Requirement> conflict = kernel.conflict();
  ASSERT_THAT(conflict, ElementsAre(isRequirement(Kind::DstDemand, 0u)));
  EXPECT_EQ(conflict[0].tiles, 17u);
}

TEST(Conflict, CapacityAgainstSyncAndWidth) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.last().dstTiles = 5;
  kernel.policy().dstFullSync.value = Selection::Disabled;
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::DestinationUse, 0u),
                          isRequirement(Kind::DstDemand, 0u),
                          isPolicyPin(Kind::SyncPin)));
}

// Where there are several conflicts, the order of blame says which is named.

TEST(Conflict, WidthsAreBlamedBeforeBuffers) {
  KernelBuilder kernel;
  OperationId reduce = kernel.onFpu(Primitive::Reduce, {1}, f32);
  // Cannot share the buffer.
  kernel.unary(1);
  // Cannot share the width.
  OperationId broadcast = kernel.broadcast(0, bf16);
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::DestinationUse, reduce),
                          isRequirement(Kind::DestinationUse, broadcast)));
}

TEST(Conflict, ExplicitSetIsBlamedBeforeOtherUses) {
  KernelBuilder kernel;
  kernel.onFpu(Primitive::Reduce, {1}, f32);
  OperationId unary = kernel.unary(1);
  kernel.policy().unpackToDestFp32 = Buffers{};
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isBufferUse(unary, 1), isPolicyPin(Kind::UnpackPin)));
}

TEST(Conflict, FixedOperationsAreBlamedBeforeChoices) {
  KernelBuilder kernel;
  kernel.choose({KernelBuilder::onFpuOption(1, 2, f32)});
  OperationId unary = kernel.unary(1);
  OperationId reduce = kernel.onFpu(Primitive::Reduce, {1}, f32);
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isBufferUse(unary, 1), isBufferUse(reduce, 1)));
}

TEST(Conflict, FpuSwitchIsBlamedBeforeOtherChoices) {
  KernelBuilder kernel;
  OperationId onFpu = kernel.choose({KernelBuilder::onFpuOption(0, 1, f32)});
  kernel.choose({KernelBuilder::onSfpuOption(0, 1, f32)});
  kernel.policy().enableFpuBinaryOps.value = false;
  EXPECT_THAT(kernel.conflict(), ElementsAre(isRequirement(Kind::Choice, onFpu),
                                             isPolicyPin(Kind::FpuBinaryPin)));
}

TEST(Conflict, EarlierOperationsAreBlamedWhateverTheOrderOfArrival) {
  Problem problem;
  problem.target = &getTarget("wormhole_b0");
  auto add = [&](OperationId operation, Primitive primitive,
                 OperandRoute route) {
    Demands demands;
    demands.bufferUses.push_back({0, 1, primitive, route, f32});
    problem.requirements.addFixed(operation, demands);
  };
  add(5, Primitive::Matmul, OperandRoute::DataflowBuffer);
  add(1, Primitive::ElementwiseUnary, OperandRoute::Dst);
  add(3, Primitive::Reduce, OperandRoute::DataflowBuffer);
  Resolution resolution = resolve(problem);
  ASSERT_TRUE(std::holds_alternative<KernelConfigConflict>(resolution));
  EXPECT_THAT(std::get<KernelConfigConflict>(resolution).requirements,
              ElementsAre(isBufferUse(1u, 1), isBufferUse(3u, 1)));
}

TEST(Conflict, OneThatNeedsNoOtherIsNamedAlone) {
  KernelBuilder kernel;
  // These two cannot be met together, but the third cannot be met at all.
  kernel.broadcast(0, bf16);
  kernel.fill(f32);
  OperationId large = kernel.unary(3, bf16);
  kernel.last().dstTiles = 17;
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::DstDemand, large)));
}

TEST(Conflict, ExplicitSetThatLeavesABufferOut) {
  KernelBuilder kernel;
  OperationId unary = kernel.unary(4);
  kernel.policy().unpackToDestFp32 = Buffers{0};
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isBufferUse(unary, 4),
                          AllOf(isPolicyPin(Kind::UnpackPin),
                                Field(&Requirement::buffer, 4))));
}

TEST(Conflict, ExplicitSetThatListsABufferTooMany) {
  KernelBuilder kernel;
  kernel.bind(1);
  OperationId matmul = kernel.matmul(0, 1, f32);
  kernel.policy().unpackToDestFp32 = Buffers{1};
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isBufferUse(matmul, 1),
                          AllOf(isPolicyPin(Kind::UnpackPin),
                                Field(&Requirement::buffer, 1))));
}

TEST(Conflict, ExplicitSetThatSplitsABinary) {
  KernelBuilder kernel;
  OperationId binary = kernel.binary(0, 1);
  kernel.policy().unpackToDestFp32 = Buffers{0};
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::Choice, binary),
                          isPolicyPin(Kind::UnpackPin),
                          isPolicyPin(Kind::UnpackPin)));
}

TEST(Conflict, BinaryBetweenTwoCamps) {
  KernelBuilder kernel;
  OperationId matmul = kernel.matmul(0, 5, f32);
  OperationId unary = kernel.unary(1);
  OperationId binary = kernel.binary(0, 1);
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isBufferUse(matmul, 0), isBufferUse(unary, 1),
                          isRequirement(Kind::Choice, binary)));
}

TEST(Conflict, ChainsNameEveryLink) {
  KernelBuilder kernel;
  OperationId first = kernel.binary(0, 1);
  OperationId second = kernel.binary(1, 2);
  kernel.binary(7, 8);
  OperationId unary = kernel.unary(0);
  OperationId matmul = kernel.matmul(2, 6, f32);
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::Choice, first),
                          isRequirement(Kind::Choice, second),
                          isBufferUse(unary, 0), isBufferUse(matmul, 2)));
}

TEST(Conflict, PinnedFpuAgainstAnSfpuReader) {
  KernelBuilder kernel;
  OperationId binary = kernel.binary(0, 1);
  kernel.last().pinned = Strategy::FPU;
  OperationId unary = kernel.unary(1);
  std::vector<Requirement> conflict = kernel.conflict();
  ASSERT_THAT(conflict, ElementsAre(isRequirement(Kind::Choice, binary),
                                    isRequirement(Kind::StrategyPin, binary),
                                    isBufferUse(unary, 1)));
  EXPECT_EQ(conflict[1].strategy, Strategy::FPU);
}

TEST(Conflict, PinnedFpuAgainstFpuOff) {
  KernelBuilder kernel;
  OperationId binary = kernel.binary(0, 1, bf16);
  kernel.last().pinned = Strategy::FPU;
  kernel.policy().enableFpuBinaryOps.value = false;
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::Choice, binary),
                          isRequirement(Kind::StrategyPin, binary),
                          isPolicyPin(Kind::FpuBinaryPin)));
}

TEST(Conflict, FpuOffForAnOperationThatHasNothingElse) {
  KernelBuilder kernel;
  OperationId only = kernel.choose({KernelBuilder::onFpuOption(0, 1, bf16)});
  kernel.policy().enableFpuBinaryOps.value = false;
  EXPECT_THAT(kernel.conflict(), ElementsAre(isRequirement(Kind::Choice, only),
                                             isPolicyPin(Kind::FpuBinaryPin)));
}

TEST(Conflict, PolicyAgainstItself) {
  KernelBuilder kernel(getTarget("wormhole_b0", "ComputeGen1Config"));
  kernel.bind(2);
  kernel.policy().unpackToDestFp32 = Buffers{2};
  kernel.policy().fp32DestAcc.value = Selection::Disabled;
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isPolicyPin(Kind::WidthPin),
                          AllOf(isPolicyPin(Kind::UnpackPin),
                                Field(&Requirement::buffer, 2))));
}

TEST(Conflict, Gen1EntryForAnUnboundBuffer) {
  KernelBuilder kernel(getTarget("wormhole_b0", "ComputeGen1Config"));
  kernel.bind(0);
  kernel.unary(0);
  kernel.policy().unpackToDestFp32 = Buffers{0, 9};
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(AllOf(isPolicyPin(Kind::UnpackPin),
                                Field(&Requirement::buffer, 9))));
}

TEST(Conflict, Gen1EntryAgainstANarrowBroadcast) {
  KernelBuilder kernel(getTarget("blackhole", "ComputeGen1Config"));
  kernel.bind(0, true, bf16);
  OperationId broadcast = kernel.broadcast(0);
  kernel.policy().unpackToDestFp32 = Buffers{0};
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isRequirement(Kind::DestinationUse, broadcast),
                          isPolicyPin(Kind::UnpackPin)));
}

TEST(Conflict, NamesTheEarliestOfEqualDemands) {
  KernelBuilder kernel;
  OperationId first = kernel.matmul(0, 1, f32);
  kernel.matmul(0, 1, f32);
  OperationId unary = kernel.unary(0);
  kernel.unary(0);
  EXPECT_THAT(kernel.conflict(),
              ElementsAre(isBufferUse(first, 0), isBufferUse(unary, 0)));
}

} // namespace
