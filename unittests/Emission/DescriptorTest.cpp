//===- DescriptorTest.cpp - Plans in the words of runtimes ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What no kernel in MLIR can ask for: targets that are not registered, and
// buffers that are used without a binding in sight.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Emission/Descriptor.h"

#include "tileconf/KernelConfig/Resolver/Resolver.h"
#include "tileconf/KernelConfig/Target/TargetRegistry.h"
#include "gmock/gmock.h"

using namespace tileconf;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::Pair;

static const TableTarget &getTarget(llvm::StringRef architecture,
                                    llvm::StringRef api) {
  return *std::get<const TableTarget *>(lookupTarget(architecture, api));
}

static Problem makeProblem(const KernelTargetEnvironment &target) {
  Problem problem;
  problem.target = &target;
  return problem;
}

static void addUse(Problem &problem, uint8_t buffer, Primitive primitive,
                   OperandRoute route, TileDataType type) {
  Demands demands;
  BufferUse use;
  use.operand = 0;
  use.buffer = buffer;
  use.primitive = primitive;
  use.route = route;
  use.type = type;
  demands.bufferUses.push_back(use);
  if (route == OperandRoute::Dst) {
    demands.destinationUses.push_back({0, primitive, type});
  }
  problem.requirements.addFixed(problem.requirements.getOperationCount(),
                                demands);
}

static KernelConfigPlan solve(const Problem &problem) {
  return std::get<KernelConfigPlan>(resolve(problem));
}

template <typename T>
static const T &getField(const Descriptor &descriptor, llvm::StringRef name) {
  for (const DescriptorField &field : descriptor.fields) {
    if (field.name == name) {
      return std::get<T>(field.value);
    }
  }
  throw std::out_of_range(name.str());
}

static std::string getError(const Problem &problem) {
  llvm::Expected<Descriptor> descriptor =
      buildDescriptor(solve(problem), problem, MathFidelity::HiFi4);
  return descriptor ? "" : llvm::toString(descriptor.takeError());
}

TEST(Descriptor, StatesEveryFieldInTheOrderOfTheStructure) {
  auto namesFor = [](llvm::StringRef api) {
    Problem problem = makeProblem(getTarget("blackhole", api));
    llvm::SmallVector<std::string> names;
    Descriptor descriptor = llvm::cantFail(
        buildDescriptor(solve(problem), problem, MathFidelity::HiFi4));
    for (const DescriptorField &field : descriptor.fields) {
      names.push_back(field.name.str());
    }
    return names;
  };
  EXPECT_THAT(namesFor("ComputeConfigDescriptor"),
              ElementsAre("math_fidelity", "fp32_dest_acc_en",
                          "dst_full_sync_en", "unpack_to_dest_mode",
                          "bfp8_pack_precise", "math_approx_mode"));
  EXPECT_THAT(namesFor("ComputeGen1Config"),
              ElementsAre("math_fidelity", "fp32_dest_acc_en",
                          "dst_full_sync_en", "math_approx_mode",
                          "bfp8_pack_precise", "unpack_to_dest_mode"));
}

TEST(Descriptor, VectorHasTheDevicesSlotsAndNoZeroes) {
  for (auto [architecture, slots] :
       {std::pair("wormhole_b0", 32u), std::pair("blackhole", 64u)}) {
    Problem problem =
        makeProblem(getTarget(architecture, "ComputeConfigDescriptor"));
    llvm::Expected<Descriptor> descriptor =
        buildDescriptor(solve(problem), problem, MathFidelity::HiFi4);
    ASSERT_TRUE(static_cast<bool>(descriptor));
    const auto &modes =
        getField<SlotVector>(*descriptor, "unpack_to_dest_mode");
    EXPECT_EQ(modes.size(), slots);
    EXPECT_THAT(modes, ::testing::Each(Field(&RuntimeEnum::member,
                                             llvm::StringRef("Default"))));
  }
}

TEST(Descriptor, TableStatesConsumedFloat32AtWideElementsOnly) {
  const TableTarget &target = getTarget("wormhole_b0", "ComputeGen1Config");
  Problem problem = makeProblem(target);
  // Consumed without a binding, bound and consumed, bound and produced only.
  addUse(problem, 4, Primitive::Reduce, OperandRoute::DataflowBuffer,
         TileDataType::Float32);
  problem.requirements.addBinding(7, true, TileDataType::Float32);
  problem.requirements.addBinding(9, false, TileDataType::Float32);
  problem.requirements.addBinding(11, true, TileDataType::BFloat16);

  llvm::Expected<Descriptor> narrow =
      buildDescriptor(solve(problem), problem, MathFidelity::HiFi4);
  ASSERT_TRUE(static_cast<bool>(narrow));
  EXPECT_FALSE(getField<bool>(*narrow, "fp32_dest_acc_en"));
  EXPECT_THAT(getField<BufferTable>(*narrow, "unpack_to_dest_mode"),
              ::testing::IsEmpty());

  problem.requirements.addBinding(2, true, TileDataType::Float32);
  addUse(problem, 2, Primitive::ElementwiseUnary, OperandRoute::Dst,
         TileDataType::Float32);
  llvm::Expected<Descriptor> wide =
      buildDescriptor(solve(problem), problem, MathFidelity::HiFi4);
  ASSERT_TRUE(static_cast<bool>(wide));
  EXPECT_TRUE(getField<bool>(*wide, "fp32_dest_acc_en"));
  RuntimeEnum whole{"UnpackToDestMode", "UnpackToDestFp32"};
  RuntimeEnum byDefault{"UnpackToDestMode", "Default"};
  EXPECT_THAT(getField<BufferTable>(*wide, "unpack_to_dest_mode"),
              ElementsAre(Pair("dfb_2", whole), Pair("dfb_4", byDefault),
                          Pair("dfb_7", byDefault)));
}

TEST(Descriptor, TableStatesFloat32ThatAChoiceConsumes) {
  Problem problem = makeProblem(getTarget("blackhole", "ComputeGen1Config"));
  StrategyOption option;
  option.strategy = Strategy::FPU;
  option.primitive = Primitive::ElementwiseBinary;
  option.demands.bufferUses.push_back({0, 5, option.primitive,
                                       OperandRoute::DataflowBuffer,
                                       TileDataType::Float32});
  option.demands.destinationUses.push_back(
      {kResult, option.primitive, TileDataType::Float32});
  problem.requirements.addChoice(0, option, std::nullopt);
  llvm::Expected<Descriptor> descriptor =
      buildDescriptor(solve(problem), problem, MathFidelity::HiFi4);
  ASSERT_TRUE(static_cast<bool>(descriptor));
  EXPECT_THAT(
      getField<BufferTable>(*descriptor, "unpack_to_dest_mode"),
      ElementsAre(Pair("dfb_5", RuntimeEnum{"UnpackToDestMode", "Default"})));
}

TEST(Descriptor, RefusesTargetsWithoutADevice) {
  EXPECT_THAT(getError(makeProblem(getGenericTarget())),
              HasSubstr("[TC0209] `generic` stands for no device"));
}

TEST(Descriptor, RefusesAnApiThatItDoesNotKnow) {
  TargetTable table =
      getTarget("blackhole", "ComputeConfigDescriptor").getTable();
  table.configApi = "Metal3";
  TableTarget target(table);
  EXPECT_EQ(getError(makeProblem(target)),
            "[TC0210] there is no descriptor for configuration API `Metal3`; "
            "known are `ComputeConfigDescriptor` and `ComputeGen1Config`");
}

TEST(Descriptor, RefusesAModeThatTheApiDoesNotHave) {
  TargetTable table =
      getTarget("blackhole", "ComputeConfigDescriptor").getTable();
  table.unpackModeCount = 3;
  auto third = static_cast<UnpackMode>(2);
  for (UnpackRow &row : table.unpackRows) {
    row.relation = {{third, third}, {}};
  }
  TableTarget target(table);
  Problem problem = makeProblem(target);
  addUse(problem, 5, Primitive::Reduce, OperandRoute::DataflowBuffer,
         TileDataType::BFloat16);
  EXPECT_EQ(getError(problem),
            "[TC0211] `ComputeConfigDescriptor` has no mode2 mode, which "
            "dataflow buffer 5 needs");
}
