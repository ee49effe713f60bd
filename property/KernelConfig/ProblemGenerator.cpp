//===- ProblemGenerator.cpp - Problems out of a seed ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProblemGenerator.h"

#include "BruteForceResolver.h"
#include "tileconf/KernelConfig/Target/TargetRegistry.h"
#include <random>

using namespace tileconf;
using namespace tileconf::property;

/// Configurations that brute force may have to look at.
static constexpr double kMaxConfigurations = 40000;

namespace {

class Generator {
public:
  Generator(Shape shape, Size size, uint64_t seed)
      : shape(shape), large(size == Size::Large), engine(seed) {}

  ProblemDescription run() {
    switch (shape) {
    case Shape::Kernel:
    case Shape::LossyFloat32:
      problem.target = pickTarget();
      break;
    case Shape::Synthetic:
    case Shape::Tangled:
      problem.inlineTarget = std::make_shared<TableTarget>(makeTable());
      problem.target = problem.inlineTarget.get();
      break;
    }
    makeBuffers();
    makePolicy();
    unsigned operations = large ? 5 + below(36) : 1 + below(9);
    for (unsigned number = 0; number < operations; ++number) {
      addOperation();
      if ((large ? countModes(problem) : countConfigurations(problem)) >
          kMaxConfigurations) {
        problem.operations.pop_back();
        break;
      }
    }
    return std::move(problem);
  }

private:
  // std::uniform_int_distribution differs between libraries; this does not.
  unsigned below(unsigned bound) { return engine() % bound; }
  bool oneIn(unsigned cases) { return below(cases) == 0; }
  template <typename T>
  T pick(std::initializer_list<T> values) {
    return values.begin()[below(values.size())];
  }

  const TableTarget *pickTarget() {
    auto registered = getRegisteredTargets();
    unsigned index = below(registered.size() + 1);
    return index == registered.size() ? &getGenericTarget() : registered[index];
  }

  UnpackModeSet someModes(unsigned modeCount, unsigned density) {
    UnpackModeSet set;
    for (unsigned mode = 0; mode < modeCount; ++mode) {
      if (below(100) < density) {
        set |= static_cast<UnpackMode>(mode);
      }
    }
    return set;
  }

  /// On a sharp target a route asks for one mode of two, as on today's; options
  /// that mix routes then ask for different modes of their buffers.
  ConfigRelation makeRelation(OperandRoute route, DataTypeSet types,
                              unsigned density) {
    ConfigRelation relation;
    for (unsigned width = 0; width < kCount<DestinationWidth>; ++width) {
      if (!sharp) {
        relation.exact[width] = someModes(modeCount, density);
        relation.lossy[width] = someModes(modeCount, 40);
      } else if (types.contains(TileDataType::Int32)) {
        relation.exact[width] = UnpackModeSet::all();
      } else {
        bool intoDst = route == OperandRoute::Dst;
        relation.exact[width] =
            intoDst ? UnpackMode::UnpackToDestination : UnpackMode::Default;
        relation.lossy[width] = someModes(modeCount, 20);
      }
      relation.lossy[width] = relation.lossy[width] - relation.exact[width];
    }
    return relation;
  }

  TargetTable makeTable() {
    sharp = shape == Shape::Tangled && oneIn(2);
    modeCount = sharp                     ? 2
                : shape == Shape::Tangled ? 2 + below(3)
                                          : 1 + below(4);
    TargetTable table;
    table.architecture = "synthetic";
    table.configApi = "none";
    table.unpackModeCount = modeCount;
    table.dataflowBufferCount = 5 + below(9);
    unsigned tiles = 1 + below(4);
    unsigned fullTiles = tiles + below(4);
    unsigned narrowTiles = tiles + below(4);
    table.dstCapacity = {
        {{narrowTiles, std::max(narrowTiles, fullTiles) + below(4)},
         {tiles, fullTiles}}};
    table.entryRules = {oneIn(4), oneIn(4), false};

    PrimitiveSet binary = Primitive::ElementwiseBinary;
    PrimitiveSet copy = Primitive::Copy;
    PrimitiveSet unknown = Primitive::Unknown;
    DataTypeSet float32 = TileDataType::Float32;
    DataTypeSet bfloat16 = TileDataType::BFloat16;
    unsigned density = 30 + below(50);
    for (PrimitiveSet primitives :
         {binary, copy, PrimitiveSet::all() - binary - copy - unknown}) {
      for (DataTypeSet types :
           {float32, bfloat16, DataTypeSet::all() - float32 - bfloat16}) {
        WidthSet widths = WidthSet::all();
        if (oneIn(3)) {
          widths = pick({DestinationWidth::Bits16, DestinationWidth::Bits32});
        }
        table.destinationRows.push_back({primitives, types, widths, ""});
        for (OperandRoute route :
             {OperandRoute::DataflowBuffer, OperandRoute::Dst}) {
          ConfigRelation relation = makeRelation(route, types, density);
          table.unpackRows.push_back({primitives, route, types, relation, ""});
        }
      }
    }
    for (FullFp32Category category : Vocabulary<FullFp32Category>::values) {
      bool supported = !oneIn(3);
      table.fullFp32Rows.push_back(
          {category, supported, supported || oneIn(2) ? "" : "report#1", ""});
    }
    return table;
  }

  void makeBuffers() {
    bufferCount = large ? 4 + below(8) : 1 + below(5);
    bufferCount =
        std::min(bufferCount, problem.target->getDataflowBufferCount());
    for (unsigned number = 0; number < bufferCount; ++number) {
      // Kernels bind what they use; a problem file need not.
      if (shape == Shape::Synthetic && oneIn(4)) {
        continue;
      }
      BufferRecord &buffer = problem.buffers.emplace_back();
      buffer.index = number;
      buffer.consumed = !oneIn(3);
      buffer.types = pick({TileDataType::Float32, TileDataType::BFloat16});
    }
  }

  void makePolicy() {
    KernelConfigPolicy &policy = problem.policy;
    auto selection = [&]() {
      return oneIn(large ? 9 : 4)
                 ? pick({Selection::Enabled, Selection::Disabled})
                 : Selection::Auto;
    };
    policy.fp32DestAcc = {selection(), SettingSource::Option};
    policy.dstFullSync = {selection(), SettingSource::Attribute};
    policy.enableFpuBinaryOps.value = !oneIn(6);
    policy.reduceFullFp32 = !oneIn(3);
    policy.matmulFullFp32 = !oneIn(3);
    policy.preferExactF32Binary = oneIn(3);
    bool lossy = shape == Shape::LossyFloat32 || oneIn(3);
    policy.f32Unpack = lossy ? F32Unpack::AllowTf32 : F32Unpack::Exact;
    if (oneIn(large || shape == Shape::Tangled ? 12 : 5)) {
      std::vector<unsigned> &list = policy.unpackToDestFp32.emplace();
      for (unsigned buffer = 0; buffer <= bufferCount; ++buffer) {
        if (oneIn(2) && buffer < problem.target->getDataflowBufferCount()) {
          list.push_back(buffer);
        }
      }
    }
    if (shape == Shape::LossyFloat32) {
      policy.fp32DestAcc.value = Selection::Auto;
      policy.enableFpuBinaryOps.value = true;
      policy.unpackToDestFp32.reset();
    }
  }

  uint8_t someBuffer() { return below(bufferCount); }
  TileDataType someType() {
    if (shape == Shape::LossyFloat32) {
      return TileDataType::Float32;
    }
    return pick({TileDataType::Float32, TileDataType::Float32,
                 TileDataType::BFloat16, TileDataType::Int32});
  }

  /// A type for each buffer, so that the uses of one buffer agree mostly.
  TileDataType typeOf(uint8_t buffer) {
    if (shape == Shape::LossyFloat32) {
      return TileDataType::Float32;
    }
    return buffer % 3 == 1 && !oneIn(8) ? TileDataType::BFloat16
                                        : TileDataType::Float32;
  }

  void addOperation() {
    if (!problem.operations.empty() && oneIn(5)) {
      // The same once more, as in an unrolled loop.
      OperationRecord copy =
          problem.operations[below(problem.operations.size())];
      problem.operations.push_back(copy);
      return;
    }
    OperationRecord &operation = problem.operations.emplace_back();
    operation.name = "op" + std::to_string(problem.operations.size() - 1);
    if (oneIn(large ? 30 : 8)) {
      operation.dstTiles = 1 + below(10);
    }
    bool realistic = shape == Shape::Kernel || shape == Shape::LossyFloat32;
    if (!realistic) {
      makeAnything(operation);
    } else if (oneIn(shape == Shape::Kernel ? 2 : 3)) {
      makeFixed(operation);
    } else {
      makeBinary(operation);
    }
    if (!operation.options.empty() &&
        oneIn(large || shape == Shape::LossyFloat32 ? 20 : 7)) {
      operation.pinned =
          operation.options[below(operation.options.size())].strategy;
    }
  }

  /// add, subtract or multiply on two buffers, or on one and a value in DST.
  void makeBinary(OperationRecord &operation) {
    uint8_t buffers[] = {someBuffer(), someBuffer()};
    bool secondInDst = oneIn(6);
    auto primitive = Primitive::ElementwiseBinary;
    for (Strategy strategy : {Strategy::FPU, Strategy::SFPU}) {
      if (strategy == Strategy::FPU && secondInDst) {
        continue;
      }
      StrategyOption option{strategy, primitive, {}};
      for (int16_t operand = 0; operand < 2; ++operand) {
        bool onFpu = strategy == Strategy::FPU;
        TileDataType type = typeOf(buffers[operand]);
        if (operand == 0 || !secondInDst) {
          option.demands.bufferUses.push_back(
              {operand, buffers[operand], primitive,
               onFpu ? OperandRoute::DataflowBuffer : OperandRoute::Dst, type});
        }
        if (!onFpu) {
          option.demands.destinationUses.push_back({operand, primitive, type});
        }
      }
      option.demands.destinationUses.push_back(
          {kResult, primitive, typeOf(buffers[0])});
      operation.options.push_back(std::move(option));
    }
  }

  void makeFixed(OperationRecord &operation) {
    uint8_t buffer = someBuffer();
    TileDataType type = typeOf(buffer);
    Demands &demands = operation.demands;
    auto useOf = [&](int16_t operand, Primitive primitive, OperandRoute route) {
      demands.bufferUses.push_back({operand, buffer, primitive, route, type});
    };
    switch (below(5)) {
    case 0:
      useOf(0, Primitive::ElementwiseUnary, OperandRoute::Dst);
      demands.destinationUses = {
          {0, Primitive::ElementwiseUnary, type},
          {kResult, Primitive::ElementwiseUnary, someType()}};
      break;
    case 1:
      useOf(0, Primitive::Reduce, OperandRoute::DataflowBuffer);
      demands.destinationUses = {{kResult, Primitive::Reduce, type}};
      demands.fullFp32 =
          pick({FullFp32Category::ReduceRow, FullFp32Category::ReduceColumn,
                FullFp32Category::ReduceScalar});
      break;
    case 2:
      useOf(0, Primitive::Matmul, OperandRoute::DataflowBuffer);
      buffer = someBuffer();
      useOf(1, Primitive::Matmul, OperandRoute::DataflowBuffer);
      demands.destinationUses = {{kResult, Primitive::Matmul, type}};
      demands.fullFp32 = FullFp32Category::Matmul;
      break;
    case 3: {
      Primitive primitive =
          pick({Primitive::BroadcastColumn, Primitive::BroadcastRow});
      useOf(0, primitive, OperandRoute::DataflowBuffer);
      demands.destinationUses = {{kResult, primitive, type}};
      break;
    }
    default:
      useOf(0, Primitive::Copy, OperandRoute::DataflowBuffer);
      demands.destinationUses = {{kResult, Primitive::Copy, type}};
      break;
    }
  }

  Demands makeAnyDemands(unsigned maxUses) {
    Demands demands;
    auto primitive = [&] {
      return pick({Primitive::ElementwiseBinary, Primitive::ElementwiseBinary,
                   Primitive::Copy, Primitive::ElementwiseUnary});
    };
    for (unsigned uses = below(maxUses + 1); uses > 0; --uses) {
      demands.bufferUses.push_back(
          {static_cast<int16_t>(uses - 1), someBuffer(), primitive(),
           pick({OperandRoute::DataflowBuffer, OperandRoute::Dst}),
           someType()});
    }
    if (oneIn(shape == Shape::Tangled ? 6 : 3)) {
      demands.destinationUses.push_back({kResult, primitive(), someType()});
    }
    if (oneIn(4)) {
      demands.fullFp32 =
          Vocabulary<FullFp32Category>::values[below(kCount<FullFp32Category>)];
    }
    return demands;
  }

  void makeAnything(OperationRecord &operation) {
    if (oneIn(shape == Shape::Tangled ? 8 : 3)) {
      operation.demands = makeAnyDemands(2);
      return;
    }
    unsigned skipped = below(4);
    for (Strategy strategy :
         {Strategy::SFPU, Strategy::FPU, Strategy::DestReuse}) {
      if (static_cast<unsigned>(strategy) != skipped) {
        operation.options.push_back(
            {strategy,
             pick({Primitive::ElementwiseBinary, Primitive::ElementwiseBinary,
                   Primitive::Copy}),
             makeAnyDemands(3)});
      }
    }
  }

  const Shape shape;
  const bool large;
  std::mt19937_64 engine;
  ProblemDescription problem;
  unsigned bufferCount = 0;
  unsigned modeCount = 0;
  bool sharp = false;
};

} // namespace

std::string property::getShapeName(Shape shape) {
  switch (shape) {
  case Shape::Kernel:
    return "Kernel";
  case Shape::Synthetic:
    return "Synthetic";
  case Shape::LossyFloat32:
    return "LossyFloat32";
  case Shape::Tangled:
    return "Tangled";
  }
  return "";
}

ProblemDescription property::generateProblem(Shape shape, Size size,
                                             uint64_t seed) {
  return Generator(shape, size, seed).run();
}
