//===- ProblemJsonTest.cpp - Reading and refusing problems ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "tileconf/KernelConfig/Target/TargetTableJson.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace tileconf;
using namespace tileconf::test;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

static std::string print(const ProblemDescription &description) {
  return llvm::formatv("{0:2}", printProblem(description));
}

static ParsedProblem read(llvm::StringRef text) {
  llvm::Expected<ParsedProblem> parsed = parseProblem(text);
  if (!parsed) {
    ADD_FAILURE() << llvm::toString(parsed.takeError());
    ParsedProblem nothing;
    nothing.description.target = &getGenericTarget();
    nothing.problem = nothing.description.build();
    return nothing;
  }
  return std::move(*parsed);
}

/// The message with which `text` is refused.
static std::string refuse(llvm::StringRef text) {
  llvm::Expected<ParsedProblem> parsed = parseProblem(text);
  if (parsed) {
    ADD_FAILURE() << "not refused: " << text.str();
    return "";
  }
  return llvm::toString(parsed.takeError());
}

/// A problem whose operations are `operations`.
static std::string withOperations(llvm::StringRef operations) {
  return (R"({"version": 1, "target": {"generic": true}, "operations": [)" +
          operations + "]}")
      .str();
}
static std::string withPolicy(llvm::StringRef policy) {
  return (R"({"version": 1, "target": {"generic": true}, "operations": [],
              "policy": {)" +
          policy + "}}")
      .str();
}
static std::string withTarget(llvm::StringRef target) {
  return (R"({"version": 1, "operations": [], "target": )" + target + "}")
      .str();
}

TEST(ProblemJson, SmallestProblem) {
  ParsedProblem parsed = read(withOperations(""));
  EXPECT_EQ(parsed.problem.target, &getGenericTarget());
  EXPECT_EQ(parsed.problem.requirements.getOperationCount(), 0u);
  EXPECT_EQ(parsed.problem.policy.fp32DestAcc.value, Selection::Auto);
}

TEST(ProblemJson, PageExampleResolvesToTheFlagshipAnswer) {
  // The documentation's own example, so that it stays true.
  auto page = llvm::MemoryBuffer::getFile(TILECONF_DOCS "/problem-format.md");
  ASSERT_TRUE(page);
  llvm::StringRef text = (*page)->getBuffer();
  text = text.split("```json\n").second.split("```").first;
  ParsedProblem parsed = read(text);
  Resolution resolution = resolve(parsed.problem);
  const auto *plan = std::get_if<KernelConfigPlan>(&resolution);
  ASSERT_NE(plan, nullptr);
  EXPECT_THAT(plan->getUnpackToDestination(), ElementsAre(0, 1));
  EXPECT_THAT(plan->getStrategies(), ElementsAre(Strategy::SFPU));
  EXPECT_EQ(parsed.description.operations[1].name, "ttl.tile_exp");
  EXPECT_EQ(parsed.description.operations[1].location, "kernel.mlir:14:10");
}

TEST(ProblemJson, EveryPartComesBack) {
  KernelBuilder kernel(getTarget("blackhole", "ComputeGen1Config"));
  kernel.bind(3, false, bf16).bind(0);
  kernel.binary(0, 1);
  kernel.last().pinned = Strategy::SFPU;
  kernel.last().location = "here:1:2";
  kernel.last().dstTiles = 3;
  kernel.matmul(2, 3);
  kernel.unary(3, bf16, f32);
  KernelConfigPolicy &policy = kernel.policy();
  policy.fp32DestAcc = {Selection::Enabled, SettingSource::Attribute};
  policy.dstFullSync = {Selection::Disabled, SettingSource::Option};
  policy.enableFpuBinaryOps = {false, SettingSource::Attribute};
  policy.unpackToDestFp32 = std::vector<unsigned>{0, 1};
  policy.unpackToDestFp32Source = SettingSource::Attribute;
  policy.f32Unpack = F32Unpack::AllowTf32;
  policy.reduceFullFp32 = false;
  policy.matmulFullFp32 = false;
  policy.preferExactF32Binary = true;
  policy.mathFidelity = {MathFidelity::HiFi2, SettingSource::Option};

  std::string text = print(kernel.description);
  ParsedProblem parsed = read(text);
  EXPECT_EQ(print(parsed.description), text);
  EXPECT_EQ(parsed.problem.target, kernel.description.target);
  const KernelConfigPolicy &back = parsed.problem.policy;
  EXPECT_EQ(back.fp32DestAcc.value, Selection::Enabled);
  EXPECT_EQ(back.fp32DestAcc.source, SettingSource::Attribute);
  EXPECT_EQ(back.dstFullSync.value, Selection::Disabled);
  EXPECT_FALSE(back.enableFpuBinaryOps.value);
  EXPECT_THAT(*back.unpackToDestFp32, ElementsAre(0, 1));
  EXPECT_EQ(back.unpackToDestFp32Source, SettingSource::Attribute);
  EXPECT_EQ(back.f32Unpack, F32Unpack::AllowTf32);
  EXPECT_FALSE(back.reduceFullFp32 || back.matmulFullFp32);
  EXPECT_TRUE(back.preferExactF32Binary);
  EXPECT_EQ(back.mathFidelity.value, MathFidelity::HiFi2);
  const OperationRecord &binary = parsed.description.operations[0];
  EXPECT_EQ(binary.pinned, Strategy::SFPU);
  EXPECT_EQ(binary.dstTiles, 3u);
  EXPECT_EQ(binary.location, "here:1:2");
  EXPECT_EQ(parsed.description.operations[1].demands.fullFp32,
            FullFp32Category::Matmul);
  EXPECT_FALSE(parsed.problem.requirements.getBinding(3).consumed);
  EXPECT_TRUE(parsed.problem.requirements.getBinding(0).consumed);
}

TEST(ProblemJson, BareSettingsCountAsOptions) {
  ParsedProblem parsed = read(withPolicy(
      R"("fp32_dest_acc": "true", "math_fidelity": "LoFi",
         "unpack_to_dest_fp32": [3, 1, 3])"));
  EXPECT_EQ(parsed.problem.policy.fp32DestAcc.value, Selection::Enabled);
  EXPECT_EQ(parsed.problem.policy.fp32DestAcc.source, SettingSource::Option);
  EXPECT_EQ(parsed.problem.policy.mathFidelity.source, SettingSource::Option);
  EXPECT_THAT(*parsed.problem.policy.unpackToDestFp32, ElementsAre(1, 3));
}

TEST(ProblemJson, UsesInheritThePrimitive) {
  ParsedProblem parsed = read(withOperations(
      R"({"primitive": "copy", "uses": [
           {"operand": 0, "type": "f32"},
           {"operand": 1, "type": "f32", "primitive": "store"}]})"));
  const auto &uses = parsed.description.operations[0].demands.destinationUses;
  ASSERT_EQ(uses.size(), 2u);
  EXPECT_EQ(uses[0].primitive, Primitive::Copy);
  EXPECT_EQ(uses[1].primitive, Primitive::Store);
}

TEST(ProblemJson, RegisteredTablesReadBackInline) {
  std::vector<const TableTarget *> targets = getRegisteredTargets();
  targets.push_back(&getGenericTarget());
  for (const TableTarget *target : targets) {
    ProblemDescription description;
    description.inlineTarget = std::make_shared<TableTarget>(*target);
    description.target = description.inlineTarget.get();
    std::string text = print(description);
    ParsedProblem parsed = read(text);
    EXPECT_EQ(print(parsed.description), text);
    ASSERT_TRUE(parsed.description.inlineTarget);
    EXPECT_EQ(parsed.problem.target->getArchitecture(),
              target->getArchitecture());
    EXPECT_EQ(parsed.problem.target->isLaunchable(), target->isLaunchable());
    for (Primitive primitive : Vocabulary<Primitive>::values) {
      for (TileDataType type : Vocabulary<TileDataType>::values) {
        EXPECT_EQ(parsed.problem.target->getDestinationWidths(primitive, type),
                  target->getDestinationWidths(primitive, type));
        for (OperandRoute route : Vocabulary<OperandRoute>::values) {
          EXPECT_TRUE(parsed.problem.target->getUnpackConfigurations(
                          primitive, route, type) ==
                      target->getUnpackConfigurations(primitive, route, type));
        }
      }
    }
  }
}

TEST(ProblemJson, TextThatIsNotUtf8IsPrintedAsWellAsPossible) {
  KernelBuilder kernel;
  kernel.fixed("bad \xff name", {});
  read(print(kernel.description));
}

// Refusals: where, what would be right, what is there.

TEST(ProblemJsonErrors, Syntax) {
  EXPECT_THAT(refuse(""), HasSubstr("1:0"));
  EXPECT_THAT(refuse("{"), testing::Not(IsEmpty()));
  EXPECT_THAT(refuse("\xff"), HasSubstr("UTF-8"));
  EXPECT_THAT(refuse("{\"version\": 1,}"), testing::Not(IsEmpty()));
  EXPECT_THAT(refuse(llvm::StringRef("\0", 1)), testing::Not(IsEmpty()));
}

TEST(ProblemJsonErrors, Nesting) {
  std::string deep(1000000, '[');
  EXPECT_EQ(refuse(deep), "1:65: nesting deeper than 64 levels");
  std::string objects;
  for (unsigned level = 0; level < 100000; ++level) {
    objects += "{\"a\":\n";
  }
  EXPECT_THAT(refuse(objects), HasSubstr("65:1: nesting"));
  // Brackets in strings are text.
  KernelBuilder kernel;
  kernel.fixed(std::string(1000, '['), {});
  kernel.fixed("\"\\" + std::string(1000, '{'), {});
  EXPECT_EQ(read(print(kernel.description)).description.operations.size(), 2u);
}

TEST(ProblemJsonErrors, RepeatedKeys) {
  EXPECT_EQ(refuse("{\"version\": 1,\n \"version\": 1}"),
            "2:2: the key `version` is there already");
  EXPECT_THAT(refuse(withPolicy(R"("f32_unpack": "exact", "f32_unpack": 1)")),
              HasSubstr("the key `f32_unpack` is there already"));
  // The same key in two objects, or as a value, is nothing special.
  read(withOperations(R"({"name": "name"}, {"name": "name"})"));
}

TEST(ProblemJsonErrors, WrongKinds) {
  EXPECT_EQ(refuse("[]"), "`$` needs to be an object, but is an array of 0");
  EXPECT_EQ(refuse("null"), "`$` needs to be an object, but is `null`");
  EXPECT_EQ(refuse(R"({"version": 1, "target": {"generic": true}})"),
            "`$` needs to be an object with the key `operations`, but is an "
            "object");
  EXPECT_EQ(refuse(R"({"version": 1, "target": 3, "operations": []})"),
            "`$.target` needs to be an object, but is `3`");
  EXPECT_EQ(refuse(withOperations("7")),
            "`$.operations[0]` needs to be an object, but is `7`");
  EXPECT_EQ(refuse(withOperations(R"({"name": []})")),
            "`$.operations[0].name` needs to be a string, but is an array of "
            "0");
  EXPECT_EQ(refuse(withOperations(R"({"uses": {}})")),
            "`$.operations[0].uses` needs to be an array, but is an empty "
            "object");
}

TEST(ProblemJsonErrors, Versions) {
  for (llvm::StringRef version : {"0", "2", "\"1\"", "1.5", "1e400", "-1"}) {
    EXPECT_THAT(refuse(("{\"target\": {\"generic\": true}, \"operations\": [], "
                        "\"version\": " +
                        version + "}")
                           .str()),
                testing::AnyOf(HasSubstr("`$.version` needs to be an integer "
                                         "from 1 to 1"),
                               HasSubstr("Invalid")))
        << version.str();
  }
}

TEST(ProblemJsonErrors, UnknownKeys) {
  EXPECT_THAT(refuse(R"({"version": 1, "targets": {}, "operations": []})"),
              HasSubstr("`$` has the key `targets`; its keys are `version`, "
                        "`target`"));
  EXPECT_THAT(refuse(withPolicy(R"("fp32": "auto")")),
              HasSubstr("`$.policy` has the key `fp32`"));
  EXPECT_THAT(refuse(withOperations(R"({"pined": "fpu"})")),
              HasSubstr("`$.operations[0]` has the key `pined`"));
  EXPECT_THAT(
      refuse(withOperations(
          R"({"uses": [{"operand": 0, "type": "f32", "primitive": "copy",
                        "route": "dst"}]})")),
      HasSubstr("`$.operations[0].uses[0]` has the key `route`"));
  // The first in the alphabet, whatever the hash table says.
  EXPECT_THAT(refuse(R"({"z": 1, "b": 1, "a": 1, "y": 1})"),
              HasSubstr("has the key `a`"));
}

TEST(ProblemJsonErrors, Words) {
  EXPECT_THAT(
      refuse(withOperations(
          R"({}, {"uses": [{"operand": 0, "type": "f33",
                            "primitive": "copy"}]})")),
      testing::StartsWith("`$.operations[1].uses[0].type` needs to be one of "
                          "`f32`, `f16`, `bf16`"));
  EXPECT_THAT(refuse(withOperations(
                  R"({"uses": [{"operand": 0, "type": "f32",
                        "primitive": "unknown"}]})")),
              HasSubstr("but is `\"unknown\"`"));
  EXPECT_THAT(
      refuse(withOperations(
          R"({"uses": [{"operand": 0, "type": "f32", "primitive": "copy",
                        "buffer": 0, "route": "none"}]})")),
      HasSubstr("`$.operations[0].uses[0].route` needs to be one of "
                "`dataflow_buffer`, `dst`, but is `\"none\"`"));
  EXPECT_THAT(refuse(withPolicy(R"("fp32_dest_acc": "Auto")")),
              HasSubstr("`$.policy.fp32_dest_acc` needs to be one of `auto`, "
                        "`enabled`, `disabled`, but is `\"Auto\"`"));
  EXPECT_THAT(refuse(withPolicy(
                  R"("dst_full_sync": {"value": "auto", "source": "me"})")),
              HasSubstr("`$.policy.dst_full_sync.source` needs to be one of "
                        "`default`, `option`, `attribute`"));
  EXPECT_THAT(refuse(withPolicy(R"("dst_full_sync": {"source": "option"})")),
              HasSubstr("with the key `value`"));
  EXPECT_THAT(refuse(withPolicy(R"("enable_fpu_binary_ops": "true")")),
              HasSubstr("needs to be `true` or `false`"));
  std::string longWord(500, 'x');
  EXPECT_LT(refuse(withPolicy("\"f32_unpack\": \"" + longWord + "\"")).size(),
            200u);
}

TEST(ProblemJsonErrors, Numbers) {
  auto useOf = [](llvm::StringRef buffer, llvm::StringRef operand) {
    return withOperations((R"({"uses": [{"type": "f32", "primitive": "copy",
                                         "route": "dst", "buffer": )" +
                           buffer + ", \"operand\": " + operand + "}]}")
                              .str());
  };
  for (llvm::StringRef buffer :
       {"32", "-1", "256", "1.5", "1e30", "18446744073709551616", "\"0\"",
        "9.223372036854775808e18", "null"}) {
    EXPECT_THAT(refuse(useOf(buffer, "0")),
                HasSubstr("`$.operations[0].uses[0].buffer` needs to be an "
                          "integer from 0 to 31"));
  }
  for (llvm::StringRef operand : {"32768", "-1", "1e9"}) {
    EXPECT_THAT(refuse(useOf("0", operand)),
                HasSubstr("`$.operations[0].uses[0].operand` needs to be an "
                          "integer from 0 to 32767"));
  }
  EXPECT_THAT(refuse(useOf("0", "\"resul\"")),
              HasSubstr("needs to be `result`"));
  EXPECT_THAT(refuse(withOperations(R"({"dst_tiles": 0})")),
              HasSubstr("`$.operations[0].dst_tiles` needs to be an integer "
                        "from 1 to 2147483647, but is `0`"));
  EXPECT_THAT(refuse(withPolicy(R"("unpack_to_dest_fp32": [1, 32])")),
              HasSubstr("`$.policy.unpack_to_dest_fp32[1]`"));
  read(useOf("31", "32767"));
}

TEST(ProblemJsonErrors, Choices) {
  std::string option = R"({"strategy": "fpu", "primitive": "copy"})";
  auto choose = [](const std::string &members) {
    return withOperations("{" + members + "}");
  };
  EXPECT_THAT(refuse(choose(R"("options": [])")),
              HasSubstr("`$.operations[0].options` needs to be an array of "
                        "options"));
  EXPECT_THAT(refuse(choose("\"options\": [" + option + "," + option + "]")),
              HasSubstr("`$.operations[0].options[1].strategy` needs to be a "
                        "strategy that the operation does not offer yet"));
  EXPECT_THAT(
      refuse(choose("\"pinned\": \"sfpu\", \"options\": [" + option + "]")),
      HasSubstr("`$.operations[0].pinned` needs to be `fpu`, but is "
                "`\"sfpu\"`"));
  EXPECT_THAT(refuse(choose(R"("pinned": "sfpu")")),
              HasSubstr("with the key `options`"));
  EXPECT_THAT(refuse(choose("\"uses\": [], \"options\": [" + option + "]")),
              HasSubstr("`$.operations[0]` has the key `uses`"));
}

TEST(ProblemJsonErrors, TooManyUses) {
  std::string uses;
  for (unsigned use = 0; use < 1025; ++use) {
    uses +=
        (use ? "," : "") +
        std::string(R"({"operand": 0, "type": "f32", "primitive": "copy"})");
  }
  EXPECT_THAT(refuse(withOperations("{\"uses\": [" + uses + "]}")),
              HasSubstr("an array of at most 1024, but is an array of 1025"));
}

TEST(ProblemJsonErrors, Buffers) {
  auto bind = [](llvm::StringRef buffers) {
    return (R"({"version": 1, "target": {"generic": true}, "operations": [],
                "buffers": [)" +
            buffers + "]}")
        .str();
  };
  EXPECT_THAT(refuse(bind(R"({"index": 32})")),
              HasSubstr("`$.buffers[0].index`"));
  EXPECT_THAT(refuse(bind(R"({"index": 3}, {"index": 3})")),
              HasSubstr("`$.buffers[1].index` needs to be a buffer that has no "
                        "entry yet"));
  EXPECT_THAT(refuse(bind(R"({"consumed": true})")),
              HasSubstr("with the key `index`"));
  EXPECT_THAT(refuse(bind(R"({"index": 3, "types": ["f32", "f32"]})")),
              HasSubstr("`$.buffers[0].types[1]`"));
  EXPECT_EQ(read(bind(R"({"index": 3, "types": "all"})"))
                .problem.requirements.getBinding(3)
                .types,
            DataTypeSet::all());
}

TEST(ProblemJsonErrors, Targets) {
  EXPECT_THAT(refuse(withTarget("{}")), HasSubstr("the key `architecture`"));
  EXPECT_EQ(refuse(withTarget(R"({"architecture": "grayskull"})")),
            "`$.target.architecture` needs to be one of `wormhole_b0`, "
            "`blackhole`, but is `\"grayskull\"`");
  EXPECT_THAT(refuse(withTarget(R"({"architecture": "quasar"})")),
              HasSubstr("known but lacks the Gen2"));
  EXPECT_EQ(refuse(withTarget(R"({"architecture": "blackhole",
                                  "config_api": "x"})")),
            "`$.target.config_api` needs to be one of "
            "`ComputeConfigDescriptor`, `ComputeGen1Config`, but is `\"x\"`");
  EXPECT_THAT(refuse(withTarget(R"({"generic": false})")),
              HasSubstr("`$.target.generic` needs to be `true`"));
  EXPECT_THAT(refuse(withTarget(R"({"generic": true, "architecture": "x"})")),
              HasSubstr("`$.target` has the key `architecture`"));
  EXPECT_EQ(read(withTarget(R"({"architecture": "blackhole"})")).problem.target,
            &getTarget("blackhole"));
}

/// The message for an inline table that differs from Blackhole's in `change`.
static std::string
refuseTable(llvm::function_ref<void(llvm::json::Object &)> change) {
  llvm::json::Value table = printTargetTable(getTarget("blackhole").getTable());
  change(*table.getAsObject());
  return refuse(
      withTarget(llvm::formatv("{0}", llvm::json::Value(llvm::json::Object{
                                          {"table", std::move(table)}}))
                     .str()));
}

TEST(ProblemJsonErrors, Tables) {
  EXPECT_EQ(
      refuseTable([](llvm::json::Object &table) { table["unpack_modes"] = 5; }),
      "`$.target.table.unpack_modes` needs to be an integer from 1 to 4, "
      "but is `5`");
  EXPECT_THAT(
      refuseTable([](llvm::json::Object &table) { table["unpack_modes"] = 1; }),
      HasSubstr("`$.target.table.unpack_rows[0].relation.32.exact[0]` "
                "needs to be `default`"));
  EXPECT_THAT(refuseTable([](llvm::json::Object &table) {
                table["dataflow_buffers"] = 0;
              }),
              HasSubstr("an integer from 1 to 64"));
  EXPECT_THAT(
      refuseTable([](llvm::json::Object &table) {
        llvm::json::Object &relation =
            *(*table["unpack_rows"].getAsArray())[0].getAsObject()->getObject(
                "relation");
        relation.getObject("32")->getArray("exact")->push_back(
            "unpack_to_destination");
      }),
      AllOf(HasSubstr("unpack_rows[0].relation.32.exact[1]` needs to "
                      "be a mode that the array does not have yet"),
            HasSubstr("`\"unpack_to_destination\"`")));
  EXPECT_THAT(refuseTable([](llvm::json::Object &table) {
                table["unpack_rows"].getAsArray()->pop_back();
              }),
              HasSubstr("`$.target.table` has no unpack row for"));
  EXPECT_THAT(refuseTable([](llvm::json::Object &table) {
                llvm::json::Array &rows =
                    *table["destination_rows"].getAsArray();
                rows.push_back(llvm::json::Value(rows[0]));
              }),
              HasSubstr("has several destination rows for"));
  EXPECT_THAT(refuseTable([](llvm::json::Object &table) {
                table["full_fp32_rows"] = llvm::json::Array();
              }),
              HasSubstr("full-fp32 row"));
  EXPECT_THAT(refuseTable([](llvm::json::Object &table) {
                (*table["dst_capacity"].getAsObject())["16"] =
                    llvm::json::Object{{"double_buffered", 8}, {"full", 1}};
              }),
              HasSubstr("`$.target.table` has a DST that holds less"));
  EXPECT_THAT(
      refuseTable([](llvm::json::Object &table) { table.erase("config_api"); }),
      HasSubstr("with the key `config_api`"));
  EXPECT_THAT(refuseTable([](llvm::json::Object &table) {
                (*table["entry_rules"].getAsObject())["strict"] = true;
              }),
              HasSubstr("`$.target.table.entry_rules` has the key `strict`"));
}
