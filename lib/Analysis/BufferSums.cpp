//===- BufferSums.cpp - Sums that go round through buffers ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A buffer carries a sum through a loop where what is stored in it comes from
// it, by way of a sum and perhaps of other buffers. Buffers are bits of a word:
// there are no more than 64.
//
//===----------------------------------------------------------------------===//

#include "Accumulations.h"

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tileconf/KernelConfig/Target/KernelTargetEnvironment.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <array>

using namespace mlir;
using namespace tileconf;

static_assert(kMaxDataflowBuffers <= 64, "buffers are bits of a word");

namespace {

/// Buffers that a value depends on: at all, and by way of a sum.
struct Origins {
  uint64_t any = 0;
  uint64_t summed = 0;

  Origins operator|(const Origins &other) const {
    return {any | other.any, summed | other.summed};
  }
};

struct Store {
  const TileFacts *tile;
  Origins origins;

  uint8_t buffer() const { return *tile->storedBuffer; }
};

/// Buffers that are reached from each buffer through the stores of a loop: at
/// all, and by way of a sum.
struct Reach {
  std::array<uint64_t, 64> any{};
  std::array<uint64_t, 64> summed{};
};

class BufferSumFinder {
public:
  BufferSumFinder(const LoopNests &nests, ArrayRef<TileFacts> tiles,
                  BufferFinder &buffers, const SumSearch &search)
      : nests(nests), tiles(tiles), buffers(buffers), search(search) {}

  Accumulations run() {
    uint64_t stored = 0;
    uint64_t read = 0;
    for (const TileFacts &tile : tiles) {
      stored |= tile.storedBuffer ? uint64_t(1) << *tile.storedBuffer : 0;
      for (const TileOperand &operand : tile.operands) {
        read |= operand.buffer ? uint64_t(1) << *operand.buffer : 0;
      }
    }
    if ((stored & read) == 0) {
      return {};
    }
    llvm::DenseMap<const Loop *, Ranges> tilesIn;
    llvm::DenseSet<const Loop *> storing;
    for (auto [number, tile] : llvm::enumerate(tiles)) {
      SmallVector<const Loop *, 4> around = nests.getLoopsAround(tile.op);
      // Further out there are steps, but no news about what goes round.
      constexpr size_t kNest = 16;
      around.truncate(std::min(around.size(), kNest));
      for (const Loop *loop : around) {
        Ranges &ranges = tilesIn[loop];
        if (ranges.empty() || ranges.back().second != number) {
          ranges.emplace_back(number, number);
        }
        ++ranges.back().second;
        if (tile.storedBuffer) {
          storing.insert(loop);
        }
      }
    }
    // Inner loops first.
    for (const Loop &loop : llvm::reverse(nests.getLoops())) {
      if (storing.contains(&loop)) {
        findCycles(loop, readStores(loop, tilesIn[&loop]));
        loop.forgetAnswers();
      }
    }
    return std::move(sums);
  }

private:
  /// First and behind the last; one for a loop operation, and how ever many for
  /// a loop of blocks.
  using Ranges = SmallVector<std::pair<size_t, size_t>, 1>;

  /// The stores that put a tile of every step into the same place, and what
  /// they store.
  SmallVector<Store> readStores(const Loop &loop, const Ranges &inside) {
    originsOf.clear();
    SmallVector<Store> stores;
    for (auto [begin, end] : inside) {
      for (const TileFacts &tile : tiles.slice(begin, end - begin)) {
        readTile(loop, tile, stores);
      }
    }
    return stores;
  }

  void readTile(const Loop &loop, const TileFacts &tile,
                SmallVectorImpl<Store> &stores) {
    auto varies = [&](Value value) { return loop.varies(value); };
    Origins origins;
    bool moves = llvm::any_of(tile.indices, varies);
    if (!moves || tile.storedBuffer) {
      for (const TileOperand &operand : tile.operands) {
        origins = origins | getOrigins(loop, operand.value);
      }
    }
    if (tile.addsOperands) {
      origins.summed = origins.any;
    }
    for (Value result : tile.op->getResults()) {
      originsOf[result] = origins;
    }
    if (tile.storedBuffer && !moves && !varies(tile.storedView)) {
      stores.push_back({&tile, origins});
    }
  }

  /// What `value` is made of in one step of `loop`. A tile that each step reads
  /// from another place carries nothing from step to step, nor does what stays
  /// in DST, and what was computed before the loop is the same in all of them.
  Origins getOrigins(const Loop &loop, Value value, unsigned depth = 0) {
    auto known = originsOf.find(value);
    if (known != originsOf.end()) {
      return known->second;
    }
    Origins origins;
    // Longer chains of casts and of nested regions carry no sum of ours.
    constexpr unsigned kDeepest = 32;
    if (std::optional<uint8_t> buffer = buffers.find(value)) {
      origins.any = loop.varies(value) ? 0 : uint64_t(1) << *buffer;
    } else if (depth < kDeepest && !loop.carries(value) &&
               !search.findMaker(value)) {
      SmallVector<Value, 4> sources;
      appendSources(value, sources);
      for (Value source : sources) {
        origins = origins | getOrigins(loop, source, depth + 1);
      }
    }
    originsOf[value] = origins;
    return origins;
  }

  static bool hasBit(uint64_t set, unsigned bit) {
    return (set >> bit & 1) != 0;
  }

  static Reach close(ArrayRef<Store> stores) {
    Reach reach;
    uint64_t sources = 0;
    for (const Store &store : stores) {
      uint64_t target = uint64_t(1) << store.buffer();
      sources |= store.origins.any;
      for (uint64_t rest = store.origins.any; rest != 0; rest &= rest - 1) {
        reach.any[llvm::countr_zero(rest)] |= target;
      }
      for (uint64_t rest = store.origins.summed; rest != 0; rest &= rest - 1) {
        reach.summed[llvm::countr_zero(rest)] |= target;
      }
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (uint64_t rest = sources; rest != 0; rest &= rest - 1) {
        unsigned from = llvm::countr_zero(rest);
        uint64_t any = reach.any[from];
        uint64_t summed = reach.summed[from];
        for (uint64_t via = any; via != 0; via &= via - 1) {
          unsigned middle = llvm::countr_zero(via);
          any |= reach.any[middle];
          summed |= hasBit(reach.summed[from], middle) ? reach.any[middle]
                                                       : reach.summed[middle];
        }
        changed |= any != reach.any[from] || summed != reach.summed[from];
        reach.any[from] = any;
        reach.summed[from] = summed;
      }
    }
    return reach;
  }

  void findCycles(const Loop &loop, ArrayRef<Store> stores) {
    if (loop.getSteps() && *loop.getSteps() < 2) {
      return;
    }
    Reach reach = close(stores);
    uint64_t done = 0;
    for (unsigned buffer = 0; buffer < 64; ++buffer) {
      if (!hasBit(reach.summed[buffer], buffer) || hasBit(done, buffer)) {
        continue;
      }
      uint64_t cycle = 0;
      for (unsigned other = 0; other < 64; ++other) {
        if (hasBit(reach.any[buffer], other) &&
            hasBit(reach.any[other], buffer)) {
          cycle |= uint64_t(1) << other;
        }
      }
      done |= cycle;
      if (!startsAfresh(loop, stores, cycle)) {
        addCycle(loop, stores, cycle);
      }
    }
  }

  /// Whether each step fills a buffer of `cycle` with something else: at one
  /// place, or in every region of an operation that chooses between them.
  static bool startsAfresh(const Loop &loop, ArrayRef<Store> stores,
                           uint64_t cycle) {
    llvm::DenseSet<Region *> filled;
    for (const Store &store : stores) {
      if (!hasBit(cycle, store.buffer()) || (store.origins.any & cycle) != 0) {
        continue;
      }
      // Which of several blocks a step passes through is not looked at.
      if (!loop.getOperation()) {
        return true;
      }
      Operation *op = store.tile->op;
      do {
        filled.insert(op->getParentRegion());
        op = op->getParentOp();
      } while (op != loop.getOperation() &&
               (isa<LoopLikeOpInterface>(op) ||
                llvm::all_of(op->getRegions(), [&](Region &region) {
                  return filled.contains(&region);
                })));
      if (op == loop.getOperation()) {
        return true;
      }
    }
    return false;
  }

  /// Adds the sum that goes round in `cycle`, by its narrowest buffer.
  void addCycle(const Loop &loop, ArrayRef<Store> stores, uint64_t cycle) {
    const Store *narrowest = nullptr;
    for (const Store &store : stores) {
      if (hasBit(cycle, store.buffer()) &&
          (!narrowest || getBitWidth(store.tile->storedType) <
                             getBitWidth(narrowest->tile->storedType))) {
        narrowest = &store;
      }
    }
    uint8_t buffer = narrowest->buffer();
    bool known = false;
    for (auto [sum, outermost] : llvm::zip_equal(sums, outermosts)) {
      // A loop around one that has been found makes more steps of it.
      if (sum.buffer == buffer && loop.contains(*outermost)) {
        sum.steps = multiply(sum.steps, loop.getSteps());
        outermost = &loop;
        known = true;
      }
    }
    if (known) {
      return;
    }
    const TileFacts *sum = nullptr;
    for (const Store &store : stores) {
      if (!sum && hasBit(cycle, store.buffer()) &&
          (store.origins.summed & cycle) != 0) {
        sum = search.findSum(
            store.tile->operands.front().value, [&](Value value) {
              std::optional<uint8_t> origin = buffers.find(value);
              return origin && hasBit(cycle, *origin) && !loop.varies(value);
            });
      }
    }
    sums.push_back({sum ? sum->id : narrowest->tile->id, buffer,
                    narrowest->tile->storedType, loop.getSteps()});
    outermosts.push_back(&loop);
  }

  const LoopNests &nests;
  ArrayRef<TileFacts> tiles;
  BufferFinder &buffers;
  const SumSearch &search;
  /// Of the loop at hand.
  llvm::DenseMap<Value, Origins> originsOf;
  Accumulations sums;
  /// By sum, the outermost loop that makes steps of it.
  std::vector<const Loop *> outermosts;
};

} // namespace

Accumulations tileconf::findBufferSums(const LoopNests &nests,
                                       ArrayRef<TileFacts> tiles,
                                       BufferFinder &buffers,
                                       const SumSearch &search) {
  return BufferSumFinder(nests, tiles, buffers, search).run();
}
