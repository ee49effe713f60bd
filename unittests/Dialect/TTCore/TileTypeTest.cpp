//===- TileTypeTest.cpp - Tests of the tile type --------------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a tile answers to code that knows tiles, and to code that knows shaped
// or floating-point types only.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreTypes.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tileconf::ttcore;

namespace {

class TileTypeTest : public ::testing::Test {
protected:
  TileTypeTest() : builder(&context) { context.loadDialect<TTCoreDialect>(); }

  TileType getTile(DataType dataType, int64_t height = 32, int64_t width = 32) {
    return TileType::get(&context, {height, width}, dataType);
  }

  Type getInteger(unsigned width, IntegerType::SignednessSemantics sign) {
    return IntegerType::get(&context, width, sign);
  }

  MLIRContext context;
  Builder builder;
};

TEST_F(TileTypeTest, ShapeAndDataType) {
  TileType tile = getTile(DataType::UInt16, 16, 32);
  EXPECT_EQ(tile.getHeight(), 16);
  EXPECT_EQ(tile.getWidth(), 32);
  EXPECT_EQ(tile.getDataType(), DataType::UInt16);
  EXPECT_EQ(cast<ShapedType>(tile).getNumElements(), 512);
}

TEST_F(TileTypeTest, ScalarElementType) {
  auto scalarOf = [&](DataType type) {
    return getTile(type, 16, 16).getScalarElementType();
  };
  EXPECT_EQ(scalarOf(DataType::Float32), builder.getF32Type());
  EXPECT_EQ(scalarOf(DataType::Float16), builder.getBF16Type());
  EXPECT_EQ(scalarOf(DataType::BFloat16), builder.getBF16Type());
  EXPECT_EQ(scalarOf(DataType::UInt32), getInteger(32, IntegerType::Unsigned));
  EXPECT_EQ(scalarOf(DataType::UInt16), getInteger(16, IntegerType::Unsigned));
  EXPECT_EQ(scalarOf(DataType::UInt8), getInteger(8, IntegerType::Unsigned));
  EXPECT_EQ(scalarOf(DataType::Int32), getInteger(32, IntegerType::Signed));
  EXPECT_EQ(scalarOf(DataType::Bool), builder.getI1Type());
  for (DataType type :
       {DataType::BFP_Float8, DataType::BFP_BFloat8, DataType::BFP_Float4,
        DataType::BFP_BFloat4, DataType::BFP_Float2, DataType::BFP_BFloat2}) {
    EXPECT_EQ(scalarOf(type), getTile(type)) << stringifyDataType(type).str();
  }
}

TEST_F(TileTypeTest, SizeInBytes) {
  auto sizeOf = [&](DataType type) { return getTile(type).getSizeInBytes(); };
  EXPECT_EQ(sizeOf(DataType::Float32), 4096u);
  EXPECT_EQ(sizeOf(DataType::UInt32), 4096u);
  EXPECT_EQ(sizeOf(DataType::Int32), 4096u);
  EXPECT_EQ(sizeOf(DataType::Float16), 2048u);
  EXPECT_EQ(sizeOf(DataType::BFloat16), 2048u);
  EXPECT_EQ(sizeOf(DataType::UInt16), 2048u);
  EXPECT_EQ(sizeOf(DataType::UInt8), 1024u);
  EXPECT_EQ(sizeOf(DataType::Bool), 1024u);
  EXPECT_EQ(sizeOf(DataType::BFP_Float8), 1088u);
  EXPECT_EQ(sizeOf(DataType::BFP_BFloat8), 1088u);
  EXPECT_EQ(sizeOf(DataType::BFP_Float4), 576u);
  EXPECT_EQ(sizeOf(DataType::BFP_BFloat4), 576u);
  EXPECT_EQ(sizeOf(DataType::BFP_Float2), 320u);
  EXPECT_EQ(sizeOf(DataType::BFP_BFloat2), 320u);

  EXPECT_EQ(getTile(DataType::BFloat16, 1, 32).getSizeInBytes(), 64u);
  // Neither a packing nor a number that would be wrong.
  EXPECT_EQ(getTile(DataType::BFP_Float8, 16, 32).getSizeInBytes(),
            std::nullopt);
  int64_t huge = std::numeric_limits<int64_t>::max();
  EXPECT_EQ(getTile(DataType::UInt8, huge, 3).getSizeInBytes(), std::nullopt);
  EXPECT_EQ(getTile(DataType::Float32, huge, 1).getSizeInBytes(), std::nullopt);
  EXPECT_EQ(getTile(DataType::UInt16, huge, 1).getSizeInBytes(),
            2 * static_cast<uint64_t>(huge));
}

TEST_F(TileTypeTest, CloneStaysATileWhereItCan) {
  TileType tile = getTile(DataType::Float32, 16, 32);
  EXPECT_EQ(tile.cloneWith(std::nullopt, builder.getI1Type()),
            getTile(DataType::Bool, 16, 32));
  EXPECT_EQ(tile.cloneWith(ArrayRef<int64_t>{8, 4}, builder.getF16Type()),
            getTile(DataType::Float16, 8, 4));
  EXPECT_EQ(tile.cloneWith(std::nullopt, getTile(DataType::BFP_Float2)),
            getTile(DataType::BFP_Float2, 16, 32));
  // Every scalar that a tile presents leads back to the tile it came from,
  // except that of f16.
  for (unsigned i = 0; i <= getMaxEnumValForDataType(); ++i) {
    auto type = static_cast<DataType>(i);
    TileType of = getTile(type);
    ShapedType clone = of.cloneWith(std::nullopt, of.getElementType());
    EXPECT_EQ(clone,
              type == DataType::Float16 ? getTile(DataType::BFloat16) : of);
  }
}

TEST_F(TileTypeTest, CloneIsATensorWhereNoTileExists) {
  TileType tile = getTile(DataType::Float32, 16, 32);
  EXPECT_EQ(tile.cloneWith(std::nullopt, builder.getI64Type()),
            RankedTensorType::get({16, 32}, builder.getI64Type()));
  EXPECT_EQ(tile.cloneWith(ArrayRef<int64_t>{4}, builder.getF32Type()),
            RankedTensorType::get({4}, builder.getF32Type()));
  EXPECT_EQ(
      tile.cloneWith(ArrayRef<int64_t>{4, ShapedType::kDynamic},
                     builder.getF32Type()),
      RankedTensorType::get({4, ShapedType::kDynamic}, builder.getF32Type()));
}

TEST_F(TileTypeTest, WidthAsAFloat) {
  EXPECT_EQ(getTile(DataType::Float32).getIntOrFloatBitWidth(), 32u);
  EXPECT_EQ(getTile(DataType::BFloat16).getIntOrFloatBitWidth(), 16u);
  EXPECT_EQ(getTile(DataType::BFP_BFloat8).getIntOrFloatBitWidth(), 8u);
  EXPECT_EQ(getTile(DataType::BFP_Float4).getIntOrFloatBitWidth(), 4u);
}

} // namespace
