//===- Conflict.h - Why there is no configuration ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The answer "no" as data.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_RESOLVER_CONFLICT_H
#define TILECONF_KERNELCONFIG_RESOLVER_CONFLICT_H

#include "tileconf/KernelConfig/Problem/Requirement.h"

namespace tileconf {

/// Requirements that cannot be met together. The set is irreducible: without
/// any one of them the others can be met. Operations come in the order of the
/// kernel, policy last.
struct KernelConfigConflict {
  llvm::SmallVector<Requirement, 4> requirements;
};

/// The resolver gave up before it knew the answer.
struct ResolutionLimit {
  /// The buffers whose modes depend on one another in more ways than the
  /// search may look at.
  llvm::SmallVector<uint8_t, 8> buffers;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_RESOLVER_CONFLICT_H
