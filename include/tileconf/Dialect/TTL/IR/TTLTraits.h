//===- TTLTraits.h - Families that tile ops belong to -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts about tile operations that passes ask for by name: what is a tile
// operation at all, which operand names the DST slot, which operations work in
// the slot of their input. How an operation executes is not among them: that
// is TileExecutionOpInterface's, since it may depend on the chosen strategy.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLTRAITS_H
#define TILECONF_DIALECT_TTL_IR_TTLTRAITS_H

#include "mlir/IR/OpDefinition.h"

namespace tileconf::ttl {

namespace detail {
/// Every operand but the DST index, and the result, have one type. Relies on
/// the operand and result counts having been verified before.
llvm::LogicalResult verifySameTileType(mlir::Operation *op);
} // namespace detail

namespace OpTrait {

/// An operation on tiles. Each must implement TileExecutionOpInterface or have
/// a model of it attached: one that has not is reported, never skipped.
template <typename ConcreteType>
class TileOp : public mlir::OpTrait::TraitBase<ConcreteType, TileOp> {};

/// A tile operation that computes, as opposed to moving or naming tiles.
template <typename ConcreteType>
class TileCompute : public mlir::OpTrait::TraitBase<ConcreteType, TileCompute> {
};

/// A tile operation that only moves a tile into or within DST.
template <typename ConcreteType>
class DataMovement
    : public mlir::OpTrait::TraitBase<ConcreteType, DataMovement> {};

/// The last operand is the index of a DST slot: the one that results are left
/// in or, for a store, the one that is read.
template <typename ConcreteType>
class DstResult : public mlir::OpTrait::TraitBase<ConcreteType, DstResult> {
public:
  mlir::OpOperand &getDstIndexOperand() {
    mlir::Operation *op = this->getOperation();
    return op->getOpOperand(op->getNumOperands() - 1);
  }
};

/// The result takes the DST slot of the first operand.
template <typename ConcreteType>
class InPlace : public mlir::OpTrait::TraitBase<ConcreteType, InPlace> {};

/// Tile operands are read from DST under every strategy.
template <typename ConcreteType>
class DstInputs : public mlir::OpTrait::TraitBase<ConcreteType, DstInputs> {};

/// Tile operands are read from dataflow buffers under every strategy.
template <typename ConcreteType>
class CBInput : public mlir::OpTrait::TraitBase<ConcreteType, CBInput> {};

/// Repeated execution in a reduction loop adds to one DST slot.
template <typename ConcreteType>
class Accumulating
    : public mlir::OpTrait::TraitBase<ConcreteType, Accumulating> {};

/// A binary operation that runs on FPU or SFPU, with operand routes to match.
template <typename ConcreteType>
class StrategyDependentBinary
    : public mlir::OpTrait::TraitBase<ConcreteType, StrategyDependentBinary> {};

/// Tile operands and result have one type.
template <typename ConcreteType>
class SameTileType
    : public mlir::OpTrait::TraitBase<ConcreteType, SameTileType> {
public:
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return detail::verifySameTileType(op);
  }
};

} // namespace OpTrait
} // namespace tileconf::ttl

#endif // TILECONF_DIALECT_TTL_IR_TTLTRAITS_H
