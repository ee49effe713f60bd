//===- Accumulations.cpp - Sums that grow in loops --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Accumulations.h"

#include "AccumulationSteps.h"
#include "OperandReader.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace tileconf;

namespace {

class AccumulationFinder {
public:
  AccumulationFinder(Operation *kernel, ArrayRef<TileFacts> tiles,
                     BufferFinder &buffers)
      : kernel(kernel), tiles(tiles), buffers(buffers) {
    for (const TileFacts &tile : tiles) {
      factsOf[tile.op] = &tile;
    }
  }

  std::vector<KernelProfile::Accumulation> run() {
    for (const TileFacts &tile : tiles) {
      if (tile.accumulates && !tile.results.empty()) {
        add(tile.id, std::nullopt, tile.results.front(), countDstSteps(tile));
      }
    }
    findCarriedSums();
    findPackedSums();
    findBufferSums();
    llvm::sort(sums, [](const auto &lhs, const auto &rhs) {
      return std::make_pair(lhs.operation, lhs.buffer) <
             std::make_pair(rhs.operation, rhs.buffer);
    });
    // A loop may carry what also stays in its slot.
    sums.erase(llvm::unique(sums,
                            [](const auto &lhs, const auto &rhs) {
                              return lhs.operation == rhs.operation &&
                                     lhs.buffer == rhs.buffer;
                            }),
               sums.end());
    return std::move(sums);
  }

private:
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
    /// Around it, inside the loop, something decides whether it happens.
    bool conditional;

    uint8_t buffer() const { return *tile->storedBuffer; }
  };

  void add(OperationId operation, std::optional<uint8_t> buffer,
           TileDataType type, Steps steps) {
    if (!steps || *steps >= 2) {
      sums.push_back({operation, buffer, type, steps});
    }
  }

  /// Sums that a loop carries as one of its values.
  void findCarriedSums() {
    kernel->walk([&](LoopLikeOpInterface loop) {
      Steps steps = countSteps(loop);
      std::optional<MutableArrayRef<OpOperand>> yielded =
          loop.getYieldedValuesMutable();
      if (!yielded || (steps && *steps < 2)) {
        return;
      }
      for (auto [argument, value] :
           llvm::zip(loop.getRegionIterArgs(), *yielded)) {
        Value carried = argument;
        if (!getTileDataType(carried.getType())) {
          continue;
        }
        const TileFacts *sum = findSum(value.get(), [carried](Value operand) {
          return operand == carried;
        });
        if (sum && !sum->results.empty()) {
          add(sum->id, std::nullopt, sum->results.front(),
              multiply(steps, countBlockSteps(*sum)));
        }
      }
    });
  }

  /// Sums that the packer makes: it adds to what a buffer in L1 holds.
  void findPackedSums() {
    for (const TileFacts &tile : tiles) {
      if (!tile.storedBuffer) {
        continue;
      }
      bool packs = false;
      Steps steps = 1;
      for (Operation *op = tile.op->getParentOp(); op && op != kernel;
           op = op->getParentOp()) {
        auto loop = dyn_cast<LoopLikeOpInterface>(op);
        if (loop && addsInL1(op, tile)) {
          packs = true;
          steps = multiply(steps, countSteps(loop));
        }
      }
      if (packs) {
        add(tile.id, tile.storedBuffer, tile.storedType, steps);
      }
    }
  }

  /// Whether the lowering makes the packer add what `tile` stores in `loop`. A
  /// loop over a reduction may look for a maximum, which is none of its sums.
  bool addsInL1(Operation *loop, const TileFacts &tile) const {
    if (loop->hasAttr("ttl.l1_acc_loop")) {
      return true;
    }
    Operation *source = tile.operands.front().value.getDefiningOp();
    const TileFacts *facts = source ? factsOf.lookup(source) : nullptr;
    return loop->hasAttr("ttl.reduction_loop") &&
           !(facts && facts->takesMaximum);
  }

  /// The last operation on the way from an operand that `isWanted` accepts to
  /// `value` that adds its operands.
  template <typename Wanted>
  const TileFacts *findSum(Value value, Wanted isWanted) {
    // Values to look at, and the last sum behind each.
    SmallVector<std::pair<Value, const TileFacts *>> open{{value, nullptr}};
    llvm::SmallPtrSet<void *, 16> seen;
    while (!open.empty()) {
      auto [current, sum] = open.pop_back_val();
      if (isWanted(current)) {
        if (sum) {
          return sum;
        }
        continue;
      }
      if (!seen.insert(current.getAsOpaquePointer()).second) {
        continue;
      }
      Operation *op = current.getDefiningOp();
      if (const TileFacts *tile = op ? factsOf.lookup(op) : nullptr) {
        const TileFacts *last = sum ? sum : tile->addsOperands ? tile : nullptr;
        for (const TileOperand &operand : tile->operands) {
          open.emplace_back(operand.value, last);
        }
        continue;
      }
      SmallVector<Value, 4> sources;
      appendSources(current, sources);
      for (Value source : sources) {
        open.emplace_back(source, sum);
      }
    }
    return nullptr;
  }

  //===--------------------------------------------------------------------===//
  // Sums in buffers
  //===--------------------------------------------------------------------===//

  Origins getOrigins(Value value, unsigned depth = 0) {
    if (std::optional<uint8_t> buffer = buffers.find(value)) {
      return {uint64_t(1) << *buffer, 0};
    }
    auto known = originsOf.find(value);
    if (known != originsOf.end()) {
      return known->second;
    }
    // Longer chains of casts and of nested regions carry no sum of ours.
    constexpr unsigned kDeepest = 32;
    if (depth == kDeepest) {
      return {};
    }
    SmallVector<Value, 4> sources;
    appendSources(value, sources);
    Origins origins;
    for (Value source : sources) {
      origins = origins | getOrigins(source, depth + 1);
    }
    return origins;
  }

  void findBufferSums() {
    uint64_t stored = 0;
    uint64_t read = 0;
    for (const TileFacts &tile : tiles) {
      stored |= tile.storedBuffer ? uint64_t(1) << *tile.storedBuffer : 0;
      for (const TileOperand &operand : tile.operands) {
        read |= operand.buffer ? uint64_t(1) << *operand.buffer : 0;
      }
    }
    if ((stored & read) == 0) {
      return;
    }
    llvm::MapVector<Operation *, SmallVector<Store>> storesIn;
    for (const TileFacts &tile : tiles) {
      Origins origins;
      for (const TileOperand &operand : tile.operands) {
        origins = origins | getOrigins(operand.value);
      }
      if (tile.addsOperands) {
        origins.summed = origins.any;
      }
      if (origins.any != 0) {
        for (Value result : tile.op->getResults()) {
          originsOf[result] = origins;
        }
      }
      if (tile.storedBuffer) {
        bool conditional = false;
        for (Operation *op = tile.op->getParentOp(); op && op != kernel;
             op = op->getParentOp()) {
          if (isa<LoopLikeOpInterface>(op)) {
            storesIn[op].push_back({&tile, origins, conditional});
          } else if (!isa<ttl::ComputeOp, ttl::DstSectionOp>(op)) {
            conditional = true;
          }
        }
      }
    }
    auto loops = storesIn.takeVector();
    // Inner loops first.
    auto depthOf = [&](Operation *op) {
      unsigned depth = 0;
      for (; op && op != kernel; op = op->getParentOp()) {
        ++depth;
      }
      return depth;
    };
    SmallVector<std::pair<unsigned, size_t>> order;
    for (auto [number, entry] : llvm::enumerate(loops)) {
      order.emplace_back(~depthOf(entry.first), number);
    }
    llvm::sort(order);
    for (auto [depth, number] : order) {
      findCycles(loops[number].first, loops[number].second);
    }
  }

  /// Buffers that are reached from each buffer through the stores of a loop:
  /// at all, and by way of a sum.
  struct Reach {
    std::array<uint64_t, 64> any{};
    std::array<uint64_t, 64> summed{};
  };

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

  void findCycles(Operation *loop, ArrayRef<Store> stores) {
    Steps steps = countSteps(cast<LoopLikeOpInterface>(loop));
    if (steps && *steps < 2) {
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
      bool afresh = llvm::any_of(stores, [&](const Store &store) {
        return hasBit(cycle, store.buffer()) && !store.conditional &&
               (store.origins.any & cycle) == 0;
      });
      if (!afresh) {
        addCycle(loop, stores, cycle, steps);
      }
    }
  }

  /// Adds the sum that goes round in `cycle`, by its narrowest buffer.
  void addCycle(Operation *loop, ArrayRef<Store> stores, uint64_t cycle,
                Steps steps) {
    const Store *narrowest = nullptr;
    for (const Store &store : stores) {
      if (hasBit(cycle, store.buffer()) &&
          (!narrowest || getBitWidth(store.tile->storedType) <
                             getBitWidth(narrowest->tile->storedType))) {
        narrowest = &store;
      }
    }
    uint8_t buffer = narrowest->buffer();
    for (auto &[known, inner] : cycles) {
      if (sums[known].buffer == buffer) {
        // A loop around one that has been found makes more steps of it.
        if (loop->isProperAncestor(inner)) {
          sums[known].steps = multiply(sums[known].steps, steps);
          inner = loop;
        }
        return;
      }
    }
    const TileFacts *sum = nullptr;
    for (const Store &store : stores) {
      if (!sum && hasBit(cycle, store.buffer()) &&
          (store.origins.summed & cycle) != 0) {
        sum = findSum(store.tile->operands.front().value, [&](Value value) {
          std::optional<uint8_t> origin = buffers.find(value);
          return origin && hasBit(cycle, *origin);
        });
      }
    }
    add(sum ? sum->id : narrowest->tile->id, buffer,
        narrowest->tile->storedType, steps);
    cycles.emplace_back(sums.size() - 1, loop);
  }

  Operation *kernel;
  ArrayRef<TileFacts> tiles;
  BufferFinder &buffers;
  DenseMap<Operation *, const TileFacts *> factsOf;
  DenseMap<Value, Origins> originsOf;
  std::vector<KernelProfile::Accumulation> sums;
  /// Sums in buffers, by number, and the outermost loop of each.
  SmallVector<std::pair<size_t, Operation *>> cycles;
};

} // namespace

std::vector<KernelProfile::Accumulation>
tileconf::findAccumulations(Operation *kernel, ArrayRef<TileFacts> tiles,
                            BufferFinder &buffers) {
  return AccumulationFinder(kernel, tiles, buffers).run();
}
