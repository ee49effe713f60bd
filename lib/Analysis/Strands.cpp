//===- Strands.cpp - Operations that belong together ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Strands.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

/// It keeps 32-bit data in DST.
static bool isWide(const TileFacts &tile) {
  return llvm::any_of(
             tile.results,
             [](TileDataType type) { return getBitWidth(type) == 32; }) ||
         llvm::any_of(tile.operands, [](const TileOperand &operand) {
           return operand.inDst && getBitWidth(operand.type) == 32;
         });
}

std::vector<KernelProfile::Strand>
tileconf::findStrands(ArrayRef<TileFacts> tiles,
                      ArrayRef<KernelProfile::Store> stores,
                      BufferFinder &buffers) {
  // Nodes: tile operations, buffers, and operations with regions that hand
  // tiles in and out.
  std::vector<unsigned> parent(tiles.size() + 64);
  for (auto [number, entry] : llvm::enumerate(parent)) {
    entry = number;
  }
  auto find = [&](unsigned node) {
    while (parent[node] != node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  };
  auto join = [&](unsigned lhs, unsigned rhs) {
    unsigned left = find(lhs);
    unsigned right = find(rhs);
    // The first operation stands for its strand.
    parent[std::max(left, right)] = std::min(left, right);
  };
  DenseMap<Operation *, unsigned> nodeOf;
  for (const TileFacts &tile : tiles) {
    nodeOf[tile.op] = tile.id;
  }
  uint64_t stored = 0;
  for (const KernelProfile::Store &store : stores) {
    stored |= uint64_t(1) << store.buffer;
  }
  DenseMap<Value, unsigned> valueNodes;
  for (const TileFacts &tile : tiles) {
    if (tile.storedBuffer) {
      join(tile.id, tiles.size() + *tile.storedBuffer);
    }
    SmallVector<Value> open;
    for (const TileOperand &operand : tile.operands) {
      open.push_back(operand.value);
    }
    while (!open.empty()) {
      Value value = open.pop_back_val();
      if (std::optional<uint8_t> buffer = buffers.find(value)) {
        // What others fill connects nothing.
        if ((stored >> *buffer & 1) != 0) {
          join(tile.id, tiles.size() + *buffer);
        }
        continue;
      }
      Operation *op = value.getDefiningOp();
      auto node = op ? nodeOf.find(op) : nodeOf.end();
      if (node != nodeOf.end()) {
        join(tile.id, node->second);
        continue;
      }
      // Values without a tile operation of their own are nodes, too.
      auto [known, isNew] = valueNodes.try_emplace(value, parent.size());
      if (isNew) {
        parent.push_back(parent.size());
      }
      join(tile.id, known->second);
      if (isNew) {
        appendSources(value, open);
      }
    }
  }
  llvm::MapVector<unsigned, KernelProfile::Strand> byNode;
  for (const TileFacts &tile : tiles) {
    auto [entry, isNew] = byNode.try_emplace(find(tile.id));
    KernelProfile::Strand &strand = entry->second;
    if (isNew) {
      strand.first = tile.id;
    }
    strand.computing += tile.computes();
    if (tile.fullFp32) {
      strand.accumulating |= *tile.fullFp32;
    }
    if (isWide(tile)) {
      ++strand.wide;
      strand.firstWide = std::min(strand.firstWide, tile.id);
      for (const TileOperand &operand : tile.operands) {
        if (operand.buffer && getBitWidth(operand.type) == 32) {
          strand.wideBuffers |= uint64_t(1) << *operand.buffer;
        }
      }
    }
  }
  std::vector<KernelProfile::Strand> strands;
  for (auto &entry : byNode) {
    strands.push_back(entry.second);
  }
  return strands;
}
