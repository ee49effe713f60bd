//===- Bytecode.h - Bytecode that may be malformed --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's bytecode reader trusts counts and offsets in places, and bytes that
// lie make it loop or overwrite memory. So it runs in a process of its own with
// a limit on time and memory, and hands over text, whose parser is robust.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_BYTECODE_H
#define TILECONF_LIB_DRIVER_BYTECODE_H

#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace tileconf::driver {

/// The text of `bytecode`, locations included. Null with a complaint in `error`
/// if there is none.
std::unique_ptr<llvm::MemoryBuffer>
convertBytecode(const llvm::MemoryBuffer &bytecode, std::string &error);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_BYTECODE_H
