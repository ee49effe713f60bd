//===- KernelConfigOptions.h - Options of a configuration run ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass's options, as text where they have several spellings. The pass and
// the command line share them; their defaults are here and nowhere else.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_ANALYSIS_KERNELCONFIGOPTIONS_H
#define TILECONF_ANALYSIS_KERNELCONFIGOPTIONS_H

#include <string>

namespace tileconf {

struct KernelConfigOptions {
  std::string fp32DestAccEn = "auto";
  std::string dstFullSyncEn = "auto";
  bool reduceFullFp32 = true;
  bool matmulFullFp32 = true;
  bool enableFpuBinaryOps = true;
  bool preferExactF32Binary = false;
  std::string f32Unpack = "exact";
  /// Architecture for modules that name none; has to agree with those that do.
  std::string target;
  /// The same for the configuration API.
  std::string configApi;
  /// Empty for the runtime's own default.
  std::string mathFidelity;
};

} // namespace tileconf

#endif // TILECONF_ANALYSIS_KERNELCONFIGOPTIONS_H
