//===- Elimination.cpp - Bucket elimination with tables ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elimination.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <map>

using namespace tileconf;
using namespace tileconf::resolver;

namespace {

/// A cost for every combination of modes of `scope`; the first buffer of the
/// scope varies fastest.
struct Table {
  llvm::SmallVector<uint8_t, 4> scope;
  std::vector<Cost> costs;
};

/// A buffer that was eliminated, with its best mode for each combination of
/// modes of the buffers that were left.
struct Eliminated {
  uint8_t buffer;
  llvm::SmallVector<uint8_t, 4> scope;
  std::vector<uint8_t> bestMode;
};

class Eliminator {
public:
  Eliminator(const CostModel &model, const Component &component,
             uint64_t &budget)
      : model(model), component(component), budget(budget),
        optionMasks(component.choices.size(), ~uint16_t(0)) {
    for (uint8_t buffer : component.buffers) {
      ModeMask domain = model.propagation.getDomain(buffer);
      for (unsigned mode = 0; mode < kMaxUnpackModes; ++mode) {
        if (domain >> mode & 1) {
          modesOf[buffer].push_back(mode);
        }
      }
    }
  }

  SearchOutcome run(Modes &modes) {
    Modes best = modes;
    Cost optimum;
    SearchOutcome outcome = minimise(best, optimum);
    if (outcome != SearchOutcome::Solved) {
      return outcome;
    }
    if (optimum.isInfinite()) {
      return SearchOutcome::Infeasible;
    }
    // Tie-break: in kernel order, give each choice the best rank that still
    // reaches the optimum, and hold it to that.
    for (auto [position, choice] : llvm::enumerate(component.choices)) {
      unsigned taken = model.pick(choice, best, optionMasks[position]).option;
      for (unsigned rank = 0; rank < taken; ++rank) {
        if (!(model.propagation.getOptions(choice) >> rank & 1)) {
          continue;
        }
        optionMasks[position] = 1u << rank;
        Modes attempt = modes;
        Cost cost;
        outcome = minimise(attempt, cost);
        if (outcome != SearchOutcome::Solved) {
          return outcome;
        }
        if (cost == optimum) {
          best = attempt;
          taken = rank;
        }
      }
      optionMasks[position] = 1u << taken;
    }
    modes = best;
    return SearchOutcome::Solved;
  }

private:
  /// Number of combinations of modes of `scope`, or nothing when the budget
  /// does not reach that far. Pays for them.
  std::optional<size_t> payFor(llvm::ArrayRef<uint8_t> scope, uint64_t factor) {
    uint64_t price = factor;
    for (uint8_t buffer : scope) {
      if (price > budget) {
        return std::nullopt;
      }
      price *= modesOf[buffer].size();
    }
    if (price > budget) {
      return std::nullopt;
    }
    budget -= price;
    return price / factor;
  }

  /// Sets the modes of `scope` to combination number `index`.
  void assign(llvm::ArrayRef<uint8_t> scope, size_t index, Modes &modes) const {
    for (uint8_t buffer : scope) {
      modes[buffer] = modesOf[buffer][index % modesOf[buffer].size()];
      index /= modesOf[buffer].size();
    }
  }

  size_t indexOf(llvm::ArrayRef<uint8_t> scope, const Modes &modes) const {
    size_t index = 0;
    for (uint8_t buffer : llvm::reverse(scope)) {
      const auto &choices = modesOf[buffer];
      size_t position = llvm::find(choices, modes[buffer]) - choices.begin();
      index = index * choices.size() + position;
    }
    return index;
  }

  /// One table per buffer, and one per set of buffers that choices span.
  bool tabulate(Modes modes, std::vector<Table> &tables) {
    std::map<std::vector<uint8_t>, size_t> tableOf;
    for (uint8_t buffer : component.buffers) {
      tableOf[{buffer}] = tables.size();
      Table &table = tables.emplace_back();
      table.scope.push_back(buffer);
      for (uint8_t mode : modesOf[buffer]) {
        table.costs.push_back(model.getFixedCost(buffer, mode));
      }
    }
    for (auto [position, choice] : llvm::enumerate(component.choices)) {
      auto scope = getOpenScope(model.propagation, choice);
      llvm::sort(scope);
      std::optional<size_t> size = payFor(scope, 1);
      if (!size) {
        return false;
      }
      auto [known, isNew] = tableOf.try_emplace(
          std::vector<uint8_t>(scope.begin(), scope.end()), tables.size());
      if (isNew) {
        tables.push_back({scope, std::vector<Cost>(*size)});
      }
      Table &table = tables[known->second];
      for (size_t index = 0; index < *size; ++index) {
        assign(scope, index, modes);
        Cost cost = model.pick(choice, modes, optionMasks[position]).cost;
        Cost &sum = table.costs[index];
        sum = sum.isInfinite() || cost.isInfinite() ? Cost::infinite()
                                                    : sum + cost;
      }
    }
    return true;
  }

  /// The buffer whose elimination makes the smallest table.
  uint8_t chooseBuffer(llvm::ArrayRef<uint8_t> open,
                       llvm::ArrayRef<Table> tables) const {
    uint8_t best = open.front();
    double bestSize = 0;
    for (uint8_t buffer : open) {
      double size = 1;
      for (uint8_t other : neighbours(buffer, tables)) {
        size *= modesOf[other].size();
      }
      if (buffer == open.front() || size < bestSize) {
        best = buffer;
        bestSize = size;
      }
    }
    return best;
  }

  static llvm::SmallVector<uint8_t, 4>
  neighbours(uint8_t buffer, llvm::ArrayRef<Table> tables) {
    llvm::SmallVector<uint8_t, 4> scope;
    for (const Table &table : tables) {
      if (!llvm::is_contained(table.scope, buffer)) {
        continue;
      }
      for (uint8_t other : table.scope) {
        if (other != buffer && !llvm::is_contained(scope, other)) {
          scope.push_back(other);
        }
      }
    }
    return scope;
  }

  /// Replaces every table that mentions `buffer` by one that does not.
  bool eliminate(uint8_t buffer, std::vector<Table> &tables, Modes &modes,
                 std::vector<Eliminated> &trail) {
    Table combined;
    combined.scope = neighbours(buffer, tables);
    auto split = llvm::partition(tables, [&](const Table &table) {
      return !llvm::is_contained(table.scope, buffer);
    });
    llvm::ArrayRef<Table> bucket(&*split, tables.end() - split);
    std::optional<size_t> size = payFor(
        combined.scope, uint64_t(bucket.size()) * modesOf[buffer].size());
    if (!size) {
      return false;
    }
    Eliminated &step = trail.emplace_back();
    step.buffer = buffer;
    step.scope = combined.scope;
    for (size_t index = 0; index < *size; ++index) {
      assign(combined.scope, index, modes);
      Cost best = Cost::infinite();
      uint8_t bestMode = modesOf[buffer].front();
      for (uint8_t mode : modesOf[buffer]) {
        modes[buffer] = mode;
        Cost sum;
        for (const Table &table : bucket) {
          sum += table.costs[indexOf(table.scope, modes)];
          if (sum.isInfinite()) {
            break;
          }
        }
        if (sum < best) {
          best = sum;
          bestMode = mode;
        }
      }
      combined.costs.push_back(best);
      step.bestMode.push_back(bestMode);
    }
    tables.erase(split, tables.end());
    tables.push_back(std::move(combined));
    return true;
  }

  /// The cheapest modes under the current option masks.
  SearchOutcome minimise(Modes &modes, Cost &optimum) {
    std::vector<Table> tables;
    if (!tabulate(modes, tables)) {
      return SearchOutcome::Limit;
    }
    llvm::SmallVector<uint8_t, 8> open(component.buffers);
    std::vector<Eliminated> trail;
    while (!open.empty()) {
      uint8_t buffer = chooseBuffer(open, tables);
      if (!eliminate(buffer, tables, modes, trail)) {
        return SearchOutcome::Limit;
      }
      llvm::erase(open, buffer);
    }
    optimum = Cost();
    for (const Table &table : tables) {
      optimum += table.costs.front();
      if (optimum.isInfinite()) {
        return SearchOutcome::Solved;
      }
    }
    for (const Eliminated &step : llvm::reverse(trail)) {
      modes[step.buffer] = step.bestMode[indexOf(step.scope, modes)];
    }
    return SearchOutcome::Solved;
  }

  const CostModel &model;
  const Component &component;
  uint64_t &budget;
  /// Options that each choice of the component may take, by position.
  std::vector<uint16_t> optionMasks;
  std::array<llvm::SmallVector<uint8_t, kMaxUnpackModes>, kMaxDataflowBuffers>
      modesOf;
};

} // namespace

SearchOutcome tileconf::resolver::solveByElimination(const CostModel &model,
                                                     const Component &component,
                                                     Modes &modes,
                                                     uint64_t &budget) {
  return Eliminator(model, component, budget).run(modes);
}
