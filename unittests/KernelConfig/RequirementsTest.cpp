//===- RequirementsTest.cpp - Interning of demands --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;

static Demands makeDemands(uint8_t buffer, int16_t operand = 0,
                           TileDataType type = f32) {
  Demands demands;
  demands.bufferUses = {
      {operand, buffer, Primitive::Copy, OperandRoute::DataflowBuffer, type}};
  demands.destinationUses = {{kResult, Primitive::Copy, type}};
  return demands;
}

TEST(Requirements, StartEmpty) {
  KernelRequirements requirements;
  EXPECT_EQ(requirements.getOperationCount(), 0u);
  EXPECT_EQ(requirements.getBufferBound(), 0u);
  EXPECT_FALSE(requirements.getBinding(63).bound);
}

TEST(Requirements, EqualDemandsAreOneWithACount) {
  KernelRequirements requirements;
  for (OperationId operation : {3, 4, 9}) {
    requirements.addFixed(operation, makeDemands(5));
  }
  ASSERT_EQ(requirements.getBufferUses().size(), 1u);
  EXPECT_EQ(requirements.getBufferUses()[0].first, 3u);
  EXPECT_EQ(requirements.getBufferUses()[0].count, 3u);
  ASSERT_EQ(requirements.getDestinationUses().size(), 1u);
  EXPECT_EQ(requirements.getDestinationUses()[0].count, 3u);
  EXPECT_EQ(requirements.getOperationCount(), 10u);
  EXPECT_EQ(requirements.getBufferBound(), 6u);
}

TEST(Requirements, WhateverTellsDemandsApartKeepsThemApart) {
  KernelRequirements requirements;
  requirements.addFixed(0, makeDemands(1));
  requirements.addFixed(1, makeDemands(2));
  requirements.addFixed(2, makeDemands(1, 0, bf16));
  Demands other = makeDemands(1);
  other.bufferUses[0].route = OperandRoute::Dst;
  requirements.addFixed(3, other);
  other.bufferUses[0].primitive = Primitive::Store;
  requirements.addFixed(4, other);
  EXPECT_EQ(requirements.getBufferUses().size(), 5u);
  EXPECT_EQ(requirements.getDestinationUses().size(), 2u);
}

TEST(Requirements, EvidenceIsTheEarliestOperationWhateverTheOrder) {
  KernelRequirements requirements;
  requirements.addFixed(7, makeDemands(0, 1));
  requirements.addFixed(2, makeDemands(0, 4));
  requirements.addFixed(5, makeDemands(0, 3));
  ASSERT_EQ(requirements.getBufferUses().size(), 1u);
  EXPECT_EQ(requirements.getBufferUses()[0].first, 2u);
  EXPECT_EQ(requirements.getBufferUses()[0].use.operand, 4);
  EXPECT_EQ(requirements.getBufferUses()[0].count, 3u);
}

TEST(Requirements, ChoicesKeepTheirOperationsAndShareClasses) {
  KernelRequirements requirements;
  std::vector<StrategyOption> options = {
      KernelBuilder::onFpuOption(0, 1, f32),
      KernelBuilder::onSfpuOption(0, 1, f32)};
  requirements.addChoice(6, options, std::nullopt);
  requirements.addChoice(2, options, std::nullopt);
  requirements.addChoice(3, options, Strategy::SFPU);
  ASSERT_EQ(requirements.getChoices().size(), 3u);
  EXPECT_EQ(requirements.getChoices()[0].operation, 6u);
  EXPECT_EQ(requirements.getChoices()[1].operation, 2u);
  EXPECT_EQ(requirements.getChoices()[0].classIndex,
            requirements.getChoices()[1].classIndex);
  ASSERT_EQ(requirements.getChoiceClasses().size(), 2u);
  EXPECT_EQ(requirements.getChoiceClasses()[0].first, 2u);
  EXPECT_EQ(requirements.getChoiceClasses()[0].count, 2u);
  EXPECT_EQ(requirements.getChoiceClasses()[1].pinned, Strategy::SFPU);
}

TEST(Requirements, ChoicesThatDifferAnywhereAreDifferentClasses) {
  std::vector<StrategyOption> options = {
      KernelBuilder::onFpuOption(0, 1, f32),
      KernelBuilder::onSfpuOption(0, 1, f32)};
  auto classesWith = [&](llvm::function_ref<void(StrategyOption &)> change) {
    KernelRequirements requirements;
    requirements.addChoice(0, options, std::nullopt);
    std::vector<StrategyOption> changed = options;
    change(changed[1]);
    requirements.addChoice(1, changed, std::nullopt);
    return requirements.getChoiceClasses().size();
  };
  EXPECT_EQ(classesWith([](StrategyOption &) {}), 1u);
  EXPECT_EQ(classesWith([](StrategyOption &option) {
              option.strategy = Strategy::DestReuse;
            }),
            2u);
  EXPECT_EQ(classesWith([](StrategyOption &option) {
              option.primitive = Primitive::Copy;
            }),
            2u);
  EXPECT_EQ(classesWith([](StrategyOption &option) {
              option.demands.fullFp32 = FullFp32Category::Matmul;
            }),
            2u);
  EXPECT_EQ(classesWith([](StrategyOption &option) {
              option.demands.bufferUses[0].buffer = 9;
            }),
            2u);
  EXPECT_EQ(classesWith([](StrategyOption &option) {
              option.demands.bufferUses[1].route = OperandRoute::DataflowBuffer;
            }),
            2u);
  EXPECT_EQ(classesWith([](StrategyOption &option) {
              option.demands.destinationUses[2].type = bf16;
            }),
            2u);
  EXPECT_EQ(classesWith([](StrategyOption &option) {
              option.demands.destinationUses.pop_back();
            }),
            2u);
}

TEST(Requirements, LongListsOfUsesStayApart) {
  // Counts that agree in their lowest byte must not look alike.
  std::vector<StrategyOption> few = {{Strategy::SFPU, Primitive::Copy, {}}};
  std::vector<StrategyOption> many = few;
  for (unsigned use = 0; use < 256; ++use) {
    many[0].demands.bufferUses.push_back(
        {0, 0, Primitive::Copy, OperandRoute::Dst, f32});
  }
  KernelRequirements requirements;
  requirements.addChoice(0, few, std::nullopt);
  requirements.addChoice(1, many, std::nullopt);
  EXPECT_EQ(requirements.getChoiceClasses().size(), 2u);
}

TEST(Requirements, RepetitionsAreTheSameAsAddingInFull) {
  Demands demands = makeDemands(2);
  demands.fullFp32 = FullFp32Category::Matmul;
  std::vector<StrategyOption> options = {
      KernelBuilder::onFpuOption(0, 1, f32),
      KernelBuilder::onSfpuOption(0, 1, f32)};
  KernelRequirements full;
  KernelRequirements repeated;
  KernelRequirements::Entry fixed = repeated.addFixed(0, demands);
  KernelRequirements::Entry choice =
      repeated.addChoice(1, options, Strategy::FPU);
  full.addFixed(0, demands);
  full.addChoice(1, options, Strategy::FPU);
  for (OperationId operation = 2; operation < 9; ++operation) {
    if (operation % 2) {
      full.addFixed(operation, demands);
      repeated.addRepetition(operation, fixed);
    } else {
      full.addChoice(operation, options, Strategy::FPU);
      repeated.addRepetition(operation, choice);
    }
  }
  ASSERT_EQ(repeated.getBufferUses().size(), full.getBufferUses().size());
  EXPECT_EQ(repeated.getBufferUses()[0].count, 4u);
  EXPECT_EQ(full.getBufferUses()[0].count, 4u);
  EXPECT_EQ(repeated.getDestinationUses()[0].count, 4u);
  EXPECT_EQ(repeated.getFullFp32Uses().size(), full.getFullFp32Uses().size());
  EXPECT_EQ(repeated.getChoiceClasses().size(), 1u);
  EXPECT_EQ(repeated.getChoiceClasses()[0].count, 5u);
  ASSERT_EQ(repeated.getChoices().size(), full.getChoices().size());
  for (size_t index = 0; index < full.getChoices().size(); ++index) {
    EXPECT_EQ(repeated.getChoices()[index].operation,
              full.getChoices()[index].operation);
    EXPECT_EQ(repeated.getChoices()[index].classIndex, 0u);
  }
  EXPECT_EQ(repeated.getOperationCount(), 9u);
}

TEST(Requirements, RepetitionsCountEveryUse) {
  Demands demands;
  for (uint8_t buffer : {3, 5, 8}) {
    demands.bufferUses.push_back({static_cast<int16_t>(buffer), buffer,
                                  Primitive::Reduce,
                                  OperandRoute::DataflowBuffer, f32});
  }
  for (TileDataType type : {f32, bf16}) {
    demands.destinationUses.push_back({kResult, Primitive::Reduce, type});
  }
  KernelRequirements requirements;
  KernelRequirements::Entry entry = requirements.addFixed(4, demands);
  requirements.addRepetition(7, entry);
  // Ordinals may come in any order.
  requirements.addRepetition(2, entry);
  ASSERT_EQ(requirements.getBufferUses().size(), 3u);
  for (const FixedUse<BufferUse> &use : requirements.getBufferUses()) {
    EXPECT_EQ(use.count, 3u);
    EXPECT_EQ(use.first, 2u);
  }
  ASSERT_EQ(requirements.getDestinationUses().size(), 2u);
  for (const FixedUse<DestinationUse> &use :
       requirements.getDestinationUses()) {
    EXPECT_EQ(use.count, 3u);
    EXPECT_EQ(use.first, 2u);
  }
}

TEST(Requirements, BindingsAccumulate) {
  KernelRequirements requirements;
  requirements.addBinding(4, false, f32);
  requirements.addBinding(4, true, bf16);
  requirements.addBinding(4, false, std::nullopt);
  const BufferBinding &binding = requirements.getBinding(4);
  EXPECT_TRUE(binding.bound);
  EXPECT_TRUE(binding.consumed);
  EXPECT_EQ(binding.types, (DataTypeSet{f32, bf16}));
  EXPECT_FALSE(requirements.getBinding(3).bound);
  EXPECT_EQ(requirements.getBufferBound(), 5u);
}

TEST(Requirements, BuffersOfOptionsCountAsUsed) {
  KernelRequirements requirements;
  requirements.addChoice(0, {KernelBuilder::onFpuOption(3, 40, f32)},
                         std::nullopt);
  EXPECT_EQ(requirements.getBufferBound(), 41u);
}

TEST(Requirements, CapacityAndFullFp32AreListedOneByOne) {
  KernelRequirements requirements;
  Demands demands = makeDemands(0);
  demands.fullFp32 = FullFp32Category::ReduceRow;
  requirements.addFixed(1, demands);
  requirements.addFixed(2, demands);
  requirements.addDstDemand(2, 5);
  EXPECT_EQ(requirements.getFullFp32Uses().size(), 2u);
  ASSERT_EQ(requirements.getDstDemands().size(), 1u);
  EXPECT_EQ(requirements.getDstDemands()[0].tiles, 5u);
}

TEST(Demands, ClearForgetsEverything) {
  Demands demands = makeDemands(1);
  demands.fullFp32 = FullFp32Category::Matmul;
  demands.clear();
  EXPECT_TRUE(demands.bufferUses.empty());
  EXPECT_TRUE(demands.destinationUses.empty());
  EXPECT_FALSE(demands.fullFp32);
}

TEST(StrategyOption, IsFloat32ByAnyUse) {
  EXPECT_TRUE(KernelBuilder::onFpuOption(0, 1, f32).isFloat32());
  EXPECT_FALSE(KernelBuilder::onFpuOption(0, 1, bf16).isFloat32());
  StrategyOption option = KernelBuilder::onFpuOption(0, 1, bf16);
  option.demands.destinationUses[0].type = f32;
  EXPECT_TRUE(option.isFloat32());
}
