//===- RequirementAnalysis.cpp - Tile operations to requirements *- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/RequirementAnalysis.h"

#include "OperandReader.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tileconf/Analysis/TileExecutionDiagnostics.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Target/KernelTargetEnvironment.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

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

namespace {

/// Looks interfaces up by operation name and remembers the latest. A kernel has
/// few kinds of operations, and a look-up searches all interfaces of a kind.
class InterfaceCache {
public:
  ttl::TileExecutionOpInterface get(Operation *op) {
    const void *name = op->getName().getAsOpaquePointer();
    Entry &entry = entries[reinterpret_cast<uintptr_t>(name) / 64 % kEntries];
    if (entry.name != name) {
      entry = {name,
               op->getName().getInterface<ttl::TileExecutionOpInterface>()};
    }
    if (!entry.impl) {
      // Dialects may still answer for operations that they have not registered.
      return op->isRegistered() ? ttl::TileExecutionOpInterface()
                                : dyn_cast<ttl::TileExecutionOpInterface>(op);
    }
    return {op, entry.impl};
  }

private:
  struct Entry {
    const void *name = nullptr;
    const ttl::TileExecutionOpInterface::Concept *impl = nullptr;
  };
  static constexpr unsigned kEntries = 64;
  std::array<Entry, kEntries> entries;
};

/// Name, attributes and strategies of an operation, types and buffers of its
/// operands.
using Likeness = std::pair<std::pair<const void *, const void *>,
                           std::pair<uint64_t, uint64_t>>;

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
    if (ttl::TileExecutionOpInterface tileOp = interfaces.get(op)) {
      auto emit = [&](ttl::TileExecutionProblem problem) {
        return emitTileExecutionProblem(op, problem);
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
    OperationId id = collected.operations.size();
    collected.operations.push_back(op);
    operands.enter(op);
    if (repeats(op, id)) {
      return success();
    }
    std::optional<Strategy> recorded;
    if (failed(ttl::getRecordedStrategy(op, recorded, emit))) {
      return failure();
    }
    if (op.hasStrategyAlternatives()) {
      return addChoice(op, id, recorded, emit);
    }
    demands.clear();
    std::optional<unsigned> unresolved;
    Primitive primitive;
    if (failed(
            collect(op, std::nullopt, emit, primitive, demands, unresolved))) {
      return failure();
    }
    if (unresolved) {
      return fail(op, DiagnosticId::NoBuffer, *unresolved);
    }
    remember(op, collected.requirements.addFixed(id, demands));
    return success();
  }

  LogicalResult addChoice(ttl::TileExecutionOpInterface op, OperationId id,
                          std::optional<Strategy> recorded,
                          ttl::EmitTileExecutionProblem emit) {
    unsigned count = 0;
    for (Strategy strategy : op.getLegalStrategies()) {
      if (count == options.size()) {
        options.emplace_back();
      }
      StrategyOption &option = options[count];
      option.strategy = strategy;
      option.demands.clear();
      std::optional<unsigned> unresolved;
      if (failed(collect(op, strategy, emit, option.primitive, option.demands,
                         unresolved))) {
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
    remember(op, collected.requirements.addChoice(
                     id, ArrayRef(options).take_front(count), recorded));
    return success();
  }

  /// Adds `op` if an operation like it has been added before.
  bool repeats(ttl::TileExecutionOpInterface op, OperationId id) {
    likeness = getLikeness(op);
    if (!likeness) {
      return false;
    }
    auto found = entries.find(*likeness);
    if (found == entries.end()) {
      return false;
    }
    auto [entry, former] = found->second;
    // The key tells data types and buffers apart, not all that types and
    // properties hold.
    if (op->getOperandTypes() != former->getOperandTypes() ||
        op->getResultTypes() != former->getResultTypes() ||
        (op->getPropertiesStorageSize() != 0 &&
         !op->getName().compareOpProperties(op->getPropertiesStorage(),
                                            former->getPropertiesStorage()))) {
      return false;
    }
    collected.requirements.addRepetition(id, entry);
    return true;
  }

  void remember(Operation *op, KernelRequirements::Entry entry) {
    if (likeness) {
      entries.try_emplace(*likeness, entry, op);
    }
  }

  /// What makes operations alike: the interface is bound to say the same of
  /// operations of one name, with the same attributes and types, and their
  /// operands come from the same buffers. Nothing where that takes more to
  /// tell; types and properties have to be compared besides.
  std::optional<Likeness> getLikeness(ttl::TileExecutionOpInterface op) {
    // Built in registers, since this is done for every operation of a kernel.
    uint64_t shape = 1;
    auto append = [&](uint64_t value, unsigned bits) {
      shape = shape << bits | value;
    };
    constexpr unsigned kMaxValues = 5;
    if (op->getNumOperands() + op->getNumResults() > kMaxValues) {
      return std::nullopt;
    }
    for (unsigned number = 0; number < op->getNumOperands(); ++number) {
      if (op->getOperand(number).getType().isIndex()) {
        append(0, 1);
        continue;
      }
      const OperandFacts *facts = operands.peek(number);
      if (!facts) {
        // It may be an error, which is for the long way to tell.
        return std::nullopt;
      }
      append(1, 1);
      append(static_cast<uint64_t>(facts->type), 4);
      append(static_cast<uint64_t>(facts->buffer + 1), 7);
    }
    for (Type result : op->getResultTypes()) {
      std::optional<TileDataType> type = getTileDataType(result);
      append(type ? static_cast<uint64_t>(*type) + 1 : 0, 4);
    }
    uint64_t strategies = 0;
    if (op.hasStrategyAlternatives()) {
      for (Strategy strategy : op.getLegalStrategies()) {
        strategies = strategies << 4 | (static_cast<uint64_t>(strategy) + 1);
      }
    }
    return Likeness{{op->getName().getAsOpaquePointer(),
                     op->getRawDictionaryAttrs().getAsOpaquePointer()},
                    {strategies, shape}};
  }

  /// Appends what `op` demands under `strategy`. `unresolved` becomes the first
  /// operand that has to come from a buffer and does not.
  LogicalResult collect(ttl::TileExecutionOpInterface op,
                        std::optional<Strategy> strategy,
                        ttl::EmitTileExecutionProblem emit,
                        Primitive &primitive, Demands &into,
                        std::optional<unsigned> &unresolved) {
    TileExecutionInfo info = op.getExecutionInfo(strategy);
    if (info.primitive == Primitive::Unknown ||
        info.operands.size() != op->getNumOperands()) {
      // Asks again and says what is wrong.
      return ttl::getCheckedExecutionInfo(op, strategy, emit);
    }
    primitive = info.primitive;
    for (unsigned number = 0; number < info.operands.size(); ++number) {
      OperandRoute route = info.operands[number].route;
      if (route == OperandRoute::None) {
        continue;
      }
      const OperandFacts *facts = operands.read(number);
      if (!facts) {
        return failure();
      }
      int16_t position = static_cast<int16_t>(number);
      if (facts->buffer != OperandFacts::kNoBuffer) {
        uint8_t buffer = static_cast<uint8_t>(facts->buffer);
        consumed[buffer] = true;
        into.bufferUses.push_back(
            {position, buffer, primitive, route, facts->type});
      } else if (route == OperandRoute::DataflowBuffer && !unresolved) {
        unresolved = number;
      }
      if (route == OperandRoute::Dst) {
        into.destinationUses.push_back({position, primitive, facts->type});
      }
    }
    if (info.resultInDst) {
      for (Type result : op->getResultTypes()) {
        if (std::optional<TileDataType> type = getTileDataType(result)) {
          into.destinationUses.push_back({kResult, primitive, *type});
        }
      }
    }
    into.fullFp32 = info.fullFp32;
    return success();
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
  InterfaceCache interfaces;
  /// Operations that others may be like, by what makes them alike.
  llvm::DenseMap<Likeness, std::pair<KernelRequirements::Entry, Operation *>>
      entries;
  // Reused from operation to operation.
  std::optional<Likeness> likeness;
  OperandReader operands{range};
  Demands demands;
  SmallVector<StrategyOption, 2> options;
};

} // namespace

FailureOr<CollectedRequirements>
tileconf::analyzeRequirements(Operation *kernel, BufferRange range) {
  return RequirementCollector(kernel, range).run();
}
