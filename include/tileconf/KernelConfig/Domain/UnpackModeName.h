//===- UnpackModeName.h - Spellings of all unpack modes ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target may have more unpack modes than the vocabulary has names for. Those
// are called `mode2` and `mode3`, here and nowhere else.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_DOMAIN_UNPACKMODENAME_H
#define TILECONF_KERNELCONFIG_DOMAIN_UNPACKMODENAME_H

#include "tileconf/KernelConfig/Domain/Vocabulary.h"

namespace tileconf {

/// The spelling of any of the kMaxUnpackModes modes, named or not. Unlike
/// stringify() it takes modes that the vocabulary has no name for.
llvm::StringRef getUnpackModeName(UnpackMode mode);

/// The mode of that spelling, if there is one.
std::optional<UnpackMode> parseUnpackMode(llvm::StringRef spelling);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_DOMAIN_UNPACKMODENAME_H
