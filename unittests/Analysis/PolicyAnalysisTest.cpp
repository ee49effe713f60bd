//===- PolicyAnalysisTest.cpp - Who said what -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every setting of a policy remembers its source. Answers are the same without
// that, explanations are not, so the sources are looked at here, one by one.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/PolicyAnalysis.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tileconf;

namespace {

class PolicySources : public ::testing::Test {
protected:
  PolicySources() { context.loadDialect<func::FuncDialect>(); }

  /// The policy of a function with `attributes`.
  KernelConfigPolicy read(const std::string &attributes = "") {
    module = parseSourceString<ModuleOp>("func.func @f() attributes {" +
                                             attributes + "} {\n  return\n}",
                                         &context);
    FailureOr<KernelConfigPolicy> policy =
        analyzePolicy(*module->getOps<func::FuncOp>().begin(), options,
                      /*target=*/nullptr);
    EXPECT_TRUE(succeeded(policy));
    return succeeded(policy) ? *policy : KernelConfigPolicy();
  }

  KernelConfigOptions options;

private:
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

} // namespace

TEST_F(PolicySources, NobodySaidAnything) {
  KernelConfigPolicy policy = read();
  EXPECT_EQ(policy.fp32DestAcc.source, SettingSource::Default);
  EXPECT_EQ(policy.dstFullSync.source, SettingSource::Default);
  EXPECT_EQ(policy.enableFpuBinaryOps.source, SettingSource::Default);
  EXPECT_EQ(policy.unpackToDestFp32Source, SettingSource::Default);
  EXPECT_FALSE(policy.unpackToDestFp32);
}

TEST_F(PolicySources, Options) {
  options.fp32DestAccEn = "enabled";
  options.dstFullSyncEn = "disabled";
  options.enableFpuBinaryOps = false;
  KernelConfigPolicy policy = read();
  EXPECT_EQ(policy.fp32DestAcc.value, Selection::Enabled);
  EXPECT_EQ(policy.fp32DestAcc.source, SettingSource::Option);
  EXPECT_EQ(policy.dstFullSync.value, Selection::Disabled);
  EXPECT_EQ(policy.dstFullSync.source, SettingSource::Option);
  EXPECT_FALSE(policy.enableFpuBinaryOps.value);
  EXPECT_EQ(policy.enableFpuBinaryOps.source, SettingSource::Option);
}

TEST_F(PolicySources, AttributesBeforeOptions) {
  options.fp32DestAccEn = "enabled";
  options.dstFullSyncEn = "disabled";
  options.enableFpuBinaryOps = false;
  KernelConfigPolicy policy =
      read("fp32_dest_acc_en = false, dst_full_sync_en = true, "
           "ttl.enable_fpu_binary_ops = true, "
           "ttl.unpack_to_dest_fp32 = array<i32: 2, 0>");
  EXPECT_EQ(policy.fp32DestAcc.value, Selection::Disabled);
  EXPECT_EQ(policy.fp32DestAcc.source, SettingSource::Attribute);
  EXPECT_EQ(policy.dstFullSync.value, Selection::Enabled);
  EXPECT_EQ(policy.dstFullSync.source, SettingSource::Attribute);
  EXPECT_TRUE(policy.enableFpuBinaryOps.value);
  EXPECT_EQ(policy.enableFpuBinaryOps.source, SettingSource::Attribute);
  EXPECT_EQ(policy.unpackToDestFp32, (std::vector<unsigned>{0, 2}));
  EXPECT_EQ(policy.unpackToDestFp32Source, SettingSource::Attribute);
}

TEST_F(PolicySources, AutoSaysNothing) {
  options.fp32DestAccEn = "auto";
  options.dstFullSyncEn = "auto";
  options.enableFpuBinaryOps = true;
  KernelConfigPolicy policy = read("dst_full_sync_en = false");
  EXPECT_EQ(policy.fp32DestAcc.source, SettingSource::Default);
  EXPECT_EQ(policy.dstFullSync.source, SettingSource::Attribute);
  EXPECT_EQ(policy.enableFpuBinaryOps.source, SettingSource::Default);
}
