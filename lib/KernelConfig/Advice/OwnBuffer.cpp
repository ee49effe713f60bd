//===- OwnBuffer.cpp - A second buffer for some readers ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MakeRoom.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace tileconf;
using namespace tileconf::advice;

using Kind = Requirement::Kind;

namespace {

/// Readers of `buffer` that accept none but `modes`.
struct Side {
  uint8_t buffer = 0;
  UnpackModeSet modes;
  uint64_t reads = 0;
  /// The first of the reads.
  OperationId operation = kNoOperation;
  int16_t operand = 0;

  void count(OperationId first, int16_t number, uint64_t uses) {
    reads += uses;
    if (first < operation) {
      operation = first;
      operand = number;
    }
  }
};

class OwnBuffer {
public:
  OwnBuffer(const Situation &situation, Consider consider)
      : situation(situation), problem(situation.problem), consider(consider) {}

  bool run() {
    collectSides();
    // The fewer move, the smaller the change; of two equal sides the later one
    // in the kernel, which is the one that the error is about.
    auto place = [](const Side &side) {
      return std::tuple(side.reads, -int64_t(side.operation), side.buffer,
                        side.modes.getBits());
    };
    llvm::sort(sides, [&](const Side &lhs, const Side &rhs) {
      return place(lhs) < place(rhs);
    });
    for (const Side &side : sides) {
      // Next to the buffer that they read so far, if there is room.
      std::optional<uint8_t> free =
          findFreeBuffer(situation.phrases, side.buffer);
      free = free ? free : findFreeBuffer(situation.phrases);
      if (free && move(side, *free)) {
        return true;
      }
    }
    return false;
  }

private:
  void collectSides() {
    for (const Requirement &member : situation.cause.telling) {
      if (member.kind == Kind::BufferUse) {
        addSide({member.operand, member.buffer, member.primitive, member.route,
                 member.type});
      }
      const ChoiceClass *known = member.kind == Kind::Choice
                                     ? situation.findClass(member.operation)
                                     : nullptr;
      if (!known) {
        continue;
      }
      for (const StrategyOption &option : known->options) {
        if (isOffered(problem, *known, option)) {
          llvm::for_each(option.demands.bufferUses,
                         [&](const BufferUse &use) { addSide(use); });
        }
      }
    }
  }

  void addSide(const BufferUse &use) {
    Side side{use.buffer, getAcceptedModes(problem, use)};
    bool known = llvm::any_of(sides, [&](const Side &other) {
      return other.buffer == side.buffer && other.modes == side.modes;
    });
    if (known || side.modes.empty()) {
      return;
    }
    for (const FixedUse<BufferUse> &fixed :
         problem.requirements.getBufferUses()) {
      if (belongs(fixed.use, side)) {
        side.count(fixed.first, fixed.use.operand, fixed.count);
      }
    }
    for (const ChoiceClass &choice : problem.requirements.getChoiceClasses()) {
      if (belongs(choice, side)) {
        const BufferUse &first = *llvm::find_if(
            choice.options.front().demands.bufferUses,
            [&](const BufferUse &read) { return read.buffer == side.buffer; });
        side.count(choice.first, first.operand, choice.count);
      }
    }
    if (side.reads != 0) {
      sides.push_back(side);
    }
  }

  bool belongs(const BufferUse &use, const Side &side) const {
    return use.buffer == side.buffer &&
           side.modes.contains(getAcceptedModes(problem, use));
  }

  /// Whether `choice` reads the buffer in these modes, whatever it runs on.
  bool belongs(const ChoiceClass &choice, const Side &side) const {
    return llvm::all_of(choice.options, [&](const StrategyOption &option) {
      bool reads =
          llvm::any_of(option.demands.bufferUses, [&](const BufferUse &use) {
            return use.buffer == side.buffer;
          });
      bool fits =
          llvm::all_of(option.demands.bufferUses, [&](const BufferUse &use) {
            return use.buffer != side.buffer || belongs(use, side);
          });
      return reads && (fits || !isOffered(problem, choice, option));
    });
  }

  bool move(const Side &side, uint8_t free) {
    RequirementsEditor editor(problem.requirements,
                              RequirementsEditor::Extent::Distinct);
    DataTypeSet types;
    auto moved = [&](BufferUse use) {
      types |= use.type;
      use.buffer = free;
      return use;
    };
    editor.changeBufferUses([&](const FixedUse<BufferUse> &known) {
      return std::optional(belongs(known.use, side) ? moved(known.use)
                                                    : known.use);
    });
    editor.changeClasses([&](ChoiceClass &known) {
      if (belongs(known, side)) {
        for (StrategyOption &option : known.options) {
          for (BufferUse &use : option.demands.bufferUses) {
            use = use.buffer == side.buffer ? moved(use) : use;
          }
        }
      }
      return true;
    });
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      if (types.contains(type)) {
        editor.bind(free, /*consumed=*/true, type);
      }
    }

    Candidate candidate{Fix::Kind::OwnBuffer, side.operation};
    candidate.problem = withRequirements(problem, editor.take());
    candidate.buffers = {side.buffer, free};
    auto &list = candidate.problem.policy.unpackToDestFp32;
    bool listed = list && types.contains(TileDataType::Float32) &&
                  !side.modes.contains(UnpackMode::Default);
    if (listed) {
      list->insert(llvm::lower_bound(*list, unsigned(free)), free);
    }
    candidate.words = [=](const KernelConfigPlan &, const KernelConfigPlan *) {
      return describe(side, free, listed);
    };
    return consider(std::move(candidate));
  }

  std::string describe(const Side &side, uint8_t free, bool listed) const {
    std::string text = "let " + situation.phrases.operation(side.operation);
    uint64_t others = side.reads - 1;
    if (others != 0) {
      text += " and " + std::to_string(others) +
              (others == 1 ? " other read" : " other reads") + " of buffer " +
              std::to_string(side.buffer) + " in " +
              Phrases::modes(side.modes) + " mode use";
    } else {
      text += " take operand " + std::to_string(side.operand) + " from";
    }
    return text + " a dataflow buffer of " + (others != 0 ? "their" : "its") +
           " own (" + std::to_string(free) + " is free " +
           describeExtentOfFree(situation.phrases).str() + ")" +
           (listed ? ", listed in `ttl.unpack_to_dest_fp32`," : "") +
           " that holds the same tiles as buffer " +
           std::to_string(side.buffer) + ", or aliases its memory";
  }

  const Situation &situation;
  const Problem &problem;
  Consider consider;
  llvm::SmallVector<Side, 4> sides;
};

} // namespace

bool advice::giveOwnBuffer(const Situation &situation, Consider consider) {
  return OwnBuffer(situation, consider).run();
}
