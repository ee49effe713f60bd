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

  /// Moves a side as a whole; where that is no good, without its operations
  /// that have alternatives, which may have other causes to go elsewhere.
  bool run() {
    for (bool whole : {true, false}) {
      choicesMove = whole;
      if (moveOne()) {
        return true;
      }
    }
    return false;
  }

private:
  bool moveOne() {
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
    return llvm::any_of(sides, [&](const Side &side) {
      // Next to the buffer that they read so far, if there is room.
      const OperationNames &names = situation.phrases.names;
      std::optional<uint8_t> free = findFreeBuffer(problem, names, side.buffer);
      free = free ? free : findFreeBuffer(problem, names);
      return free && move(side, *free);
    });
  }

  void collectSides() {
    sides.clear();
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
        llvm::ArrayRef<BufferUse> uses =
            choice.options.front().demands.bufferUses;
        auto reads = [&](const BufferUse &use) {
          return use.buffer == side.buffer;
        };
        side.count(choice.first, llvm::find_if(uses, reads)->operand,
                   choice.count * llvm::count_if(uses, reads));
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
    return choicesMove &&
           llvm::all_of(choice.options, [&](const StrategyOption &option) {
             bool reads = llvm::any_of(option.demands.bufferUses,
                                       [&](const BufferUse &use) {
                                         return use.buffer == side.buffer;
                                       });
             bool fits = llvm::all_of(
                 option.demands.bufferUses, [&](const BufferUse &use) {
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
    candidate.words = [=](const Outcome &outcome) {
      return describe(side, free, listed, outcome);
    };
    return consider(std::move(candidate));
  }

  std::string describe(const Side &side, uint8_t free, bool listed,
                       const Outcome &outcome) const {
    std::string text = "let " + outcome.name(side.operation);
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
           describeExtentOfFree(situation.phrases.names).str() + ")" +
           (listed ? ", listed in `ttl.unpack_to_dest_fp32` if that stays,"
                   : "") +
           " that holds the same tiles as buffer " +
           std::to_string(side.buffer) + ", or aliases its memory";
  }

  const Situation &situation;
  const Problem &problem;
  Consider consider;
  llvm::SmallVector<Side, 4> sides;
  /// Whether operations with alternatives are moved as well.
  bool choicesMove = true;
};

} // namespace

bool advice::giveOwnBuffer(const Situation &situation, Consider consider) {
  return OwnBuffer(situation, consider).run();
}
