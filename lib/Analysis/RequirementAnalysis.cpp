//===- RequirementAnalysis.cpp - Tile operations to requirements *- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/RequirementAnalysis.h"

#include "OperandReader.h"
#include "OperationRoles.h"
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

/// Whether tiles go through `op`, which states no semantics, and it is not
/// known to be free of effects, as views and casts are.
static bool mayCompute(Operation *op) {
  auto isTile = [](Type type) { return isa<ttcore::TileType>(type); };
  return op->getNumRegions() == 0 &&
         (llvm::any_of(op->getOperandTypes(), isTile) ||
          llvm::any_of(op->getResultTypes(), isTile)) &&
         !isMemoryEffectFree(op);
}

/// Operations that are wrong by themselves, before the rest goes unsaid.
static constexpr unsigned kFailuresReported = 20;

namespace {

/// What makes operations alike: name, attributes and legal strategies of the
/// operation, and what is known of its operands and results.
struct Likeness {
  const void *name;
  const void *attributes;
  uint64_t strategies;
  /// Eight bits each.
  uint64_t values;

  bool operator==(const Likeness &other) const {
    return name == other.name && attributes == other.attributes &&
           strategies == other.strategies && values == other.values;
  }
};

/// Likenesses as keys.
struct LikenessInfo {
  static Likeness getEmptyKey() { return {nullptr, nullptr, 0, 0}; }
  static Likeness getTombstoneKey() { return {nullptr, nullptr, 0, 1}; }
  static unsigned getHashValue(const Likeness &key) {
    uint64_t mixed = reinterpret_cast<uintptr_t>(key.name) >> 4;
    for (uint64_t part : {reinterpret_cast<uintptr_t>(key.attributes) >> 3,
                          key.strategies, key.values}) {
      mixed = mixed * 0x9e3779b97f4a7c15 + part;
    }
    return static_cast<unsigned>((mixed * 0x9e3779b97f4a7c15) >> 32);
  }
  static bool isEqual(const Likeness &lhs, const Likeness &rhs) {
    return lhs == rhs;
  }
};

class RequirementCollector {
public:
  RequirementCollector(Operation *kernel, BufferRange range)
      : kernel(kernel), range(range) {}

  FailureOr<CollectedRequirements> run() {
    kernel->walk<WalkOrder::PreOrder>([&](Operation *op) {
      // Whoever makes such a mistake makes it more than once.
      return succeeded(visit(op)) || ++failures < kFailuresReported
                 ? WalkResult::advance()
                 : WalkResult::interrupt();
    });
    if (failures > 0 || failed(checkBound())) {
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
    const NameCache::Entry &known = names.get(op);
    switch (known.role) {
    case Role::TileOperation:
      return visitTileOp(
          known.semantics ? ttl::TileExecutionOpInterface(op, known.semantics)
                          : cast<ttl::TileExecutionOpInterface>(op),
          known.computes);
    case Role::Binding:
      noteBound(op->getResult(0));
      return success();
    case Role::Consumer:
      noteConsumed(op->getOperand(0));
      return success();
    case Role::Suspect:
      if (!mayCompute(op)) {
        return success();
      }
      [[fallthrough]];
    case Role::LacksSemantics:
      return fail(op, DiagnosticId::NoSemantics);
    case Role::Other:
      return success();
    }
    llvm_unreachable("unknown role");
  }

  LogicalResult visitTileOp(ttl::TileExecutionOpInterface op, bool computes) {
    OperationId id = collected.operations.size();
    collected.operations.push_back(op);
    if (repeats(op, computes, id)) {
      return success();
    }
    auto emit = [&](ttl::TileExecutionProblem problem) {
      InFlightDiagnostic error = emitTileExecutionProblem(op, problem);
      if (problem == ttl::TileExecutionProblem::RecordedWithoutAlternatives ||
          problem == ttl::TileExecutionProblem::RecordedIllegal) {
        error.attachNote(op->getLoc())
            << "help: remove the attribute `" << ttl::kStrategyAttrName << "`";
      }
      return error;
    };
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
  bool repeats(ttl::TileExecutionOpInterface op, bool computes,
               OperationId id) {
    likeness = getLikeness(op, computes);
    if (!likeness) {
      return false;
    }
    auto found = entries.find(*likeness);
    if (found == entries.end()) {
      return false;
    }
    auto [entry, former] = found->second;
    if (op->getPropertiesStorageSize() != 0 &&
        !op->getName().compareOpProperties(op->getPropertiesStorage(),
                                           former->getPropertiesStorage())) {
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
  /// tell; properties have to be compared besides.
  std::optional<Likeness> getLikeness(ttl::TileExecutionOpInterface op,
                                      bool computes) {
    // Packed into registers, since this is done for every operation of a
    // kernel.
    constexpr unsigned kMaxValues = 7;
    if (op->getNumOperands() + op->getNumResults() > kMaxValues) {
      return std::nullopt;
    }
    uint64_t values = op->getNumResults() + 1;
    auto append = [&](uint8_t number) {
      values = values << 8 | number;
      return number != 0;
    };
    for (const OpOperand &operand : op->getOpOperands()) {
      if (!append(operands.getNumber(operand.get()))) {
        // It may be an error, which is for the long way to tell.
        return std::nullopt;
      }
    }
    for (Value result : op->getResults()) {
      if (!append(computes ? operands.getNumberOfComputed(result)
                           : operands.getNumber(result))) {
        return std::nullopt;
      }
    }
    uint64_t strategies = 0;
    if (op.hasStrategyAlternatives()) {
      for (Strategy strategy : op.getLegalStrategies()) {
        strategies = strategies << 4 | (static_cast<uint64_t>(strategy) + 1);
      }
    }
    return Likeness{op->getName().getAsOpaquePointer(),
                    op->getRawDictionaryAttrs().getAsOpaquePointer(),
                    strategies, values};
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
    bool outside = false;
    for (unsigned number = 0; number < info.operands.size(); ++number) {
      OperandRoute route = info.operands[number].route;
      if (route == OperandRoute::None) {
        continue;
      }
      std::optional<OperandFacts> facts = operands.read(op, number);
      if (!facts) {
        return failure();
      }
      if (facts->buffer == OperandFacts::kOutside) {
        outside = true;
        continue;
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
    if (outside) {
      return failure();
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
    std::optional<unsigned> index = getIndexInRange(buffer);
    if (!index) {
      boundOutside.push_back(buffer.getDefiningOp());
      return;
    }
    bound[*index] = true;
    if (auto type = getElementDataType(element)) {
      types[*index] |= *type;
    }
  }

  /// A buffer that is read is an error where it is read, and nothing is asked
  /// of one that is not used. What is left are those that are filled.
  LogicalResult checkBound() {
    unsigned filled = 0;
    for (Operation *op : boundOutside) {
      if (llvm::none_of(op->getUsers(), [](Operation *user) {
            return isa<ttl::CBReserveOp, ttl::CBPushOp,
                       ttkernel::CBReserveBackOp, ttkernel::CBPushBackOp>(user);
          })) {
        continue;
      }
      (void)fail(op, DiagnosticId::BoundBufferRange,
                 *ttl::getDataflowBufferIndex(op->getResult(0)), range.owner,
                 range.count - 1);
      if (++filled == kFailuresReported) {
        break;
      }
    }
    return success(filled == 0);
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
  NameCache names;
  /// Operations that others may be like, by what makes them alike.
  llvm::DenseMap<Likeness, std::pair<KernelRequirements::Entry, Operation *>,
                 LikenessInfo>
      entries;
  // Reused from operation to operation.
  std::optional<Likeness> likeness;
  OperandReader operands{range};
  unsigned failures = 0;
  /// Bindings to buffers that there are none of.
  SmallVector<Operation *, 2> boundOutside;
  Demands demands;
  SmallVector<StrategyOption, 2> options;
};

} // namespace

FailureOr<CollectedRequirements>
tileconf::analyzeRequirements(Operation *kernel, BufferRange range) {
  return RequirementCollector(kernel, range).run();
}
