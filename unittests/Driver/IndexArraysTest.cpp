//===- IndexArraysTest.cpp - Arrays that the parser dies of -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexArrays.h"

#include "gtest/gtest.h"

using namespace tileconf::driver;

TEST(IndexArrays, TellsThePlace) {
  auto place = findIndexArray("module attributes {\n  a = array<index: 0>} {}");
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(place->line, 2u);
  EXPECT_EQ(place->column, 13u);
}

TEST(IndexArrays, FindsEverySpelling) {
  for (llvm::StringRef text :
       {"array<index>", "[array<index: 1, 2>]", "array // why\n < \n index :",
        "!i = index\na = array<!i: 0>", "!i = index\n!j = !i\narray<!j>"}) {
    EXPECT_TRUE(findIndexArray(text).has_value()) << text.str();
  }
}

TEST(IndexArrays, LeavesAllElseAlone) {
  for (llvm::StringRef text :
       {"", "array", "array<", "array<i32: 0> : index", "\"array<index>\"",
        "// array<index>", "!i = i32\n!k = index\narray<!i: 0>",
        "dense<0> : tensor<1xindex>", "memref.array<index>", "array : <index",
        "!index = i32\narray<!index>", "array<\"index"}) {
    EXPECT_FALSE(findIndexArray(text).has_value()) << text.str();
  }
}
