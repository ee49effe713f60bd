//===- Causes.cpp - One cause after the other -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Causes.h"

#include "Replan.h"
#include "tileconf/KernelConfig/Explain/ConflictMembers.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::advice;

using Kind = Requirement::Kind;

/// Causes that are few enough to be held against one another.
static constexpr size_t kCausesCompared = 16;

const Requirement *Cause::find(Requirement::Kind kind) const {
  const auto *found = llvm::find_if(
      telling, [&](const Requirement &member) { return member.kind == kind; });
  return found == telling.end() ? nullptr : found;
}

Cause advice::tellCause(const KernelConfigConflict &conflict,
                        const Phrases &phrases) {
  Cause cause;
  cause.conflict = conflict;
  cause.telling = getTellingMembers(conflict, phrases);
  for (const Requirement &member : cause.telling) {
    if (member.kind == Kind::UnpackPin &&
        phrases.problem.policy.listsUnpackToDest(member.buffer)) {
      cause.listed.push_back(member.buffer);
    }
  }
  return cause;
}

static BufferUse asUse(const Requirement &read) {
  return {read.operand, read.buffer, read.primitive, read.route, read.type};
}

llvm::SmallVector<unsigned, 2>
advice::correctList(const Cause &cause, std::vector<unsigned> &list) {
  llvm::SmallVector<unsigned, 2> buffers;
  for (const Requirement &member : cause.telling) {
    if (member.kind != Kind::UnpackPin) {
      continue;
    }
    unsigned buffer = member.buffer;
    buffers.push_back(buffer);
    auto place = llvm::lower_bound(list, buffer);
    bool isListed = place != list.end() && *place == buffer;
    if (isListed != llvm::is_contained(cause.listed, buffer)) {
      continue;
    }
    if (isListed) {
      list.erase(place);
    } else {
      list.insert(place, buffer);
    }
  }
  return buffers;
}

namespace {

/// Takes one cause away. Settings are asked first, because a user who wrote
/// one thing that does not work made one mistake; then what operations record;
/// then what they are.
class CauseRemover {
public:
  CauseRemover(const Cause &cause, const Problem &problem)
      : cause(cause), problem(problem),
        editor(problem.requirements, RequirementsEditor::Extent::Distinct) {}

  Problem run() {
    KernelConfigPolicy policy = problem.policy;
    if (!relax(policy) && !unpin() && !removeReads() && !removeWidths() &&
        !removeDemands()) {
      removeChoices();
    }
    if (cause.clashesTwice) {
      removeMembers();
    }
    Problem changed = withRequirements(problem, editor.take());
    changed.policy = std::move(policy);
    return changed;
  }

private:
  bool relax(KernelConfigPolicy &policy) const {
    if (cause.find(Kind::FpuBinaryPin)) {
      policy.enableFpuBinaryOps = {true};
      return true;
    }
    if (cause.find(Kind::SyncPin)) {
      policy.dstFullSync = {Selection::Auto};
      return true;
    }
    if (cause.find(Kind::WidthPin)) {
      policy.fp32DestAcc = {Selection::Auto};
      return true;
    }
    if (cause.find(Kind::UnpackPin)) {
      if (policy.unpackToDestFp32) {
        correctList(cause, *policy.unpackToDestFp32);
      }
      return true;
    }
    return false;
  }

  bool unpin() {
    bool changed = false;
    for (const Requirement &member : cause.conflict.requirements) {
      if (member.kind == Kind::StrategyPin) {
        editor.changeClasses([&](ChoiceClass &known) {
          if (known.first == member.operation) {
            known.pinned.reset();
          }
          return true;
        });
        changed = true;
      }
    }
    return changed;
  }

  /// Removes all reads of a buffer in the mode of the read that the error is
  /// about, which is the last one.
  bool removeReads() {
    const Requirement *read = nullptr;
    for (const Requirement &member : cause.telling) {
      if (member.kind == Kind::BufferUse) {
        read = &member;
      }
    }
    if (!read) {
      return false;
    }
    UnpackModeSet modes = getAcceptedModes(problem, asUse(*read));
    auto isLike = [&](const BufferUse &use) {
      return use.buffer == read->buffer &&
             modes.contains(getAcceptedModes(problem, use));
    };
    editor.changeBufferUses(
        [&](const FixedUse<BufferUse> &known) -> std::optional<BufferUse> {
          return isLike(known.use) ? std::nullopt : std::optional(known.use);
        });
    editor.changeClasses([&](ChoiceClass &known) {
      if (known.options.size() == 1) {
        llvm::erase_if(known.options[0].demands.bufferUses, isLike);
      }
      return true;
    });
    return true;
  }

  /// Removes whatever can only work with elements as narrow as the narrowest
  /// that somebody insists on; whatever no element can hold, if that is it.
  bool removeWidths() {
    if (!cause.find(Kind::DestinationUse) || cause.find(Kind::DstDemand)) {
      return false;
    }
    WidthSet least = WidthSet::all();
    for (const Requirement &member : cause.telling) {
      if (member.kind == Kind::DestinationUse) {
        WidthSet widths =
            problem.target->getDestinationWidths(member.primitive, member.type);
        if (widths.getBits() < least.getBits()) {
          least = widths;
        }
      }
    }
    auto isLike = [&](const DestinationUse &use) {
      return problem.target->getDestinationWidths(use.primitive, use.type) ==
             least;
    };
    editor.changeDestinationUses([&](const FixedUse<DestinationUse> &known)
                                     -> std::optional<DestinationUse> {
      return isLike(known.use) ? std::nullopt : std::optional(known.use);
    });
    editor.changeClasses([&](ChoiceClass &known) {
      for (StrategyOption &option : known.options) {
        llvm::erase_if(option.demands.destinationUses, isLike);
      }
      return true;
    });
    return true;
  }

  bool removeDemands() {
    const Requirement *demand = cause.find(Kind::DstDemand);
    if (!demand) {
      return false;
    }
    editor.changeDstDemands(
        [&](DstDemand &known) { return known.tiles < demand->tiles; });
    return true;
  }

  void removeChoices() {
    for (const Requirement &member : cause.conflict.requirements) {
      if (member.kind == Kind::Choice) {
        editor.changeClasses([&](ChoiceClass &known) {
          return known.first != member.operation;
        });
      }
    }
  }

  /// Removes every operation's part in the conflict.
  void removeMembers() {
    removeChoices();
    auto isMember = [&](Kind kind, auto isSame) {
      return llvm::any_of(cause.conflict.requirements,
                          [&](const Requirement &member) {
                            return member.kind == kind && isSame(member);
                          });
    };
    editor.changeBufferUses(
        [&](const FixedUse<BufferUse> &known) -> std::optional<BufferUse> {
          const BufferUse &use = known.use;
          bool removed = isMember(Kind::BufferUse, [&](const auto &member) {
            return member.buffer == use.buffer &&
                   member.primitive == use.primitive &&
                   member.route == use.route && member.type == use.type;
          });
          return removed ? std::nullopt : std::optional(use);
        });
    editor.changeDestinationUses([&](const FixedUse<DestinationUse> &known)
                                     -> std::optional<DestinationUse> {
      const DestinationUse &use = known.use;
      bool removed = isMember(Kind::DestinationUse, [&](const auto &member) {
        return member.primitive == use.primitive && member.type == use.type;
      });
      return removed ? std::nullopt : std::optional(use);
    });
    editor.changeDstDemands([&](DstDemand &known) {
      return !isMember(Kind::DstDemand, [&](const auto &member) {
        return member.tiles == known.tiles;
      });
    });
  }

  const Cause &cause;
  const Problem &problem;
  RequirementsEditor editor;
};

} // namespace

Problem advice::takeAway(const Cause &cause, const Problem &problem) {
  return CauseRemover(cause, problem).run();
}

Problem advice::takeAwayAll(llvm::ArrayRef<const Cause *> causes,
                            const Problem &problem) {
  Problem rest = problem;
  for (const Cause *cause : causes) {
    rest = takeAway(*cause, rest);
  }
  return rest;
}

static bool isSame(const Requirement &lhs, const Requirement &rhs) {
  return lhs.kind == rhs.kind && lhs.operation == rhs.operation &&
         lhs.operand == rhs.operand && lhs.buffer == rhs.buffer &&
         lhs.primitive == rhs.primitive && lhs.route == rhs.route &&
         lhs.type == rhs.type;
}

/// The cause that has these requirements, if it was found before.
static Cause *findKnown(const KernelConfigConflict &conflict,
                        std::vector<Cause> &causes) {
  for (Cause &known : causes) {
    if (llvm::equal(known.conflict.requirements, conflict.requirements,
                    isSame)) {
      return &known;
    }
  }
  return nullptr;
}

/// Leaves out causes that are gone when the others are: the same operation can
/// clash with a setting and, for the same reason, with another operation. Later
/// ones go first, because the resolver blames settings before operations.
static void leaveOutConsequences(std::vector<Cause> &causes,
                                 const Problem &summary) {
  for (size_t number = causes.size(); number-- > 0 && causes.size() > 1;) {
    std::vector<const Cause *> others;
    for (const Cause &cause : causes) {
      if (&cause != &causes[number]) {
        others.push_back(&cause);
      }
    }
    if (replan(takeAwayAll(others, summary))) {
      causes.erase(causes.begin() + number);
    }
  }
}

std::vector<Cause> advice::findCauses(const Problem &problem,
                                      const KernelConfigConflict &first,
                                      const Phrases &phrases, unsigned limit) {
  std::vector<Cause> causes;
  const Problem summary = summarize(problem);
  Problem rest = summary;
  KernelConfigConflict conflict = first;
  while (causes.size() < limit) {
    bool listChanged = false;
    for (const Requirement &member : conflict.requirements) {
      // An entry that is wrong either way says nothing more than that its
      // readers disagree.
      listChanged |= member.kind == Kind::UnpackPin &&
                     rest.policy.listsUnpackToDest(member.buffer) !=
                         problem.policy.listsUnpackToDest(member.buffer);
    }
    if (listChanged) {
      rest.policy.unpackToDestFp32.reset();
    } else if (Cause *known = findKnown(conflict, causes)) {
      if (known->clashesTwice) {
        break;
      }
      known->clashesTwice = true;
      rest = takeAway(*known, rest);
    } else {
      causes.push_back(tellCause(conflict, phrases));
      rest = takeAway(causes.back(), rest);
    }
    Resolution resolution = resolve(rest);
    auto *next = std::get_if<KernelConfigConflict>(&resolution);
    if (!next) {
      break;
    }
    conflict = std::move(*next);
  }
  if (causes.size() <= kCausesCompared) {
    leaveOutConsequences(causes, summary);
  }
  return causes;
}
