//===- Loops.h - What a kernel repeats --------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loops of a kernel: operations that are loops, and blocks that branches
// lead back to, which are what such operations become. Branches that form
// several loops, one in the other, are one loop here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_LOOPS_H
#define TILECONF_LIB_ANALYSIS_LOOPS_H

#include "AccumulationSteps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <deque>

namespace tileconf {

class Loop {
public:
  /// A loop operation.
  explicit Loop(mlir::LoopLikeOpInterface op);
  /// Blocks of one region, each of which leads back to itself.
  explicit Loop(llvm::ArrayRef<mlir::Block *> blocks);

  /// The loop operation; null for blocks.
  mlir::Operation *getOperation() const { return op; }
  /// The number of steps, where it is known.
  Steps getSteps() const { return steps; }
  /// `inner` stands in the loop and is not the loop itself.
  bool contains(mlir::Operation *inner) const;
  bool contains(const Loop &inner) const;
  /// `value` is what the loop hands from step to step.
  bool carries(mlir::Value value) const;
  /// Something that `value` is made of differs from step to step, or may.
  bool varies(mlir::Value value) const;
  /// Gives back the memory that answers of varies() are kept in. Loops are
  /// asked one after the other, and what stands in many is kept by each.
  void forgetAnswers() const { variesOf = llvm::DenseMap<mlir::Value, bool>(); }

  /// The values that arguments of the loop's blocks get in a later step.
  using Carried =
      llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 1>>;
  Carried getCarried() const;

private:
  bool owns(mlir::Block *block) const;
  /// Appends what `value` is made of in the loop.
  void appendSources(mlir::Value value,
                     llvm::SmallVectorImpl<mlir::Value> &sources) const;

  mlir::Operation *op = nullptr;
  llvm::SmallPtrSet<mlir::Block *, 4> blocks;
  Steps steps;
  /// Answers so far: chains of views and of index computations are long, and
  /// operations share them.
  mutable llvm::DenseMap<mlir::Value, bool> variesOf;
};

/// All loops of a kernel.
class LoopNests {
public:
  explicit LoopNests(mlir::Operation *kernel);

  /// Outer loops before those in them.
  const std::deque<Loop> &getLoops() const { return loops; }
  /// The loops around `op`, inner ones first.
  llvm::SmallVector<const Loop *, 4> getLoopsAround(mlir::Operation *op) const;

private:
  mlir::Operation *kernel;
  std::deque<Loop> loops;
  llvm::DenseMap<mlir::Operation *, const Loop *> byOperation;
  llvm::DenseMap<mlir::Block *, const Loop *> byBlock;
};

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_LOOPS_H
