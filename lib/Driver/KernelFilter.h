//===- KernelFilter.h - Which kernels are wanted ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel may be asked for by name, and it may stand in any of many files: the
// files cannot tell by themselves that a name is wrong.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_KERNELFILTER_H
#define TILECONF_LIB_DRIVER_KERNELFILTER_H

#include "CommandLine.h"
#include <mutex>
#include <set>

namespace tileconf::driver {

/// Which kernels are wanted, and which were there. May be used by several
/// threads at a time.
class KernelFilter {
public:
  /// `wanted` outlives this; all kernels are wanted if it is empty.
  explicit KernelFilter(llvm::ArrayRef<std::string> wanted) : wanted(wanted) {}

  /// Takes note of a kernel that is there, and tells whether it is wanted.
  bool admit(llvm::StringRef name);
  /// Complains about names that no kernel had.
  bool checkAllSeen(llvm::raw_ostream &errors) const;

private:
  llvm::ArrayRef<std::string> wanted;
  mutable std::mutex mutex;
  std::set<std::string> seen;
};

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_KERNELFILTER_H
