//===- TileExecution.h - How one tile operation executes ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an operation states about itself through TileExecutionOpInterface:
// facts that hold on every target. Whether a target can do it, and at which
// destination width, is left to the target queries.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_DOMAIN_TILEEXECUTION_H
#define TILECONF_KERNELCONFIG_DOMAIN_TILEEXECUTION_H

#include "tileconf/KernelConfig/Domain/Vocabulary.h"
#include "llvm/ADT/SmallVector.h"

namespace tileconf {

/// How one operand reaches the engine.
struct OperandExecution {
  OperandRoute route = OperandRoute::None;
  /// The operation's own lowering puts this DST operand into DST.
  bool selfInitialized = false;
  /// A reduction multiplies every value of its data by this operand.
  bool isScaler = false;
};

/// How an operation executes, for one of its strategies or for its only one.
struct TileExecutionInfo {
  Primitive primitive = Primitive::Unknown;
  /// One entry per operand of the operation, indices included.
  llvm::SmallVector<OperandExecution, 6> operands;
  /// The results are left in DST.
  bool resultInDst = false;
  /// The accumulation that may keep full fp32, when there is one.
  std::optional<FullFp32Category> fullFp32;
  /// What the DST slot held before takes part in the result.
  bool accumulatesIntoDst = false;
  /// The operation multiplies on the FPU, in as many passes as the kernel's
  /// math fidelity says (contract fact 144). No decision rests on it.
  bool usesMathFidelity = false;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_DOMAIN_TILEEXECUTION_H
