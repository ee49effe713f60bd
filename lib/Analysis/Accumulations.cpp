//===- Accumulations.cpp - Sums that grow in loops --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Accumulations.h"

#include "OperandReader.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <tuple>

using namespace mlir;
using namespace tileconf;

namespace {

class AccumulationFinder {
public:
  AccumulationFinder(Operation *kernel, ArrayRef<TileFacts> tiles,
                     BufferFinder &buffers)
      : tiles(tiles), buffers(buffers), nests(kernel), search(tiles) {}

  Accumulations run(llvm::function_ref<bool(OperationId)> isLeftOut) {
    for (const TileFacts &tile : tiles) {
      if (tile.accumulates && !tile.results.empty()) {
        add(tile.id, std::nullopt, tile.results.front(), countDstSteps(tile));
      }
    }
    findCarriedSums();
    findPackedSums();
    llvm::append_range(sums, findBufferSums(nests, tiles, buffers, search));
    llvm::erase_if(sums, [&](const auto &sum) {
      return isLeftOut(sum.operation) || (sum.steps && *sum.steps < 2);
    });
    // Nothing stands for more steps than any number.
    auto keyOf = [](const KernelProfile::Accumulation &sum) {
      return std::make_tuple(sum.operation, sum.buffer,
                             ~sum.steps.value_or(~uint64_t(0)));
    };
    llvm::sort(sums, [&](const auto &lhs, const auto &rhs) {
      return keyOf(lhs) < keyOf(rhs);
    });
    // A loop may carry what also stays in its slot.
    sums.erase(llvm::unique(sums,
                            [](const auto &lhs, const auto &rhs) {
                              return lhs.operation == rhs.operation &&
                                     lhs.buffer == rhs.buffer;
                            }),
               sums.end());
    return fold();
  }

private:
  void add(OperationId operation, std::optional<uint8_t> buffer,
           TileDataType type, Steps steps) {
    sums.push_back({operation, buffer, type, steps});
  }

  /// Sums that a loop carries as one of its values, or as several in turn. All
  /// loops that carry one are around it, so their steps multiply.
  void findCarriedSums() {
    std::map<const TileFacts *, Steps> found;
    for (const Loop &loop : nests.getLoops()) {
      for (const TileFacts *sum : findCarriedSums(loop.getCarried())) {
        auto [known, isNew] = found.try_emplace(sum, countBlockSteps(*sum));
        known->second = multiply(known->second, loop.getSteps());
      }
    }
    for (auto [sum, steps] : found) {
      add(sum->id, std::nullopt, sum->results.front(), steps);
    }
  }

  llvm::DenseSet<const TileFacts *>
  findCarriedSums(const Loop::Carried &carried) const {
    llvm::DenseSet<const TileFacts *> found;
    for (const auto &entry : carried) {
      Value argument = entry.first;
      if (!getTileDataType(argument.getType())) {
        continue;
      }
      for (Value value : entry.second) {
        const TileFacts *sum = search.findSum(
            value, [&](Value operand) { return operand == argument; }, carried);
        if (sum && !sum->results.empty()) {
          found.insert(sum);
        }
      }
    }
    return found;
  }

  /// Sums that the packer makes: it adds to what a buffer in L1 holds.
  void findPackedSums() {
    for (const TileFacts &tile : tiles) {
      if (!tile.storedBuffer) {
        continue;
      }
      Steps steps = 1;
      for (const Loop *loop : nests.getLoopsAround(tile.op)) {
        if (addsInL1(*loop, tile) &&
            llvm::none_of(tile.indices,
                          [&](Value index) { return loop->varies(index); })) {
          steps = multiply(steps, loop->getSteps());
        }
      }
      add(tile.id, tile.storedBuffer, tile.storedType, steps);
    }
  }

  /// Whether the lowering makes the packer add what `tile` stores in `loop`. A
  /// loop over a reduction may look for a maximum, which is none of its sums.
  bool addsInL1(const Loop &loop, const TileFacts &tile) const {
    Operation *op = loop.getOperation();
    return op && (op->hasAttr("ttl.l1_acc_loop") ||
                  (op->hasAttr("ttl.reduction_loop") &&
                   !search.isMaximum(tile.operands.front().value)));
  }

  /// Joins what one buffer takes in one nest of loops, in as many steps.
  Accumulations fold() const {
    struct Nest {
      const Loop *outermost;
      size_t index;
    };
    Accumulations folded;
    std::vector<Nest> seen;
    for (const KernelProfile::Accumulation &sum : sums) {
      if (!sum.buffer) {
        folded.push_back(sum);
        continue;
      }
      auto around = nests.getLoopsAround(tiles[sum.operation].op);
      const Loop *outermost = around.empty() ? nullptr : around.back();
      auto known = llvm::find_if(seen, [&](const Nest &nest) {
        const KernelProfile::Accumulation &other = folded[nest.index];
        return nest.outermost == outermost && other.buffer == sum.buffer &&
               other.steps == sum.steps;
      });
      if (known != seen.end()) {
        ++folded[known->index].count;
        continue;
      }
      seen.push_back({outermost, folded.size()});
      folded.push_back(sum);
    }
    return folded;
  }

  ArrayRef<TileFacts> tiles;
  BufferFinder &buffers;
  LoopNests nests;
  SumSearch search;
  Accumulations sums;
};

} // namespace

Accumulations
tileconf::findAccumulations(Operation *kernel, ArrayRef<TileFacts> tiles,
                            BufferFinder &buffers,
                            llvm::function_ref<bool(OperationId)> isLeftOut) {
  return AccumulationFinder(kernel, tiles, buffers).run(isLeftOut);
}
