//===- RequirementAnalysis.cpp - Tile operations to requirements *- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/RequirementAnalysis.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Target/KernelTargetEnvironment.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

// The domain's data types are the IR's, in the same order.
#define TILECONF_TILE_DATA_TYPE(NAME, SPELLING, BITS)                          \
  static_assert(static_cast<unsigned>(ttcore::DataType::NAME) ==               \
                static_cast<unsigned>(TileDataType::NAME));
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
static_assert(ttcore::getMaxEnumValForDataType() + 1 == kCount<TileDataType>);

/// The tile type of a tile or of a tensor of tiles.
static ttcore::TileType getTileType(Type type) {
  if (auto tile = dyn_cast<ttcore::TileType>(type)) {
    return tile;
  }
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    return dyn_cast<ttcore::TileType>(tensor.getElementType());
  }
  return {};
}

static TileDataType getDataType(ttcore::TileType tile) {
  return static_cast<TileDataType>(tile.getDataType());
}

/// The format of a buffer's elements: that of its tiles, or of its scalars.
static std::optional<TileDataType> getElementDataType(Type element) {
  if (auto tile = dyn_cast<ttcore::TileType>(element)) {
    return getDataType(tile);
  }
  if (element.isF32()) {
    return TileDataType::Float32;
  }
  if (element.isBF16()) {
    return TileDataType::BFloat16;
  }
  return std::nullopt;
}

/// Whether `op`, which states no semantics, ought to. Operations of this
/// dialect say so by trait. Others are suspected when tiles go through them
/// and they are not known to be free of effects, as views and casts are.
static bool lacksSemantics(Operation *op) {
  if (op->hasTrait<ttl::OpTrait::TileOp>()) {
    return true;
  }
  if (isa_and_nonnull<ttl::TTLDialect>(op->getDialect()) ||
      op->getNumRegions() != 0 || op->hasTrait<mlir::OpTrait::IsTerminator>()) {
    return false;
  }
  auto isTile = [](Type type) { return isa<ttcore::TileType>(type); };
  return (llvm::any_of(op->getOperandTypes(), isTile) ||
          llvm::any_of(op->getResultTypes(), isTile)) &&
         !isMemoryEffectFree(op);
}

static DiagnosticId getId(ttl::TileExecutionProblem problem) {
  switch (problem) {
  case ttl::TileExecutionProblem::NoSemantics:
    return DiagnosticId::NoSemantics;
  case ttl::TileExecutionProblem::RecordedKind:
    return DiagnosticId::StrategyKind;
  case ttl::TileExecutionProblem::RecordedWithoutAlternatives:
    return DiagnosticId::StrategyWithoutChoice;
  case ttl::TileExecutionProblem::RecordedIllegal:
    return DiagnosticId::StrategyIllegal;
  case ttl::TileExecutionProblem::NotRecorded:
    return DiagnosticId::StrategyMissing;
  case ttl::TileExecutionProblem::UnknownPrimitive:
    return DiagnosticId::NoPrimitive;
  case ttl::TileExecutionProblem::OperandEntries:
    return DiagnosticId::OperandEntries;
  }
  llvm_unreachable("unknown problem");
}

namespace {

class RequirementCollector {
public:
  RequirementCollector(Operation *kernel, BufferRange range)
      : kernel(kernel), range(range) {}

  FailureOr<CollectedRequirements> run() {
    WalkResult walked = kernel->walk<WalkOrder::PreOrder>([&](Operation *op) {
      return succeeded(visit(op)) ? WalkResult::advance()
                                  : WalkResult::interrupt();
    });
    if (walked.wasInterrupted()) {
      return failure();
    }
    for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
      if (bound[buffer] || consumed[buffer]) {
        noteBinding(buffer);
      }
    }
    return std::move(collected);
  }

private:
  template <typename... Args>
  LogicalResult fail(Operation *op, DiagnosticId id, Args &&...args) {
    return emitError(op->getLoc(), format(id, op->getName().getStringRef(),
                                          std::forward<Args>(args)...));
  }

  LogicalResult visit(Operation *op) {
    if (auto tileOp = dyn_cast<ttl::TileExecutionOpInterface>(op)) {
      auto emit = [&](ttl::TileExecutionProblem problem) {
        return emitError(op->getLoc(),
                         format(getId(problem), op->getName().getStringRef()))
               << " ";
      };
      return visitTileOp(tileOp, emit);
    }
    if (isa<ttl::BindCBOp, ttkernel::GetCompileTimeArgValOp>(op)) {
      noteBound(op->getResult(0));
    } else if (isa<ttl::CBWaitOp, ttl::CBPopOp, ttkernel::CBWaitFrontOp,
                   ttkernel::CBPopFrontOp>(op)) {
      noteConsumed(op->getOperand(0));
    } else if (lacksSemantics(op)) {
      return fail(op, DiagnosticId::NoSemantics);
    }
    return success();
  }

  LogicalResult visitTileOp(ttl::TileExecutionOpInterface op,
                            ttl::EmitTileExecutionProblem emit) {
    std::optional<Strategy> recorded;
    if (!op->getDiscardableAttrDictionary().empty()) {
      auto read = ttl::getRecordedStrategy(op, emit);
      if (failed(read)) {
        return failure();
      }
      recorded = *read;
    }
    OperationId id = collected.operations.size();
    collected.operations.push_back(op);
    if (op.hasStrategyAlternatives()) {
      return addChoice(op, id, recorded, emit);
    }
    auto info = ttl::getCheckedExecutionInfo(op, std::nullopt, emit);
    if (failed(info)) {
      return failure();
    }
    demands.clear();
    std::optional<unsigned> unresolved;
    if (failed(collect(op, *info, demands, unresolved))) {
      return failure();
    }
    if (unresolved) {
      return fail(op, DiagnosticId::NoBuffer, *unresolved);
    }
    collected.requirements.addFixed(id, demands);
    return success();
  }

  LogicalResult addChoice(ttl::TileExecutionOpInterface op, OperationId id,
                          std::optional<Strategy> recorded,
                          ttl::EmitTileExecutionProblem emit) {
    unsigned count = 0;
    for (Strategy strategy : op.getLegalStrategies()) {
      auto info = ttl::getCheckedExecutionInfo(op, strategy, emit);
      if (failed(info)) {
        return failure();
      }
      if (count == options.size()) {
        options.emplace_back();
      }
      StrategyOption &option = options[count];
      option.strategy = strategy;
      option.primitive = info->primitive;
      option.demands.clear();
      std::optional<unsigned> unresolved;
      if (failed(collect(op, *info, option.demands, unresolved))) {
        return failure();
      }
      if (!unresolved) {
        ++count;
      } else if (recorded == strategy) {
        return fail(op, DiagnosticId::NoBufferForStrategy, *unresolved,
                    stringify(strategy));
      }
    }
    if (count == 0) {
      return fail(op, DiagnosticId::NoLegalStrategy);
    }
    collected.requirements.addChoice(id, ArrayRef(options).take_front(count),
                                     recorded);
    return success();
  }

  /// Appends what `op` demands when it executes as `info` says. `unresolved`
  /// becomes the first operand that has to come from a buffer and does not.
  LogicalResult collect(Operation *op, const TileExecutionInfo &info,
                        Demands &into, std::optional<unsigned> &unresolved) {
    for (auto [number, execution] : llvm::enumerate(info.operands)) {
      if (execution.route == OperandRoute::None) {
        continue;
      }
      Value operand = op->getOperand(number);
      ttcore::TileType tile = getTileType(operand.getType());
      if (!tile) {
        std::string text;
        llvm::raw_string_ostream(text) << operand.getType();
        return fail(op, DiagnosticId::NotATile, number, text);
      }
      int16_t position = static_cast<int16_t>(number);
      TileDataType type = getDataType(tile);
      if (Value buffer = getBuffer(operand)) {
        std::optional<int64_t> index = ttl::getDataflowBufferIndex(buffer);
        if (!index) {
          return fail(op, DiagnosticId::NoBufferIndex, number);
        }
        if (*index < 0 || *index >= range.count) {
          return fail(op, DiagnosticId::BufferRange, number, *index,
                      range.owner, range.count - 1);
        }
        consumed[*index] = true;
        into.bufferUses.push_back({static_cast<uint8_t>(*index), position,
                                   info.primitive, execution.route, type});
      } else if (execution.route == OperandRoute::DataflowBuffer &&
                 !unresolved) {
        unresolved = number;
      }
      if (execution.route == OperandRoute::Dst) {
        into.destinationUses.push_back({position, info.primitive, type});
      }
    }
    if (info.resultInDst) {
      for (Type result : op->getResultTypes()) {
        if (ttcore::TileType tile = getTileType(result)) {
          into.destinationUses.push_back(
              {kResult, info.primitive, getDataType(tile)});
        }
      }
    }
    into.fullFp32 = info.fullFp32;
    return success();
  }

  /// The dataflow buffer that an operand comes from, if it comes from one.
  static Value getBuffer(Value operand) {
    if (auto argument = dyn_cast<BlockArgument>(operand)) {
      operand = ttl::getComputeOperand(argument);
      if (!operand) {
        return {};
      }
    }
    return ttl::getAttachedDataflowBuffer(operand);
  }

  std::optional<unsigned> getIndexInRange(Value buffer) const {
    std::optional<int64_t> index = ttl::getDataflowBufferIndex(buffer);
    if (!index || *index < 0 || *index >= range.count) {
      return std::nullopt;
    }
    return *index;
  }

  void noteBound(Value buffer) {
    Type element;
    if (auto type = dyn_cast<ttl::CircularBufferType>(buffer.getType())) {
      element = type.getElementType();
    } else if (auto type = dyn_cast<ttkernel::CBType>(buffer.getType())) {
      element = type.getElementType();
    } else {
      return;
    }
    if (std::optional<unsigned> index = getIndexInRange(buffer)) {
      bound[*index] = true;
      if (auto type = getElementDataType(element)) {
        types[*index] |= *type;
      }
    }
  }

  void noteConsumed(Value buffer) {
    if (std::optional<unsigned> index = getIndexInRange(buffer)) {
      consumed[*index] = true;
    }
  }

  void noteBinding(unsigned buffer) {
    KernelRequirements &requirements = collected.requirements;
    requirements.addBinding(buffer, consumed[buffer], std::nullopt);
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      if (types[buffer].contains(type)) {
        requirements.addBinding(buffer, consumed[buffer], type);
      }
    }
  }

  Operation *kernel;
  BufferRange range;
  CollectedRequirements collected;
  std::array<bool, kMaxDataflowBuffers> bound{};
  std::array<bool, kMaxDataflowBuffers> consumed{};
  std::array<DataTypeSet, kMaxDataflowBuffers> types{};
  // Reused from operation to operation.
  Demands demands;
  SmallVector<StrategyOption, 2> options;
};

} // namespace

FailureOr<CollectedRequirements>
tileconf::analyzeRequirements(Operation *kernel, BufferRange range) {
  return RequirementCollector(kernel, range).run();
}
