//===- TileExecution.h - How tile operations execute ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules behind TileExecutionOpInterface: when add, subtract and multiply
// may run on the FPU, and what may be recorded about that choice. The
// record is a discardable attribute, so no verifier looks at it: a pass that
// reads it calls the functions here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TILEEXECUTION_H
#define TILECONF_DIALECT_TTL_IR_TILEEXECUTION_H

#include "mlir/IR/Diagnostics.h"
#include "tileconf/Dialect/TTL/IR/TTLAttrs.h"
#include "tileconf/Dialect/TTL/IR/TTLTraits.h"
#include "tileconf/Dialect/TTL/IR/TileExecutionOpInterface.h"
#include <initializer_list>

namespace tileconf::ttl {

//===----------------------------------------------------------------------===//
// What operations state
//===----------------------------------------------------------------------===//

/// The semantics of an operation with this primitive whose first operands have
/// these routes. The remaining operands, indices mostly, carry no tile data.
template <typename OpT>
TileExecutionInfo
describeExecution(OpT op, Primitive primitive,
                  std::initializer_list<OperandRoute> routes) {
  TileExecutionInfo info;
  info.primitive = primitive;
  info.operands.resize(op->getNumOperands());
  unsigned operand = 0;
  for (OperandRoute route : routes) {
    info.operands[operand++].route = route;
  }
  info.resultInDst = OpT::template hasTrait<OpTrait::DstResult>();
  return info;
}

/// The strategies that are legal for an elementwise operation on these values,
/// preferred one first. The SFPU always is. The FPU needs a floating-point
/// result, and operands that are read from dataflow buffers at the same
/// coordinates: inputs of one ttl.compute with one indexing map, or elements
/// extracted with the same indices. Takes constant time but for the indices.
llvm::SmallVector<Strategy, 2>
getLegalBinaryStrategies(mlir::Value lhs, mlir::Value rhs, mlir::Type result);

/// Why such an operation cannot run on the FPU, as in "operand 1 comes from
/// DST"; empty where it can.
std::string explainFpuObstacle(mlir::Value lhs, mlir::Value rhs,
                               mlir::Type result);

//===----------------------------------------------------------------------===//
// What is recorded
//===----------------------------------------------------------------------===//

/// Name of the attribute that records the strategy of an operation.
inline constexpr llvm::StringLiteral kStrategyAttrName =
    "ttl.tile_execution_strategy";

Strategy getStrategy(TileExecutionStrategyAttr attribute);
TileExecutionStrategyAttr getStrategyAttr(mlir::MLIRContext *context,
                                          Strategy strategy);

/// What can be wrong with the semantics or the record of one operation.
enum class TileExecutionProblem {
  /// The operation does not implement TileExecutionOpInterface.
  NoSemantics,
  /// The recorded strategy is some other kind of attribute.
  RecordedKind,
  /// A strategy is recorded on an operation without alternatives.
  RecordedWithoutAlternatives,
  /// The recorded strategy is not legal for the operands as they are.
  RecordedIllegal,
  /// No strategy is recorded on an operation with alternatives.
  NotRecorded,
  /// The operation states no primitive for the strategy.
  UnknownPrimitive,
  /// The operation states routes of another number of operands than it has.
  OperandEntries,
};

/// Starts the diagnostic of a problem; its text is appended by the caller. A
/// pass uses this to put its own code in front. Without one, the diagnostic
/// is an operation error.
using EmitTileExecutionProblem =
    llvm::function_ref<mlir::InFlightDiagnostic(TileExecutionProblem)>;

/// Sets `strategy` to the one that is recorded on `op`, if any. Fails, with an
/// error, where the record is not one that `op` may have; an operation without
/// the interface may have none.
llvm::LogicalResult getRecordedStrategy(mlir::Operation *op,
                                        std::optional<Strategy> &strategy,
                                        EmitTileExecutionProblem emit = {});

/// How `op` executes under `strategy`, which is absent exactly for operations
/// without alternatives. Fails, with an error, where the operation does not
/// say so completely.
llvm::FailureOr<TileExecutionInfo>
getCheckedExecutionInfo(TileExecutionOpInterface op,
                        std::optional<Strategy> strategy,
                        EmitTileExecutionProblem emit = {});

/// How `op` executes as recorded: the question of every pass that runs after
/// the strategies have been chosen. Fails, with an error, on any problem.
llvm::FailureOr<TileExecutionInfo>
getRecordedExecutionInfo(mlir::Operation *op,
                         EmitTileExecutionProblem emit = {});

/// Whether `op` is ready for those passes: complete semantics and, if there
/// are alternatives, a legal recorded one. Emits an error if not.
llvm::LogicalResult verifyRecordedStrategy(mlir::Operation *op,
                                           EmitTileExecutionProblem emit = {});

} // namespace tileconf::ttl

#endif // TILECONF_DIALECT_TTL_IR_TILEEXECUTION_H
