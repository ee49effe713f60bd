//===- PrecisionTest.cpp - Every edge, and what it loses --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Findings/Precision.h"
#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;

static std::vector<PrecisionEdge> compute(const KernelBuilder &builder,
                                          const KernelProfile &profile = {}) {
  return computePrecision(builder.plan(), builder.build(), profile);
}

TEST(Precision, SfpuGetsFloat32Whole) {
  KernelBuilder builder;
  builder.unary(3);
  std::vector<PrecisionEdge> edges = compute(builder);
  ASSERT_EQ(edges.size(), 1u);
  EXPECT_EQ(edges[0].use.buffer, 3);
  EXPECT_EQ(edges[0].engine, Engine::SFPU);
  EXPECT_EQ(edges[0].mode, kToDest);
  EXPECT_EQ(edges[0].arrives, DeliveredFormat::Float32);
  EXPECT_EQ(edges[0].mantissaBits, 23u);
  EXPECT_EQ(edges[0].kept, DeliveredFormat::Float32);
  EXPECT_FALSE(edges[0].lossy);
}

TEST(Precision, FpuGetsTf32) {
  KernelBuilder builder;
  builder.binary(0, 1);
  std::vector<PrecisionEdge> edges = compute(builder);
  ASSERT_EQ(edges.size(), 2u);
  for (const PrecisionEdge &edge : edges) {
    EXPECT_EQ(edge.engine, Engine::FPU);
    EXPECT_EQ(edge.arrives, DeliveredFormat::TF32);
    EXPECT_EQ(edge.mantissaBits, 10u);
    EXPECT_EQ(edge.kept, DeliveredFormat::Float32);
    EXPECT_TRUE(edge.lossy);
    EXPECT_FALSE(edge.narrowedBy);
  }
}

TEST(Precision, NarrowElementsLeaveSevenBits) {
  KernelBuilder builder;
  Demands demands;
  demands.bufferUses = {
      {0, 0, Primitive::Transpose, OperandRoute::DataflowBuffer, f32}};
  demands.destinationUses = {{kResult, Primitive::Transpose, bf16}};
  builder.fixed("transpose", demands);
  std::vector<PrecisionEdge> edges = compute(builder);
  ASSERT_EQ(edges.size(), 1u);
  EXPECT_EQ(edges[0].arrives, DeliveredFormat::BFloat16);
  EXPECT_EQ(edges[0].mantissaBits, 7u);
  EXPECT_EQ(edges[0].kept, DeliveredFormat::BFloat16);
  EXPECT_TRUE(edges[0].lossy);
}

TEST(Precision, OtherTypesArriveAsTheyAre) {
  for (TileDataType type : Vocabulary<TileDataType>::values) {
    if (type == f32) {
      continue;
    }
    KernelBuilder builder;
    builder.unary(0, type);
    std::vector<PrecisionEdge> edges = compute(builder);
    ASSERT_EQ(edges.size(), 1u);
    EXPECT_FALSE(edges[0].lossy) << stringify(type).str();
    EXPECT_EQ(edges[0].arrives, DeliveredFormat::Unchanged);
    EXPECT_EQ(edges[0].mantissaBits, getMantissaBits(type));
  }
}

TEST(Precision, ShortExponentsNarrowFloat32InDefaultModeOnly) {
  KernelBuilder builder;
  builder.bind(5, false, TileDataType::Float16);
  builder.binary(0, 1);
  for (const PrecisionEdge &edge : compute(builder)) {
    EXPECT_EQ(edge.arrives, DeliveredFormat::Float16);
    EXPECT_EQ(edge.narrowedBy, uint8_t(5));
    EXPECT_TRUE(edge.lossy);
  }
  builder.policy().preferExactF32Binary = true;
  for (const PrecisionEdge &edge : compute(builder)) {
    EXPECT_EQ(edge.arrives, DeliveredFormat::Float32);
    EXPECT_FALSE(edge.narrowedBy);
    EXPECT_FALSE(edge.lossy);
  }
}

TEST(Precision, CountsWhatIsAlike) {
  KernelBuilder builder;
  builder.unary(0);
  builder.unary(0);
  builder.binary(1, 2);
  builder.binary(1, 2);
  builder.binary(1, 2);
  std::vector<PrecisionEdge> edges = compute(builder);
  ASSERT_EQ(edges.size(), 3u);
  EXPECT_EQ(edges[0].count, 2u);
  EXPECT_EQ(edges[1].count, 3u);
  EXPECT_EQ(edges[2].count, 3u);
  EXPECT_EQ(edges[1].use.operation, 2u);
}

TEST(Precision, SeesTheChosenStrategyOnly) {
  KernelBuilder builder;
  builder.binary(0, 1);
  builder.unary(1);
  for (const PrecisionEdge &edge : compute(builder)) {
    EXPECT_EQ(edge.engine, Engine::SFPU);
    EXPECT_FALSE(edge.lossy);
  }
}

/// The data of an f32 reduction, buffer 0, under a scaler in buffer 1.
static PrecisionEdge reduceUnder(TileDataType scaler,
                                 const char *architecture) {
  KernelBuilder builder(getTarget(architecture));
  Demands demands;
  auto route = OperandRoute::DataflowBuffer;
  demands.bufferUses = {{0, 0, Primitive::Reduce, route, f32},
                        {1, 1, Primitive::Reduce, route, scaler}};
  demands.destinationUses = {{kResult, Primitive::Reduce, f32}};
  OperationId first = builder.fixed("reduce", demands);
  KernelProfile profile;
  profile.reductions = {{first, 1, 0, 1, f32, scaler, 0, 1}};
  std::vector<PrecisionEdge> edges = compute(builder, profile);
  EXPECT_EQ(edges.size(), 2u);
  EXPECT_FALSE(edges.back().narrowedByScaler);
  return edges.front();
}

TEST(Precision, NarrowScalerTakesBitsFromTheDataOnBlackholeOnly) {
  PrecisionEdge data = reduceUnder(bf16, "blackhole");
  EXPECT_EQ(data.arrives, DeliveredFormat::BFloat16);
  EXPECT_EQ(data.mantissaBits, 7u);
  EXPECT_EQ(data.narrowedBy, 1);
  EXPECT_TRUE(data.narrowedByScaler);

  for (PrecisionEdge whole :
       {reduceUnder(f32, "blackhole"), reduceUnder(bf16, "wormhole_b0")}) {
    EXPECT_EQ(whole.arrives, DeliveredFormat::TF32);
    EXPECT_FALSE(whole.narrowedBy);
    EXPECT_FALSE(whole.narrowedByScaler);
  }
}

TEST(Precision, IntegersOnTheFpuAreUndefined) {
  for (TileDataType type : Vocabulary<TileDataType>::values) {
    KernelBuilder builder;
    Demands demands;
    demands.bufferUses = {
        {0, 0, Primitive::Matmul, OperandRoute::DataflowBuffer, type}};
    builder.fixed("matmul", demands);
    std::vector<PrecisionEdge> edges = compute(builder);
    ASSERT_EQ(edges.size(), 1u);
    bool undefined = type == TileDataType::UInt32 ||
                     type == TileDataType::Int32 ||
                     type == TileDataType::UInt16;
    EXPECT_EQ(edges[0].arrives == DeliveredFormat::Undefined, undefined)
        << stringify(type).str();
    if (undefined) {
      EXPECT_TRUE(edges[0].lossy);
      EXPECT_EQ(edges[0].mantissaBits, std::nullopt);
    }
  }
}

TEST(Precision, CountsThoseThatTheProfileLeavesOnly) {
  KernelBuilder builder;
  builder.unary(0);
  builder.unary(0);
  builder.unary(1);
  builder.binary(2, 3);
  builder.binary(2, 3);
  KernelProfile profile;
  profile.uses = {{1, 1, 0}, {}};
  profile.classes = {{4, 1, kResult}};
  std::vector<PrecisionEdge> edges = compute(builder, profile);
  ASSERT_EQ(edges.size(), 3u);
  EXPECT_EQ(edges[0].use.operation, 1u);
  EXPECT_EQ(edges[0].use.buffer, 0);
  EXPECT_EQ(edges[0].count, 1u);
  for (unsigned index : {1, 2}) {
    EXPECT_EQ(edges[index].use.operation, 4u);
    EXPECT_EQ(edges[index].count, 1u);
  }
}
