//===- UnpackModeName.cpp - Spellings of all unpack modes -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Domain/UnpackModeName.h"

using namespace tileconf;

static constexpr llvm::StringLiteral kNamelessModes[] = {"mode2", "mode3"};
static_assert(kCount<UnpackMode> + std::size(kNamelessModes) == kMaxUnpackModes,
              "every mode has exactly one name");

llvm::StringRef tileconf::getUnpackModeName(UnpackMode mode) {
  unsigned index = static_cast<unsigned>(mode);
  if (index < kCount<UnpackMode>) {
    return stringify(mode);
  }
  return kNamelessModes[index - kCount<UnpackMode>];
}

std::optional<UnpackMode> tileconf::parseUnpackMode(llvm::StringRef spelling) {
  for (unsigned index = 0; index < kMaxUnpackModes; ++index) {
    auto mode = static_cast<UnpackMode>(index);
    if (getUnpackModeName(mode) == spelling) {
      return mode;
    }
  }
  return std::nullopt;
}
