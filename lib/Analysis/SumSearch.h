//===- SumSearch.h - From a value back to what it sums ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way from a value back through tile operations, and the sums on it. Sums
// stand for differences and products, too: whatever a rounded operand spoils.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_ANALYSIS_SUMSEARCH_H
#define TILECONF_LIB_ANALYSIS_SUMSEARCH_H

#include "Loops.h"
#include "TileFacts.h"

namespace tileconf {

class SumSearch {
public:
  explicit SumSearch(llvm::ArrayRef<TileFacts> tiles);

  /// The tile operation that made `value`; null if none did.
  const TileFacts *findMaker(mlir::Value value) const;
  /// The last operation on the way from a value that `isWanted` accepts to
  /// `value` that adds its operands. Arguments of `carried` lead on to what
  /// they get in a later step.
  const TileFacts *
  findSum(mlir::Value value, llvm::function_ref<bool(mlir::Value)> isWanted,
          const Loop::Carried &carried = Loop::Carried()) const;
  /// Whether `value` is a maximum, or one of which a single value has been
  /// computed since.
  bool isMaximum(mlir::Value value) const;

private:
  llvm::DenseMap<mlir::Operation *, const TileFacts *> factsOf;
};

} // namespace tileconf

#endif // TILECONF_LIB_ANALYSIS_SUMSEARCH_H
