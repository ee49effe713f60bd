//===- ConflictFinder.h - An irreducible conflict ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds requirements that cannot be met together, none of which is there in
// vain. Starting from an order of blame, it looks for the shortest prefix that
// is impossible: its last member belongs to the conflict. With that member
// fixed, it repeats on the prefix until the members found are impossible on
// their own. Each step is a binary search, so the number of questions grows
// with the size of the conflict times the logarithm of the number of distinct
// requirements.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_CONFLICTFINDER_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_CONFLICTFINDER_H

#include "Propagation.h"

namespace tileconf::resolver {

class ConflictFinder {
public:
  /// Looks at answers within `cells` only.
  ConflictFinder(const CompiledProblem &problem, const ChoiceIndex &index,
                 CellMask cells)
      : problem(problem), index(index), cells(cells) {}

  /// The conflict, in the order that KernelConfigConflict promises. Empty where
  /// the problem has an answer within the cells.
  llvm::SmallVector<Requirement, 4> find() const;

private:
  bool isPossible(const llvm::BitVector &active) const;

  const CompiledProblem &problem;
  const ChoiceIndex &index;
  const CellMask cells;
};

} // namespace tileconf::resolver

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_CONFLICTFINDER_H
