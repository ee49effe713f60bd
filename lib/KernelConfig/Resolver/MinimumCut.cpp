//===- MinimumCut.cpp - Maximum flow over buffers ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MinimumCut.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace tileconf;
using namespace tileconf::resolver;

namespace {

/// A dense flow network: one node per buffer, a source and a sink. The source
/// side of a cut is the set of buffers in their first mode.
class FlowNetwork {
public:
  explicit FlowNetwork(unsigned buffers)
      : size(buffers + 2), source(buffers), sink(buffers + 1),
        capacity(size_t(size) * size) {}

  void addEdge(unsigned from, unsigned to, Cost cost) {
    capacity[from * size + to] += cost;
  }
  /// Cost of a buffer being in its second mode rather than in its first.
  void addPreference(unsigned node, Cost secondMinusFirst) {
    if (Cost() < secondMinusFirst) {
      addEdge(source, node, secondMinusFirst);
    } else {
      addEdge(node, sink, Cost() - secondMinusFirst);
    }
  }

  void saturate() {
    while (buildLevels()) {
      next.assign(size, 0);
      while (augment()) {
      }
    }
  }

  /// Nodes that are on the source side of every minimum cut.
  std::vector<bool> getSmallestSourceSide() const {
    return reach(source, [&](unsigned from, unsigned to) {
      return capacity[from * size + to];
    });
  }
  /// Nodes that are on the source side of some minimum cut.
  std::vector<bool> getLargestSourceSide() const {
    std::vector<bool> side = reach(sink, [&](unsigned from, unsigned to) {
      return capacity[to * size + from];
    });
    side.flip();
    return side;
  }

private:
  template <typename Residual>
  std::vector<bool> reach(unsigned start, Residual residual) const {
    std::vector<bool> seen(size);
    std::vector<unsigned> pending{start};
    seen[start] = true;
    while (!pending.empty()) {
      unsigned node = pending.back();
      pending.pop_back();
      for (unsigned other = 0; other < size; ++other) {
        if (!seen[other] && Cost() < residual(node, other)) {
          seen[other] = true;
          pending.push_back(other);
        }
      }
    }
    return seen;
  }

  bool buildLevels() {
    level.assign(size, -1);
    level[source] = 0;
    std::vector<unsigned> queue{source};
    for (size_t head = 0; head < queue.size(); ++head) {
      unsigned node = queue[head];
      for (unsigned other = 0; other < size; ++other) {
        if (level[other] < 0 && Cost() < capacity[node * size + other]) {
          level[other] = level[node] + 1;
          queue.push_back(other);
        }
      }
    }
    return level[sink] >= 0;
  }

  /// Pushes flow along one shortest path; false when none is left.
  bool augment() {
    std::vector<unsigned> path{source};
    while (path.back() != sink) {
      unsigned node = path.back();
      unsigned &other = next[node];
      auto leadsOn = [&](unsigned target) {
        return level[target] == level[node] + 1 &&
               Cost() < capacity[node * size + target];
      };
      while (other < size && !leadsOn(other)) {
        ++other;
      }
      if (other < size) {
        path.push_back(other);
        continue;
      }
      // Dead end: never enter this node again in this phase.
      path.pop_back();
      if (path.empty()) {
        return false;
      }
      ++next[path.back()];
    }
    Cost flow = Cost::infinite();
    for (size_t step = 0; step + 1 < path.size(); ++step) {
      flow = std::min(flow, capacity[path[step] * size + path[step + 1]]);
    }
    for (size_t step = 0; step + 1 < path.size(); ++step) {
      capacity[path[step] * size + path[step + 1]] -= flow;
      capacity[path[step + 1] * size + path[step]] += flow;
    }
    return true;
  }

  const unsigned size;
  const unsigned source;
  const unsigned sink;
  std::vector<Cost> capacity;
  std::vector<int> level;
  std::vector<unsigned> next;
};

/// One choice as a function of the modes of at most two open buffers.
struct PairTerm {
  unsigned first;
  unsigned second;
  Cost cost[2][2];
};

class MinimumCutSolver {
public:
  MinimumCutSolver(const CostModel &model, const Component &component)
      : model(model), component(component) {}

  bool run(Modes &modes) {
    Modes scratch = modes;
    if (!readModes() || !readTerms(scratch)) {
      return false;
    }
    // An infeasible pair costs more than everything else together.
    Cost forbidden = total + Cost{1, 0};
    FlowNetwork network(component.buffers.size());
    for (auto [node, buffer] : llvm::enumerate(component.buffers)) {
      network.addPreference(node, model.getFixedCost(buffer, high[node]) -
                                      model.getFixedCost(buffer, low[node]));
    }
    for (PairTerm &term : terms) {
      for (auto &row : term.cost) {
        for (Cost &cost : row) {
          cost = cost.isInfinite() ? forbidden : cost;
        }
      }
      if (!addTerm(network, term)) {
        return false;
      }
    }
    network.saturate();
    std::vector<bool> isLow = betterLow ? network.getLargestSourceSide()
                                        : network.getSmallestSourceSide();
    for (auto [node, buffer] : llvm::enumerate(component.buffers)) {
      modes[buffer] = isLow[node] ? low[node] : high[node];
    }
    return true;
  }

private:
  bool readModes() {
    for (auto [node, buffer] : llvm::enumerate(component.buffers)) {
      ModeMask domain = model.propagation.getDomain(buffer);
      if (llvm::popcount(domain) != 2) {
        return false;
      }
      nodeOf[buffer] = node;
      low.push_back(llvm::countr_zero(domain));
      high.push_back(llvm::bit_width(domain) - 1);
      total += model.getFixedCost(buffer, low.back()) +
               model.getFixedCost(buffer, high.back());
    }
    return true;
  }

  /// Tabulates every choice. False when one spans more than two buffers, or
  /// when ranks do not all improve in the same direction.
  bool readTerms(Modes &modes) {
    betterLow = true;
    betterHigh = true;
    for (uint32_t choice : component.choices) {
      auto scope = getOpenScope(model.propagation, choice);
      if (scope.size() > 2) {
        return false;
      }
      tabulate(choice, nodeOf[scope.front()], nodeOf[scope.back()], modes);
    }
    return betterLow || betterHigh;
  }

  void tabulate(uint32_t choice, unsigned first, unsigned second,
                Modes &modes) {
    PairTerm &term = terms.emplace_back();
    term.first = first;
    term.second = second;
    std::optional<unsigned> ranks[2][2];
    Cost largest;
    for (unsigned i = 0; i < 2; ++i) {
      for (unsigned j = 0; j < 2; ++j) {
        modes[component.buffers[first]] = i ? high[first] : low[first];
        modes[component.buffers[second]] = j ? high[second] : low[second];
        OptionPick picked = model.pick(choice, modes);
        term.cost[i][j] = picked.cost;
        // On a single buffer only the diagonal means anything.
        if (!picked.cost.isInfinite() && (first != second || i == j)) {
          ranks[i][j] = picked.option;
          largest = std::max(largest, picked.cost);
        }
      }
    }
    total += largest;
    for (unsigned from = 0; from < 4; ++from) {
      for (unsigned to = 0; to < 4; ++to) {
        auto lower = ranks[from / 2][from % 2];
        auto upper = ranks[to / 2][to % 2];
        bool ordered = from / 2 <= to / 2 && from % 2 <= to % 2;
        if (ordered && lower && upper) {
          betterLow &= *lower <= *upper;
          betterHigh &= *lower >= *upper;
        }
      }
    }
  }

  static bool addTerm(FlowNetwork &network, const PairTerm &term) {
    const auto &cost = term.cost;
    if (term.first == term.second) {
      network.addPreference(term.first, cost[1][1] - cost[0][0]);
      return true;
    }
    Cost disagreement = cost[0][1] + cost[1][0] - cost[0][0] - cost[1][1];
    if (disagreement < Cost()) {
      return false;
    }
    network.addPreference(term.first, cost[1][0] - cost[0][0]);
    network.addPreference(term.second, cost[1][1] - cost[1][0]);
    network.addEdge(term.first, term.second, disagreement);
    return true;
  }

  const CostModel &model;
  const Component &component;
  std::array<unsigned, kMaxDataflowBuffers> nodeOf{};
  llvm::SmallVector<uint8_t, 8> low;
  llvm::SmallVector<uint8_t, 8> high;
  std::vector<PairTerm> terms;
  Cost total;
  bool betterLow;
  bool betterHigh;
};

} // namespace

bool tileconf::resolver::solveByMinimumCut(const CostModel &model,
                                           const Component &component,
                                           Modes &modes) {
  return MinimumCutSolver(model, component).run(modes);
}
