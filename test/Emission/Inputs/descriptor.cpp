//===- descriptor.cpp - Uses emitted ComputeConfigDescriptors ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Includes what tileconf emits and fails unless it is what kernels.mlir needs.
//
//===----------------------------------------------------------------------===//

#include "emitted.h"
#include <cstdio>

using namespace tt::tt_metal;

static int failures = 0;

#define EXPECT(CONDITION)                                                      \
  ((CONDITION) ? void()                                                        \
               : void((std::printf("wrong: %s\n", #CONDITION), ++failures)))

static unsigned countWhole(const ComputeConfigDescriptor &config) {
  unsigned count = 0;
  for (auto mode : config.unpack_to_dest_mode) {
    count += static_cast<unsigned>(mode) == 0;
  }
  return count;
}

int main() {
  ComputeConfigDescriptor wide = kernel_configs::wide();
  EXPECT(static_cast<unsigned>(wide.math_fidelity) == 2);
  EXPECT(wide.fp32_dest_acc_en);
  EXPECT(wide.dst_full_sync_en);
  EXPECT(!wide.bfp8_pack_precise);
  EXPECT(!wide.math_approx_mode);
  EXPECT(wide.unpack_to_dest_mode.size() == SLOTS);
  EXPECT(countWhole(wide) == 2);
  EXPECT(static_cast<unsigned>(wide.unpack_to_dest_mode[0]) == 0);
  EXPECT(static_cast<unsigned>(wide.unpack_to_dest_mode[1]) == 0);

  ComputeConfigDescriptor narrow = kernel_configs::narrow();
  EXPECT(!narrow.fp32_dest_acc_en);
  EXPECT(narrow.unpack_to_dest_mode.size() == SLOTS);
  EXPECT(countWhole(narrow) == 0);
  return failures;
}
