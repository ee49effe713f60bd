//===- CodePages.h - The page of each diagnostic ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What docs/codes/ says about a code, for a tool that is asked where no
// documentation is at hand. The texts are put into the library
// TileconfCodePages when it is built, so that only who prints them carries
// them. Which codes there are is Diagnostics.def's business;
// scripts/check-diagnostics holds one against the other.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_CODEPAGES_H
#define TILECONF_KERNELCONFIG_EXPLAIN_CODEPAGES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tileconf {

/// The codes that have a page, in alphabetical order.
llvm::ArrayRef<llvm::StringRef> getCodes();

/// The page of `code`, for instance of `TC0405`, in Markdown that ends in a
/// newline. Absent if there is none; case matters.
std::optional<llvm::StringRef> getCodePage(llvm::StringRef code);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_CODEPAGES_H
