//===- Identifiers.h - Names that every language takes ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function of the IR may be called anything, and several files may have a
// function of one name. Here each gets a name of its own, the same in Python
// and in C++.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_EMISSION_IDENTIFIERS_H
#define TILECONF_LIB_EMISSION_IDENTIFIERS_H

#include "tileconf/Emission/DescriptorFormat.h"

namespace tileconf {

/// A different identifier for each kernel: its name where that will do.
std::vector<std::string>
makeIdentifiers(llvm::ArrayRef<KernelDescriptor> kernels);

/// A different key for each kernel: its name, made valid UTF-8, where no kernel
/// before it has the same.
std::vector<std::string> makeKeys(llvm::ArrayRef<KernelDescriptor> kernels);

/// `text` without characters that could end a comment or a string.
std::string escape(llvm::StringRef text);

} // namespace tileconf

#endif // TILECONF_LIB_EMISSION_IDENTIFIERS_H
