//===- KernelFiles.h - Files below folders ----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which files a command is about that takes folders too.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_KERNELFILES_H
#define TILECONF_LIB_DRIVER_KERNELFILES_H

#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace tileconf::driver {

struct KernelFiles {
  /// In the order of the paths given, those of a folder sorted; each once.
  std::vector<std::string> files;
  /// What could not be looked into, and why.
  std::vector<std::pair<std::string, std::string>> failures;
};

/// The files that `paths` name: files themselves, and all `*.mlir` and
/// `*.mlirbc` files in folders and in folders inside. Links are followed, a
/// folder that several lead to is looked into once.
KernelFiles findKernelFiles(llvm::ArrayRef<std::string> paths);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_KERNELFILES_H
