//===- Tables.h - The tables that the registry lists ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per target, each defined in the file of that name and listed
// once in TargetRegistry.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_TARGET_TABLES_H
#define TILECONF_LIB_KERNELCONFIG_TARGET_TABLES_H

#include "tileconf/KernelConfig/Target/TargetTable.h"

namespace tileconf {

TargetTable makeWormholeB0Descriptor();
TargetTable makeBlackholeDescriptor();
TargetTable makeWormholeB0Gen1Config();
TargetTable makeBlackholeGen1Config();
TargetTable makeGeneric();

} // namespace tileconf

#endif // TILECONF_LIB_KERNELCONFIG_TARGET_TABLES_H
