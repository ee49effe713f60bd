//===- CastTypes.cpp - Wider or narrower data -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MakeRoom.h"
#include "tileconf/KernelConfig/Explain/BufferText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <map>

using namespace tileconf;
using namespace tileconf::advice;

/// Types between which `ttl.tile_typecast` converts, f32 apart.
static constexpr DataTypeSet kNarrowFloats = {
    TileDataType::Float16,    TileDataType::BFloat16,
    TileDataType::BFP_Float8, TileDataType::BFP_BFloat8,
    TileDataType::BFP_Float4, TileDataType::BFP_BFloat4,
    TileDataType::BFP_Float2, TileDataType::BFP_BFloat2};

namespace {

class TypeCaster {
public:
  TypeCaster(const Situation &situation, Consider consider)
      : situation(situation), problem(situation.problem), consider(consider) {}

  bool run() {
    bool aboutWidths =
        llvm::any_of(situation.cause.telling, [](const Requirement &member) {
          return member.kind == Requirement::Kind::DestinationUse;
        });
    return aboutWidths && (widen() || narrow());
  }

private:
  bool isNarrowOnly(Primitive primitive, TileDataType type) const {
    return kNarrowFloats.contains(type) &&
           problem.target->getDestinationWidths(primitive, type) ==
               WidthSet(DestinationWidth::Bits16);
  }

  /// Lets every operation that needs narrow elements for its type work on f32.
  bool widen() {
    std::map<uint8_t, FixedUse<BufferUse>> sources;
    for (const auto &known : problem.requirements.getBufferUses()) {
      if (isNarrowOnly(known.use.primitive, known.use.type)) {
        auto [entry, inserted] = sources.try_emplace(known.use.buffer, known);
        if (!inserted && known.first < entry->second.first) {
          entry->second = known;
        }
      }
    }
    if (sources.empty()) {
      return false;
    }
    std::map<uint8_t, uint8_t> wide;
    unsigned next = 0;
    for (const auto &[buffer, known] : sources) {
      std::optional<uint8_t> free =
          findFreeBuffer(problem, situation.phrases.names, next);
      if (!free) {
        return false;
      }
      wide[buffer] = *free;
      next = *free + 1;
    }

    RequirementsEditor editor(problem.requirements,
                              RequirementsEditor::Extent::Distinct);
    uint64_t count = 0;
    DataTypeSet types;
    OperationId first = kNoOperation;
    editor.changeBufferUses([&](const FixedUse<BufferUse> &known) {
      BufferUse use = known.use;
      if (isNarrowOnly(use.primitive, use.type)) {
        count += known.count;
        types |= use.type;
        first = std::min(first, known.first);
        use.buffer = wide[use.buffer];
        use.type = TileDataType::Float32;
      }
      return std::optional(use);
    });
    editor.changeDestinationUses([&](const FixedUse<DestinationUse> &known) {
      DestinationUse use = known.use;
      if (isNarrowOnly(use.primitive, use.type)) {
        use.type = TileDataType::Float32;
      }
      return std::optional(use);
    });
    for (const auto &[buffer, known] : sources) {
      addCasts(editor, known);
      editor.bind(wide[buffer], /*consumed=*/true, TileDataType::Float32);
    }

    Candidate candidate{Fix::Kind::Typecast, first};
    candidate.problem = withRequirements(problem, editor.take());
    llvm::SmallVector<std::string, 2> from;
    llvm::SmallVector<std::string, 2> to;
    for (auto [buffer, free] : wide) {
      from.push_back(std::to_string(buffer));
      to.push_back(std::to_string(free));
      candidate.buffers.push_back(free);
    }
    std::string begin =
        "widen the tiles of dataflow " +
        std::string(from.size() == 1 ? "buffer " : "buffers ") +
        joinWords(from) +
        " with `ttl.tile_typecast` to f32 and store them in " +
        (to.size() == 1 ? "a buffer of their own ("
                        : "buffers of their own (") +
        joinWords(to) + (to.size() == 1 ? " is" : " are") + " free " +
        describeExtentOfFree(situation.phrases.names).str() + "), let ";
    std::string end = " work on these, and cast the result back where " +
                      describeTypes(types) +
                      (llvm::has_single_bit(types.getBits()) ? " is" : " are") +
                      " needed";
    candidate.words = [=](const Outcome &outcome) {
      uint64_t others = count - 1;
      std::string more;
      if (others != 0) {
        more = " and " + std::to_string(others) +
               (others == 1 ? " other that needs" : " others that need") +
               " 16-bit destination elements";
      }
      return begin + outcome.name(first) + more + end;
    };
    return consider(std::move(candidate));
  }

  /// What the casts in front of and behind `known` demand.
  static void addCasts(RequirementsEditor &editor,
                       const FixedUse<BufferUse> &known) {
    const Primitive cast = Primitive::ElementwiseUnary;
    const TileDataType narrow = known.use.type;
    const TileDataType wide = TileDataType::Float32;
    auto keep = [&](int16_t operand, Primitive primitive, TileDataType type) {
      editor.addUse(DestinationUse{operand, primitive, type}, known);
    };
    editor.addUse(
        BufferUse{0, known.use.buffer, cast, OperandRoute::Dst, narrow}, known);
    keep(0, cast, narrow);
    keep(kResult, cast, wide);
    keep(0, Primitive::Store, wide);
    keep(0, cast, wide);
    keep(kResult, cast, narrow);
  }

  /// Keeps all f32 data in bf16.
  bool narrow() {
    RequirementsEditor editor(problem.requirements,
                              RequirementsEditor::Extent::Distinct);
    uint64_t changed = 0;
    auto narrowed = [&](auto use) {
      if (use.type == TileDataType::Float32) {
        use.type = TileDataType::BFloat16;
        ++changed;
      }
      return use;
    };
    editor.changeBufferUses([&](const FixedUse<BufferUse> &known) {
      return std::optional(narrowed(known.use));
    });
    editor.changeDestinationUses([&](const FixedUse<DestinationUse> &known) {
      return std::optional(narrowed(known.use));
    });
    editor.changeClasses([&](ChoiceClass &known) {
      for (StrategyOption &option : known.options) {
        for (BufferUse &use : option.demands.bufferUses) {
          use = narrowed(use);
        }
        for (DestinationUse &use : option.demands.destinationUses) {
          use = narrowed(use);
        }
      }
      return true;
    });
    if (changed == 0) {
      return false;
    }
    Candidate candidate{Fix::Kind::Typecast};
    candidate.problem = withRequirements(problem, editor.take());
    candidate.lossy = true;
    candidate.words = [](const Outcome &) {
      return std::string("keep all f32 data of the kernel in bf16, which costs "
                         "16 mantissa bits of each value");
    };
    return consider(std::move(candidate));
  }

  const Situation &situation;
  const Problem &problem;
  Consider consider;
};

} // namespace

bool advice::castTypes(const Situation &situation, Consider consider) {
  return TypeCaster(situation, consider).run();
}
