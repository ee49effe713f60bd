//===- ConflictReport.cpp - Conflicts and limits in words -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/Report.h"

#include "tileconf/KernelConfig/Explain/ConflictMembers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace tileconf;

namespace {

/// Recognises the shape of a conflict and words it accordingly. Every member
/// that the error does not speak of itself becomes a note.
class ConflictReporter {
public:
  ConflictReporter(const KernelConfigConflict &conflict, const Phrases &phrases)
      : members(getTellingMembers(conflict, phrases)), phrases(phrases),
        target(*phrases.problem.target) {}

  Message run() {
    const Requirement *fpuOff = find(Requirement::Kind::FpuBinaryPin);
    const Requirement *width = find(Requirement::Kind::WidthPin);
    const Requirement *unpack = find(Requirement::Kind::UnpackPin);
    const Requirement *strategy = find(Requirement::Kind::StrategyPin);
    const Requirement *choice = findLast(Requirement::Kind::Choice);
    const Requirement *buffer = findLast(Requirement::Kind::BufferUse);
    const Requirement *demand = find(Requirement::Kind::DstDemand);

    if (fpuOff && strategy && strategy->strategy == Strategy::FPU) {
      return error(DiagnosticId::FpuDisabled, strategy, {fpuOff, choice},
                   phrases.operation(strategy->operation),
                   phrases.setting(*fpuOff));
    }
    if (choice) {
      return reportChoice(*choice, strategy);
    }
    if (unpack && !buffer) {
      return reportEntry(*unpack);
    }
    if (unpack && buffer && buffer->buffer == unpack->buffer) {
      return error(
          DiagnosticId::UnpackPinned, buffer, {unpack},
          phrases.operation(buffer->operation), unsigned(buffer->buffer),
          Phrases::modes(phrases.acceptedModes(*buffer)), buffer->operand,
          phrases.problem.policy.listsUnpackToDest(unpack->buffer)
              ? "includes it"
              : "leaves it out");
    }
    if (buffer) {
      return error(
          DiagnosticId::UnpackClash, buffer, {},
          phrases.operation(buffer->operation), unsigned(buffer->buffer),
          Phrases::modes(phrases.acceptedModes(*buffer)), buffer->operand);
    }
    if (demand) {
      return reportDemand(*demand);
    }
    if (width) {
      return reportWidthPin(*width);
    }
    return reportWidths();
  }

private:
  const Requirement *find(Requirement::Kind kind) const {
    const auto *found = llvm::find_if(members, [&](const Requirement &member) {
      return member.kind == kind;
    });
    return found == members.end() ? nullptr : &*found;
  }
  const Requirement *findLast(Requirement::Kind kind) const {
    const Requirement *last = nullptr;
    for (const Requirement &member : members) {
      if (member.kind == kind) {
        last = &member;
      }
    }
    return last;
  }

  /// An error about `subject` that also covers `covered`; without a subject it
  /// concerns the kernel as a whole.
  template <typename... Args>
  Message error(DiagnosticId id, const Requirement *subject,
                llvm::ArrayRef<const Requirement *> covered,
                Args &&...args) const {
    Message diagnostic{id,
                       subject ? subject->operation : kNoOperation,
                       format(id, std::forward<Args>(args)...),
                       {}};
    for (const Requirement &member : members) {
      if (&member != subject && !llvm::is_contained(covered, &member)) {
        diagnostic.notes.push_back({member.operation, describe(member)});
      }
    }
    return diagnostic;
  }

  /// What `member` needs. A choice that a recorded strategy makes is not seen
  /// as made where that has nothing to do with the conflict.
  std::string describe(const Requirement &member) const {
    const ChoiceClass *known = member.kind == Requirement::Kind::Choice
                                   ? phrases.findClass(member.operation)
                                   : nullptr;
    if (!known || !known->pinned || known->options.size() == 1 ||
        llvm::any_of(members, [&](const Requirement &other) {
          return other.kind == Requirement::Kind::StrategyPin &&
                 other.operation == member.operation;
        })) {
      return phrases.need(member);
    }
    return phrases.operation(member.operation) + " records `" +
           stringify(*known->pinned).str() +
           "`, and would otherwise have to run on " +
           phrases.optionsInFull(*known);
  }

  Message reportChoice(const Requirement &choice,
                       const Requirement *strategy) const {
    const ChoiceClass *known = phrases.findClass(choice.operation);
    if (strategy && strategy->operation == choice.operation) {
      return error(DiagnosticId::Unsatisfiable, strategy, {&choice},
                   phrases.need(*strategy) + ", which");
    }
    std::vector<StrategyOption> allowed =
        known->pinned ? known->options : phrases.allowedOptions(*known);
    llvm::StringRef none = allowed.size() == 1   ? "it does not fit"
                           : allowed.size() == 2 ? "neither fits"
                                                 : "none fits";
    const Requirement *fpuOff = allowed.size() < known->options.size()
                                    ? find(Requirement::Kind::FpuBinaryPin)
                                    : nullptr;
    Message diagnostic = error(DiagnosticId::NoStrategyFits, &choice, {fpuOff},
                               phrases.operation(choice.operation),
                               phrases.abilities(*known), none);
    llvm::SmallVector<Note, 2> options;
    for (const StrategyOption &option : allowed) {
      if (std::string taken = phrases.takes(option); !taken.empty()) {
        options.push_back(
            {choice.operation, Phrases::strategy(option) + " takes " + taken});
      }
    }
    diagnostic.notes.insert(diagnostic.notes.begin(), options.begin(),
                            options.end());
    return diagnostic;
  }

  /// The explicit unpack set fails by the rules of the API alone.
  Message reportEntry(const Requirement &unpack) const {
    bool bound = phrases.problem.requirements.getBinding(unpack.buffer).bound;
    return error(
        bound ? DiagnosticId::EntryNeedsWide : DiagnosticId::EntryUnbound,
        nullptr, {&unpack}, unsigned(unpack.buffer), target.getConfigApi());
  }

  Message reportDemand(const Requirement &demand) const {
    unsigned available = 0;
    WidthSet widths = possibleWidths();
    for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
      for (DstSync sync : Vocabulary<DstSync>::values) {
        bool pinnedAway = find(Requirement::Kind::SyncPin) &&
                          (phrases.problem.policy.dstFullSync.value ==
                           Selection::Enabled) != (sync == DstSync::Full);
        if (widths.contains(width) && !pinnedAway) {
          available = std::max(available, target.getDstCapacity(width, sync));
        }
      }
    }
    return error(DiagnosticId::DstCapacity, &demand, {},
                 phrases.operation(demand.operation), demand.tiles, available);
  }

  WidthSet widthsOf(const Requirement &use) const {
    return target.getDestinationWidths(use.primitive, use.type);
  }

  /// Widths that the other members of the conflict leave.
  WidthSet possibleWidths() const {
    WidthSet widths = WidthSet::all();
    for (const Requirement &member : members) {
      if (member.kind == Requirement::Kind::DestinationUse) {
        widths &= widthsOf(member);
      } else if (member.kind == Requirement::Kind::WidthPin) {
        widths &= pinnedWidth();
      }
    }
    return widths;
  }

  DestinationWidth pinnedWidth() const {
    return phrases.problem.policy.fp32DestAcc.value == Selection::Enabled
               ? DestinationWidth::Bits32
               : DestinationWidth::Bits16;
  }

  Message reportWidthPin(const Requirement &pin) const {
    const Requirement *use = find(Requirement::Kind::DestinationUse);
    if (pinnedWidth() == DestinationWidth::Bits16 && use) {
      return error(DiagnosticId::WideButDisabled, use, {&pin},
                   phrases.operation(use->operation), phrases.tile(*use),
                   phrases.setting(pin));
    }
    return error(DiagnosticId::WideUnsupported, nullptr, {&pin},
                 phrases.setting(pin), Phrases::width(pinnedWidth()));
  }

  /// Destination uses alone.
  Message reportWidths() const {
    const Requirement *subject = &members.front();
    for (const Requirement &member : members) {
      if (member.kind != Requirement::Kind::DestinationUse) {
        return error(DiagnosticId::Unsatisfiable, &member, {},
                     phrases.need(member) + ", which");
      }
      if (widthsOf(member) == WidthSet(DestinationWidth::Bits32)) {
        subject = &member;
      }
    }
    WidthSet widths = widthsOf(*subject);
    if (widths.empty()) {
      return error(DiagnosticId::NoWidth, subject, {}, target.getArchitecture(),
                   phrases.tile(*subject),
                   phrases.operation(subject->operation));
    }
    DestinationWidth width = widths.contains(DestinationWidth::Bits32)
                                 ? DestinationWidth::Bits32
                                 : DestinationWidth::Bits16;
    return error(DiagnosticId::WidthClash, subject, {},
                 phrases.operation(subject->operation), Phrases::width(width),
                 phrases.tile(*subject));
  }

  llvm::SmallVector<Requirement, 4> members;
  const Phrases &phrases;
  const KernelTargetEnvironment &target;
};

} // namespace

/// Who knows that an operation has two engines wants to know why not the other.
static void noteObstacle(Message &message, const Phrases &phrases) {
  const ChoiceClass *known = phrases.findClass(message.operation);
  if (!known || known->options.size() != 1) {
    return;
  }
  std::string obstacle = phrases.names.getFpuObstacle(message.operation);
  if (!obstacle.empty()) {
    message.notes.insert(
        message.notes.begin(),
        {message.operation, phrases.operation(message.operation) +
                                " can only run on " +
                                Phrases::strategy(known->options.front()) +
                                ", since " + obstacle});
  }
}

Message tileconf::reportConflict(const KernelConfigConflict &conflict,
                                 const Phrases &phrases) {
  Message message = ConflictReporter(conflict, phrases).run();
  if (message.id == DiagnosticId::UnpackClash ||
      message.id == DiagnosticId::UnpackPinned) {
    noteObstacle(message, phrases);
  }
  return message;
}

Message tileconf::reportLimit(const ResolutionLimit &limit) {
  llvm::SmallVector<unsigned, 8> buffers(limit.buffers.begin(),
                                         limit.buffers.end());
  DiagnosticId id = DiagnosticId::SearchLimit;
  return {id, kNoOperation, format(id, Phrases::buffers(buffers)), {}};
}
