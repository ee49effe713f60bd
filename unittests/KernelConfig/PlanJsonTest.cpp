//===- PlanJsonTest.cpp - Answers as data -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/PlanJson.h"
#include "KernelBuilder.h"
#include "tileconf/KernelConfig/Explain/DescriptionNames.h"
#include "llvm/Support/FormatVariadic.h"

using namespace tileconf;
using namespace tileconf::test;

static llvm::json::Value answer(const KernelBuilder &kernel) {
  Problem problem = kernel.build();
  return printResolution(resolve(problem), problem,
                         DescriptionNames(kernel.description));
}

/// Compares with a document, so that a difference shows as text.
static void expectJson(const llvm::json::Value &actual,
                       llvm::StringRef expected) {
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(expected);
  ASSERT_TRUE(static_cast<bool>(parsed)) << llvm::toString(parsed.takeError());
  EXPECT_EQ(llvm::formatv("{0:2}", actual).str(),
            llvm::formatv("{0:2}", *parsed).str());
}

TEST(PlanJson, Flagship) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.last().location = "kernel.mlir:7:3";
  kernel.unary(1);
  expectJson(answer(kernel), R"({
    "version": 1,
    "answer": "plan",
    "destination_width": {
      "value": "32",
      "reason": {"kind": "required", "causes": [
        {"kind": "destination_use", "operation": 1, "name": "unary",
         "operand": 0, "primitive": "elementwise_unary", "type": "f32"}]}},
    "dst_sync": {"value": "double_buffered",
                 "reason": {"kind": "default", "causes": []}},
    "dst_capacity": 4,
    "math_fidelity": {"value": "HiFi4", "source": "default"},
    "buffers": [
      {"index": 0, "unpack_mode": "unpack_to_destination",
       "reason": {"kind": "required", "causes": [
         {"kind": "choice", "operation": 0, "name": "binary",
          "location": "kernel.mlir:7:3"}]}},
      {"index": 1, "unpack_mode": "unpack_to_destination",
       "reason": {"kind": "required", "causes": [
         {"kind": "buffer_use", "operation": 1, "name": "unary", "operand": 0,
          "buffer": 1, "primitive": "elementwise_unary", "route": "dst",
          "type": "f32"}]}}],
    "unpack_to_destination": [0, 1],
    "strategies": [
      {"operation": 0, "name": "binary", "location": "kernel.mlir:7:3",
       "strategy": "sfpu",
       "reason": {"kind": "required", "causes": [
         {"kind": "buffer_use", "operation": 1, "name": "unary", "operand": 0,
          "buffer": 1, "primitive": "elementwise_unary", "route": "dst",
          "type": "f32"}]}}],
    "dropped_preferences": [],
    "lossy_uses": []
  })");
}

TEST(PlanJson, DroppedPreferences) {
  KernelBuilder kernel(getTarget("blackhole"));
  kernel.reduce(0, FullFp32Category::ReduceRow);
  kernel.matmul(0, 1);
  kernel.broadcast(2);
  llvm::json::Value document = answer(kernel);
  expectJson(*document.getAsObject()->get("dropped_preferences"), R"([
    {"kind": "target_fallback", "operation": 0, "name": "fpu",
     "category": "reduce_row", "reference": "tt-metal#47311", "causes": []},
    {"kind": "beaten", "operation": 1, "name": "fpu", "category": "matmul",
     "causes": [
       {"kind": "destination_use", "operation": 2, "name": "fpu",
        "operand": "result", "primitive": "broadcast_column",
        "type": "bf16"}]}])");
}

TEST(PlanJson, LossyUses) {
  KernelBuilder kernel;
  kernel.matmul(0, 1, f32);
  kernel.unary(0);
  kernel.unary(0);
  kernel.policy().f32Unpack = F32Unpack::AllowTf32;
  llvm::json::Value document = answer(kernel);
  expectJson(*document.getAsObject()->get("lossy_uses"), R"([
    {"count": 2,
     "use": {"kind": "buffer_use", "operation": 1, "name": "unary",
             "operand": 0, "buffer": 0, "primitive": "elementwise_unary",
             "route": "dst", "type": "f32"}}])");
}

TEST(PlanJson, ConflictWithPolicy) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  kernel.last().pinned = Strategy::FPU;
  kernel.last().name.clear();
  kernel.policy().unpackToDestFp32 = std::vector<unsigned>{0, 1};
  expectJson(answer(kernel), R"({
    "version": 1,
    "answer": "conflict",
    "requirements": [
      {"kind": "choice", "operation": 0},
      {"kind": "strategy_pin", "operation": 0, "strategy": "fpu"},
      {"kind": "unpack_pin", "buffer": 0}]
  })");
}

TEST(PlanJson, ConflictOfCapacity) {
  KernelBuilder kernel;
  kernel.unary(0);
  kernel.last().dstTiles = 9;
  expectJson(answer(kernel), R"({
    "version": 1,
    "answer": "conflict",
    "requirements": [
      {"kind": "destination_use", "operation": 0, "name": "unary",
       "operand": 0, "primitive": "elementwise_unary", "type": "f32"},
      {"kind": "dst_demand", "operation": 0, "name": "unary", "tiles": 9}]
  })");
}

TEST(PlanJson, PolicyRequirementsHaveNoOperation) {
  KernelBuilder kernel;
  DescriptionNames names(kernel.description);
  for (auto [kind, word] :
       {std::pair(Requirement::Kind::WidthPin, "width_pin"),
        {Requirement::Kind::SyncPin, "sync_pin"},
        {Requirement::Kind::FpuBinaryPin, "fpu_binary_pin"}}) {
    expectJson(printRequirement({kind}, names),
               (llvm::Twine("{\"kind\": \"") + word + "\"}").str());
  }
}

TEST(PlanJson, Limit) {
  ResolutionLimit limit;
  limit.buffers = {3, 40};
  expectJson(printLimit(limit),
             R"({"version": 1, "answer": "limit", "buffers": [3, 40]})");
}

TEST(PlanJson, ModesBeyondTheVocabularyHaveNames) {
  TargetTable table = getGenericTarget().getTable();
  table.unpackModeCount = 4;
  PrimitiveSet all = PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown);
  ConfigRelation last;
  last.exact.fill(static_cast<UnpackMode>(3));
  table.unpackRows = {{all, RouteSet::all() - RouteSet(OperandRoute::None),
                       DataTypeSet::all(), last, ""}};
  TableTarget target(table);
  KernelBuilder kernel(target);
  kernel.unary(0, bf16);
  llvm::json::Value document = answer(kernel);
  const llvm::json::Value &buffer =
      document.getAsObject()->getArray("buffers")->front();
  EXPECT_EQ(buffer.getAsObject()->getString("unpack_mode"), "mode3");
}
