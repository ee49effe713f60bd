//===- MakeRoom.cpp - Changes to the kernel itself --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MakeRoom.h"

#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace tileconf;
using namespace tileconf::advice;

using Kind = Requirement::Kind;

/// Works on fewer tiles at once, as many as there is room for.
static bool takeFewerTiles(const Situation &situation, Consider consider) {
  const Requirement *demand = situation.cause.find(Kind::DstDemand);
  if (!demand) {
    return false;
  }
  std::set<unsigned, std::greater<>> capacities;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    for (DstSync sync : Vocabulary<DstSync>::values) {
      unsigned tiles = situation.problem.target->getDstCapacity(width, sync);
      if (tiles != 0 && tiles < demand->tiles) {
        capacities.insert(tiles);
      }
    }
  }
  for (unsigned tiles : capacities) {
    RequirementsEditor editor(situation.problem.requirements,
                              RequirementsEditor::Extent::Distinct);
    editor.changeDstDemands([&](DstDemand &known) {
      known.tiles = std::min(known.tiles, tiles);
      return true;
    });
    Candidate candidate{Fix::Kind::DstCapacity, demand->operation};
    candidate.problem = withRequirements(situation.problem, editor.take());
    candidate.words = [demand, tiles](const Outcome &outcome) {
      unsigned rounds = (demand->tiles + tiles - 1) / tiles;
      return "let " + outcome.name(demand->operation) + " work on at most " +
             std::to_string(tiles) + (tiles == 1 ? " tile" : " tiles") +
             " at once, in " + std::to_string(rounds) +
             " rounds instead of one";
    };
    if (consider(std::move(candidate))) {
      return true;
    }
  }
  return false;
}

/// Places in a long kernel that are tried for the beginning of a second one.
static constexpr size_t kSplitsTried = 16;

/// Operations behind the first one of the conflict, up to the last, that begin
/// something new: what lies between two of them makes no difference. The last
/// one of the conflict is the best place, the others follow backwards.
static std::vector<OperationId> findPlacesToSplit(const Situation &situation) {
  OperationId first = kNoOperation;
  OperationId last = 0;
  for (const Requirement &member : situation.cause.telling) {
    if (member.operation != kNoOperation) {
      first = std::min(first, member.operation);
      last = std::max(last, member.operation);
    }
  }
  std::set<OperationId, std::greater<>> places;
  auto add = [&](const Occurrences &where) {
    if (first < where.first && where.first < last) {
      places.insert(where.first);
    }
  };
  const KernelRequirements &requirements = situation.problem.requirements;
  llvm::for_each(requirements.getBufferUses(), add);
  llvm::for_each(requirements.getDestinationUses(), add);
  llvm::for_each(requirements.getChoiceClasses(), add);
  if (first < last) {
    places.insert(last);
  }
  std::vector<OperationId> tried(places.begin(), places.end());
  tried.resize(std::min(tried.size(), kSplitsTried));
  return tried;
}

/// Makes two kernels of one, the second of which begins with `place`.
static bool split(const Situation &situation, OperationId place,
                  Consider consider) {
  auto keep = [&](bool inSecond) {
    RequirementsEditor editor(situation.problem.requirements,
                              RequirementsEditor::Extent::Distinct);
    auto stays = [&](const Occurrences &where) {
      return inSecond ? where.last >= place : where.first < place;
    };
    editor.changeBufferUses(
        [&](const FixedUse<BufferUse> &known) -> std::optional<BufferUse> {
          return stays(known) ? std::optional(known.use) : std::nullopt;
        });
    editor.changeDestinationUses([&](const FixedUse<DestinationUse> &known)
                                     -> std::optional<DestinationUse> {
      return stays(known) ? std::optional(known.use) : std::nullopt;
    });
    editor.changeClasses([&](ChoiceClass &known) { return stays(known); });
    return withRequirements(situation.problem, editor.take());
  };
  Candidate candidate{Fix::Kind::Split, place};
  candidate.problem = keep(/*inSecond=*/false);
  candidate.rest = keep(/*inSecond=*/true);
  candidate.words = [place](const Outcome &outcome) {
    std::string text =
        "split the kernel in two, the second of which begins with " +
        outcome.name(place) +
        ", and pass what it needs through dataflow buffers";
    if (!outcome.plan || !outcome.rest) {
      return text;
    }
    std::string width = Phrases::width(outcome.plan->getDestinationWidth());
    std::string other = Phrases::width(outcome.rest->getDestinationWidth());
    return text + (width == other
                       ? "; then both have " + width + " destination elements"
                       : "; then the first has " + width +
                             " destination elements and the second " + other +
                             " ones");
  };
  return consider(std::move(candidate));
}

static bool split(const Situation &situation, Consider consider) {
  return llvm::any_of(findPlacesToSplit(situation), [&](OperationId place) {
    return split(situation, place, consider);
  });
}

bool advice::makeRoom(const Situation &situation, Consider consider) {
  return giveOwnBuffer(situation, consider) || castTypes(situation, consider) ||
         takeFewerTiles(situation, consider) || split(situation, consider);
}
