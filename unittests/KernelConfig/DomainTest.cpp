//===- DomainTest.cpp - Vocabulary and sets ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Domain/ConfigRelation.h"
#include "tileconf/KernelConfig/Domain/UnpackModeName.h"
#include "gtest/gtest.h"
#include <set>

using namespace tileconf;

namespace {

template <typename E>
class VocabularyTest : public testing::Test {};
using Enumerations =
    testing::Types<DestinationWidth, DstSync, UnpackMode, Strategy,
                   OperandRoute, Primitive, FullFp32Category, MathFidelity,
                   TileDataType>;
TYPED_TEST_SUITE(VocabularyTest, Enumerations);

TYPED_TEST(VocabularyTest, SpellingsAreDistinctAndRoundTrip) {
  std::set<std::string> spellings;
  for (TypeParam value : Vocabulary<TypeParam>::values) {
    EXPECT_EQ(symbolize<TypeParam>(stringify(value)), value);
    spellings.insert(stringify(value).str());
  }
  EXPECT_EQ(spellings.size(), kCount<TypeParam>);
}

TYPED_TEST(VocabularyTest, ValuesAreTheirOwnIndices) {
  for (unsigned index = 0; index < kCount<TypeParam>; ++index) {
    EXPECT_EQ(static_cast<unsigned>(Vocabulary<TypeParam>::values[index]),
              index);
  }
}

TYPED_TEST(VocabularyTest, OtherSpellingsMeanNothing) {
  EXPECT_EQ(symbolize<TypeParam>(""), std::nullopt);
  EXPECT_EQ(symbolize<TypeParam>("no such word"), std::nullopt);
}

TYPED_TEST(VocabularyTest, SetOfAllHasEachValue) {
  EnumSet<TypeParam> all = EnumSet<TypeParam>::all();
  for (TypeParam value : Vocabulary<TypeParam>::values) {
    EXPECT_TRUE(all.contains(value));
    EXPECT_FALSE((all - EnumSet<TypeParam>(value)).contains(value));
  }
}

TEST(Vocabulary, CaseMatters) {
  EXPECT_EQ(symbolize<MathFidelity>("HiFi4"), MathFidelity::HiFi4);
  EXPECT_EQ(symbolize<MathFidelity>("hifi4"), std::nullopt);
}

TEST(Vocabulary, TileDataTypesInOrderOfTheIRWithTheirWidths) {
  EXPECT_EQ(static_cast<unsigned>(TileDataType::Float32), 0u);
  EXPECT_EQ(static_cast<unsigned>(TileDataType::UInt32), 9u);
  EXPECT_EQ(getBitWidth(TileDataType::Float32), 32u);
  EXPECT_EQ(getBitWidth(TileDataType::BFloat16), 16u);
  EXPECT_EQ(getBitWidth(TileDataType::BFP_Float4), 4u);
  EXPECT_EQ(getBitWidth(TileDataType::Int32), 32u);
  EXPECT_EQ(getBitWidth(TileDataType::Bool), 1u);
}

TEST(UnpackModeName, EveryModeHasOneThatReadsBack) {
  std::set<std::string> names;
  for (unsigned index = 0; index < kMaxUnpackModes; ++index) {
    auto mode = static_cast<UnpackMode>(index);
    names.insert(getUnpackModeName(mode).str());
    EXPECT_EQ(parseUnpackMode(getUnpackModeName(mode)), mode);
  }
  EXPECT_EQ(names.size(), kMaxUnpackModes);
  EXPECT_EQ(getUnpackModeName(static_cast<UnpackMode>(3)), "mode3");
}

TEST(UnpackModeName, OtherWordsMeanNothing) {
  EXPECT_EQ(parseUnpackMode("mode1"), std::nullopt);
  EXPECT_EQ(parseUnpackMode("mode4"), std::nullopt);
  EXPECT_EQ(parseUnpackMode(""), std::nullopt);
}

TEST(EnumSet, StartsEmpty) {
  WidthSet set;
  EXPECT_TRUE(set.empty());
  EXPECT_FALSE(set.contains(DestinationWidth::Bits16));
}

TEST(EnumSet, IsASet) {
  DataTypeSet floats = {TileDataType::Float32, TileDataType::BFloat16};
  DataTypeSet wide = {TileDataType::Float32, TileDataType::Int32};
  EXPECT_EQ(floats & wide, DataTypeSet(TileDataType::Float32));
  EXPECT_EQ(floats - wide, DataTypeSet(TileDataType::BFloat16));
  EXPECT_TRUE((floats | wide).contains(floats));
  EXPECT_FALSE(floats.contains(wide));
  EXPECT_TRUE(floats.contains(DataTypeSet()));
  DataTypeSet grown = floats;
  grown |= TileDataType::Int32;
  EXPECT_EQ(grown, floats | wide);
  grown &= wide;
  EXPECT_EQ(grown, wide);
  EXPECT_NE(grown, floats);
}

TEST(EnumSet, FirstOfCounts) {
  EXPECT_TRUE(UnpackModeSet::firstOf(0).empty());
  EXPECT_EQ(UnpackModeSet::firstOf(3).getBits(), 0b111);
  EXPECT_EQ(UnpackModeSet::firstOf(2), UnpackModeSet::all());
}

TEST(ConfigRelation, ComparesBothParts) {
  ConfigRelation one{{UnpackMode::Default, UnpackMode::Default}, {}};
  ConfigRelation other = one;
  EXPECT_TRUE(one == other);
  other.lossy[1] = UnpackMode::UnpackToDestination;
  EXPECT_FALSE(one == other);
  EXPECT_EQ(other.getLossy(DestinationWidth::Bits32),
            UnpackModeSet(UnpackMode::UnpackToDestination));
  EXPECT_EQ(other.getExact(DestinationWidth::Bits16),
            UnpackModeSet(UnpackMode::Default));
}

} // namespace
