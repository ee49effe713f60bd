//===- KernelConfigPolicy.cpp - Spellings of policy values ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Policy/KernelConfigPolicy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tileconf;

std::optional<Selection> tileconf::parseSelection(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<Selection>>(text)
      .Case("auto", Selection::Auto)
      .Cases({"enabled", "true", "1"}, Selection::Enabled)
      .Cases({"disabled", "false", "0"}, Selection::Disabled)
      .Default(std::nullopt);
}

llvm::StringRef tileconf::stringify(Selection selection) {
  switch (selection) {
  case Selection::Auto:
    return "auto";
  case Selection::Enabled:
    return "enabled";
  case Selection::Disabled:
    return "disabled";
  }
  return "";
}

llvm::StringRef tileconf::stringify(SettingSource source) {
  switch (source) {
  case SettingSource::Default:
    return "default";
  case SettingSource::Option:
    return "option";
  case SettingSource::Attribute:
    return "attribute";
  }
  return "";
}

std::optional<F32Unpack> tileconf::parseF32Unpack(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<F32Unpack>>(text)
      .Case("exact", F32Unpack::Exact)
      .Case("allow-tf32", F32Unpack::AllowTf32)
      .Default(std::nullopt);
}

llvm::StringRef tileconf::stringify(F32Unpack unpack) {
  switch (unpack) {
  case F32Unpack::Exact:
    return "exact";
  case F32Unpack::AllowTf32:
    return "allow-tf32";
  }
  return "";
}

bool KernelConfigPolicy::prefersFullFp32(FullFp32Category category) const {
  switch (category) {
  case FullFp32Category::Matmul:
    return matmulFullFp32;
  case FullFp32Category::ReduceRow:
  case FullFp32Category::ReduceColumn:
  case FullFp32Category::ReduceScalar:
    return reduceFullFp32;
  }
  return false;
}

bool KernelConfigPolicy::listsUnpackToDest(unsigned buffer) const {
  return unpackToDestFp32 && llvm::is_contained(*unpackToDestFp32, buffer);
}
