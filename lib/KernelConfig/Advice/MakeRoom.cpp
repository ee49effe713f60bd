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

/// Makes two kernels of one: the second begins with the last operation of the
/// conflict. Demands that several operations make are taken to be in both, so
/// that the parts demand at least what they will.
static bool split(const Situation &situation, Consider consider) {
  OperationId first = kNoOperation;
  OperationId last = 0;
  for (const Requirement &member : situation.cause.telling) {
    if (member.operation != kNoOperation) {
      first = std::min(first, member.operation);
      last = std::max(last, member.operation);
    }
  }
  if (first >= last) {
    return false;
  }
  auto keep = [&](bool inSecond) {
    RequirementsEditor editor(situation.problem.requirements,
                              RequirementsEditor::Extent::Distinct);
    auto stays = [&](OperationId operation, uint32_t count) {
      return inSecond ? count > 1 || operation >= last : operation < last;
    };
    editor.changeBufferUses(
        [&](const FixedUse<BufferUse> &known) -> std::optional<BufferUse> {
          return stays(known.first, known.count) ? std::optional(known.use)
                                                 : std::nullopt;
        });
    editor.changeDestinationUses([&](const FixedUse<DestinationUse> &known)
                                     -> std::optional<DestinationUse> {
      return stays(known.first, known.count) ? std::optional(known.use)
                                             : std::nullopt;
    });
    editor.changeClasses(
        [&](ChoiceClass &known) { return stays(known.first, known.count); });
    return withRequirements(situation.problem, editor.take());
  };
  Candidate candidate{Fix::Kind::Split, last};
  candidate.problem = keep(/*inSecond=*/false);
  candidate.rest = keep(/*inSecond=*/true);
  candidate.words = [last](const Outcome &outcome) {
    std::string text =
        "split the kernel in two, the second of which begins with " +
        outcome.name(last) +
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

bool advice::makeRoom(const Situation &situation, Consider consider) {
  return giveOwnBuffer(situation, consider) || castTypes(situation, consider) ||
         takeFewerTiles(situation, consider) || split(situation, consider);
}
