//===- KernelProfile.cpp - Questions about a profile ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Findings/KernelProfile.h"

#include "tileconf/KernelConfig/Findings/Precision.h"

using namespace tileconf;

bool KernelProfile::Reduction::truncatesData() const {
  return dataType == TileDataType::Float32 &&
         scalerType != TileDataType::Float32 &&
         getMantissaBits(scalerType).has_value();
}

const KernelProfile::Store *KernelProfile::findStore(unsigned buffer) const {
  for (const Store &store : stores) {
    if (store.buffer == buffer) {
      return &store;
    }
  }
  return nullptr;
}
