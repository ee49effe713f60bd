//===- FixesTest.cpp - What would make kernels work -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Advice/Fixes.h"
#include "KernelBuilder.h"
#include "tileconf/KernelConfig/Explain/DescriptionNames.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::test;

static std::optional<Fix> getFix(const KernelBuilder &kernel) {
  Problem problem = kernel.build();
  Resolution resolution = resolve(problem);
  DescriptionNames names(kernel.description);
  std::optional<Fix> fix =
      findFix(problem, std::get<KernelConfigConflict>(resolution),
              Phrases(problem, names));
  if (fix) {
    EXPECT_TRUE(
        std::holds_alternative<KernelConfigPlan>(resolve(fix->repaired)));
  }
  return fix;
}

static std::vector<Message> getErrors(const KernelBuilder &kernel) {
  Problem problem = kernel.build();
  Resolution resolution = resolve(problem);
  DescriptionNames names(kernel.description);
  return reportConflicts(problem, std::get<KernelConfigConflict>(resolution),
                         Phrases(problem, names));
}

/// The help of an error; empty if it has none.
/// All that `message` proposes, in lines.
static std::string getHelp(const Message &message) {
  std::string help;
  for (const Note &note : message.notes) {
    if (llvm::StringRef(note.text).starts_with("help: ")) {
      help += (help.empty() ? "" : "\n") + note.text;
    }
  }
  return help;
}

TEST(Fixes, WidthAttribute) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.policy().fp32DestAcc = {Selection::Disabled, SettingSource::Attribute};
  std::optional<Fix> fix = getFix(kernel);
  ASSERT_TRUE(fix);
  EXPECT_EQ(fix->kind, Fix::Kind::Setting);
  EXPECT_EQ(fix->operation, kNoOperation);
  EXPECT_EQ(fix->text, "drop `fp32_dest_acc_en` or make it true; then "
                       "destination elements are 32 bits wide");
}

TEST(Fixes, WidthOption) {
  KernelBuilder kernel;
  kernel.broadcast(0);
  kernel.policy().fp32DestAcc = {Selection::Enabled, SettingSource::Option};
  EXPECT_EQ(getFix(kernel)->text, "set option `fp32-dest-acc-en` to `auto`; "
                                  "then destination elements are 16 bits wide");
}

TEST(Fixes, SyncAttribute) {
  KernelBuilder kernel;
  kernel.fill(f32);
  kernel.last().dstTiles = 6;
  kernel.policy().dstFullSync = {Selection::Disabled, SettingSource::Attribute};
  EXPECT_EQ(getFix(kernel)->text,
            "drop `dst_full_sync_en` or make it true; then DST is one bank, in "
            "which math and packing take turns; then destination elements are "
            "32 bits wide");
}

TEST(Fixes, UnpackList) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.unary(2);
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{2};
  EXPECT_EQ(getFix(kernel)->text,
            "write `ttl.unpack_to_dest_fp32 = array<i32: 0, 2>`, or drop the "
            "attribute; then destination elements are 32 bits wide and "
            "dataflow buffer 0 is in unpack-to-destination mode");
}

TEST(Fixes, FpuSwitch) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.last().pinned = Strategy::FPU;
  kernel.policy().enableFpuBinaryOps = {false, SettingSource::Option};
  std::optional<Fix> fix = getFix(kernel);
  EXPECT_EQ(fix->text,
            "set option `enable-fpu-binary-ops` to `true`; then destination "
            "elements are 32 bits wide and 2 reads lose the low 13 mantissa "
            "bits on the FPU, the first of them by `binary`");
  EXPECT_EQ(fix->exactText, "drop the recorded strategy of `binary`, which "
                            "then runs on `sfpu`");
}

TEST(Fixes, RecordedStrategy) {
  KernelBuilder kernel;
  OperationId add = kernel.binary(0, 1);
  kernel.last().pinned = Strategy::FPU;
  kernel.unary(1);
  std::optional<Fix> fix = getFix(kernel);
  EXPECT_EQ(fix->kind, Fix::Kind::Strategy);
  EXPECT_EQ(fix->operation, add);
  EXPECT_EQ(fix->text,
            "drop the recorded strategy of `binary`, which then runs on "
            "`sfpu`; then destination elements are 32 bits wide and dataflow "
            "buffer 1 is in unpack-to-destination mode");
}

TEST(Fixes, RecordedStrategyOfOperationsAlike) {
  KernelBuilder kernel;
  for (unsigned number = 0; number < 3; ++number) {
    kernel.binary(0, 1);
    kernel.last().pinned = Strategy::FPU;
  }
  kernel.unary(1);
  EXPECT_THAT(getFix(kernel)->text,
              testing::HasSubstr("of `binary` and of 2 like it, which then "
                                 "run on `sfpu`"));
}

TEST(Fixes, Tf32OrABufferOfItsOwn) {
  KernelBuilder kernel;
  kernel.broadcast(0, f32);
  kernel.unary(0);
  std::optional<Fix> fix = getFix(kernel);
  EXPECT_EQ(fix->kind, Fix::Kind::AllowTf32);
  EXPECT_EQ(fix->text,
            "set option `f32-unpack` to `allow-tf32`, which costs the low 13 "
            "mantissa bits of one read, by `unary`; then destination elements "
            "are 32 bits wide and dataflow buffer 0 is in default mode");
  EXPECT_EQ(fix->exactText,
            "let `unary` take operand 0 from a dataflow buffer of its own (1 "
            "is free in this kernel) that holds the same tiles as buffer 0, or "
            "aliases its memory; then dataflow buffer 0 is in default mode and "
            "dataflow buffer 1 is in unpack-to-destination mode");
}

TEST(Fixes, TheSmallerSideMoves) {
  KernelBuilder kernel;
  OperationId bcast = kernel.broadcast(0, f32);
  kernel.unary(0);
  kernel.unary(0);
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  // Two modes are asked for exactly, so lossy reads are the answer.
  EXPECT_TRUE(
      std::holds_alternative<KernelConfigPlan>(resolve(kernel.build())));
  kernel.policy().f32Unpack = F32Unpack::Exact;
  EXPECT_THAT(getFix(kernel)->exactText,
              testing::HasSubstr("let `fpu` take operand 0 from a dataflow "
                                 "buffer of its own (1 is free"));
  (void)bcast;
}

TEST(Fixes, NoBufferIsLeft) {
  KernelBuilder kernel;
  for (uint8_t buffer = 1; buffer < 32; ++buffer) {
    kernel.bind(buffer);
  }
  kernel.broadcast(0, f32);
  OperationId exp = kernel.unary(0);
  std::optional<Fix> fix = getFix(kernel);
  EXPECT_EQ(fix->kind, Fix::Kind::AllowTf32);
  EXPECT_THAT(fix->exactText,
              testing::StartsWith("split the "
                                  "kernel in two, the second of "
                                  "which begins with `unary`"));
  (void)exp;
}

TEST(Fixes, WidenedBroadcast) {
  KernelBuilder kernel;
  OperationId bcast = kernel.broadcast(0, bf16);
  kernel.unary(1);
  std::optional<Fix> fix = getFix(kernel);
  ASSERT_TRUE(fix);
  EXPECT_EQ(fix->kind, Fix::Kind::Typecast);
  EXPECT_EQ(fix->operation, bcast);
  EXPECT_EQ(fix->text,
            "widen the tiles of dataflow buffer 0 with `ttl.tile_typecast` to "
            "f32 and store them in a buffer of their own (2 is free in this "
            "kernel), let `fpu` work on these, and cast the result back where "
            "bf16 is needed; then destination elements are 32 bits wide and "
            "dataflow buffer 2 is in default mode");
}

TEST(Fixes, FewerTiles) {
  KernelBuilder kernel;
  OperationId fill = kernel.fill(bf16);
  kernel.last().dstTiles = 17;
  std::optional<Fix> fix = getFix(kernel);
  EXPECT_EQ(fix->kind, Fix::Kind::DstCapacity);
  EXPECT_EQ(fix->operation, fill);
  EXPECT_THAT(fix->text,
              testing::StartsWith("let `fill` work on at most 16 tiles at "
                                  "once, in 2 rounds instead of one"));
}

TEST(Fixes, NoneForWhatCannotBe) {
  TargetTable table = TargetTable(getTarget("wormhole_b0").getTable());
  table.destinationRows[0].widths = WidthSet();
  TableTarget target(table);
  KernelBuilder kernel(target);
  Demands demands;
  demands.destinationUses = {{kResult, Primitive::Fill, TileDataType::UInt32}};
  kernel.fixed("fill", demands);
  EXPECT_FALSE(getFix(kernel).has_value());
}

TEST(Errors, OneForEachCause) {
  KernelBuilder kernel;
  kernel.broadcast(0, f32);
  kernel.broadcast(1, f32);
  kernel.unary(0);
  kernel.unary(1);
  kernel.unary(1);
  std::vector<Message> errors = getErrors(kernel);
  ASSERT_EQ(errors.size(), 2u);
  EXPECT_EQ(errors[0].operation, 2u);
  EXPECT_EQ(errors[1].operation, 3u);
  EXPECT_NE(getHelp(errors[0]), "");
  EXPECT_NE(getHelp(errors[1]), "");
  // Each has a free buffer of its own.
  EXPECT_THAT(getHelp(errors[0]), testing::HasSubstr("(2 is free"));
  EXPECT_THAT(getHelp(errors[1]), testing::HasSubstr("(3 is free"));
}

TEST(Errors, OneForManyReadersOfOneBuffer) {
  KernelBuilder kernel;
  kernel.broadcast(0, f32);
  kernel.onFpu(Primitive::Reduce, {0}, f32);
  for (unsigned number = 0; number < 5; ++number) {
    kernel.unary(0);
  }
  EXPECT_EQ(getErrors(kernel).size(), 1u);
}

TEST(Errors, WidthAndBuffers) {
  KernelBuilder kernel;
  kernel.policy().fp32DestAcc = {Selection::Disabled, SettingSource::Attribute};
  kernel.broadcast(0, f32);
  kernel.unary(0);
  std::vector<Message> errors = getErrors(kernel);
  ASSERT_EQ(errors.size(), 2u);
  EXPECT_EQ(errors[0].id, DiagnosticId::WideButDisabled);
  EXPECT_EQ(errors[1].id, DiagnosticId::UnpackClash);
  // What comes of it depends on the other error.
  EXPECT_EQ(getHelp(errors[0]),
            "help: drop `fp32_dest_acc_en` or make it true");
  EXPECT_THAT(getHelp(errors[1]),
              testing::HasSubstr("; then destination elements are 32 bits wide "
                                 "and dataflow buffer 0 is in "));
}

/// The broadcast is what both the setting and the other operation clash with.
TEST(Errors, NotForAConsequence) {
  KernelBuilder kernel;
  kernel.policy().fp32DestAcc = {Selection::Enabled, SettingSource::Attribute};
  kernel.broadcast(0, bf16);
  kernel.unary(1);
  std::vector<Message> errors = getErrors(kernel);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0].id, DiagnosticId::WidthClash);
  EXPECT_THAT(getHelp(errors[0]), testing::StartsWith("help: widen"));
}

TEST(Errors, NotMoreThanAFew) {
  KernelBuilder kernel;
  for (uint8_t buffer = 0; buffer < 12; ++buffer) {
    kernel.broadcast(buffer, f32);
    kernel.unary(buffer);
  }
  std::vector<Message> errors = getErrors(kernel);
  ASSERT_EQ(errors.size(), kMaxConflicts);
  EXPECT_EQ(errors.back().notes.back().text,
            "there may be more errors, which are not shown before these are "
            "repaired");
  for (const Message &error : errors) {
    EXPECT_NE(getHelp(error), "");
  }
}

TEST(Errors, WrongEntriesShareTheirCorrection) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.unary(2);
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{};
  std::vector<Message> errors = getErrors(kernel);
  ASSERT_EQ(errors.size(), 2u);
  EXPECT_THAT(
      getHelp(errors[0]),
      testing::HasSubstr("write `ttl.unpack_to_dest_fp32 = array<i32: 0, 2>`"));
  EXPECT_EQ(getHelp(errors[1]),
            "help: the change that is proposed above is enough");
}

/// What is proposed for the first error moves both readers, and says so.
TEST(Errors, OneChangeForARecordedReaderAsWell) {
  KernelBuilder kernel;
  kernel.broadcast(0, f32);
  kernel.unary(0);
  kernel.unary(0, f32, bf16);
  kernel.binary(0, 0);
  kernel.last().pinned = Strategy::SFPU;
  std::vector<Message> errors = getErrors(kernel);
  ASSERT_EQ(errors.size(), 2u);
  EXPECT_THAT(getHelp(errors[0]),
              testing::HasSubstr("let `fpu` take operand 0 from a dataflow "
                                 "buffer of its own"));
  EXPECT_EQ(getHelp(errors[1]),
            "help: the change that is proposed above is enough");
}

/// Gone with the first change is only what the first change removes.
TEST(Errors, TheOneBehindAListHasItsOwnHelp) {
  KernelBuilder kernel;
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{};
  kernel.broadcast(1, f32);
  kernel.unary(2);
  kernel.binary(3, 2);
  kernel.unary(0);
  kernel.binary(0, 1);
  std::vector<Message> errors = getErrors(kernel);
  ASSERT_EQ(errors.size(), 3u);
  EXPECT_EQ(getHelp(errors[0]), "help: drop `ttl.unpack_to_dest_fp32`");
  EXPECT_EQ(getHelp(errors[1]),
            "help: the change that is proposed above is enough");
  EXPECT_EQ(errors[2].id, DiagnosticId::NoStrategyFits);
  EXPECT_THAT(getHelp(errors[2]), testing::HasSubstr("of its own (4 is free"));
}

/// A record that contradicts a setting comes before what else does not fit.
TEST(Errors, TheRecordBeforeTheRest) {
  KernelBuilder kernel;
  kernel.policy().enableFpuBinaryOps = {false, SettingSource::Attribute};
  kernel.binary(0, 1);
  kernel.last().pinned = Strategy::FPU;
  kernel.broadcast(0, f32);
  kernel.unary(1);
  std::vector<Message> errors = getErrors(kernel);
  ASSERT_EQ(errors.size(), 2u);
  EXPECT_EQ(errors[0].id, DiagnosticId::FpuDisabled);
  EXPECT_EQ(getHelp(errors[0]),
            "help: drop `ttl.enable_fpu_binary_ops` or make it true, which "
            "costs bits of the data");
  // What was paid for before is not charged again.
  EXPECT_THAT(getHelp(errors[1]), testing::HasSubstr("of its own (2 is free"));
}
