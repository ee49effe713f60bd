//===- RequirementAnalysis.h - Tile operations to requirements --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks a kernel and writes down what its tile operations demand. Operations
// are asked through TileExecutionOpInterface only; there is no list of names.
// The IR is not changed, and neither target nor policy has a say.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_ANALYSIS_REQUIREMENTANALYSIS_H
#define TILECONF_ANALYSIS_REQUIREMENTANALYSIS_H

#include "mlir/IR/Operation.h"
#include "tileconf/KernelConfig/Requirements/KernelRequirements.h"

namespace tileconf {

/// Limits on buffer indices, with the name of whoever sets them.
struct BufferRange {
  unsigned count;
  llvm::StringRef owner;
};

struct CollectedRequirements {
  KernelRequirements requirements;
  /// The operations behind OperationIds.
  llvm::SmallVector<mlir::Operation *, 0> operations;
};

/// The requirements of every tile operation nested in `kernel`. Fails, with an
/// error, at the first operation whose demands cannot be told.
llvm::FailureOr<CollectedRequirements>
analyzeRequirements(mlir::Operation *kernel, BufferRange range);

} // namespace tileconf

#endif // TILECONF_ANALYSIS_REQUIREMENTANALYSIS_H
