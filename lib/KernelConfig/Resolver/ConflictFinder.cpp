//===- ConflictFinder.cpp - Binary search for culprits ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConflictFinder.h"

#include "Optimizer.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace tileconf;
using namespace tileconf::resolver;

bool ConflictFinder::isPossible(const llvm::BitVector &active) const {
  CellMask open = cells & problem.getOpenCells(active);
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    if (!(open & cellsOf(width))) {
      continue;
    }
    Propagation propagation(problem, index, static_cast<unsigned>(width),
                            active);
    if (!propagation.run()) {
      continue;
    }
    // An undecided search counts as possible: the conflict stays a conflict,
    // though it may then name more than it has to.
    uint64_t budget = kSearchBudget;
    WidthSolution solution;
    Component stuck;
    if (optimize(propagation, budget, solution, stuck) !=
        SearchOutcome::Infeasible) {
      return true;
    }
  }
  return false;
}

llvm::SmallVector<Requirement, 4> ConflictFinder::find() const {
  // Most often one requirement forbids all cells by itself, which takes no
  // search to see.
  if (std::optional<ConstraintId> id = problem.findForbiddingCell(cells)) {
    return {problem.getRequirement(*id)};
  }

  std::vector<ConstraintId> order = problem.getBlameOrder();
  llvm::BitVector found(problem.getConstraintCount());
  llvm::SmallVector<ConstraintId, 4> culprits;
  size_t prefix = order.size();

  auto isPossibleWith = [&](size_t length) {
    llvm::BitVector active = found;
    for (size_t position = 0; position < length; ++position) {
      active.set(order[position]);
    }
    return isPossible(active);
  };

  if (isPossibleWith(prefix)) {
    return {};
  }
  while (isPossibleWith(0)) {
    // Invariant: possible with `low` constraints, impossible with `high`.
    size_t low = 0;
    size_t high = prefix;
    while (high - low > 1) {
      size_t middle = low + (high - low) / 2;
      (isPossibleWith(middle) ? low : high) = middle;
    }
    culprits.push_back(order[high - 1]);
    found.set(order[high - 1]);
    prefix = high - 1;
  }

  // Kernel order for the reader, and what an operation needs before what is
  // recorded at it; the order of blame in what the policy wants.
  llvm::SmallVector<ConstraintId, 4> ordered(llvm::reverse(culprits));
  auto place = [&](ConstraintId id) {
    Requirement requirement = problem.getRequirement(id);
    const ConstraintId *position = llvm::find(culprits, id);
    bool policy = requirement.isPolicy();
    auto kind = policy ? Requirement::Kind() : requirement.kind;
    return std::tuple(policy, requirement.operation, kind,
                      culprits.end() - position);
  };
  llvm::sort(ordered, [&](ConstraintId lhs, ConstraintId rhs) {
    return place(lhs) < place(rhs);
  });
  llvm::SmallVector<Requirement, 4> conflict;
  for (ConstraintId id : ordered) {
    conflict.push_back(problem.getRequirement(id));
  }
  return conflict;
}
