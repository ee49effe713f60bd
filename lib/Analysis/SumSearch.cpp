//===- SumSearch.cpp - From a value back to what it sums --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SumSearch.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace tileconf;

SumSearch::SumSearch(ArrayRef<TileFacts> tiles) {
  for (const TileFacts &tile : tiles) {
    factsOf[tile.op] = &tile;
  }
}

const TileFacts *SumSearch::findMaker(Value value) const {
  Operation *op = value.getDefiningOp();
  return op ? factsOf.lookup(op) : nullptr;
}

const TileFacts *SumSearch::findSum(Value value,
                                    llvm::function_ref<bool(Value)> isWanted,
                                    const Loop::Carried &carried) const {
  // Values to look at, and the last sum behind each.
  SmallVector<std::pair<Value, const TileFacts *>> open{{value, nullptr}};
  llvm::DenseSet<Value> seen;
  llvm::DenseSet<Value> seenBehindSum;
  while (!open.empty()) {
    auto [current, sum] = open.pop_back_val();
    if (isWanted(current)) {
      if (sum) {
        return sum;
      }
      continue;
    }
    if (!(sum ? seenBehindSum : seen).insert(current).second) {
      continue;
    }
    if (const TileFacts *tile = findMaker(current)) {
      const TileFacts *last = sum ? sum : tile->addsOperands ? tile : nullptr;
      for (const TileOperand &operand : tile->operands) {
        open.emplace_back(operand.value, last);
      }
      continue;
    }
    SmallVector<Value, 4> sources;
    appendSources(current, sources);
    auto later = carried.find(current);
    if (later != carried.end()) {
      sources.append(later->second.begin(), later->second.end());
    }
    for (Value source : sources) {
      open.emplace_back(source, sum);
    }
  }
  return nullptr;
}

bool SumSearch::isMaximum(Value value) const {
  // Operations of one operand, one behind the other.
  while (true) {
    const TileFacts *tile = findMaker(value);
    if (tile && tile->takesMaximum) {
      return true;
    }
    SmallVector<Value, 4> sources;
    if (tile) {
      for (const TileOperand &operand : tile->operands) {
        sources.push_back(operand.value);
      }
    } else if (value.getDefiningOp()) {
      appendSources(value, sources);
    }
    if (sources.size() != 1) {
      return false;
    }
    value = sources.front();
  }
}
