//===- PolicyTest.cpp - Spellings and preferences ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Policy/KernelConfigPolicy.h"
#include "gtest/gtest.h"

using namespace tileconf;

namespace {

TEST(Policy, SelectionSpellings) {
  EXPECT_EQ(parseSelection("auto"), Selection::Auto);
  for (const char *word : {"enabled", "true", "1"}) {
    EXPECT_EQ(parseSelection(word), Selection::Enabled);
  }
  for (const char *word : {"disabled", "false", "0"}) {
    EXPECT_EQ(parseSelection(word), Selection::Disabled);
  }
  for (const char *word : {"", "Auto", "TRUE", "on", "2", " auto", "enable"}) {
    EXPECT_EQ(parseSelection(word), std::nullopt) << word;
  }
  for (Selection selection :
       {Selection::Auto, Selection::Enabled, Selection::Disabled}) {
    EXPECT_EQ(parseSelection(stringify(selection)), selection);
  }
}

TEST(Policy, F32UnpackSpellings) {
  for (F32Unpack unpack : {F32Unpack::Exact, F32Unpack::AllowTf32}) {
    EXPECT_EQ(parseF32Unpack(stringify(unpack)), unpack);
  }
  EXPECT_EQ(stringify(F32Unpack::AllowTf32), "allow-tf32");
  for (const char *word : {"", "Exact", "allow_tf32", "tf32"}) {
    EXPECT_EQ(parseF32Unpack(word), std::nullopt) << word;
  }
}

TEST(Policy, SourceSpellings) {
  EXPECT_EQ(stringify(SettingSource::Default), "default");
  EXPECT_EQ(stringify(SettingSource::Option), "option");
  EXPECT_EQ(stringify(SettingSource::Attribute), "attribute");
}

TEST(Policy, Defaults) {
  KernelConfigPolicy policy;
  EXPECT_EQ(policy.fp32DestAcc.value, Selection::Auto);
  EXPECT_EQ(policy.dstFullSync.value, Selection::Auto);
  EXPECT_TRUE(policy.enableFpuBinaryOps.value);
  EXPECT_FALSE(policy.unpackToDestFp32);
  EXPECT_EQ(policy.f32Unpack, F32Unpack::Exact);
  EXPECT_TRUE(policy.reduceFullFp32);
  EXPECT_TRUE(policy.matmulFullFp32);
  EXPECT_FALSE(policy.preferExactF32Binary);
  EXPECT_EQ(policy.mathFidelity.value, MathFidelity::HiFi4);
  EXPECT_EQ(policy.mathFidelity.source, SettingSource::Default);
}

TEST(Policy, FullFp32PreferenceByCategory) {
  KernelConfigPolicy policy;
  policy.matmulFullFp32 = false;
  for (FullFp32Category category : Vocabulary<FullFp32Category>::values) {
    EXPECT_EQ(policy.prefersFullFp32(category),
              category != FullFp32Category::Matmul);
  }
  policy.matmulFullFp32 = true;
  policy.reduceFullFp32 = false;
  for (FullFp32Category category : Vocabulary<FullFp32Category>::values) {
    EXPECT_EQ(policy.prefersFullFp32(category),
              category == FullFp32Category::Matmul);
  }
}

TEST(Policy, ListsBuffersOnlyWhereThereIsAList) {
  KernelConfigPolicy policy;
  EXPECT_FALSE(policy.listsUnpackToDest(0));
  policy.unpackToDestFp32 = std::vector<unsigned>{};
  EXPECT_FALSE(policy.listsUnpackToDest(0));
  policy.unpackToDestFp32 = std::vector<unsigned>{0, 7};
  EXPECT_TRUE(policy.listsUnpackToDest(7));
  EXPECT_FALSE(policy.listsUnpackToDest(1));
}

} // namespace
