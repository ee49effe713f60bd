//===- Fixes.cpp - What would make a kernel work ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Advice/Fixes.h"

#include "Candidates.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::advice;

/// Causes that are looked for, to tell whether the ones reported are all.
static constexpr unsigned kCausesSought = 64;

namespace {

/// A candidate that works, with its number among all candidates.
struct Proven {
  Candidate candidate;
  size_t number = 0;
  std::string text;
};

/// Tries candidates in order.
class FixFinder {
public:
  explicit FixFinder(const Situation &situation) : situation(situation) {}

  /// The smallest change that works, and where that costs bits the smallest
  /// that costs none.
  void run() {
    size_t number = 0;
    auto consider = [&](Candidate &&candidate) {
      size_t own = number++;
      if (smallest && candidate.lossy) {
        return false;
      }
      std::optional<KernelConfigPlan> plan = replan(candidate.problem);
      std::optional<KernelConfigPlan> rest;
      if (plan && candidate.rest) {
        rest = replan(*candidate.rest);
      }
      if (!plan || (candidate.rest && !rest)) {
        return false;
      }
      std::string text = candidate.words(*plan, rest ? &*rest : nullptr);
      if (!candidate.rest) {
        text += describe(*plan, candidate);
      }
      width = plan->getDestinationWidth();
      bool lossy = candidate.lossy;
      (smallest ? exact : smallest) =
          Proven{std::move(candidate), own, std::move(text)};
      return !lossy;
    };
    if (!relax(situation, consider)) {
      makeRoom(situation, consider);
    }
  }

  /// Candidate `number` for a problem like this one, untried.
  static std::optional<Candidate> repeat(const Situation &situation,
                                         size_t number) {
    std::optional<Candidate> repeated;
    size_t next = 0;
    auto consider = [&](Candidate &&candidate) {
      if (next++ == number) {
        repeated = std::move(candidate);
      }
      return repeated.has_value();
    };
    if (!relax(situation, consider)) {
      makeRoom(situation, consider);
    }
    return repeated;
  }

  std::string getText() const {
    return exact ? smallest->text + "; or, to lose nothing, " + exact->text
                 : smallest->text;
  }

  std::optional<Proven> smallest;
  std::optional<Proven> exact;

private:
  /// What follows: "; then destination elements are 32 bits wide and dataflow
  /// buffer 0 is in default mode".
  std::string describe(const KernelConfigPlan &plan,
                       const Candidate &candidate) const {
    llvm::SmallVector<std::string, 4> parts;
    if (width != plan.getDestinationWidth()) {
      parts.push_back("destination elements are " +
                      stringify(plan.getDestinationWidth()).str() +
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
    llvm::MapVector<UnpackMode, llvm::SmallVector<unsigned, 4>> byMode;
    for (unsigned buffer : buffers) {
      byMode[plan.getUnpackMode(buffer)].push_back(buffer);
    }
    for (const auto &[mode, members] : byMode) {
      parts.push_back(
          (members.size() == 1 ? "dataflow buffer " : "dataflow buffers ") +
          Phrases::buffers(members) +
          (members.size() == 1 ? " is in " : " are in ") + Phrases::mode(mode) +
          " mode");
    }
    return parts.empty() ? "" : "; then " + joinWords(parts);
  }

  const Situation &situation;
  /// The width that the text so far has stated.
  std::optional<DestinationWidth> width;
};

/// Reports causes one after the other. Each fix is tried with the fixes before
/// it made and the causes behind it out of the way: so it is known to remove
/// its own cause, and all of them together to be enough.
class ConflictsReporter {
public:
  ConflictsReporter(const Problem &problem, const KernelConfigConflict &first,
                    const Phrases &phrases)
      : phrases(phrases), fixed(summarize(problem)),
        causes(findCauses(problem, first, phrases, kCausesSought)) {}

  std::vector<Message> run() {
    std::vector<Message> messages;
    size_t count = std::min<size_t>(causes.size(), kMaxConflicts);
    for (size_t number = 0; number < count; ++number) {
      const Cause &cause = causes[number];
      Message &message =
          messages.emplace_back(reportConflict(cause.conflict, phrases));
      if (std::optional<Note> help = fix(number)) {
        help->text = "help: " + help->text;
        message.notes.push_back(std::move(*help));
      }
    }
    if (causes.size() > count) {
      messages.back().notes.push_back(
          {kNoOperation,
           "there may be more errors, which are not shown before these are "
           "repaired"});
    }
    return messages;
  }

private:
  /// Finds a change against cause `number`, and makes it.
  std::optional<Note> fix(size_t number) {
    const Cause &cause = causes[number];
    Problem alone = fixed;
    for (size_t later = number + 1; later < causes.size(); ++later) {
      alone = takeAway(causes[later], alone);
    }
    if (replan(alone)) {
      // Gone already, with an earlier cause or with a later one.
      bool earlier = anyFixed && !isLaterAlso(number);
      fixed = takeAway(cause, fixed);
      return earlier ? std::optional(
                           Note{kNoOperation,
                                "the change that is proposed above is enough"})
                     : std::nullopt;
    }

    Situation situation{cause, alone, phrases};
    FixFinder finder(situation);
    finder.run();
    if (!finder.smallest) {
      fixed = takeAway(cause, fixed);
      return std::nullopt;
    }
    Note note{finder.smallest->candidate.operation, finder.getText()};
    make(cause, finder.exact ? *finder.exact : *finder.smallest);
    return note;
  }

  /// Whether cause `number` is there without the causes before it being fixed.
  bool isLaterAlso(size_t number) const {
    Problem alone = summarize(phrases.problem);
    for (size_t other = 0; other < causes.size(); ++other) {
      if (other != number) {
        alone = takeAway(causes[other], alone);
      }
    }
    return replan(alone).has_value();
  }

  void make(const Cause &cause, const Proven &proven) {
    Situation situation{cause, fixed, phrases};
    std::optional<Candidate> made;
    if (!proven.candidate.lossy && !proven.candidate.rest) {
      made = FixFinder::repeat(situation, proven.number);
    }
    if (made && made->kind == proven.candidate.kind) {
      fixed = std::move(made->problem);
      anyFixed = true;
    } else {
      fixed = takeAway(cause, fixed);
    }
  }

  const Phrases &phrases;
  /// The kernel with the changes so far.
  Problem fixed;
  const std::vector<Cause> causes;
  bool anyFixed = false;
};

} // namespace

std::optional<Fix> tileconf::findFix(const Problem &problem,
                                     const KernelConfigConflict &conflict,
                                     const Phrases &phrases) {
  Cause cause = tellCause(conflict, phrases);
  Problem summary = summarize(problem);
  Situation situation{cause, summary, phrases};
  FixFinder finder(situation);
  finder.run();
  if (!finder.smallest) {
    return std::nullopt;
  }
  Candidate &found = finder.smallest->candidate;
  return Fix{found.kind, found.operation, finder.getText(),
             std::move(found.problem), std::move(found.rest)};
}

std::vector<Message>
tileconf::reportConflicts(const Problem &problem,
                          const KernelConfigConflict &first,
                          const Phrases &phrases) {
  return ConflictsReporter(problem, first, phrases).run();
}
