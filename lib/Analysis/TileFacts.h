//===- TileFacts.h - A tile operation, as a profile sees it -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the parts of the profile analysis ask about operations and values. It is
// gathered for every tile operation of a kernel, once.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_TILEFACTS_H
#define TILECONF_LIB_ANALYSIS_TILEFACTS_H

#include "mlir/IR/Operation.h"
#include "tileconf/Dialect/TTL/IR/DataflowBufferTrace.h"
#include "tileconf/KernelConfig/Domain/TileExecution.h"
#include "tileconf/KernelConfig/Requirements/KernelRequirements.h"
#include "llvm/ADT/DenseMap.h"

namespace tileconf {

/// An operand that carries tiles.
struct TileOperand {
  mlir::Value value;
  int16_t number;
  TileDataType type;
  /// Under some strategy it goes through DST.
  bool inDst;
  bool isScaler;
  /// The buffer that it comes from.
  std::optional<uint8_t> buffer;
};

struct TileFacts {
  mlir::Operation *op = nullptr;
  OperationId id = kNoOperation;
  Primitive primitive = Primitive::Unknown;
  llvm::SmallVector<TileOperand, 3> operands;
  /// Results in DST, by type; tensors of tiles are several tiles.
  llvm::SmallVector<TileDataType, 1> results;
  uint64_t resultTiles = 0;
  /// Adds to what the DST slot holds, or to one of its operands.
  bool accumulates = false;
  bool addsOperands = false;
  /// The full-fp32 preference that it may have.
  std::optional<FullFp32Category> fullFp32;
  /// The largest of what it reads is all that is left.
  bool takesMaximum = false;
  /// The buffer that it packs into, the view of that and the type there.
  std::optional<uint8_t> storedBuffer;
  mlir::Value storedView;
  TileDataType storedType = TileDataType::Float32;
  /// Indices of the tile that it stores or copies; the slot is not one.
  llvm::SmallVector<mlir::Value, 2> indices;
  /// What begins the stretch in which DST is held: ttl.compute or
  /// ttl.dst_section around it, or ttl.tile_regs_acquire before it.
  mlir::Operation *stretch = nullptr;

  /// It only moves tiles, or makes a constant.
  bool computes() const {
    return primitive != Primitive::Copy && primitive != Primitive::Store &&
           primitive != Primitive::DstIndex && primitive != Primitive::Fill;
  }
};

class BufferFinder {
public:
  /// The buffer, below kMaxDataflowBuffers, that holds `value`; a block
  /// argument of ttl.compute stands for its operand.
  std::optional<uint8_t> find(mlir::Value value);

private:
  ttl::DataflowBufferTracer tracer;
};

/// The beginning of the stretch of each tile operation in `kernel` that stands
/// in one.
llvm::DenseMap<mlir::Operation *, mlir::Operation *>
findDstStretches(mlir::Operation *kernel);

/// The values that `value`, which no tile operation made, is made of: operands
/// of its operation, what regions yield, what a loop starts with. Nothing for
/// what comes from elsewhere.
void appendSources(mlir::Value value, llvm::SmallVectorImpl<mlir::Value> &into);

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_TILEFACTS_H
