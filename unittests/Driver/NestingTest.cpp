//===- NestingTest.cpp - How deeply a text is nested ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Nesting.h"

#include "gtest/gtest.h"
#include <string>

using namespace tileconf::driver;

static std::string repeat(llvm::StringRef text, unsigned count) {
  std::string result;
  for (unsigned number = 0; number < count; ++number) {
    result += text;
  }
  return result;
}

static bool isDeep(const std::string &text) {
  return findDeepNesting(text).has_value();
}

TEST(Nesting, LimitIsExact) {
  for (llvm::StringRef bracket : {"(", "[", "{", "<"}) {
    EXPECT_FALSE(isDeep(repeat(bracket, kMaxNesting))) << bracket.str();
    EXPECT_TRUE(isDeep(repeat(bracket, kMaxNesting + 1))) << bracket.str();
  }
  EXPECT_FALSE(isDeep(repeat("-", kMaxNesting)));
  EXPECT_TRUE(isDeep(repeat("- ", kMaxNesting + 1)));
}

TEST(Nesting, TellsThePlace) {
  auto place = findDeepNesting("\n\n  " + repeat("[", kMaxNesting + 1));
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(place->line, 3u);
  EXPECT_EQ(place->column, kMaxNesting + 3);
}

TEST(Nesting, WhatIsClosedDoesNotCount) {
  for (llvm::StringRef pair : {"()", "[]", "{}", "<>", "-1 ", "-> ("}) {
    std::string text = repeat(pair, 3 * kMaxNesting);
    EXPECT_EQ(isDeep(text), pair == "-> (") << pair.str();
  }
}

TEST(Nesting, StringsAndCommentsDoNotCount) {
  std::string deep = repeat("(", 2 * kMaxNesting);
  EXPECT_FALSE(isDeep("\"" + deep + "\""));
  EXPECT_FALSE(isDeep("\"\\\"" + deep + "\""));
  EXPECT_FALSE(isDeep("// " + deep));
  EXPECT_FALSE(isDeep("// \"\n"));
  EXPECT_TRUE(isDeep("// \"\n" + deep));
  EXPECT_TRUE(isDeep("\"// \"" + deep));
}

TEST(Nesting, ComparisonsNeitherOpenNorClose) {
  // As closing brackets they would hide the depth around them.
  EXPECT_TRUE(isDeep(repeat("{ (d0 >= 0) ", kMaxNesting + 1)));
  // As opening ones they would add up.
  EXPECT_FALSE(isDeep(repeat("{ a < b } ", 2 * kMaxNesting)));
  EXPECT_FALSE(isDeep(repeat(") ] } > ", 2 * kMaxNesting)));
}
