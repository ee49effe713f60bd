//===- DataTypeTest.cpp - Tests of tile data types ------------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of data types, one row each: number, spelling, bits, classes. The
// analysis has a vocabulary of its own for the same types and converts by
// number, so both are compared here.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTCore/IR/TTCoreEnums.h"
#include "tileconf/KernelConfig/Domain/Vocabulary.h"
#include "gtest/gtest.h"

using namespace tileconf::ttcore;

namespace {

struct Row {
  DataType type;
  unsigned number;
  llvm::StringLiteral spelling;
  unsigned bits;
  bool isFloat;
  bool isBlockFloat;
};

constexpr bool kYes = true;
constexpr bool kNo = false;

constexpr Row kRows[] = {
    {DataType::Float32, 0, "f32", 32, kYes, kNo},
    {DataType::Float16, 1, "f16", 16, kYes, kNo},
    {DataType::BFloat16, 2, "bf16", 16, kYes, kNo},
    {DataType::BFP_Float8, 3, "bfp_f8", 8, kYes, kYes},
    {DataType::BFP_BFloat8, 4, "bfp_bf8", 8, kYes, kYes},
    {DataType::BFP_Float4, 5, "bfp_f4", 4, kYes, kYes},
    {DataType::BFP_BFloat4, 6, "bfp_bf4", 4, kYes, kYes},
    {DataType::BFP_Float2, 7, "bfp_f2", 2, kYes, kYes},
    {DataType::BFP_BFloat2, 8, "bfp_bf2", 2, kYes, kYes},
    {DataType::UInt32, 9, "u32", 32, kNo, kNo},
    {DataType::UInt16, 10, "u16", 16, kNo, kNo},
    {DataType::UInt8, 11, "u8", 8, kNo, kNo},
    {DataType::Int32, 12, "si32", 32, kNo, kNo},
    {DataType::Bool, 13, "i1", 1, kNo, kNo},
};

TEST(DataTypeTest, Table) {
  EXPECT_EQ(std::size(kRows), getMaxEnumValForDataType() + 1);
  for (const Row &row : kRows) {
    SCOPED_TRACE(row.spelling.str());
    EXPECT_EQ(static_cast<unsigned>(row.type), row.number);
    EXPECT_EQ(stringifyDataType(row.type), row.spelling);
    EXPECT_EQ(symbolizeDataType(row.spelling), row.type);
    EXPECT_EQ(getBitWidth(row.type), row.bits);
    EXPECT_EQ(isFloat(row.type), row.isFloat);
    EXPECT_EQ(isBlockFloat(row.type), row.isBlockFloat);
  }
  EXPECT_FALSE(symbolizeDataType("i32").has_value());
}

TEST(DataTypeTest, VocabularyHasTheSameRows) {
  using tileconf::TileDataType;
  ASSERT_EQ(tileconf::kCount<TileDataType>, std::size(kRows));
  for (const Row &row : kRows) {
    SCOPED_TRACE(row.spelling.str());
    auto type = static_cast<TileDataType>(row.number);
    EXPECT_EQ(tileconf::stringify(type), row.spelling);
    EXPECT_EQ(tileconf::getBitWidth(type), row.bits);
  }
}

} // namespace
