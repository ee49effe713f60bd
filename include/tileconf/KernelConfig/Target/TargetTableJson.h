//===- TargetTableJson.h - Target tables as JSON ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of a target as data that travels: printed for people and tools, and
// read back where a problem brings a target of its own.
// docs/problem-format.md describes it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_TARGET_TARGETTABLEJSON_H
#define TILECONF_KERNELCONFIG_TARGET_TARGETTABLEJSON_H

#include "tileconf/KernelConfig/Domain/JsonReader.h"
#include "tileconf/KernelConfig/Target/TargetTable.h"

namespace tileconf {

/// The rows as readTargetTable() reads them.
llvm::json::Value printTargetTable(const TargetTable &table);

/// Reads a table and validates it. False with a message where it is not one.
bool readTargetTable(const JsonReader &reader, TargetTable &table);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_TARGET_TARGETTABLEJSON_H
