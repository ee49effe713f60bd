//===- WhyNotTest.cpp - Answers to "why not" --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Advice/WhyNot.h"
#include "KernelBuilder.h"
#include "tileconf/KernelConfig/Explain/DescriptionNames.h"

using namespace tileconf;
using namespace tileconf::test;

using Kind = WhyNotAnswer::Kind;
using Loss = WhyNotAnswer::Loss;

namespace {

/// The answer and its words.
struct Told {
  WhyNotAnswer answer;
  Explanation words;
};

} // namespace

static Told ask(const KernelBuilder &kernel, const Question &question) {
  Problem problem = kernel.build();
  Resolution resolution = resolve(problem);
  const auto *plan = std::get_if<KernelConfigPlan>(&resolution);
  Told told{answer(question, problem, plan), {}};
  DescriptionNames names(kernel.description);
  told.words = explain(told.answer, question, Phrases(problem, names));
  return told;
}

TEST(WhyNot, ItIsSo) {
  KernelBuilder kernel;
  kernel.unary(0, bf16);
  Told told = ask(kernel, Question::ofWidth(k16));
  EXPECT_EQ(told.answer.kind, Kind::AlreadySo);
  EXPECT_EQ(told.words.text, "it is so: destination elements are 16 bits wide");
}

TEST(WhyNot, AWidthThatAnOperationForbids) {
  KernelBuilder kernel;
  kernel.unary(0);
  Told told = ask(kernel, Question::ofWidth(k16));
  EXPECT_EQ(told.answer.kind, Kind::Impossible);
  EXPECT_EQ(told.answer.conflict.requirements.size(), 2u);
  EXPECT_EQ(told.answer.conflict.requirements[told.answer.pin].kind,
            Requirement::Kind::WidthPin);
  EXPECT_EQ(told.words.text,
            "it cannot be that destination elements are 16 bits wide: `unary` "
            "works with 32-bit destination elements only, for its f32 operand "
            "0");
  ASSERT_EQ(told.words.notes.size(), 1u);
  EXPECT_EQ(told.words.notes[0].operation, 0u);
}

TEST(WhyNot, AWidthThatNothingAsksFor) {
  KernelBuilder kernel;
  kernel.unary(0, bf16);
  Told told = ask(kernel, Question::ofWidth(k32));
  EXPECT_EQ(told.answer.kind, Kind::Worse);
  EXPECT_EQ(told.answer.loss, Loss::Width);
  EXPECT_EQ(told.words.text,
            "it works, but no operation needs 32-bit elements, and DST "
            "capacity is halved from 8 to 4 tiles");
}

TEST(WhyNot, AWidthThatAnAccumulationWants) {
  KernelBuilder kernel;
  kernel.matmul(0, 1);
  Told told = ask(kernel, Question::ofWidth(k16));
  EXPECT_EQ(told.answer.kind, Kind::Worse);
  EXPECT_EQ(told.answer.loss, Loss::Width);
  EXPECT_EQ(told.words.text,
            "it works, but an accumulation would lose the full fp32 that is "
            "preferred for it, and DST capacity goes from 4 to 8 tiles");
  ASSERT_EQ(told.words.notes.size(), 1u);
}

TEST(WhyNot, SyncThatNothingAsksFor) {
  KernelBuilder kernel;
  kernel.unary(0, bf16);
  Told told = ask(kernel, Question::ofSync(DstSync::Full));
  EXPECT_EQ(told.answer.loss, Loss::Sync);
  EXPECT_EQ(told.words.text,
            "it works, but math and packing would take turns at DST instead of "
            "overlapping, which nothing asks for, and DST capacity goes from 8 "
            "to 16 tiles");
}

TEST(WhyNot, SyncThatADemandForbids) {
  KernelBuilder kernel;
  kernel.fill(f32);
  kernel.last().dstTiles = 5;
  Told told = ask(kernel, Question::ofSync(DstSync::DoubleBuffered));
  EXPECT_EQ(told.answer.kind, Kind::Impossible);
  EXPECT_EQ(told.answer.conflict.requirements[told.answer.pin].kind,
            Requirement::Kind::SyncPin);
}

TEST(WhyNot, AModeThatOperationsWouldPayFor) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.binary(1, 2);
  Told told = ask(kernel, Question::ofMode(1, kToDest));
  EXPECT_EQ(told.answer.kind, Kind::Worse);
  EXPECT_EQ(told.answer.loss, Loss::Strategies);
  EXPECT_EQ(told.words.text,
            "it works, but 2 operations would leave `fpu`, which is preferred");
}

TEST(WhyNot, AModeThatAReaderForbids) {
  KernelBuilder kernel;
  kernel.unary(3);
  Told told = ask(kernel, Question::ofMode(3, kDefault));
  EXPECT_EQ(told.answer.kind, Kind::Impossible);
  EXPECT_EQ(told.answer.conflict.requirements[told.answer.pin].kind,
            Requirement::Kind::ModePin);
  EXPECT_EQ(told.words.text,
            "it cannot be that dataflow buffer 3 is in default mode: `unary` "
            "takes operand 0 (f32) from dataflow buffer 3 in "
            "unpack-to-destination mode only");
}

TEST(WhyNot, AModeOfABufferThatNothingReads) {
  KernelBuilder kernel;
  kernel.bind(4);
  Told told = ask(kernel, Question::ofMode(4, kToDest));
  EXPECT_EQ(told.answer.loss, Loss::Modes);
  EXPECT_EQ(told.words.text,
            "it works, but nothing asks for it: dataflow buffer 4 can be in "
            "default mode, which comes first");
}

TEST(WhyNot, AStrategyThatAnotherReaderForbids) {
  KernelBuilder kernel;
  OperationId add = kernel.binary(0, 1);
  OperationId exp = kernel.unary(1);
  Told told = ask(kernel, Question::ofStrategy(add, Strategy::FPU));
  EXPECT_EQ(told.answer.kind, Kind::Impossible);
  EXPECT_EQ(told.answer.conflict.requirements[told.answer.pin].operation, add);
  EXPECT_EQ(told.words.text,
            "it cannot be that `binary` runs on `fpu`: `binary` takes operand "
            "1 (f32) from dataflow buffer 1 in default mode only and `unary` "
            "takes operand 0 (f32) from dataflow buffer 1 in "
            "unpack-to-destination mode only");
  EXPECT_EQ(told.words.notes.back().operation, exp);
}

TEST(WhyNot, AStrategyForOneOfMany) {
  KernelBuilder kernel;
  kernel.binary(0, 1, bf16);
  OperationId second = kernel.binary(0, 1, bf16);
  Told told = ask(kernel, Question::ofStrategy(second, Strategy::SFPU));
  EXPECT_EQ(told.answer.loss, Loss::Strategies);
  EXPECT_EQ(told.words.text,
            "it works, but 1 operation would leave `fpu`, which is preferred");
  ASSERT_EQ(told.words.notes.size(), 1u);
  EXPECT_EQ(told.words.notes[0].operation, second);
}

TEST(WhyNot, WhatTheUserFixed) {
  KernelBuilder kernel;
  kernel.unary(0, bf16);
  kernel.policy().fp32DestAcc = {Selection::Enabled, SettingSource::Attribute};
  Told told = ask(kernel, Question::ofWidth(k16));
  EXPECT_EQ(told.answer.kind, Kind::OnlyFixed);
  EXPECT_EQ(told.words.text,
            "`fp32_dest_acc_en` is true; without that, it would be so");
}

TEST(WhyNot, WhatTheUserFixedAndMore) {
  KernelBuilder kernel;
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{0, 1};
  OperationId add = kernel.binary(0, 1);
  kernel.last().pinned = Strategy::SFPU;
  Told told = ask(kernel, Question::ofStrategy(add, Strategy::FPU));
  EXPECT_EQ(told.answer.kind, Kind::Impossible);
  ASSERT_TRUE(told.answer.fixed.has_value());
  EXPECT_EQ(told.answer.fixed->kind, Requirement::Kind::StrategyPin);
}

TEST(WhyNot, OnlyTheSettingIsWrong) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.policy().fp32DestAcc = {Selection::Disabled, SettingSource::Attribute};
  Told told = ask(kernel, Question::ofWidth(k32));
  EXPECT_EQ(told.answer.kind, Kind::OnlyFixed);
}

TEST(WhyNot, NoConfiguration) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.broadcast(0, f32);
  Told told = ask(kernel, Question::ofWidth(k16));
  EXPECT_EQ(told.answer.kind, Kind::NoConfiguration);
  EXPECT_EQ(told.words.text, "the kernel has no configuration at all");
  EXPECT_EQ(told.words.notes.size(), 2u);
}

TEST(WhyNot, NoSuchValue) {
  KernelBuilder kernel;
  OperationId exp = kernel.unary(0);
  OperationId add = kernel.binaryWithDst(0);
  EXPECT_EQ(ask(kernel, Question::ofStrategy(exp, Strategy::FPU)).words.text,
            "`unary` has one way to run and no choice of strategy");
  EXPECT_EQ(ask(kernel, Question::ofStrategy(add, Strategy::FPU)).words.text,
            "`binary` can run on `sfpu`, and not on `fpu`");
  EXPECT_EQ(ask(kernel, Question::ofMode(32, kToDest)).words.text,
            "`wormhole_b0` has dataflow buffers 0 to 31");
}

TEST(WhyNot, AnEntryThatTheApiRefuses) {
  KernelBuilder kernel(getTarget("wormhole_b0", "ComputeGen1Config"));
  kernel.unary(0, bf16);
  EXPECT_EQ(ask(kernel, Question::ofMode(9, kToDest)).words.text,
            "the kernel does not bind dataflow buffer 9, and "
            "`ComputeGen1Config` refuses an entry for it");
}

TEST(WhyNot, LossyReads) {
  KernelBuilder kernel;
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  kernel.unary(0);
  Told told = ask(kernel, Question::ofMode(0, kDefault));
  EXPECT_EQ(told.answer.loss, Loss::LossyUses);
  EXPECT_EQ(told.words.text,
            "it works, but 1 read of f32 data would lose bits instead of 0");
}
