//===- CodePages.cpp - The page of each diagnostic --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CodePages.inc is made of docs/codes/*.md by cmake/EmbedCodePages.cmake: the
// arrays kCodes, and kPages beside it.
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/CodePages.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

#include "CodePages.inc"

llvm::ArrayRef<llvm::StringRef> tileconf::getCodes() { return kCodes; }

std::optional<llvm::StringRef> tileconf::getCodePage(llvm::StringRef code) {
  const llvm::StringRef *found = llvm::lower_bound(kCodes, code);
  if (found == std::end(kCodes) || *found != code) {
    return std::nullopt;
  }
  return kPages[found - std::begin(kCodes)];
}
