//===- ConflictMembers.cpp - What a conflict is best told by ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/ConflictMembers.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

namespace {

using Kind = Requirement::Kind;
using Demanded = llvm::SmallVector<Requirement, 4>;

class MemberTeller {
public:
  MemberTeller(const KernelConfigConflict &conflict, const Phrases &phrases)
      : members(conflict.requirements), phrases(phrases),
        problem(phrases.problem) {}

  Demanded run() {
    std::vector<Demanded> demanded;
    for (const Requirement &member : members) {
      demanded.push_back(member.kind == Kind::Choice ? getDemands(member)
                                                     : Demanded{member});
    }
    Demanded told;
    for (auto [position, member] : llvm::enumerate(members)) {
      told.push_back(member);
      if (member.kind != Kind::Choice) {
        continue;
      }
      for (const Requirement &demand : demanded[position]) {
        if (isContradicted(demand, position, demanded)) {
          told.back() = demand;
          break;
        }
      }
    }
    return told;
  }

private:
  bool has(Kind kind) const {
    return llvm::any_of(members, [&](const Requirement &member) {
      return member.kind == kind;
    });
  }

  /// The strategies that the other members leave to a choice.
  llvm::SmallVector<const StrategyOption *, 2>
  getOptions(const Requirement &choice) const {
    const auto *pin = llvm::find_if(members, [&](const Requirement &member) {
      return member.kind == Kind::StrategyPin &&
             member.operation == choice.operation;
    });
    llvm::SmallVector<const StrategyOption *, 2> options;
    for (const StrategyOption &option :
         phrases.findClass(choice.operation)->options) {
      bool pinnedAway =
          pin != members.end() && pin->strategy != option.strategy;
      if (!pinnedAway && !(has(Kind::FpuBinaryPin) && isFpuBinary(option))) {
        options.push_back(&option);
      }
    }
    return options;
  }

  /// What a choice demands for certain, whichever strategy it takes.
  Demanded getDemands(const Requirement &choice) const {
    auto options = getOptions(choice);
    Demanded demands;
    if (options.empty()) {
      return demands;
    }
    if (options.size() == 1) {
      for (const BufferUse &use : options.front()->demands.bufferUses) {
        demands.push_back(Requirement::of(choice.operation, use));
      }
    }
    for (const DestinationUse &use : options.front()->demands.destinationUses) {
      WidthSet widths = widthsOf(use);
      bool shared = llvm::all_of(options, [&](const StrategyOption *option) {
        return llvm::any_of(option->demands.destinationUses,
                            [&](const DestinationUse &other) {
                              return widths.contains(widthsOf(other));
                            });
      });
      if (shared) {
        demands.push_back(Requirement::of(choice.operation, use));
      }
    }
    return demands;
  }

  template <typename Use>
  WidthSet widthsOf(const Use &use) const {
    return problem.target->getDestinationWidths(use.primitive, use.type);
  }

  bool isContradicted(const Requirement &demand, size_t position,
                      llvm::ArrayRef<Demanded> demanded) const {
    for (auto [other, opposing] : llvm::enumerate(demanded)) {
      if (other != position &&
          llvm::any_of(opposing, [&](const Requirement &opponent) {
            return contradicts(demand, opponent);
          })) {
        return true;
      }
    }
    return false;
  }

  bool contradicts(const Requirement &demand,
                   const Requirement &opponent) const {
    if (demand.kind == Kind::BufferUse) {
      UnpackModeSet modes = phrases.acceptedModes(demand);
      if (opponent.kind == Kind::BufferUse) {
        return demand.buffer == opponent.buffer &&
               (modes & phrases.acceptedModes(opponent)).empty();
      }
      // The explicit set speaks of f32 reads alone.
      return opponent.kind == Kind::UnpackPin &&
             demand.buffer == opponent.buffer &&
             demand.type == TileDataType::Float32 &&
             !modes.contains(problem.policy.listsUnpackToDest(demand.buffer)
                                 ? UnpackMode::UnpackToDestination
                                 : UnpackMode::Default);
    }
    if (opponent.kind == Kind::DestinationUse) {
      return (widthsOf(demand) & widthsOf(opponent)).empty();
    }
    return opponent.kind == Kind::WidthPin &&
           !widthsOf(demand).contains(problem.policy.fp32DestAcc.value ==
                                              Selection::Enabled
                                          ? DestinationWidth::Bits32
                                          : DestinationWidth::Bits16);
  }

  llvm::ArrayRef<Requirement> members;
  const Phrases &phrases;
  const Problem &problem;
};

} // namespace

llvm::SmallVector<Requirement, 4>
tileconf::getTellingMembers(const KernelConfigConflict &conflict,
                            const Phrases &phrases) {
  return MemberTeller(conflict, phrases).run();
}
