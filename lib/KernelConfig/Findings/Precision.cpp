//===- Precision.cpp - The precision at which data arrives ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Findings/Precision.h"

#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace tileconf;

llvm::StringRef tileconf::stringify(Engine engine) {
  switch (engine) {
  case Engine::FPU:
    return "fpu";
  case Engine::SFPU:
    return "sfpu";
  case Engine::Move:
    return "move";
  }
  return "";
}

std::optional<unsigned> tileconf::getMantissaBits(TileDataType type) {
  switch (type) {
  case TileDataType::Float32:
    return getMantissaBits(DeliveredFormat::Float32);
  case TileDataType::Float16:
    return getMantissaBits(DeliveredFormat::Float16);
  case TileDataType::BFloat16:
    return getMantissaBits(DeliveredFormat::BFloat16);
  // Block formats store the leading one of a mantissa, too.
  case TileDataType::BFP_Float8:
  case TileDataType::BFP_BFloat8:
    return 6;
  case TileDataType::BFP_Float4:
  case TileDataType::BFP_BFloat4:
    return 2;
  case TileDataType::BFP_Float2:
  case TileDataType::BFP_BFloat2:
    return 0;
  case TileDataType::UInt32:
  case TileDataType::UInt16:
  case TileDataType::UInt8:
  case TileDataType::Int32:
  case TileDataType::Bool:
    break;
  }
  return std::nullopt;
}

std::optional<bool> tileconf::hasShortExponents(TileDataType type) {
  switch (type) {
  case TileDataType::Float16:
  case TileDataType::BFP_Float8:
  case TileDataType::BFP_Float4:
  case TileDataType::BFP_Float2:
    return true;
  case TileDataType::BFloat16:
  case TileDataType::BFP_BFloat8:
  case TileDataType::BFP_BFloat4:
  case TileDataType::BFP_BFloat2:
    return false;
  case TileDataType::Float32:
  case TileDataType::UInt32:
  case TileDataType::UInt16:
  case TileDataType::UInt8:
  case TileDataType::Int32:
  case TileDataType::Bool:
    break;
  }
  return std::nullopt;
}

/// Whether the FPU is to compute on integers that SrcA and SrcB have no format
/// for (contract facts 60, 85, 91). Moving them is another matter.
static bool hasNoOperand(const PrecisionEdge &edge) {
  const Requirement &use = edge.use;
  return edge.engine == Engine::FPU &&
         (use.primitive == Primitive::Matmul ||
          use.primitive == Primitive::Reduce) &&
         (use.type == TileDataType::UInt32 || use.type == TileDataType::Int32 ||
          use.type == TileDataType::UInt16);
}

static Engine getEngine(Primitive primitive, OperandRoute route) {
  switch (primitive) {
  case Primitive::Copy:
  case Primitive::Store:
  case Primitive::DstIndex:
    return Engine::Move;
  default:
    return route == OperandRoute::Dst ? Engine::SFPU : Engine::FPU;
  }
}

/// The first buffer of the kernel in a format with 5-bit exponents. Formats are
/// those of bindings; a buffer that is not bound in sight has that of its uses.
static std::optional<uint8_t> findShortExponents(const Problem &problem) {
  const KernelRequirements &requirements = problem.requirements;
  std::optional<uint8_t> found;
  auto note = [&](uint8_t buffer, TileDataType type) {
    if (hasShortExponents(type) == true && (!found || buffer < *found)) {
      found = buffer;
    }
  };
  for (unsigned buffer = 0; buffer < requirements.getBufferBound(); ++buffer) {
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      if (requirements.getBinding(buffer).types.contains(type)) {
        note(buffer, type);
      }
    }
  }
  for (const auto &fixed : requirements.getBufferUses()) {
    note(fixed.use.buffer, fixed.use.type);
  }
  for (const ChoiceClass &known : requirements.getChoiceClasses()) {
    for (const BufferUse &use : known.options.front().demands.bufferUses) {
      note(use.buffer, use.type);
    }
  }
  return found;
}

namespace {

class PrecisionReader {
public:
  PrecisionReader(const KernelConfigPlan &plan, const Problem &problem,
                  const KernelProfile &profile)
      : plan(plan), problem(problem), profile(profile) {
    if (problem.target->getHazards().contains(
            Hazard::ShortExponentsNarrowFloat32)) {
      shortExponents = findShortExponents(problem);
    }
  }

  std::vector<PrecisionEdge> run() {
    const KernelRequirements &requirements = problem.requirements;
    for (auto [index, fixed] : llvm::enumerate(requirements.getBufferUses())) {
      BufferUse use = fixed.use;
      KernelProfile::Group group{fixed.first, fixed.count, use.operand};
      if (index < profile.uses.size()) {
        group = profile.uses[index];
        use.operand = group.operand;
      }
      add(use, group);
    }
    for (auto [index, known] :
         llvm::enumerate(requirements.getChoiceClasses())) {
      Strategy chosen = plan.getClassStrategy(index);
      KernelProfile::Group group{known.first, known.count};
      if (index < profile.classes.size()) {
        group = profile.classes[index];
      }
      for (const StrategyOption &option : known.options) {
        if (option.strategy != chosen) {
          continue;
        }
        for (const BufferUse &use : option.demands.bufferUses) {
          add(use, group);
        }
      }
    }
    auto keyOf = [](const PrecisionEdge &edge) {
      const Requirement &use = edge.use;
      return std::tie(use.operation, use.operand, use.buffer, use.primitive,
                      use.route, use.type);
    };
    llvm::sort(edges, [&](const PrecisionEdge &lhs, const PrecisionEdge &rhs) {
      return keyOf(lhs) < keyOf(rhs);
    });
    return std::move(edges);
  }

private:
  void add(const BufferUse &use, const KernelProfile::Group &group) {
    if (group.count == 0) {
      return;
    }
    PrecisionEdge edge;
    edge.use = Requirement::of(group.first, use);
    edge.count = group.count;
    edge.engine = getEngine(use.primitive, use.route);
    edge.mode = plan.getUnpackMode(use.buffer);
    Delivery delivery = problem.target->getDelivery(
        use.type, plan.getDestinationWidth(), edge.mode);
    edge.arrives = delivery.arrives;
    edge.kept = delivery.kept;
    if (hasNoOperand(edge)) {
      edge.arrives = DeliveredFormat::Undefined;
      edge.kept = DeliveredFormat::Undefined;
    }
    narrow(edge);
    truncate(edge);
    edge.mantissaBits = getMantissaBits(use.type);
    if (edge.arrives != DeliveredFormat::Unchanged) {
      unsigned whole = edge.mantissaBits.value_or(0);
      if (edge.mantissaBits) {
        edge.mantissaBits = getMantissaBits(edge.arrives);
      }
      edge.lossy = edge.arrives == DeliveredFormat::Undefined ||
                   edge.mantissaBits < whole || edge.narrowedBy ||
                   edge.narrowedByScaler;
    }
    edges.push_back(edge);
  }

  /// What another buffer's format does to f32 that is converted on the way
  /// (contract facts 40, 41).
  void narrow(PrecisionEdge &edge) const {
    if (!shortExponents || edge.use.type != TileDataType::Float32 ||
        edge.mode != UnpackMode::Default) {
      return;
    }
    edge.narrowedBy = shortExponents;
    edge.arrives = DeliveredFormat::Float16;
    if (edge.kept == DeliveredFormat::BFloat16) {
      edge.kept = DeliveredFormat::Float16;
    }
  }

  /// What the scaler of a reduction does to its f32 data (contract fact 125).
  void truncate(PrecisionEdge &edge) const {
    if (edge.arrives != DeliveredFormat::TF32 ||
        edge.use.primitive != Primitive::Reduce ||
        !problem.target->getHazards().contains(
            Hazard::ScalerTruncatesReduction)) {
      return;
    }
    auto reduction = llvm::find_if(
        profile.reductions, [&](const KernelProfile::Reduction &known) {
          return known.truncatesData() &&
                 known.dataOperand == edge.use.operand &&
                 known.dataBuffer == edge.use.buffer;
        });
    if (reduction == profile.reductions.end()) {
      return;
    }
    edge.narrowedByScaler = true;
    edge.narrowedBy = reduction->scalerBuffer;
    edge.arrives = hasShortExponents(reduction->scalerType) == true
                       ? DeliveredFormat::Float16
                       : DeliveredFormat::BFloat16;
  }

  const KernelConfigPlan &plan;
  const Problem &problem;
  const KernelProfile &profile;
  std::optional<uint8_t> shortExponents;
  std::vector<PrecisionEdge> edges;
};

} // namespace

std::vector<PrecisionEdge>
tileconf::computePrecision(const KernelConfigPlan &plan, const Problem &problem,
                           const KernelProfile &profile) {
  return PrecisionReader(plan, problem, profile).run();
}
