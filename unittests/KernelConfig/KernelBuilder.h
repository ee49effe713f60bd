//===- KernelBuilder.h - Small kernels for tests ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Says in one line per operation what a kernel does, and turns it into the
// demands that the operations would state about themselves.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_UNITTESTS_KERNELCONFIG_KERNELBUILDER_H
#define TILECONF_UNITTESTS_KERNELCONFIG_KERNELBUILDER_H

#include "tileconf/KernelConfig/Problem/ProblemJson.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"
#include "tileconf/KernelConfig/Target/TargetRegistry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tileconf::test {

inline constexpr TileDataType f32 = TileDataType::Float32;
inline constexpr TileDataType bf16 = TileDataType::BFloat16;
inline constexpr UnpackMode kDefault = UnpackMode::Default;
inline constexpr UnpackMode kToDest = UnpackMode::UnpackToDestination;
inline constexpr DestinationWidth k16 = DestinationWidth::Bits16;
inline constexpr DestinationWidth k32 = DestinationWidth::Bits32;

/// The registered target, which has to exist.
inline const TableTarget &getTarget(llvm::StringRef architecture,
                                    llvm::StringRef api = kDefaultConfigApi) {
  return *std::get<const TableTarget *>(lookupTarget(architecture, api));
}

class KernelBuilder {
public:
  explicit KernelBuilder(
      const KernelTargetEnvironment &target = getTarget("wormhole_b0")) {
    description.target = &target;
  }

  KernelConfigPolicy &policy() { return description.policy; }
  OperationRecord &last() { return description.operations.back(); }
  Problem build() const { return description.build(); }

  /// The plan; fails the test where there is none.
  KernelConfigPlan plan() const {
    Resolution resolution = resolve(build());
    if (!std::holds_alternative<KernelConfigPlan>(resolution)) {
      ADD_FAILURE() << "expected a plan";
      return std::get<KernelConfigPlan>(
          resolve(KernelBuilder(getGenericTarget()).build()));
    }
    return std::get<KernelConfigPlan>(resolution);
  }
  /// The conflict; empty, and the test fails, where there is none.
  std::vector<Requirement> conflict() const {
    Resolution resolution = resolve(build());
    const auto *found = std::get_if<KernelConfigConflict>(&resolution);
    if (!found) {
      ADD_FAILURE() << "expected a conflict";
      return {};
    }
    return {found->requirements.begin(), found->requirements.end()};
  }

  KernelBuilder &bind(uint8_t buffer, bool consumed = true,
                      TileDataType type = f32) {
    description.buffers.push_back({buffer, consumed, type});
    return *this;
  }

  /// An SFPU operation on a buffer, such as exp.
  OperationId unary(uint8_t buffer, TileDataType type = f32) {
    return unary(buffer, type, type);
  }
  /// The same with another type of result, such as typecast.
  OperationId unary(uint8_t buffer, TileDataType type, TileDataType result) {
    auto primitive = Primitive::ElementwiseUnary;
    Demands demands;
    demands.bufferUses = {{0, buffer, primitive, OperandRoute::Dst, type}};
    demands.destinationUses = {{0, primitive, type},
                               {kResult, primitive, result}};
    return fixed("unary", demands);
  }
  /// An operation that takes buffers through SrcA and SrcB.
  OperationId onFpu(Primitive primitive, const std::vector<uint8_t> &buffers,
                    TileDataType type = f32,
                    std::optional<FullFp32Category> fullFp32 = std::nullopt) {
    Demands demands;
    for (uint8_t buffer : buffers) {
      demands.bufferUses.push_back(
          {static_cast<int16_t>(demands.bufferUses.size()), buffer, primitive,
           OperandRoute::DataflowBuffer, type});
    }
    demands.destinationUses = {{kResult, primitive, type}};
    demands.fullFp32 = fullFp32;
    return fixed("fpu", demands);
  }
  OperationId matmul(uint8_t lhs, uint8_t rhs, TileDataType type = bf16) {
    return onFpu(Primitive::Matmul, {lhs, rhs}, type, FullFp32Category::Matmul);
  }
  OperationId reduce(uint8_t buffer, FullFp32Category category,
                     TileDataType type = bf16) {
    return onFpu(Primitive::Reduce, {buffer}, type, category);
  }
  OperationId broadcast(uint8_t buffer, TileDataType type = bf16) {
    return onFpu(Primitive::BroadcastColumn, {buffer}, type);
  }
  /// Leaves tiles of a type in DST and reads none.
  OperationId fill(TileDataType type) {
    Demands demands;
    demands.destinationUses = {{kResult, Primitive::Fill, type}};
    return fixed("fill", demands);
  }

  /// add, subtract or multiply on two buffers: FPU or SFPU.
  OperationId binary(uint8_t lhs, uint8_t rhs, TileDataType type = f32) {
    return choose({onFpuOption(lhs, rhs, type), onSfpuOption(lhs, rhs, type)});
  }
  /// The same with a left operand that is in DST already: SFPU only.
  OperationId binaryWithDst(uint8_t rhs, TileDataType type = f32) {
    StrategyOption option = onSfpuOption(rhs, rhs, type);
    option.demands.bufferUses.erase(option.demands.bufferUses.begin());
    return choose({option});
  }

  static StrategyOption onFpuOption(uint8_t lhs, uint8_t rhs,
                                    TileDataType type) {
    auto primitive = Primitive::ElementwiseBinary;
    auto route = OperandRoute::DataflowBuffer;
    StrategyOption option{Strategy::FPU, primitive, {}};
    option.demands.bufferUses = {{0, lhs, primitive, route, type},
                                 {1, rhs, primitive, route, type}};
    option.demands.destinationUses = {{kResult, primitive, type}};
    return option;
  }
  static StrategyOption onSfpuOption(uint8_t lhs, uint8_t rhs,
                                     TileDataType type) {
    auto primitive = Primitive::ElementwiseBinary;
    auto route = OperandRoute::Dst;
    StrategyOption option{Strategy::SFPU, primitive, {}};
    option.demands.bufferUses = {{0, lhs, primitive, route, type},
                                 {1, rhs, primitive, route, type}};
    option.demands.destinationUses = {
        {0, primitive, type}, {1, primitive, type}, {kResult, primitive, type}};
    return option;
  }

  OperationId choose(std::vector<StrategyOption> options) {
    OperationRecord &operation = description.operations.emplace_back();
    operation.name = "binary";
    operation.options = std::move(options);
    return description.operations.size() - 1;
  }
  OperationId fixed(std::string name, Demands demands) {
    OperationRecord &operation = description.operations.emplace_back();
    operation.name = std::move(name);
    operation.demands = std::move(demands);
    return description.operations.size() - 1;
  }

  ProblemDescription description;
};

/// Matches a requirement of a kind, by an operation.
MATCHER_P2(isRequirement, kind, operation, "") {
  *result_listener << "kind " << static_cast<unsigned>(arg.kind)
                   << ", operation " << arg.operation;
  return arg.kind == kind && arg.operation == operation;
}
/// Matches a use of a buffer by an operation.
MATCHER_P2(isBufferUse, operation, buffer, "") {
  *result_listener << "kind " << static_cast<unsigned>(arg.kind)
                   << ", operation " << arg.operation << ", buffer "
                   << static_cast<unsigned>(arg.buffer);
  return arg.kind == Requirement::Kind::BufferUse &&
         arg.operation == operation && arg.buffer == buffer;
}
/// Matches a requirement that the policy makes.
MATCHER_P(isPolicyPin, kind, "") { return arg.kind == kind && arg.isPolicy(); }

} // namespace tileconf::test

#endif // TILECONF_UNITTESTS_KERNELCONFIG_KERNELBUILDER_H
