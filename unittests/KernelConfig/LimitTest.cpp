//===- LimitTest.cpp - Where the resolver gives up --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;

static ConfigRelation allow(unsigned modes) {
  ConfigRelation relation;
  relation.exact.fill(UnpackModeSet::fromBits(modes));
  return relation;
}

/// A target whose relations are as unlike today's as they can be: what one
/// strategy wants of its two buffers is different for each of them, so costs
/// are not submodular.
static TableTarget makeAdversary(unsigned modes) {
  TargetTable table = getGenericTarget().getTable();
  table.unpackModeCount = modes;
  table.dataflowBufferCount = 64;
  PrimitiveSet all = PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown);
  table.unpackRows.clear();
  for (TileDataType type : Vocabulary<TileDataType>::values) {
    unsigned mode = static_cast<unsigned>(type) % modes;
    table.unpackRows.push_back(
        {all, OperandRoute::DataflowBuffer, type, allow(1u << mode), ""});
    table.unpackRows.push_back({all, OperandRoute::Dst, type,
                                allow(((1u << modes) - 1) & ~(1u << mode)),
                                ""});
  }
  TableTarget target(table);
  EXPECT_TRUE(validate(target.getTable()).empty());
  return target;
}

/// Every pair of the first `buffers` buffers wants its two buffers in different
/// modes, or else falls back to a strategy that takes anything.
static void tangle(KernelBuilder &kernel, unsigned buffers) {
  auto primitive = Primitive::Matmul;
  for (unsigned lhs = 0; lhs < buffers; ++lhs) {
    for (unsigned rhs = lhs + 1; rhs < buffers; ++rhs) {
      StrategyOption onFpu{Strategy::FPU, primitive, {}};
      auto first = static_cast<TileDataType>((lhs + rhs) % 7 + 1);
      auto second = static_cast<TileDataType>((lhs * rhs) % 5 + 2);
      onFpu.demands.bufferUses = {
          {0, static_cast<uint8_t>(lhs), primitive, OperandRoute::Dst, first},
          {1, static_cast<uint8_t>(rhs), primitive,
           OperandRoute::DataflowBuffer, second}};
      kernel.choose({onFpu, {Strategy::SFPU, primitive, {}}});
    }
  }
}

TEST(Limit, IsReachedWhenAllBuffersDependOnOneAnother) {
  TableTarget target = makeAdversary(4);
  KernelBuilder kernel(target);
  tangle(kernel, 40);
  Resolution resolution = resolve(kernel.build());
  const auto *limit = std::get_if<ResolutionLimit>(&resolution);
  ASSERT_NE(limit, nullptr);
  EXPECT_EQ(limit->buffers.size(), 40u);
}

TEST(Limit, IsFarFromWhatFewBuffersNeed) {
  TableTarget target = makeAdversary(4);
  KernelBuilder kernel(target);
  tangle(kernel, 7);
  KernelConfigPlan plan = kernel.plan();
  EXPECT_TRUE(verify(plan.getValues(), kernel.build()).empty());
}

TEST(Limit, DoesNotConcernLongKernelsWithFewBuffers) {
  TableTarget target = makeAdversary(4);
  KernelBuilder kernel(target);
  for (unsigned repeat = 0; repeat < 200; ++repeat) {
    tangle(kernel, 6);
  }
  KernelConfigPlan plan = kernel.plan();
  EXPECT_TRUE(verify(plan.getValues(), kernel.build()).empty());
}

TEST(Limit, DoesNotConcernBuffersAroundOne) {
  TableTarget target = makeAdversary(4);
  KernelBuilder kernel(target);
  auto primitive = Primitive::Matmul;
  for (uint8_t leaf = 1; leaf < 64; ++leaf) {
    StrategyOption onFpu{Strategy::FPU, primitive, {}};
    auto first = static_cast<TileDataType>(leaf % 7 + 1);
    auto second = static_cast<TileDataType>(leaf % 5 + 2);
    onFpu.demands.bufferUses = {
        {0, 0, primitive, OperandRoute::Dst, first},
        {1, leaf, primitive, OperandRoute::DataflowBuffer, second}};
    kernel.choose({onFpu, {Strategy::SFPU, primitive, {}}});
  }
  KernelConfigPlan plan = kernel.plan();
  EXPECT_TRUE(verify(plan.getValues(), kernel.build()).empty());
}

/// Operations that each want eight buffers in eight modes, of which no two
/// agree on all.
static void crowd(KernelBuilder &kernel, unsigned operations) {
  auto primitive = Primitive::Matmul;
  for (unsigned number = 0; number < operations; ++number) {
    StrategyOption onFpu{Strategy::FPU, primitive, {}};
    unsigned digits = number;
    for (uint8_t buffer = 0; buffer < 8; ++buffer, digits /= 3) {
      onFpu.demands.bufferUses.push_back(
          {buffer, buffer, primitive, OperandRoute::DataflowBuffer,
           static_cast<TileDataType>(digits % 3 + 1)});
    }
    kernel.choose({onFpu, {Strategy::SFPU, primitive, {}}});
  }
}

TEST(Limit, CountsEveryTable) {
  TableTarget target = makeAdversary(4);
  // Each operation has 4^8 entries to compute, far below the limit.
  KernelBuilder few(target);
  crowd(few, 4);
  EXPECT_TRUE(verify(few.plan().getValues(), few.build()).empty());

  KernelBuilder many(target);
  crowd(many, kSearchBudget / (1 << 16) + 1);
  Resolution resolution = resolve(many.build());
  const auto *limit = std::get_if<ResolutionLimit>(&resolution);
  ASSERT_NE(limit, nullptr);
  EXPECT_EQ(limit->buffers.size(), 8u);
}

TEST(Limit, IsOneForBothWidths) {
  TableTarget target = makeAdversary(4);
  KernelBuilder kernel(target);
  // More than half of the limit for each width.
  crowd(kernel, kSearchBudget / (1 << 16) * 5 / 8);
  EXPECT_TRUE(std::holds_alternative<ResolutionLimit>(resolve(kernel.build())));
  kernel.policy().fp32DestAcc.value = Selection::Enabled;
  EXPECT_TRUE(verify(kernel.plan().getValues(), kernel.build()).empty());
}

TEST(Limit, DoesNotConcernOperationsThatAgree) {
  TableTarget target = makeAdversary(4);
  KernelBuilder kernel(target);
  auto primitive = Primitive::Matmul;
  auto route = OperandRoute::DataflowBuffer;
  for (uint8_t lhs = 0; lhs < 40; ++lhs) {
    for (uint8_t rhs = lhs + 1; rhs < 40; ++rhs) {
      StrategyOption onFpu{Strategy::FPU, primitive, {}};
      onFpu.demands.bufferUses = {{0, lhs, primitive, route, bf16},
                                  {1, rhs, primitive, route, bf16}};
      kernel.choose({onFpu, {Strategy::SFPU, primitive, {}}});
    }
  }
  EXPECT_THAT(kernel.plan().getStrategies(), testing::Each(Strategy::FPU));
}

/// No kernel on a real target comes near: all buffers, every pair a binary
/// operation, readers of both kinds, with and without lossy uses.
TEST(Limit, IsNotReachedByAnyRegisteredTarget) {
  for (const TableTarget *target : getRegisteredTargets()) {
    for (bool lossy : {false, true}) {
      for (bool exact : {false, true}) {
        KernelBuilder kernel(*target);
        unsigned buffers = target->getDataflowBufferCount();
        for (unsigned lhs = 0; lhs < buffers; ++lhs) {
          for (unsigned rhs = 0; rhs < buffers; ++rhs) {
            kernel.binary(lhs, rhs, (lhs + rhs) % 5 == 0 ? bf16 : f32);
          }
        }
        if (lossy) {
          for (unsigned buffer = 0; buffer < buffers; ++buffer) {
            buffer % 3 == 0 ? kernel.unary(buffer)
                            : kernel.matmul(buffer, buffer, f32);
          }
        }
        kernel.policy().f32Unpack =
            lossy ? F32Unpack::AllowTf32 : F32Unpack::Exact;
        kernel.policy().preferExactF32Binary = exact;
        Resolution resolution = resolve(kernel.build());
        EXPECT_FALSE(std::holds_alternative<ResolutionLimit>(resolution));
      }
    }
  }
}
