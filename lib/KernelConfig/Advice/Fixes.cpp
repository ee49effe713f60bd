//===- Fixes.cpp - What would make a kernel work ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Advice/Fixes.h"

#include "Candidates.h"
#include "Price.h"
#include "tileconf/KernelConfig/Explain/BufferText.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::advice;

/// Causes that are looked for, to tell whether the ones reported are all.
static constexpr unsigned kCausesSought = 64;

namespace {

/// Begins the help for who does not want to pay for the one before it.
constexpr const char *kOrElse = "help: or, to lose nothing, ";

/// A candidate that works.
struct Proven {
  Candidate candidate;
  std::string text;
};

/// Tries candidates in order. One that does not make the whole kernel work is
/// good if only the other causes are in its way.
class FixFinder {
public:
  /// `foreseeable`: nothing is open about what was changed before, so that what
  /// comes of a change can be told.
  /// `lossless`: a change that costs bits was proposed before and is enough.
  FixFinder(const Situation &situation, bool foreseeable, bool lossless)
      : situation(situation), foreseeable(foreseeable), lossless(lossless) {}

  /// The smallest change that works, and where that costs bits the smallest
  /// that costs none.
  void run() {
    auto consider = [&](Candidate &&candidate) {
      auto isUnwanted = [&] {
        return candidate.lossy && (smallest || lossless);
      };
      if (isUnwanted() || !prove(candidate)) {
        return false;
      }
      candidate.lossy |= !price.isFree();
      if (isUnwanted()) {
        return false;
      }
      bool lossy = candidate.lossy;
      std::string text = describe(candidate);
      (smallest ? exact : smallest) =
          Proven{std::move(candidate), std::move(text)};
      return !lossy;
    };
    if (!relax(situation, consider)) {
      makeRoom(situation, consider);
    }
  }

  /// What to do, as the end of an error: the smallest change, and the one that
  /// loses nothing where that is another.
  llvm::SmallVector<Note, 2> getNotes() const {
    llvm::SmallVector<Note, 2> notes;
    const char *begin = "help: ";
    auto add = [&](const Proven &proven) {
      notes.push_back({proven.candidate.operation, begin + proven.text});
      begin = kOrElse;
    };
    if (lossless) {
      notes.push_back(
          {kNoOperation,
           "help: the change with loss that is proposed above is enough"});
      begin = kOrElse;
    }
    add(*smallest);
    if (exact) {
      add(*exact);
    }
    return notes;
  }

  std::optional<Proven> smallest;
  std::optional<Proven> exact;

private:
  /// Whether the change is good. Sets `price`, and `plan` and `rest` if the
  /// whole kernel works, and will.
  bool prove(const Candidate &candidate) {
    price = {};
    plan = replan(candidate.problem);
    rest = candidate.rest ? replan(*candidate.rest) : std::nullopt;
    if (plan && (rest || !candidate.rest)) {
      addPrice(*plan, candidate.problem);
      if (rest) {
        addPrice(*rest, *candidate.rest);
      }
      if (!foreseeable) {
        plan.reset();
        rest.reset();
      }
      return true;
    }
    plan.reset();
    rest.reset();
    return !situation.others.empty() && worksWithoutOthers(candidate.problem) &&
           (!candidate.rest || worksWithoutOthers(*candidate.rest));
  }

  /// Whether only the other causes are in the way of `problem`. Where it is not
  /// enough to correct entries of a list, the whole list is at fault.
  bool worksWithoutOthers(const Problem &problem) {
    Problem without = takeAwayAll(situation.others, problem);
    std::optional<KernelConfigPlan> found = replan(without);
    auto isAboutList = [](const Cause &cause) {
      return cause.find(Requirement::Kind::UnpackPin) != nullptr;
    };
    if (!found && !isAboutList(situation.cause) &&
        llvm::any_of(situation.others,
                     [&](const Cause *other) { return isAboutList(*other); })) {
      without.policy.unpackToDestFp32.reset();
      found = replan(without);
    }
    if (found) {
      addPrice(*found, without);
    }
    return found.has_value();
  }

  void addPrice(const KernelConfigPlan &found, const Problem &changed) {
    price.add(computePrice(found, changed, situation.problem));
  }

  std::string describe(const Candidate &candidate) {
    std::string text =
        candidate.words({situation.phrases, candidate.operation,
                         plan ? &*plan : nullptr, rest ? &*rest : nullptr});
    if (rest) {
      return text;
    }
    if (plan) {
      return text + describeModes(candidate);
    }
    // What else will be changed may save some of them, or add others.
    return price.isFree() ? text : text + ", which costs bits of the data";
  }

  /// What follows: "; then destination elements are 32 bits wide and dataflow
  /// buffer 0 is in default mode".
  std::string describeModes(const Candidate &candidate) {
    llvm::SmallVector<std::string, 4> parts;
    if (width != plan->getDestinationWidth()) {
      width = plan->getDestinationWidth();
      parts.push_back("destination elements are " + stringify(*width).str() +
                      " bits wide");
    }
    llvm::SmallVector<unsigned, 4> buffers = candidate.buffers;
    for (const Requirement &member : situation.cause.telling) {
      if (member.kind == Requirement::Kind::BufferUse ||
          member.kind == Requirement::Kind::UnpackPin) {
        buffers.push_back(member.buffer);
      }
    }
    llvm::sort(buffers);
    buffers.erase(llvm::unique(buffers), buffers.end());
    // A wrong entry may name one that the kernel does not have.
    std::vector<DataTypeSet> types =
        collectBufferTypes(*plan, candidate.problem);
    llvm::erase_if(buffers, [&](unsigned buffer) {
      return buffer >= types.size() || types[buffer].empty();
    });
    llvm::MapVector<UnpackMode, llvm::SmallVector<unsigned, 4>> byMode;
    for (unsigned buffer : buffers) {
      byMode[plan->getUnpackMode(buffer)].push_back(buffer);
    }
    for (const auto &[mode, members] : byMode) {
      parts.push_back(
          (members.size() == 1 ? "dataflow buffer " : "dataflow buffers ") +
          Phrases::buffers(members) +
          (members.size() == 1 ? " is in " : " are in ") + Phrases::mode(mode) +
          " mode");
    }
    llvm::append_range(parts, price.describe(situation.phrases));
    return parts.empty() ? "" : "; then " + joinWords(parts);
  }

  const Situation &situation;
  bool foreseeable;
  bool lossless;
  /// Of the candidate that was proven last.
  std::optional<KernelConfigPlan> plan;
  std::optional<KernelConfigPlan> rest;
  Price price;
  /// The width that the text so far has stated.
  std::optional<DestinationWidth> width;
};

/// Reports causes one after the other. Each change is tried on the kernel with
/// the changes before it made, exactly as they are proposed: so whoever makes
/// all of them has a kernel that works.
class ConflictsReporter {
public:
  ConflictsReporter(const Problem &problem, const KernelConfigConflict &first,
                    const Phrases &phrases)
      : phrases(phrases), fixed(summarize(problem)),
        causes(findCauses(problem, first, phrases, kCausesSought)) {}

  Repair run() {
    Repair repair;
    std::vector<Message> &messages = repair.errors;
    size_t count = std::min<size_t>(causes.size(), kMaxConflicts);
    for (size_t number = 0; number < count; ++number) {
      messages.push_back(reportConflict(causes[number].conflict, phrases));
      llvm::append_range(messages.back().notes, fix(number, messages));
    }
    bool all = causes.size() == count;
    if (all && unsolved.empty() && replan(fixed)) {
      repair.repaired = std::move(fixed);
    } else if (!all || unsolved.empty()) {
      messages.back().notes.push_back(
          {kNoOperation,
           "there may be more errors, which are not shown before these are "
           "repaired"});
    }
    return repair;
  }

private:
  /// A change that was proposed.
  struct Change {
    /// The error that proposes it.
    size_t number;
    /// The kernel with it and those before it, which lose nothing if they can.
    Problem after;
    /// The same with its alternative that costs bits.
    std::optional<Problem> lossy;
  };

  /// The causes that are in the way of a plan besides cause `number`.
  std::vector<const Cause *> listOthers(size_t number) const {
    std::vector<const Cause *> others;
    for (size_t other = 0; other < causes.size(); ++other) {
      if (other > number || llvm::is_contained(unsolved, other)) {
        others.push_back(&causes[other]);
      }
    }
    return others;
  }

  /// Finds a change against cause `number`, makes it, and says so.
  llvm::SmallVector<Note, 2> fix(size_t number,
                                 llvm::ArrayRef<Message> messages) {
    std::vector<const Cause *> others = listOthers(number);
    if (replan(takeAwayAll(others, fixed))) {
      return findEarlierChange(others, messages);
    }
    Situation situation{causes[number], fixed, phrases, others};
    bool foreseeable = llvm::none_of(
        changes, [](const Change &change) { return change.lossy.has_value(); });
    bool lossless = llvm::any_of(changes, [&](const Change &change) {
      return change.lossy && replan(takeAwayAll(others, *change.lossy));
    });
    FixFinder finder(situation, foreseeable, lossless);
    finder.run();
    if (!finder.smallest) {
      unsolved.push_back(number);
      return {};
    }
    llvm::SmallVector<Note, 2> notes = finder.getNotes();
    Candidate &smallest = finder.smallest->candidate;
    Candidate &made = finder.exact ? finder.exact->candidate : smallest;
    std::optional<Problem> lossy;
    if (finder.exact) {
      lossy = std::move(smallest.problem);
    }
    if (made.rest) {
      // Two kernels are not looked at any further.
      unsolved.push_back(number);
      if (!lossy) {
        return notes;
      }
    } else {
      fixed = std::move(made.problem);
    }
    changes.push_back({number, fixed, std::move(lossy)});
    return notes;
  }

  /// Names the change after which nothing but `others` is left.
  llvm::SmallVector<Note, 2>
  findEarlierChange(llvm::ArrayRef<const Cause *> others,
                    llvm::ArrayRef<Message> messages) const {
    auto isEnough = [&](const Problem &problem) {
      return replan(takeAwayAll(others, problem)).has_value();
    };
    for (const Change &change : changes) {
      if (!isEnough(change.after)) {
        continue;
      }
      bool either = !change.lossy || isEnough(*change.lossy);
      OperationId operation = messages[change.number].operation;
      std::string text = "help: the change";
      text += either ? "" : " without loss";
      text += changes.size() == 1 || operation == kNoOperation
                  ? " that is proposed above"
                  : " that is proposed for " + phrases.operationAt(operation);
      return {{kNoOperation, text + " is enough"}};
    }
    // Gone with another cause.
    return {};
  }

  const Phrases &phrases;
  /// The kernel with the changes so far.
  Problem fixed;
  const std::vector<Cause> causes;
  std::vector<Change> changes;
  /// Causes that no single change removes.
  std::vector<size_t> unsolved;
};

} // namespace

std::optional<Fix> tileconf::findFix(const Problem &problem,
                                     const KernelConfigConflict &conflict,
                                     const Phrases &phrases) {
  Cause cause = tellCause(conflict, phrases);
  Problem summary = summarize(problem);
  Situation situation{cause, summary, phrases, {}};
  FixFinder finder(situation, /*foreseeable=*/true, /*lossless=*/false);
  finder.run();
  if (!finder.smallest) {
    return std::nullopt;
  }
  Candidate &found = finder.smallest->candidate;
  Fix fix{found.kind, found.operation, finder.smallest->text,
          std::move(found.problem), std::move(found.rest)};
  if (finder.exact) {
    fix.exactText = finder.exact->text;
  }
  return fix;
}

std::vector<KernelConfigConflict>
tileconf::listConflicts(const Problem &problem,
                        const KernelConfigConflict &found,
                        const Phrases &phrases) {
  std::vector<KernelConfigConflict> conflicts;
  for (Cause &cause : findCauses(problem, found, phrases, kCausesSought)) {
    if (conflicts.size() < kMaxConflicts) {
      conflicts.push_back(std::move(cause.conflict));
    }
  }
  return conflicts;
}

Repair tileconf::repairConflicts(const Problem &problem,
                                 const KernelConfigConflict &first,
                                 const Phrases &phrases) {
  return ConflictsReporter(problem, first, phrases).run();
}

std::vector<Message>
tileconf::reportConflicts(const Problem &problem,
                          const KernelConfigConflict &first,
                          const Phrases &phrases) {
  return repairConflicts(problem, first, phrases).errors;
}
