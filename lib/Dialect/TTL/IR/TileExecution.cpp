//===- TileExecution.cpp - How tile operations execute ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The legality of the FPU strategy, and the checks on what an operation states
// and on what is recorded on it. The legality test runs once per operation
// of a kernel, so it compares owners and operand lists and collects nothing.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/TileExecution.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"
#include "tileconf/Dialect/TTL/IR/TTLComputeOps.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

/// Whether the FPU has the arithmetic: integers are the SFPU's alone.
static bool isFloatTile(Type type) {
  auto tile = dyn_cast<ttcore::TileType>(type);
  return tile && ttcore::isFloat(tile.getDataType());
}

/// Whether two arguments of one ttl.compute are inputs that its iteration
/// space addresses alike.
static bool areAlignedInputs(BlockArgument lhs, BlockArgument rhs) {
  if (lhs.getOwner() != rhs.getOwner()) {
    return false;
  }
  auto compute = dyn_cast_or_null<ComputeOp>(lhs.getOwner()->getParentOp());
  if (!compute) {
    return false;
  }
  unsigned numInputs = compute.getInputs().size();
  if (lhs.getArgNumber() >= numInputs || rhs.getArgNumber() >= numInputs) {
    return false;
  }
  ArrayAttr maps = compute.getIndexingMaps();
  return maps[lhs.getArgNumber()] == maps[rhs.getArgNumber()];
}

/// Whether FPU operands come from the same coordinates of two buffers. Which
/// buffers, or whether there are any, is for the analysis to find out.
static bool areAlignedOperands(Value lhs, Value rhs) {
  if (auto lhsArgument = dyn_cast<BlockArgument>(lhs)) {
    auto rhsArgument = dyn_cast<BlockArgument>(rhs);
    return rhsArgument && areAlignedInputs(lhsArgument, rhsArgument);
  }
  auto lhsExtract = lhs.getDefiningOp<tensor::ExtractOp>();
  auto rhsExtract = rhs.getDefiningOp<tensor::ExtractOp>();
  return lhsExtract && rhsExtract &&
         llvm::equal(lhsExtract.getIndices(), rhsExtract.getIndices());
}

SmallVector<Strategy, 2> ttl::getLegalBinaryStrategies(Value lhs, Value rhs,
                                                       Type result) {
  if (isFloatTile(result) && areAlignedOperands(lhs, rhs)) {
    return {Strategy::FPU, Strategy::SFPU};
  }
  return {Strategy::SFPU};
}

/// Whether `operand` is read from a dataflow buffer.
static bool comesFromBuffer(Value operand) {
  if (auto argument = dyn_cast<BlockArgument>(operand)) {
    operand = getComputeOperand(argument);
  }
  return operand && getAttachedDataflowBuffer(operand);
}

std::string ttl::explainFpuObstacle(Value lhs, Value rhs, Type result) {
  if (!isFloatTile(result)) {
    return "the FPU adds and multiplies floating-point tiles only";
  }
  for (auto [number, operand] : llvm::enumerate(ValueRange{lhs, rhs})) {
    if (!comesFromBuffer(operand)) {
      return "operand " + std::to_string(number) + " comes from DST";
    }
  }
  return areAlignedOperands(lhs, rhs)
             ? ""
             : "its operands are tiles at different coordinates";
}

//===----------------------------------------------------------------------===//
// The recording attribute
//===----------------------------------------------------------------------===//

Strategy ttl::getStrategy(TileExecutionStrategyAttr attribute) {
  switch (attribute.getValue()) {
  case TileExecutionStrategy::FPU:
    return Strategy::FPU;
  case TileExecutionStrategy::SFPU:
    return Strategy::SFPU;
  case TileExecutionStrategy::DestReuse:
    return Strategy::DestReuse;
  }
  llvm_unreachable("unknown tile execution strategy");
}

TileExecutionStrategyAttr ttl::getStrategyAttr(MLIRContext *context,
                                               Strategy strategy) {
  switch (strategy) {
  case Strategy::FPU:
    return TileExecutionStrategyAttr::get(context, TileExecutionStrategy::FPU);
  case Strategy::SFPU:
    return TileExecutionStrategyAttr::get(context, TileExecutionStrategy::SFPU);
  case Strategy::DestReuse:
    return TileExecutionStrategyAttr::get(context,
                                          TileExecutionStrategy::DestReuse);
  }
  llvm_unreachable("unknown strategy");
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static InFlightDiagnostic startProblem(Operation *op,
                                       EmitTileExecutionProblem emit,
                                       TileExecutionProblem problem) {
  return emit ? emit(problem) : op->emitOpError();
}

/// The legal strategies as a reader wants them: "`fpu` or `sfpu`".
static void appendStrategies(InFlightDiagnostic &diagnostic,
                             ArrayRef<Strategy> strategies) {
  if (strategies.empty()) {
    diagnostic << "no strategy";
    return;
  }
  llvm::interleave(
      strategies,
      [&](Strategy strategy) {
        diagnostic << "`" << stringify(strategy) << "`";
      },
      [&] { diagnostic << " or "; });
}

LogicalResult ttl::getRecordedStrategy(Operation *op,
                                       std::optional<Strategy> &strategy,
                                       EmitTileExecutionProblem emit) {
  strategy.reset();
  Attribute recorded = op->getDiscardableAttr(kStrategyAttrName);
  if (!recorded) {
    return success();
  }
  auto attribute = dyn_cast<TileExecutionStrategyAttr>(recorded);
  if (!attribute) {
    InFlightDiagnostic diagnostic =
        startProblem(op, emit, TileExecutionProblem::RecordedKind);
    diagnostic << "needs a `#ttl.tile_execution_strategy` attribute as `"
               << kStrategyAttrName << "`, but has " << recorded;
    return diagnostic;
  }
  auto execution = dyn_cast<TileExecutionOpInterface>(op);
  if (!execution || !execution.hasStrategyAlternatives()) {
    InFlightDiagnostic diagnostic = startProblem(
        op, emit, TileExecutionProblem::RecordedWithoutAlternatives);
    diagnostic << "has no choice of strategies, so it may not carry `"
               << kStrategyAttrName << "`";
    return diagnostic;
  }
  Strategy named = getStrategy(attribute);
  SmallVector<Strategy, 2> legal = execution.getLegalStrategies();
  if (!llvm::is_contained(legal, named)) {
    InFlightDiagnostic diagnostic =
        startProblem(op, emit, TileExecutionProblem::RecordedIllegal);
    diagnostic << "records strategy `" << stringify(named)
               << "`, but its operands allow ";
    appendStrategies(diagnostic, legal);
    if (legal.size() == 1) {
      diagnostic << " only";
    }
    return diagnostic;
  }
  strategy = named;
  return success();
}

FailureOr<TileExecutionInfo>
ttl::getCheckedExecutionInfo(TileExecutionOpInterface op,
                             std::optional<Strategy> strategy,
                             EmitTileExecutionProblem emit) {
  TileExecutionInfo info = op.getExecutionInfo(strategy);
  if (info.primitive == Primitive::Unknown) {
    InFlightDiagnostic diagnostic =
        startProblem(op, emit, TileExecutionProblem::UnknownPrimitive);
    diagnostic << "states no hardware primitive";
    if (strategy) {
      diagnostic << " for strategy `" << stringify(*strategy) << "`";
    }
    return diagnostic;
  }
  if (info.operands.size() != op->getNumOperands()) {
    InFlightDiagnostic diagnostic =
        startProblem(op, emit, TileExecutionProblem::OperandEntries);
    diagnostic << "states the routes of " << info.operands.size()
               << " operands, but has " << op->getNumOperands();
    return diagnostic;
  }
  return info;
}

FailureOr<TileExecutionInfo>
ttl::getRecordedExecutionInfo(Operation *op, EmitTileExecutionProblem emit) {
  auto execution = dyn_cast<TileExecutionOpInterface>(op);
  if (!execution) {
    InFlightDiagnostic diagnostic =
        startProblem(op, emit, TileExecutionProblem::NoSemantics);
    diagnostic << "has no execution semantics: it does not implement "
                  "`TileExecutionOpInterface`";
    return diagnostic;
  }
  std::optional<Strategy> strategy;
  if (failed(getRecordedStrategy(op, strategy, emit))) {
    return failure();
  }
  if (execution.hasStrategyAlternatives() && !strategy) {
    InFlightDiagnostic diagnostic =
        startProblem(op, emit, TileExecutionProblem::NotRecorded);
    diagnostic << "needs a recorded strategy in `" << kStrategyAttrName
               << "`, but has none; `ttl-set-compute-kernel-config` has to run "
                  "first";
    return diagnostic;
  }
  return getCheckedExecutionInfo(execution, strategy, emit);
}

LogicalResult ttl::verifyRecordedStrategy(Operation *op,
                                          EmitTileExecutionProblem emit) {
  return getRecordedExecutionInfo(op, emit);
}
