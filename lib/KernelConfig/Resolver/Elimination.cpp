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

/// Costs that tell apart what Cost does not: after lossy uses and unpreferred
/// operations come the ranks of all choices, in kernel order, each in bits of
/// its own. So the least sum of such costs is the optimum with its ties broken,
/// and numbers of several words, compared from the first on, are enough.
class TieBreakingCosts {
public:
  TieBreakingCosts(const CostModel &model, const Component &component)
      : model(model), choices(component.choices) {
    const CompiledProblem &problem = model.propagation.getProblem();
    unsigned used = 64;
    for (uint32_t choice : choices) {
      if (llvm::popcount(model.propagation.getOptions(choice)) <= 1) {
        fields.emplace_back(std::nullopt);
        continue;
      }
      unsigned bits =
          llvm::bit_width(problem.choices[choice].options.size() - 1);
      if (used + bits > 64) {
        ++words;
        used = 0;
      }
      used += bits;
      fields.emplace_back(Field{words - 1, 64 - used});
    }
  }

  unsigned getWordCount() const { return words; }

  /// Adds the cost of the choice at `position` to `sum`.
  void addChoice(size_t position, const Modes &modes, uint64_t *sum) const {
    OptionPick picked = model.pick(choices[position], modes);
    if (picked.cost.isInfinite()) {
      sum[0] = kInfinite;
      return;
    }
    add(picked.cost, sum);
    if (const std::optional<Field> &field = fields[position]) {
      sum[field->word] += static_cast<uint64_t>(picked.option) << field->shift;
    }
  }

  void addFixed(uint8_t buffer, uint8_t mode, uint64_t *sum) const {
    add(model.getFixedCost(buffer, mode), sum);
  }

  void add(const uint64_t *cost, uint64_t *sum) const {
    for (unsigned word = 0; word < words; ++word) {
      sum[word] += cost[word];
    }
  }

  bool isLess(const uint64_t *lhs, const uint64_t *rhs) const {
    return std::lexicographical_compare(lhs, lhs + words, rhs, rhs + words);
  }

  /// Sums of fewer than eight infinite costs are infinite, and no other sum is.
  static bool isInfinite(const uint64_t *cost) {
    return cost[0] >= kInfinite / 2;
  }

  static constexpr uint64_t kInfinite = Cost::infinite().lossyUses;

private:
  /// Where the rank of a choice is.
  struct Field {
    unsigned word;
    unsigned shift;
  };

  void add(Cost cost, uint64_t *sum) const {
    sum[0] += cost.lossyUses;
    sum[1] += cost.unpreferred;
  }

  const CostModel &model;
  llvm::ArrayRef<uint32_t> choices;
  unsigned words = 2;
  /// Nothing for choices with one option left.
  std::vector<std::optional<Field>> fields;
};

/// A cost for every combination of modes of `scope`, several words each; the
/// first buffer of the scope varies fastest.
struct Table {
  llvm::SmallVector<uint8_t, 4> scope;
  std::vector<uint64_t> costs;
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
        costs(model, component), words(costs.getWordCount()) {
    for (uint8_t buffer : component.buffers) {
      ModeMask domain = model.propagation.getDomain(buffer);
      for (unsigned mode = 0; mode < kMaxUnpackModes; ++mode) {
        if (domain >> mode & 1) {
          modesOf[buffer].push_back(mode);
        }
      }
    }
  }

  /// The cheapest modes, ties broken.
  SearchOutcome run(Modes &modes) {
    std::vector<Table> tables;
    Modes attempt = modes;
    if (!tabulate(attempt, tables)) {
      return SearchOutcome::Limit;
    }
    llvm::SmallVector<uint8_t, 8> open(component.buffers);
    std::vector<Eliminated> trail;
    while (!open.empty()) {
      uint8_t buffer = chooseBuffer(open, tables);
      if (!eliminate(buffer, tables, attempt, trail)) {
        return SearchOutcome::Limit;
      }
      llvm::erase(open, buffer);
    }
    // What is left are costs that depend on no buffer.
    for (const Table &table : tables) {
      if (costs.isInfinite(table.costs.data())) {
        return SearchOutcome::Infeasible;
      }
    }
    for (const Eliminated &step : llvm::reverse(trail)) {
      modes[step.buffer] = step.bestMode[indexOf(step.scope, modes)];
    }
    return SearchOutcome::Solved;
  }

private:
  /// Number of combinations of modes of `scope`, or nothing when the budget
  /// does not reach that far. Pays `factor` costs for each.
  std::optional<size_t> payFor(llvm::ArrayRef<uint8_t> scope, uint64_t factor) {
    // The budget bounds memory too. A cost with few ranks, as most have, counts
    // once.
    factor *= (words + 2) / 3;
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
      table.costs.resize(modesOf[buffer].size() * words);
      for (auto [index, mode] : llvm::enumerate(modesOf[buffer])) {
        costs.addFixed(buffer, mode, &table.costs[index * words]);
      }
    }
    for (auto [position, choice] : llvm::enumerate(component.choices)) {
      auto scope = getOpenScope(model.propagation, choice);
      std::optional<size_t> size = payFor(scope, 1);
      if (!size) {
        return false;
      }
      auto [known, isNew] = tableOf.try_emplace(
          std::vector<uint8_t>(scope.begin(), scope.end()), tables.size());
      if (isNew) {
        tables.push_back({scope, std::vector<uint64_t>(*size * words)});
      }
      Table &table = tables[known->second];
      for (size_t index = 0; index < *size; ++index) {
        assign(scope, index, modes);
        uint64_t *sum = &table.costs[index * words];
        if (!costs.isInfinite(sum)) {
          costs.addChoice(position, modes, sum);
        }
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
    combined.costs.resize(*size * words);
    std::vector<uint64_t> sum(words);
    for (size_t index = 0; index < *size; ++index) {
      assign(combined.scope, index, modes);
      uint64_t *best = &combined.costs[index * words];
      best[0] = costs.kInfinite;
      uint8_t bestMode = modesOf[buffer].front();
      for (uint8_t mode : modesOf[buffer]) {
        modes[buffer] = mode;
        llvm::fill(sum, 0);
        for (const Table &table : bucket) {
          costs.add(&table.costs[indexOf(table.scope, modes) * words],
                    sum.data());
          if (costs.isInfinite(sum.data())) {
            break;
          }
        }
        if (!costs.isInfinite(sum.data()) && costs.isLess(sum.data(), best)) {
          llvm::copy(sum, best);
          bestMode = mode;
        }
      }
      step.bestMode.push_back(bestMode);
    }
    tables.erase(split, tables.end());
    tables.push_back(std::move(combined));
    return true;
  }

  const CostModel &model;
  const Component &component;
  uint64_t &budget;
  const TieBreakingCosts costs;
  const unsigned words;
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
