//===- ValueBits.cpp - Bits that a tile of few values needs -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueBits.h"

#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "tileconf/KernelConfig/Findings/Precision.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace tileconf;

using Bits = KernelProfile::Bits;

/// TF32, which f32 becomes in SrcA and SrcB.
static constexpr unsigned kSourceRegisterBits = 10;
/// Operations that are looked through, one behind the other.
static constexpr unsigned kDeepest = 16;

/// Nothing for what is no normal number.
static std::optional<Bits> countBits(const llvm::APFloat &value) {
  if (!value.isNormal() && !value.isZero()) {
    return std::nullopt;
  }
  uint32_t bits = value.bitcastToAPInt().getZExtValue();
  constexpr unsigned kStored = 23;
  llvm::APFloat half = value;
  bool loses = false;
  half.convert(llvm::APFloat::IEEEhalf(), llvm::APFloat::rmNearestTiesToEven,
               &loses);
  return Bits{kStored - std::min<unsigned>(llvm::countr_zero(bits), kStored),
              !loses && (half.isNormal() || half.isZero())};
}

static std::optional<Bits> getBitsOf(Type type) {
  std::optional<TileDataType> tile = getTileDataType(type);
  std::optional<unsigned> mantissa =
      tile ? getMantissaBits(*tile) : std::nullopt;
  return mantissa
             ? std::optional(Bits{*mantissa, hasShortExponents(*tile) == true})
             : std::nullopt;
}

/// What is left of `bits` in a format of `mantissa` bits and long exponents.
static std::optional<Bits> cut(std::optional<Bits> bits, unsigned mantissa) {
  return bits ? Bits{std::min(bits->mantissa, mantissa), bits->shortExponents}
              : Bits{mantissa, false};
}

static std::optional<Bits> find(Value value, BufferFinder &buffers,
                                unsigned depth) {
  if (depth == kDeepest) {
    return std::nullopt;
  }
  if (buffers.find(value)) {
    return getBitsOf(value.getType());
  }
  Operation *op = value.getDefiningOp();
  if (!op) {
    return std::nullopt;
  }
  if (auto fill = dyn_cast<ttl::TileFillOp>(op)) {
    return countBits(fill.getValue());
  }
  // Zero, one, and minus one.
  if (isa<ttl::TileEqOp, ttl::TileNeOp, ttl::TileGtOp, ttl::TileLtOp,
          ttl::TileSignOp, ttl::TileSignbitOp>(op)) {
    return Bits{0, true};
  }
  auto ofOperand = [&](unsigned number) {
    return find(op->getOperand(number), buffers, depth + 1);
  };
  if (isa<ttl::CopyTileOp, ttl::CopyDstOp, ttl::TileNegOp, ttl::TileAbsOp,
          ttl::TileReluOp>(op)) {
    return ofOperand(0);
  }
  if (isa<ttl::TileMaxOp, ttl::TileMinOp>(op)) {
    std::optional<Bits> lhs = ofOperand(0);
    std::optional<Bits> rhs = ofOperand(1);
    return lhs && rhs ? std::optional(lhs->join(*rhs)) : std::nullopt;
  }
  if (isa<ttl::TileTypecastOp>(op)) {
    std::optional<Bits> own = getBitsOf(value.getType());
    std::optional<Bits> source = ofOperand(0);
    if (!own || own->shortExponents) {
      return own;
    }
    return own->mantissa < 23 ? cut(source, own->mantissa) : source;
  }
  // Tiles that move go through a source register (contract fact 60).
  if (isa<ttl::TileBcastOp, ttl::TileTransposeOp>(op)) {
    return cut(ofOperand(0), kSourceRegisterBits);
  }
  return std::nullopt;
}

std::optional<Bits> tileconf::findSufficientBits(Value value,
                                                 BufferFinder &buffers) {
  return find(value, buffers, 0);
}
