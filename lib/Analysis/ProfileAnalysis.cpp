//===- ProfileAnalysis.cpp - Tile operations to a profile -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/ProfileAnalysis.h"

#include "Accumulations.h"
#include "OperandReader.h"
#include "Strands.h"
#include "TileFacts.h"
#include "ValueBits.h"
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
  Profiler(const KernelConfigAnalysis &analysis, const llvm::BitVector &leftOut)
      : analysis(analysis), leftOut(leftOut) {}

  KernelProfile run() {
    ArrayRef<Operation *> operations = analysis.getOperations();
    tiles.reserve(operations.size());
    stretches = findDstStretches(analysis.getFunction());
    for (auto [id, op] : llvm::enumerate(operations)) {
      read(id, cast<ttl::TileExecutionOpInterface>(op));
    }
    for (const TileFacts &tile : tiles) {
      noteStore(tile);
      if (!isLeftOut(tile.id)) {
        noteReduction(tile);
        noteIntegers(tile);
      }
    }
    profile.accumulations =
        findAccumulations(analysis.getFunction(), tiles, buffers,
                          [&](OperationId id) { return isLeftOut(id); });
    profile.strands = findStrands(tiles, profile.stores, buffers);
    boundDst();
    if (!leftOut.empty()) {
      noteRemaining();
    }
    return std::move(profile);
  }

private:
  bool isLeftOut(OperationId id) const {
    return !leftOut.empty() && leftOut.test(id);
  }

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
    tile.stretch = stretches.lookup(op);
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
        tile.storedView = value;
        tile.storedType = *type;
      }
    }
    if (info.primitive == Primitive::Store ||
        info.primitive == Primitive::Copy) {
      // The last one is the slot.
      for (unsigned number = 0; number + 1 < op->getNumOperands(); ++number) {
        if (op->getOperand(number).getType().isIndex()) {
          tile.indices.push_back(op->getOperand(number));
        }
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
    tile.fullFp32 = info.fullFp32;
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
    if (isLeftOut(id)) {
      return;
    }
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
    std::optional<KernelProfile::Bits> bits =
        findSufficientBits(tile.operands.front().value, buffers);
    for (KernelProfile::Store &known : profile.stores) {
      if (known.buffer == *tile.storedBuffer) {
        ++known.count;
        known.sufficientBits =
            known.sufficientBits && bits
                ? std::optional(known.sufficientBits->join(*bits))
                : std::nullopt;
        return;
      }
    }
    profile.stores.push_back(
        {tile.id, 1, *tile.storedBuffer, tile.storedType, bits});
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
    // What the FPU makes of them is another matter than moving them.
    if (tile.primitive == Primitive::Matmul ||
        tile.primitive == Primitive::Reduce) {
      return;
    }
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

  /// Notes who of those behind an entry of the requirements is not left out.
  void noteRemaining() {
    auto count = [](KernelProfile::Group &group, OperationId id,
                    int16_t operand) {
      if (group.count++ == 0) {
        group.first = id;
        group.operand = operand;
      }
    };
    const KernelRequirements &requirements = analysis.getProblem().requirements;
    profile.classes.resize(requirements.getChoiceClasses().size());
    for (const Choice &choice : requirements.getChoices()) {
      if (!isLeftOut(choice.operation)) {
        count(profile.classes[choice.classIndex], choice.operation, kResult);
      }
    }
    auto uses = requirements.getBufferUses();
    profile.uses.resize(uses.size());
    for (const TileFacts &tile : tiles) {
      if (isLeftOut(tile.id) || cast<ttl::TileExecutionOpInterface>(tile.op)
                                    .hasStrategyAlternatives()) {
        continue;
      }
      for (const TileOperand &operand : tile.operands) {
        const auto *known = llvm::find_if(uses, [&](const auto &fixed) {
          const BufferUse &use = fixed.use;
          return use.buffer == operand.buffer && use.type == operand.type &&
                 use.primitive == tile.primitive &&
                 (use.route == OperandRoute::Dst) == operand.inDst;
        });
        if (known != uses.end()) {
          count(profile.uses[known - uses.begin()], tile.id, operand.number);
        }
      }
    }
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
    llvm::MapVector<Operation *, Stretch> found;
    bool known = true;
    for (const TileFacts &tile : tiles) {
      known &= tile.stretch != nullptr;
      Stretch &stretch = found[tile.stretch];
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
        known = false;
        continue;
      }
      if (tile.op->hasAttr("ttl.dst_placeholder") || number.uge(1 << 16)) {
        stretch.assigned = false;
        continue;
      }
      stretch.named =
          std::max(stretch.named, number.getZExtValue() +
                                      std::max<uint64_t>(tile.resultTiles, 1));
      profile.namedDstTiles = std::max(profile.namedDstTiles, stretch.named);
    }
    if (!known) {
      return;
    }
    uint64_t most = 0;
    for (const auto &[op, stretch] : found) {
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
  const llvm::BitVector &leftOut;
  BufferFinder buffers;
  DenseMap<Operation *, Operation *> stretches;
  std::vector<TileFacts> tiles;
  KernelProfile profile;
  size_t nextChoice = 0;
};

} // namespace

KernelProfile tileconf::analyzeProfile(const KernelConfigAnalysis &analysis,
                                       const llvm::BitVector &leftOut) {
  return Profiler(analysis, leftOut).run();
}
