//===- RequirementsEditorTest.cpp - Changed copies of demands ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Requirements/RequirementsEditor.h"
#include "KernelBuilder.h"

using namespace tileconf;
using namespace tileconf::test;

using Extent = RequirementsEditor::Extent;

TEST(RequirementsEditor, DistinctDemandsResolveAlike) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.binary(0, 1);
  kernel.unary(1);
  kernel.unary(1);
  Problem problem = kernel.build();
  Problem distinct = kernel.build();
  distinct.requirements =
      RequirementsEditor(problem.requirements, Extent::Distinct).take();
  EXPECT_TRUE(distinct.requirements.getChoices().empty());
  auto full = std::get<KernelConfigPlan>(resolve(problem));
  auto small = std::get<KernelConfigPlan>(resolve(distinct));
  EXPECT_EQ(small.getValues().unpackModes, full.getValues().unpackModes);
  EXPECT_EQ(small.getClassStrategy(0), full.getClassStrategy(0));
}

TEST(RequirementsEditor, PinsOneOperationOfAClass) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.binary(0, 1);
  kernel.binary(0, 1);
  Problem problem = kernel.build();
  RequirementsEditor editor(problem.requirements, Extent::Everything);
  editor.pin(OperationId(0), Strategy::SFPU);
  KernelRequirements edited = editor.take();
  ASSERT_EQ(edited.getChoiceClasses().size(), 2u);
  const ChoiceClass &others = edited.getChoiceClasses()[0];
  const ChoiceClass &pinned = edited.getChoiceClasses()[1];
  EXPECT_EQ(others.first, 1u);
  EXPECT_EQ(others.count, 2u);
  EXPECT_EQ(others.pinned, std::nullopt);
  EXPECT_EQ(pinned.first, 0u);
  EXPECT_EQ(pinned.count, 1u);
  EXPECT_EQ(pinned.pinned, Strategy::SFPU);
  EXPECT_EQ(edited.getChoices()[0].classIndex, 1u);
  EXPECT_EQ(edited.getChoices()[2].classIndex, 0u);
}

TEST(RequirementsEditor, LeavesNoClassWithoutMembers) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.binary(0, 1, bf16);
  Problem problem = kernel.build();
  RequirementsEditor editor(problem.requirements, Extent::Everything);
  editor.pin(OperationId(0), Strategy::SFPU);
  KernelRequirements edited = editor.take();
  ASSERT_EQ(edited.getChoiceClasses().size(), 2u);
  EXPECT_EQ(edited.getChoices()[0].classIndex, 1u);
  EXPECT_EQ(edited.getChoices()[1].classIndex, 0u);
}

TEST(RequirementsEditor, PinningWhatIsPinnedChangesNothing) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  Problem problem = kernel.build();
  RequirementsEditor editor(problem.requirements, Extent::Everything);
  editor.pin(OperationId(0), std::nullopt);
  EXPECT_EQ(editor.get().getChoiceClasses().size(), 1u);
}

TEST(RequirementsEditor, MergesUsesThatBecomeEqual) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.unary(1);
  kernel.unary(1);
  Problem problem = kernel.build();
  RequirementsEditor editor(problem.requirements, Extent::Distinct);
  editor.changeBufferUses([](const FixedUse<BufferUse> &known) {
    BufferUse use = known.use;
    use.buffer = 1;
    return std::optional(use);
  });
  ASSERT_EQ(editor.get().getBufferUses().size(), 1u);
  EXPECT_EQ(editor.get().getBufferUses()[0].count, 3u);
  EXPECT_EQ(editor.get().getBufferUses()[0].first, 0u);
  EXPECT_EQ(editor.get().getBufferUses()[0].use.buffer, 1);
}

TEST(RequirementsEditor, RemovesUsesClassesAndDemands) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.last().dstTiles = 9;
  kernel.binary(0, 1);
  Problem problem = kernel.build();
  RequirementsEditor editor(problem.requirements, Extent::Distinct);
  editor.changeBufferUses(
      [](const FixedUse<BufferUse> &) { return std::optional<BufferUse>(); });
  editor.changeDestinationUses([](const FixedUse<DestinationUse> &) {
    return std::optional<DestinationUse>();
  });
  editor.changeClasses([](ChoiceClass &) { return false; });
  editor.changeDstDemands([](DstDemand &) { return false; });
  EXPECT_TRUE(editor.get().getBufferUses().empty());
  EXPECT_TRUE(editor.get().getDestinationUses().empty());
  EXPECT_TRUE(editor.get().getChoiceClasses().empty());
  EXPECT_TRUE(editor.get().getDstDemands().empty());
}

TEST(RequirementsEditor, AddsUsesToThoseThatAreThere) {
  KernelBuilder kernel;
  kernel.unary(0);
  Problem problem = kernel.build();
  RequirementsEditor editor(problem.requirements, Extent::Distinct);
  BufferUse use = problem.requirements.getBufferUses()[0].use;
  editor.addUse(use, {5, 6, 2});
  ASSERT_EQ(editor.get().getBufferUses().size(), 1u);
  const FixedUse<BufferUse> &merged = editor.get().getBufferUses()[0];
  EXPECT_EQ(merged.first, 0u);
  EXPECT_EQ(merged.last, 6u);
  EXPECT_EQ(merged.count, 3u);
  use.buffer = 7;
  editor.addUse(use, {5, 6, 2});
  EXPECT_EQ(editor.get().getBufferUses().size(), 2u);
  editor.bind(7, /*consumed=*/true, f32);
  EXPECT_TRUE(editor.get().getBinding(7).bound);
}
