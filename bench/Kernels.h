//===- Kernels.h - Kernels of any length, as text ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compute kernels to parse, verify and configure, in the two forms that the
// pass meets: tile operations that take tiles extracted from buffers, and
// bodies of ttl.compute. Half of the operations work on f32, where engines and
// modes have to agree, and half on bf16.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_KERNELS_H
#define TILECONF_BENCH_KERNELS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace tileconf::bench {

enum class Form : uint8_t {
  /// Nothing but tile operations, on tiles that are extracted once: the least
  /// that a parser can have to do for each.
  Direct,
  /// ttl.compute with indices and stores.
  Compute,
};

llvm::StringRef getName(Form form);

/// A module with one kernel of at least `tileOperations` tile operations, and
/// less than one body more.
std::string printKernel(Form form, size_t tileOperations);

} // namespace tileconf::bench

#endif // TILECONF_BENCH_KERNELS_H
