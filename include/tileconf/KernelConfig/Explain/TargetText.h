//===- TargetText.h - Capability tables for people --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a target allows, row by row and with the source of each row, and why a
// name stands for no target.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_TARGETTEXT_H
#define TILECONF_KERNELCONFIG_EXPLAIN_TARGETTEXT_H

#include "tileconf/KernelConfig/Target/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"

namespace tileconf {

/// The name of a target: `blackhole/ComputeConfigDescriptor`.
std::string getTargetName(const TargetTable &table);

/// One line for each of `targets`.
void printTargetList(llvm::ArrayRef<const TableTarget *> targets,
                     llvm::raw_ostream &stream);

/// Everything that `table` says.
void printTargetText(const TargetTable &table, llvm::raw_ostream &stream);

/// The error that tells why a lookup found nothing, its code in front.
std::string reportRefusal(const TargetRefusal &refusal);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_TARGETTEXT_H
