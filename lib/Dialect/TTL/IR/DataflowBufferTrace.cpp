//===- DataflowBufferTrace.cpp - Walks from values to producers -*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The configuration analysis asks for the buffer of every tile operand, so the
// first walk tells operations apart by their class, most frequent ones first,
// and looks up an interface only where all of those fail.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/TTLOps.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

namespace {
/// Notices that a walk goes round in circles, after Brent: the walk is compared
/// with one earlier position, which moves up each time that the number of steps
/// since then has doubled.
class CycleGuard {
public:
  /// Whether the walk may go on at `position`.
  bool enter(Value position) {
    if (position == mark) {
      return false;
    }
    if (++steps == limit) {
      mark = position;
      steps = 0;
      limit *= 2;
    }
    return true;
  }

private:
  Value mark;
  uint64_t steps = 0;
  // Long enough that walks over kernels as compilers emit them set no mark.
  uint64_t limit = 16;
};
} // namespace

static bool isDataflowBuffer(Value value) {
  return isa<CircularBufferType, ttkernel::CBType>(value.getType());
}

/// The operand at `index`, or null. A verifier may walk to operations that have
/// not been verified yet, so that their own accessors cannot be relied upon.
static Value getOperand(Operation *op, unsigned index) {
  return index < op->getNumOperands() ? op->getOperand(index) : Value();
}

/// The operand of a cast from one value to one, or null.
static Value getCastSource(Operation *op) {
  return isa<UnrealizedConversionCastOp>(op) && op->getNumOperands() == 1
             ? op->getOperand(0)
             : Value();
}

static Value stripCasts(Value value) {
  CycleGuard guard;
  while (guard.enter(value)) {
    Operation *op = value.getDefiningOp();
    Value source = op ? getCastSource(op) : Value();
    if (!source) {
      return value;
    }
    value = source;
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// Moves `value` to what it is a view of. Whether there may be more to follow.
static bool stepToSource(Value &value) {
  Operation *op = value.getDefiningOp();
  if (!op) {
    return false;
  }
  if (isa<tensor::ExtractOp, tensor::ExtractSliceOp>(op)) {
    value = getOperand(op, 0);
    return value != nullptr;
  }
  if (isa_and_nonnull<TTLDialect>(op->getDialect())) {
    // All that leads on in this dialect; tile operations above all do not.
    if (isa<CBWaitOp, CBReserveOp>(op)) {
      value = getOperand(op, 0);
    } else if (isa<AttachCBOp>(op)) {
      value = getOperand(op, 1);
    } else {
      value = {};
    }
    return false;
  }
  if (Value source = getCastSource(op)) {
    value = source;
    return true;
  }
  auto view = dyn_cast<ViewLikeOpInterface>(op);
  if (view && op->getNumOperands() > 0) {
    value = view.getViewSource();
  }
  return false;
}

/// `value`, where the walk ended, if it is a buffer. After a conversion, a
/// tensor is a cast of the buffer itself.
static Value asBuffer(Value value) {
  return value && isDataflowBuffer(value) ? value : Value();
}

Value ttl::getAttachedDataflowBuffer(Value value) {
  CycleGuard guard;
  while (guard.enter(value) && stepToSource(value)) {
  }
  return asBuffer(value);
}

Value DataflowBufferTracer::trace(Value value) {
  constexpr unsigned kShort = 64;
  for (unsigned step = 0; step < kShort; ++step) {
    if (!stepToSource(value)) {
      return asBuffer(value);
    }
  }
  SmallVector<Value> passed;
  CycleGuard guard;
  for (unsigned step = 0; guard.enter(value); ++step) {
    auto found = known.find(value);
    if (found != known.end()) {
      value = found->second;
      break;
    }
    if (step % kShort == 0) {
      passed.push_back(value);
    }
    if (!stepToSource(value)) {
      break;
    }
  }
  Value buffer = asBuffer(value);
  for (Value position : passed) {
    known[position] = buffer;
  }
  return buffer;
}

std::optional<int64_t> ttl::getDataflowBufferIndex(Value buffer) {
  Operation *op = buffer.getDefiningOp();
  if (isa_and_nonnull<UnrealizedConversionCastOp>(op)) {
    op = stripCasts(buffer).getDefiningOp();
  }
  if (!op) {
    return std::nullopt;
  }
  if (auto bind = dyn_cast<BindCBOp>(op)) {
    return bind.getCbIndexAttr().getInt();
  }
  if (auto argument = dyn_cast<ttkernel::GetCompileTimeArgValOp>(op)) {
    return argument.getArgIndexAttr().getInt();
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Handles, transfers and tokens
//===----------------------------------------------------------------------===//

/// The loop that `op` is, where it is safe to ask it for its values: the walk
/// may have come to a loop before the verifier has.
static LoopLikeOpInterface getSoundLoop(Operation *op) {
  auto loop = dyn_cast_or_null<LoopLikeOpInterface>(op);
  if (!loop || failed(op->getName().verifyInvariants(op))) {
    return {};
  }
  bool terminated = llvm::all_of(op->getRegions(), [](Region &region) {
    return !region.empty() && llvm::all_of(region, [](Block &block) {
      return !block.empty() && block.back().hasTrait<OpTrait::IsTerminator>();
    });
  });
  return terminated ? loop : LoopLikeOpInterface();
}

/// The value that a loop yields for its result, or null.
static Value getYieldedValue(OpResult result) {
  LoopLikeOpInterface loop = getSoundLoop(result.getOwner());
  if (!loop) {
    return {};
  }
  ValueRange yielded = loop.getYieldedValues();
  unsigned number = result.getResultNumber();
  return number < yielded.size() ? yielded[number] : Value();
}

/// What a loop starts with for an argument of its body, or null.
static Value getInitialValue(BlockArgument argument) {
  auto loop =
      dyn_cast_or_null<LoopLikeOpInterface>(argument.getOwner()->getParentOp());
  if (!loop) {
    return {};
  }
  auto arguments = loop.getRegionIterArgs();
  OperandRange inits = loop.getInits();
  for (auto [candidate, init] : llvm::zip(arguments, inits)) {
    if (candidate == argument) {
      return init;
    }
  }
  return {};
}

Operation *
ttl::traceAsyncProducer(Value value,
                        llvm::function_ref<bool(Operation *)> isWanted) {
  CycleGuard guard;
  while (value && guard.enter(value)) {
    auto result = dyn_cast<OpResult>(value);
    if (!result) {
      value = getInitialValue(cast<BlockArgument>(value));
      continue;
    }
    Operation *op = result.getOwner();
    if (isWanted(op)) {
      return op;
    }
    if (isa<tensor::ExtractOp, tensor::InsertOp>(op)) {
      // Of an insertion, this is the scalar.
      value = getOperand(op, 0);
    } else if (Value source = getCastSource(op)) {
      value = source;
    } else {
      value = getYieldedValue(result);
    }
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

static Operation *traceView(Value view, bool anyAttachment) {
  CycleGuard guard;
  bool attachmentAllowed = true;
  while (view && guard.enter(view)) {
    Operation *op = view.getDefiningOp();
    if (!op || isa<CBReserveOp, CBWaitOp>(op)) {
      return op;
    }
    if (isa<tensor::ExtractSliceOp>(op) ||
        (isa<AttachCBOp>(op) && attachmentAllowed)) {
      view = getOperand(op, 0);
      attachmentAllowed = anyAttachment;
    } else if (Value source = getCastSource(op)) {
      view = source;
    } else {
      return nullptr;
    }
  }
  return nullptr;
}

Operation *ttl::traceAcquire(Value view) {
  return traceView(view, /*anyAttachment=*/false);
}

Operation *ttl::traceAcquireThroughAttachments(Value view) {
  return traceView(view, /*anyAttachment=*/true);
}
