//===- RulesTest.cpp - Findings about problems without IR -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a rule looks for is tested on kernels in test/KernelConfig/Findings;
// here is what holds for all of them, and what an empty profile must not do.
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "tileconf/KernelConfig/Explain/DescriptionNames.h"
#include "tileconf/KernelConfig/Findings/Findings.h"

using namespace tileconf;
using namespace tileconf::test;
using testing::ElementsAre;
using testing::IsEmpty;

static std::vector<Message> find(const KernelBuilder &builder,
                                 const KernelProfile &profile = {}) {
  Problem problem = builder.build();
  DescriptionNames names(builder.description);
  return findHazards(builder.plan(), problem, profile, Phrases(problem, names));
}

static std::vector<std::string> findCodes(const KernelBuilder &builder,
                                          const KernelProfile &profile = {}) {
  std::vector<std::string> codes;
  for (const Message &message : find(builder, profile)) {
    codes.push_back(getCode(message.id).str());
  }
  return codes;
}

TEST(Findings, AnEmptyKernelHasNone) {
  for (const TableTarget *target : getRegisteredTargets()) {
    EXPECT_THAT(findCodes(KernelBuilder(*target)), IsEmpty());
  }
}

TEST(Findings, AnEmptyProfileStillTellsAboutReads) {
  KernelBuilder builder;
  builder.binary(0, 1);
  EXPECT_THAT(findCodes(builder), ElementsAre("TC0614"));
}

TEST(Findings, OneCauseIsReportedOnce) {
  // The same reads: of an intermediate, of one that other formats narrow, of
  // one that was allowed to lose bits.
  KernelBuilder builder;
  builder.binary(0, 1);
  KernelProfile profile;
  profile.stores.push_back({0, 1, 0, f32});
  profile.stores.push_back({0, 1, 1, f32});
  EXPECT_THAT(findCodes(builder, profile), ElementsAre("TC0609"));
  builder.bind(7, true, TileDataType::Float16);
  EXPECT_THAT(findCodes(builder, profile), ElementsAre("TC0603"));

  KernelBuilder lossy;
  lossy.policy().f32Unpack = F32Unpack::AllowTf32;
  lossy.unary(0);
  lossy.onFpu(Primitive::Reduce, {0});
  EXPECT_THAT(findCodes(lossy), ElementsAre("TC0503", "TC0614"));
  KernelProfile filled;
  filled.stores.push_back({0, 1, 0, f32});
  EXPECT_THAT(findCodes(lossy, filled), ElementsAre("TC0609", "TC0614"));
}

TEST(Findings, ComeInKernelOrderWithTheKernelFirst) {
  KernelBuilder builder;
  builder.bind(2, true, bf16).bind(3, true, TileDataType::Float16);
  builder.policy().mathFidelity = {MathFidelity::LoFi, SettingSource::Option};
  builder.unary(0);
  KernelProfile profile;
  profile.accumulations.push_back({0, uint8_t(2), bf16, 8});
  EXPECT_THAT(findCodes(builder, profile),
              ElementsAre("TC0602", "TC0604", "TC0607"));
}

TEST(Findings, AccumulationInABlockFormatNamesItsBits) {
  KernelBuilder builder;
  builder.unary(0, bf16);
  KernelProfile profile;
  profile.accumulations.push_back(
      {0, uint8_t(4), TileDataType::BFP_BFloat8, std::nullopt});
  std::vector<Message> messages = find(builder, profile);
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_EQ(messages[0].text,
            "[TC0607] `unary` accumulates over the steps of a loop through "
            "dataflow buffer 4, which rounds the result to `bfp_bf8` (6 "
            "mantissa bits) in each");
}

TEST(Findings, AFewStepsAreNoMatter) {
  KernelBuilder builder;
  builder.policy().matmulFullFp32 = false;
  builder.matmul(0, 1);
  KernelProfile profile;
  for (std::optional<uint64_t> steps :
       {std::optional<uint64_t>(7), std::optional<uint64_t>(8),
        std::optional<uint64_t>()}) {
    bool many = !steps || *steps >= 8;
    profile.accumulations = {{0, uint8_t(4), bf16, steps}};
    EXPECT_EQ(findCodes(builder, profile).size(), many);
    profile.accumulations = {{0, std::nullopt, bf16, steps}};
    EXPECT_EQ(findCodes(builder, profile).size(), many);
  }
}

TEST(Findings, DataOfFewBitsLosesNone) {
  KernelBuilder builder;
  builder.binary(0, 0);
  KernelProfile profile;
  profile.stores.push_back({0, 1, 0, f32, KernelProfile::Bits{10, false}});
  EXPECT_THAT(findCodes(builder, profile), IsEmpty());
  profile.stores[0].sufficientBits = KernelProfile::Bits{11, false};
  EXPECT_THAT(findCodes(builder, profile), ElementsAre("TC0609"));
  // The exponents of f16 are another matter.
  profile.stores[0].sufficientBits = KernelProfile::Bits{7, false};
  builder.bind(7, true, TileDataType::Float16);
  EXPECT_THAT(findCodes(builder, profile), ElementsAre("TC0603"));
}

TEST(Findings, RemediesAreSolvedBeforeTheyAreGiven) {
  // The broadcast keeps elements narrow, so 32 bits are no remedy.
  KernelBuilder builder;
  builder.policy().matmulFullFp32 = false;
  OperationId product = builder.matmul(0, 1);
  KernelProfile profile;
  profile.accumulations.push_back({product, std::nullopt, bf16, 16});
  auto offersWidth = [&] {
    std::vector<Message> messages = find(builder, profile);
    EXPECT_EQ(messages.size(), 1u);
    return llvm::any_of(messages.front().notes, [](const Note &note) {
      return llvm::StringRef(note.text).contains("`fp32_dest_acc_en = true`");
    });
  };
  EXPECT_TRUE(offersWidth());
  builder.broadcast(2);
  EXPECT_FALSE(offersWidth());
}

TEST(Findings, SeverityIsThatOfTheRuleUnlessItIsToBeAnError) {
  Message message{DiagnosticId::ArrivesCutDown, kNoOperation, "", {}};
  EXPECT_EQ(getSeverity(message), Severity::Remark);
  message.asError = true;
  EXPECT_EQ(getSeverity(message), Severity::Error);
  EXPECT_EQ(getSeverity(DiagnosticId::NarrowedByFormat), Severity::Warning);
}
