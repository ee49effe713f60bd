//===- ReasonTest.cpp - Why values are what they are ------------*- C++ -*-===//
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

using Kind = Requirement::Kind;

TEST(WidthReason, DefaultWhereNobodyAsks) {
  KernelBuilder kernel(getGenericTarget());
  kernel.unary(0, bf16);
  EXPECT_EQ(kernel.plan().getWidthReason().kind, Reason::Kind::Default);
}

TEST(WidthReason, RequiredByTheEarliestWideUse) {
  KernelBuilder kernel;
  kernel.unary(0, bf16);
  OperationId fill = kernel.fill(f32);
  kernel.fill(TileDataType::Int32);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getWidthReason().kind, Reason::Kind::Required);
  EXPECT_THAT(plan.getWidthReason().causes,
              ElementsAre(isRequirement(Kind::DestinationUse, fill)));
}

TEST(WidthReason, PinnedByThePolicy) {
  KernelBuilder kernel;
  kernel.policy().fp32DestAcc.value = Selection::Enabled;
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getWidthReason().kind, Reason::Kind::Pinned);
  EXPECT_THAT(plan.getWidthReason().causes,
              ElementsAre(isPolicyPin(Kind::WidthPin)));
}

TEST(WidthReason, PreferredByAFullFp32Accumulation) {
  KernelBuilder kernel;
  kernel.unary(3, bf16);
  OperationId matmul = kernel.matmul(0, 1);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getWidthReason().kind, Reason::Kind::Preferred);
  ASSERT_EQ(plan.getWidthReason().causes.size(), 1u);
  EXPECT_EQ(plan.getWidthReason().causes[0].operation, matmul);
}

TEST(SyncReason, DefaultPinnedAndRequired) {
  KernelBuilder kernel;
  kernel.unary(0);
  EXPECT_EQ(kernel.plan().getSyncReason().kind, Reason::Kind::Default);
  kernel.last().dstTiles = 7;
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getSyncReason().kind, Reason::Kind::Required);
  EXPECT_THAT(plan.getSyncReason().causes,
              ElementsAre(isRequirement(Kind::DstDemand, 0u)));
  kernel.policy().dstFullSync.value = Selection::Enabled;
  plan = kernel.plan();
  EXPECT_EQ(plan.getSyncReason().kind, Reason::Kind::Pinned);
  EXPECT_THAT(plan.getSyncReason().causes,
              ElementsAre(isPolicyPin(Kind::SyncPin)));
}

TEST(UnpackReason, RequiredByTheUseThatNeedsTheMode) {
  KernelBuilder kernel;
  OperationId binary = kernel.binary(0, 1);
  OperationId unary = kernel.unary(1);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getUnpackReason(1).kind, Reason::Kind::Required);
  EXPECT_THAT(plan.getUnpackReason(1).causes,
              ElementsAre(isBufferUse(unary, 1)));
  EXPECT_EQ(plan.getUnpackReason(0).kind, Reason::Kind::Required);
  EXPECT_THAT(plan.getUnpackReason(0).causes,
              ElementsAre(isRequirement(Kind::Choice, binary)));
}

TEST(UnpackReason, DefaultForABufferThatIsOnlyBound) {
  KernelBuilder kernel;
  kernel.bind(2);
  EXPECT_EQ(kernel.plan().getUnpackReason(2).kind, Reason::Kind::Default);
}

TEST(UnpackReason, PinnedByTheExplicitSet) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{0};
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getUnpackReason(0).kind, Reason::Kind::Pinned);
  EXPECT_THAT(plan.getUnpackReason(0).causes,
              ElementsAre(isPolicyPin(Kind::UnpackPin)));
}

/// A generic target with three unpack modes, of which uses by way of buffers
/// and of DST leave those in `byBuffer` and `byDst`.
static TableTarget makeThreeModes(unsigned byBuffer, unsigned byDst) {
  TargetTable table = getGenericTarget().getTable();
  table.unpackModeCount = 3;
  PrimitiveSet all = PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown);
  auto allow = [](unsigned bits) {
    ConfigRelation relation;
    relation.exact.fill(UnpackModeSet::fromBits(bits));
    return relation;
  };
  table.unpackRows = {
      {all, OperandRoute::DataflowBuffer, DataTypeSet::all(), allow(byBuffer),
       ""},
      {all, OperandRoute::Dst, DataTypeSet::all(), allow(byDst), ""}};
  return TableTarget(table);
}

TEST(UnpackReason, EveryBetterModeHasItsCause) {
  TableTarget target = makeThreeModes(0b110, 0b101);
  KernelBuilder kernel(target);
  OperationId notFirst = kernel.onFpu(Primitive::Matmul, {0}, bf16);
  OperationId notSecond = kernel.unary(0, bf16);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getUnpackMode(0), static_cast<UnpackMode>(2));
  EXPECT_THAT(plan.getUnpackReason(0).causes,
              ElementsAre(isBufferUse(notFirst, 0), isBufferUse(notSecond, 0)));
}

TEST(UnpackReason, TheFirstUseToExcludeAModeIsItsCause) {
  TableTarget target = makeThreeModes(0b110, 0b100);
  KernelBuilder kernel(target);
  OperationId notFirst = kernel.onFpu(Primitive::Matmul, {0}, bf16);
  // Excludes the first mode once more, and the second.
  OperationId third = kernel.unary(0, bf16);
  EXPECT_THAT(kernel.plan().getUnpackReason(0).causes,
              ElementsAre(isBufferUse(notFirst, 0), isBufferUse(third, 0)));
}

TEST(UnpackReason, ACauseOfTwoExclusionsIsNamedOnce) {
  TableTarget target = makeThreeModes(0b111, 0b100);
  KernelBuilder kernel(target);
  OperationId unary = kernel.unary(0, bf16);
  EXPECT_THAT(kernel.plan().getUnpackReason(0).causes,
              ElementsAre(isBufferUse(unary, 0)));
}

TEST(UnpackReason, DefaultWhereAnyOtherModeWouldDo) {
  TableTarget target = makeThreeModes(0b101, 0b001);
  KernelBuilder kernel(target);
  kernel.onFpu(Primitive::Matmul, {0}, bf16);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getUnpackMode(0), kDefault);
  EXPECT_EQ(plan.getUnpackReason(0).kind, Reason::Kind::Default);
  // With this one there is nothing else left.
  kernel.unary(0, bf16);
  EXPECT_EQ(kernel.plan().getUnpackReason(0).kind, Reason::Kind::Required);
}

/// The reason of the only class of choices.
static Reason getStrategyReason(const KernelBuilder &kernel) {
  return kernel.plan().getClassReason(0);
}

TEST(StrategyReason, PreferredWhereNothingStandsAgainstIt) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  EXPECT_EQ(getStrategyReason(kernel).kind, Reason::Kind::Preferred);
}

TEST(StrategyReason, RequiredByTheOtherReaderOfTheBuffer) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  OperationId unary = kernel.unary(1);
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Required);
  EXPECT_THAT(reason.causes, ElementsAre(isBufferUse(unary, 1)));
}

TEST(StrategyReason, RequiredByTheFirstBufferThatDoesNotFit) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  OperationId unary = kernel.unary(0);
  kernel.unary(1);
  EXPECT_THAT(getStrategyReason(kernel).causes,
              ElementsAre(isBufferUse(unary, 0)));
}

// What one operation has to do reaches others through the buffers that they
// share, however the operations are ordered.

TEST(StrategyReason, RequiredAlongAChain) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  OperationId link = kernel.binary(1, 2);
  kernel.unary(2);
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Required);
  ASSERT_THAT(reason.causes, ElementsAre(isRequirement(Kind::Choice, link)));
  // Of the two buffers of that operation, the one that they share.
  EXPECT_EQ(reason.causes[0].buffer, 1);
}

TEST(StrategyReason, RequiredAlongAChainToTheLast) {
  KernelBuilder kernel;
  OperationId link = kernel.binary(1, 2);
  kernel.binary(2, 3);
  kernel.binary(0, 1);
  kernel.unary(3);
  Reason reason = kernel.plan().getClassReason(2);
  EXPECT_EQ(reason.kind, Reason::Kind::Required);
  EXPECT_THAT(reason.causes, ElementsAre(isRequirement(Kind::Choice, link)));
}

TEST(StrategyReason, RequiredByTheSecondOfTwoChains) {
  KernelBuilder kernel;
  kernel.choose({KernelBuilder::onFpuOption(1, 2, f32),
                 {Strategy::SFPU, Primitive::ElementwiseBinary, {}}});
  OperationId link = kernel.binary(2, 3);
  kernel.binary(3, 4);
  kernel.unary(4);
  // Reaches the first operation sooner, and leaves its FPU strategy.
  kernel.choose({KernelBuilder::onFpuOption(1, 1, f32)});
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Required);
  EXPECT_THAT(reason.causes, ElementsAre(isRequirement(Kind::Choice, link)));
}

TEST(StrategyReason, PinnedByItsOwnAttribute) {
  KernelBuilder kernel;
  OperationId binary = kernel.binary(0, 1);
  kernel.last().pinned = Strategy::SFPU;
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Pinned);
  EXPECT_THAT(reason.causes,
              ElementsAre(isRequirement(Kind::StrategyPin, binary)));
}

TEST(StrategyReason, PinnedByTheFpuSwitch) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.policy().enableFpuBinaryOps.value = false;
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Pinned);
  EXPECT_THAT(reason.causes, ElementsAre(isPolicyPin(Kind::FpuBinaryPin)));
}

TEST(StrategyReason, RequiredByTheExplicitSet) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{0, 1};
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Required);
  EXPECT_THAT(reason.causes, ElementsAre(isPolicyPin(Kind::UnpackPin)));
}

TEST(StrategyReason, RequiredWhereThereIsNothingElse) {
  KernelBuilder kernel;
  OperationId binary = kernel.binaryWithDst(0);
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Required);
  EXPECT_THAT(reason.causes, ElementsAre(isRequirement(Kind::Choice, binary)));
}

TEST(StrategyReason, RequiredByTheWidth) {
  KernelBuilder kernel;
  StrategyOption onFpu = KernelBuilder::onFpuOption(0, 1, bf16);
  onFpu.demands.destinationUses[0].primitive = Primitive::BroadcastRow;
  kernel.choose({onFpu, KernelBuilder::onSfpuOption(0, 1, bf16)});
  OperationId fill = kernel.fill(f32);
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Required);
  EXPECT_THAT(reason.causes,
              ElementsAre(isRequirement(Kind::DestinationUse, fill)));
}

TEST(StrategyReason, RequiredByAPinnedWidth) {
  KernelBuilder kernel;
  StrategyOption onFpu = KernelBuilder::onFpuOption(0, 1, bf16);
  onFpu.demands.destinationUses[0].primitive = Primitive::BroadcastRow;
  kernel.choose({onFpu, KernelBuilder::onSfpuOption(0, 1, bf16)});
  kernel.policy().fp32DestAcc.value = Selection::Enabled;
  Reason reason = getStrategyReason(kernel);
  EXPECT_EQ(reason.kind, Reason::Kind::Required);
  EXPECT_THAT(reason.causes, ElementsAre(isPolicyPin(Kind::WidthPin)));
}

TEST(StrategyReason, TradeOffWhereTheKernelGainsElsewhere) {
  // Under allow-tf32 the FPU remains possible, at the price of losses.
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.unary(1);
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  EXPECT_EQ(kernel.plan().getStrategies()[0], Strategy::SFPU);
  EXPECT_EQ(getStrategyReason(kernel).kind, Reason::Kind::TradeOff);
}

TEST(DroppedPreference, TargetFallbackNamesTheReport) {
  KernelBuilder kernel(getTarget("blackhole"));
  OperationId row = kernel.reduce(0, FullFp32Category::ReduceRow);
  kernel.reduce(1, FullFp32Category::ReduceColumn);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_EQ(plan.getDestinationWidth(), k32);
  ASSERT_EQ(plan.getDroppedPreferences().size(), 1u);
  const DroppedPreference &dropped = plan.getDroppedPreferences()[0];
  EXPECT_EQ(dropped.kind, DroppedPreference::Kind::TargetFallback);
  EXPECT_EQ(dropped.operation, row);
  EXPECT_EQ(dropped.category, FullFp32Category::ReduceRow);
  EXPECT_EQ(dropped.reference, "tt-metal#47311");
}

TEST(DroppedPreference, DocumentedFallbackIsNotReported) {
  KernelBuilder kernel(getTarget("wormhole_b0"));
  kernel.reduce(0, FullFp32Category::ReduceRow);
  EXPECT_THAT(kernel.plan().getDroppedPreferences(), IsEmpty());
}

TEST(DroppedPreference, BeatenByWhatNeeds16Bits) {
  KernelBuilder kernel(getTarget("blackhole"));
  OperationId first = kernel.matmul(0, 1);
  OperationId broadcast = kernel.broadcast(2);
  OperationId second = kernel.matmul(0, 1);
  KernelConfigPlan plan = kernel.plan();
  ASSERT_EQ(plan.getDroppedPreferences().size(), 2u);
  for (auto [number, operation] : {std::pair(0, first), {1, second}}) {
    const DroppedPreference &dropped = plan.getDroppedPreferences()[number];
    EXPECT_EQ(dropped.kind, DroppedPreference::Kind::Beaten);
    EXPECT_EQ(dropped.operation, operation);
    EXPECT_THAT(dropped.causes,
                ElementsAre(isRequirement(Kind::DestinationUse, broadcast)));
  }
}

TEST(DroppedPreference, NotReportedToWhoeverTurnedItOff) {
  KernelBuilder kernel;
  kernel.matmul(0, 1);
  kernel.policy().fp32DestAcc.value = Selection::Disabled;
  EXPECT_THAT(kernel.plan().getDroppedPreferences(), IsEmpty());
  kernel.policy().fp32DestAcc.value = Selection::Auto;
  kernel.policy().matmulFullFp32 = false;
  EXPECT_THAT(kernel.plan().getDroppedPreferences(), IsEmpty());
}
