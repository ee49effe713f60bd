//===- DescriptorFormat.cpp - All formats, by name --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new format is a printer and a row here.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

llvm::ArrayRef<DescriptorFormat> tileconf::getDescriptorFormats() {
  static constexpr DescriptorFormat formats[] = {
      {"json", printJson},
      {"python", printPython},
      {"cpp", printCpp},
  };
  return formats;
}

RuntimeEnum tileconf::getCommonSlot(const SlotVector &slots) {
  return *llvm::max_element(
      slots, [&](const RuntimeEnum &lhs, const RuntimeEnum &rhs) {
        return llvm::count(slots, lhs) < llvm::count(slots, rhs);
      });
}
