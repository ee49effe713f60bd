//===- DescriptorFormat.h - Descriptors as text -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The languages in which descriptors are written. A document holds any number
// of kernels, each under its function's name, and is complete: Python to
// import, a C++ header to include, JSON to parse.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_EMISSION_DESCRIPTORFORMAT_H
#define TILECONF_EMISSION_DESCRIPTORFORMAT_H

#include "tileconf/Emission/Descriptor.h"
#include "llvm/Support/raw_ostream.h"

namespace tileconf {

/// The version of the JSON document, stated in it under `version`.
inline constexpr unsigned kDescriptorVersion = 1;

struct KernelDescriptor {
  /// The name of the kernel's function; any string.
  std::string kernel;
  /// What the function was read from.
  std::string source;
  std::string architecture;
  Descriptor descriptor;
};

struct DescriptorFormat {
  llvm::StringLiteral name;
  void (*print)(llvm::ArrayRef<KernelDescriptor> kernels,
                llvm::raw_ostream &stream);
};

/// Every format, in the order in which they are listed to users.
llvm::ArrayRef<DescriptorFormat> getDescriptorFormats();

} // namespace tileconf

#endif // TILECONF_EMISSION_DESCRIPTORFORMAT_H
