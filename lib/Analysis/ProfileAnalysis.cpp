//===- ProfileAnalysis.cpp - Tile operations to a profile -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/ProfileAnalysis.h"

#include "Accumulations.h"
#include "OperandReader.h"
#include "TileFacts.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

static uint64_t countTiles(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !tensor || !tensor.hasStaticShape() ? 1 : tensor.getNumElements();
}

/// Whether the result of `op` is a sum that its operands are part of, so that
/// feeding it back makes it grow. Of operations that other dialects bring,
/// nothing is known but the primitive.
static bool addsOperands(Operation *op, const TileExecutionInfo &info) {
  if (info.primitive == Primitive::Matmul) {
    return llvm::any_of(info.operands, [](const OperandExecution &operand) {
      return operand.route == OperandRoute::Dst;
    });
  }
  if (info.primitive != Primitive::ElementwiseBinary) {
    return false;
  }
  return !isa_and_nonnull<ttl::TTLDialect>(op->getDialect()) ||
         isa<ttl::TileAddOp, ttl::TileSubOp, ttl::TileMulOp>(op);
}

namespace {

class Profiler {
public:
  explicit Profiler(const KernelConfigAnalysis &analysis)
      : analysis(analysis) {}

  KernelProfile run() {
    ArrayRef<Operation *> operations = analysis.getOperations();
    tiles.reserve(operations.size());
    for (auto [id, op] : llvm::enumerate(operations)) {
      read(id, cast<ttl::TileExecutionOpInterface>(op));
    }
    for (const TileFacts &tile : tiles) {
      noteStore(tile);
      noteReduction(tile);
      noteIntegers(tile);
    }
    profile.accumulations =
        findAccumulations(analysis.getFunction(), tiles, buffers);
    findStrands();
    boundDst();
    return std::move(profile);
  }

private:
  void read(OperationId id, ttl::TileExecutionOpInterface op) {
    SmallVector<TileExecutionInfo, 2> infos;
    std::optional<uint32_t> classIndex;
    if (op.hasStrategyAlternatives()) {
      classIndex = findClass(id);
      for (Strategy strategy : op.getLegalStrategies()) {
        infos.push_back(op.getExecutionInfo(strategy));
        if (infos.back().usesMathFidelity && classIndex) {
          noteProduct(id, classIndex, strategy);
        }
      }
    } else {
      infos.push_back(op.getExecutionInfo(std::nullopt));
      if (infos.back().usesMathFidelity) {
        noteProduct(id, std::nullopt, std::nullopt);
      }
    }
    TileFacts tile;
    tile.op = op;
    tile.id = id;
    if (!infos.empty()) {
      describe(op, infos, tile);
    }
    tiles.push_back(std::move(tile));
  }

  void describe(Operation *op, ArrayRef<TileExecutionInfo> infos,
                TileFacts &tile) {
    const TileExecutionInfo &info = infos.front();
    tile.primitive = info.primitive;
    for (unsigned number = 0; number < op->getNumOperands(); ++number) {
      Value value = op->getOperand(number);
      std::optional<TileDataType> type = getTileDataType(value.getType());
      if (!type || number >= info.operands.size()) {
        continue;
      }
      auto routed = [&](OperandRoute route) {
        return llvm::any_of(infos, [&](const TileExecutionInfo &each) {
          return each.operands[number].route == route;
        });
      };
      bool inDst = routed(OperandRoute::Dst);
      if (inDst || routed(OperandRoute::DataflowBuffer)) {
        tile.operands.push_back({value, static_cast<int16_t>(number), *type,
                                 inDst, info.operands[number].isScaler,
                                 buffers.find(value)});
      } else if (info.primitive == Primitive::Store && !tile.storedBuffer) {
        tile.storedBuffer = buffers.find(value);
        tile.storedType = *type;
      }
    }
    if (info.resultInDst) {
      for (Type result : op->getResultTypes()) {
        if (std::optional<TileDataType> type = getTileDataType(result)) {
          tile.results.push_back(*type);
          tile.resultTiles += countTiles(result);
        }
      }
    }
    // The FPU adds sums, differences and products to their slot too, but that
    // starts from zero, and is the lowering's business.
    tile.accumulates =
        (info.primitive == Primitive::Matmul && info.accumulatesIntoDst) ||
        (info.primitive == Primitive::Reduce && info.usesMathFidelity);
    tile.addsOperands = addsOperands(op, info);
    tile.takesMaximum =
        isa<ttl::TileMaxOp>(op) ||
        (info.primitive == Primitive::Reduce && !info.usesMathFidelity);
  }

  std::optional<uint32_t> findClass(OperationId id) {
    // Choices come in kernel order, and so do the calls.
    ArrayRef<Choice> choices = analysis.getProblem().requirements.getChoices();
    while (nextChoice < choices.size() && choices[nextChoice].operation < id) {
      ++nextChoice;
    }
    if (nextChoice < choices.size() && choices[nextChoice].operation == id) {
      return choices[nextChoice].classIndex;
    }
    return std::nullopt;
  }

  void noteProduct(OperationId id, std::optional<uint32_t> classIndex,
                   std::optional<Strategy> strategy) {
    for (KernelProfile::Multiplication &known : profile.multiplications) {
      if (known.classIndex == classIndex && known.strategy == strategy) {
        ++known.count;
        return;
      }
    }
    profile.multiplications.push_back({id, 1, classIndex, strategy});
  }

  void noteStore(const TileFacts &tile) {
    if (!tile.storedBuffer) {
      return;
    }
    for (KernelProfile::Store &known : profile.stores) {
      if (known.buffer == *tile.storedBuffer) {
        ++known.count;
        return;
      }
    }
    profile.stores.push_back({tile.id, 1, *tile.storedBuffer, tile.storedType});
  }

  void noteReduction(const TileFacts &tile) {
    const TileOperand *scaler =
        llvm::find_if(tile.operands, [](const TileOperand &operand) {
          return operand.isScaler;
        });
    const TileOperand *data =
        llvm::find_if(tile.operands, [](const TileOperand &operand) {
          return !operand.isScaler;
        });
    if (scaler == tile.operands.end() || data == tile.operands.end()) {
      return;
    }
    for (KernelProfile::Reduction &known : profile.reductions) {
      if (known.dataBuffer == data->buffer &&
          known.scalerBuffer == scaler->buffer &&
          known.dataType == data->type && known.scalerType == scaler->type) {
        ++known.count;
        return;
      }
    }
    profile.reductions.push_back({tile.id, 1, data->number, scaler->number,
                                  data->type, scaler->type, data->buffer,
                                  scaler->buffer});
  }

  void noteIntegers(const TileFacts &tile) {
    auto isNarrow = [](TileDataType type) {
      return type == TileDataType::UInt16 || type == TileDataType::UInt8;
    };
    std::optional<TileDataType> found;
    for (TileDataType type : tile.results) {
      if (isNarrow(type)) {
        found = type;
      }
    }
    for (const TileOperand &operand : tile.operands) {
      if (operand.inDst && isNarrow(operand.type)) {
        found = operand.type;
      }
    }
    if (!found) {
      return;
    }
    for (KernelProfile::NarrowIntegers &known : profile.narrowIntegers) {
      if (known.type == *found) {
        ++known.count;
        return;
      }
    }
    profile.narrowIntegers.push_back({tile.id, 1, *found});
  }

  //===--------------------------------------------------------------------===//
  // What belongs together
  //===--------------------------------------------------------------------===//

  void findStrands() {
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
    for (const KernelProfile::Store &store : profile.stores) {
      stored |= uint64_t(1) << store.buffer;
    }
    DenseSet<Value> seen;
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
    llvm::MapVector<unsigned, KernelProfile::Strand> strands;
    for (const TileFacts &tile : tiles) {
      auto [entry, isNew] = strands.try_emplace(find(tile.id));
      KernelProfile::Strand &strand = entry->second;
      if (isNew) {
        strand.first = tile.id;
      }
      strand.computing += tile.computes();
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
    for (auto &entry : strands) {
      profile.strands.push_back(entry.second);
    }
  }

  static bool isWide(const TileFacts &tile) {
    return llvm::any_of(
               tile.results,
               [](TileDataType type) { return getBitWidth(type) == 32; }) ||
           llvm::any_of(tile.operands, [](const TileOperand &operand) {
             return operand.inDst && getBitWidth(operand.type) == 32;
           });
  }

  //===--------------------------------------------------------------------===//
  // DST tiles
  //===--------------------------------------------------------------------===//

  /// Bounds what each stretch needs: by the slots that are named, or, where
  /// they are not assigned yet, by one slot for every tile.
  void boundDst() {
    struct Stretch {
      uint64_t counted = 0;
      uint64_t named = 0;
      bool assigned = true;
    };
    llvm::MapVector<Operation *, Stretch> stretches;
    for (const TileFacts &tile : tiles) {
      Operation *op = findDstStretch(tile.op);
      if (!op) {
        return;
      }
      Stretch &stretch = stretches[op];
      stretch.counted += tile.resultTiles;
      for (const TileOperand &operand : tile.operands) {
        stretch.counted += operand.inDst && operand.buffer;
      }
      if (tile.primitive == Primitive::DstIndex) {
        continue;
      }
      Value slot = tile.op->getNumOperands() == 0
                       ? Value()
                       : tile.op->getOperands().back();
      APInt number;
      if (!slot || !slot.getType().isIndex() ||
          !matchPattern(slot, m_ConstantInt(&number))) {
        // A slot for each step of a loop, perhaps.
        return;
      }
      if (tile.op->hasAttr("ttl.dst_placeholder") || number.uge(1 << 16)) {
        stretch.assigned = false;
        continue;
      }
      stretch.named =
          std::max(stretch.named, number.getZExtValue() +
                                      std::max<uint64_t>(tile.resultTiles, 1));
    }
    uint64_t most = 0;
    for (const auto &[op, stretch] : stretches) {
      uint64_t tilesAtOnce = stretch.assigned ? stretch.named : stretch.counted;
      if (auto factor = op->getAttrOfType<IntegerAttr>("ttl.unroll_factor")) {
        tilesAtOnce *= std::max<int64_t>(factor.getInt(), 1);
      }
      most = std::max(most, tilesAtOnce);
    }
    if (most <= std::numeric_limits<unsigned>::max()) {
      profile.sufficientDstTiles = most;
    }
  }

  const KernelConfigAnalysis &analysis;
  BufferFinder buffers;
  std::vector<TileFacts> tiles;
  KernelProfile profile;
  DenseMap<Value, unsigned> valueNodes;
  size_t nextChoice = 0;
};

} // namespace

KernelProfile tileconf::analyzeProfile(const KernelConfigAnalysis &analysis) {
  return Profiler(analysis).run();
}
