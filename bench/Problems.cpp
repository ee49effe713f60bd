//===- Problems.cpp - Problems to measure resolvers with --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Problems.h"

#include "tileconf/KernelConfig/Target/TargetRegistry.h"
#include <random>

using namespace tileconf;
using namespace tileconf::bench;

llvm::StringRef bench::getName(Shape shape) {
  switch (shape) {
  case Shape::Independent:
    return "independent";
  case Shape::Chain:
    return "chain";
  case Shape::Dense:
    return "dense";
  case Shape::LossyCut:
    return "lossy-cut";
  case Shape::Elimination:
    return "elimination";
  }
  return "";
}

Problem Sample::build() const {
  Problem problem;
  problem.target = target;
  problem.policy = policy;
  OperationId id = 0;
  for (uint32_t number : order) {
    const SampleOperation &operation = distinct[number];
    if (operation.options.empty()) {
      problem.requirements.addFixed(id++, operation.demands);
    } else {
      problem.requirements.addChoice(id++, operation.options, std::nullopt);
    }
  }
  return problem;
}

namespace {

constexpr unsigned kBuffers = kMaxDataflowBuffers;

class SampleMaker {
public:
  SampleMaker(Shape shape, size_t choices, uint64_t seed)
      : shape(shape), choices(choices), engine(seed) {}

  Sample run() {
    switch (shape) {
    case Shape::Independent:
    case Shape::Chain:
    case Shape::Dense:
    case Shape::LossyCut:
      useBlackhole();
      addFixedOperations();
      addChoices();
      break;
    case Shape::Elimination:
      useInventedTarget();
      addTangledChoices();
      break;
    }
    return std::move(sample);
  }

private:
  // std::uniform_int_distribution differs between libraries; this does not.
  unsigned below(unsigned bound) { return engine() % bound; }

  void useBlackhole() {
    TargetLookup found = lookupTarget("blackhole");
    sample.target = std::get<const TableTarget *>(found);
  }

  void add(SampleOperation operation) {
    sample.order.push_back(sample.distinct.size());
    sample.distinct.push_back(std::move(operation));
  }

  void addExponential(uint8_t buffer) {
    const Primitive unary = Primitive::ElementwiseUnary;
    SampleOperation operation;
    operation.demands.bufferUses = {
        {0, buffer, unary, OperandRoute::Dst, TileDataType::Float32}};
    operation.demands.destinationUses = {
        {0, unary, TileDataType::Float32},
        {kResult, unary, TileDataType::Float32}};
    add(std::move(operation));
  }

  void addMatmul(uint8_t lhs, uint8_t rhs) {
    const Primitive matmul = Primitive::Matmul;
    SampleOperation operation;
    operation.demands.bufferUses = {
        {0, lhs, matmul, OperandRoute::DataflowBuffer, TileDataType::Float32},
        {1, rhs, matmul, OperandRoute::DataflowBuffer, TileDataType::Float32}};
    operation.demands.destinationUses = {
        {kResult, matmul, TileDataType::Float32}};
    operation.demands.fullFp32 = FullFp32Category::Matmul;
    add(std::move(operation));
  }

  void addFixedOperations() {
    switch (shape) {
    case Shape::Independent:
      for (unsigned buffer = 0; buffer < kBuffers; buffer += 8) {
        addExponential(buffer);
      }
      break;
    case Shape::Chain:
      addExponential(kBuffers - 1);
      break;
    case Shape::LossyCut:
      sample.policy.f32Unpack = F32Unpack::AllowTf32;
      for (unsigned buffer = 0; buffer + 4 < kBuffers; buffer += 8) {
        addExponential(buffer);
        addMatmul(buffer + 2, buffer + 4);
      }
      break;
    case Shape::Dense:
    case Shape::Elimination:
      break;
    }
  }

  /// An addition of f32 tiles, on the FPU or the SFPU.
  static SampleOperation makeAddition(uint8_t lhs, uint8_t rhs) {
    const Primitive binary = Primitive::ElementwiseBinary;
    const TileDataType f32 = TileDataType::Float32;
    SampleOperation operation;
    for (Strategy strategy : {Strategy::FPU, Strategy::SFPU}) {
      OperandRoute route = strategy == Strategy::FPU
                               ? OperandRoute::DataflowBuffer
                               : OperandRoute::Dst;
      StrategyOption option{strategy, binary, {}};
      option.demands.bufferUses = {{0, lhs, binary, route, f32},
                                   {1, rhs, binary, route, f32}};
      if (strategy == Strategy::SFPU) {
        option.demands.destinationUses = {{0, binary, f32}, {1, binary, f32}};
      }
      option.demands.destinationUses.push_back({kResult, binary, f32});
      operation.options.push_back(std::move(option));
    }
    return operation;
  }

  void addChoices() {
    uint32_t first = sample.distinct.size();
    switch (shape) {
    case Shape::Independent:
      for (unsigned buffer = 0; buffer < kBuffers; buffer += 2) {
        sample.distinct.push_back(makeAddition(buffer, buffer + 1));
      }
      break;
    case Shape::Chain:
      for (unsigned buffer = 0; buffer + 1 < kBuffers; ++buffer) {
        sample.distinct.push_back(makeAddition(buffer, buffer + 1));
      }
      break;
    default:
      for (unsigned lhs = 0; lhs < kBuffers; ++lhs) {
        for (unsigned rhs = 0; rhs < kBuffers; ++rhs) {
          if (lhs != rhs) {
            sample.distinct.push_back(makeAddition(lhs, rhs));
          }
        }
      }
      break;
    }
    uint32_t count = sample.distinct.size() - first;
    bool shuffled = shape == Shape::Dense || shape == Shape::LossyCut;
    for (size_t number = 0; number < choices; ++number) {
      sample.order.push_back(first +
                             (shuffled ? below(count) : number % count));
    }
  }

  /// Every row of the table has its own random set of modes, apart from those
  /// of one primitive that allow anything, so that there is an answer.
  void useInventedTarget() {
    TargetTable table;
    table.architecture = "invented";
    table.configApi = "none";
    table.unpackModeCount = kMaxUnpackModes;
    table.dataflowBufferCount = kBuffers;
    table.dstCapacity = {{{8, 16}, {4, 8}}};
    table.destinationRows = {
        {PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown),
         DataTypeSet::all(), WidthSet::all(), ""}};
    for (Primitive primitive : Vocabulary<Primitive>::values) {
      if (primitive == Primitive::Unknown) {
        continue;
      }
      for (TileDataType type : Vocabulary<TileDataType>::values) {
        for (OperandRoute route :
             {OperandRoute::DataflowBuffer, OperandRoute::Dst}) {
          ConfigRelation relation;
          for (UnpackModeSet &modes : relation.exact) {
            unsigned bits = primitive == Primitive::Copy
                                ? (1u << kMaxUnpackModes) - 1
                                : 1 + below((1u << kMaxUnpackModes) - 1);
            modes = UnpackModeSet::fromBits(static_cast<uint16_t>(bits));
          }
          table.unpackRows.push_back({primitive, route, type, relation, ""});
        }
      }
    }
    for (FullFp32Category category : Vocabulary<FullFp32Category>::values) {
      table.fullFp32Rows.push_back({category, true, "", ""});
    }
    sample.ownTarget = std::make_shared<TableTarget>(std::move(table));
    sample.target = sample.ownTarget.get();
  }

  void addTangledChoices() {
    // A thousand of these are still within the resolver's search budget; three
    // thousand are not.
    constexpr unsigned kDistinct = 100;
    for (unsigned number = 0; number < kDistinct; ++number) {
      SampleOperation operation;
      unsigned window = below(kBuffers - 2);
      for (Strategy strategy :
           {Strategy::FPU, Strategy::SFPU, Strategy::DestReuse}) {
        // The last resort works with any mode.
        Primitive primitive =
            strategy == Strategy::DestReuse
                ? Primitive::Copy
                : Vocabulary<Primitive>::values[2 +
                                                below(kCount<Primitive> - 2)];
        StrategyOption option{strategy, primitive, {}};
        for (int16_t operand = 0; operand < 2; ++operand) {
          option.demands.bufferUses.push_back(
              {operand, static_cast<uint8_t>(window + below(3)), primitive,
               below(2) ? OperandRoute::Dst : OperandRoute::DataflowBuffer,
               Vocabulary<TileDataType>::values[below(kCount<TileDataType>)]});
        }
        operation.options.push_back(std::move(option));
      }
      sample.distinct.push_back(std::move(operation));
    }
    for (size_t number = 0; number < choices; ++number) {
      sample.order.push_back(below(kDistinct));
    }
  }

  const Shape shape;
  const size_t choices;
  std::mt19937_64 engine;
  Sample sample;
};

} // namespace

Sample bench::makeSample(Shape shape, size_t choices) {
  return SampleMaker(shape, choices, /*seed=*/1).run();
}
