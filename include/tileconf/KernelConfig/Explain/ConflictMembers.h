//===- ConflictMembers.h - What a conflict is best told by ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The resolver blames a choice as a whole. Where only one of its strategies is
// left, or all of them ask for the same, it is that demand which the reader has
// to see. Which words describe it is left to the report.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_CONFLICTMEMBERS_H
#define TILECONF_KERNELCONFIG_EXPLAIN_CONFLICTMEMBERS_H

#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Resolver/Conflict.h"

namespace tileconf {

/// The members of `conflict`, in order. A choice is replaced by the demand of
/// its own that another member contradicts, if there is one.
llvm::SmallVector<Requirement, 4>
getTellingMembers(const KernelConfigConflict &conflict, const Phrases &phrases);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_CONFLICTMEMBERS_H
