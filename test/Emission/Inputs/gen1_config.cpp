//===- gen1_config.cpp - Uses emitted ComputeGen1Configs --------*- C++ -*-===//
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

using namespace tt::tt_metal::experimental;

static int failures = 0;

#define EXPECT(CONDITION)                                                      \
  ((CONDITION) ? void()                                                        \
               : void((std::printf("wrong: %s\n", #CONDITION), ++failures)))

int main() {
  ComputeGen1Config wide = kernel_configs::wide();
  EXPECT(static_cast<unsigned>(wide.math_fidelity) == 2);
  EXPECT(wide.fp32_dest_acc_en);
  EXPECT(wide.dst_full_sync_en);
  EXPECT(!wide.bfp8_pack_precise);
  EXPECT(!wide.math_approx_mode);
  const auto &modes = wide.unpack_to_dest_mode;
  EXPECT(modes.size() == 3);
  EXPECT(static_cast<unsigned>(modes.at(BufferName("dfb_0"))) == 0);
  EXPECT(static_cast<unsigned>(modes.at(BufferName("dfb_1"))) == 0);
  // Consumed, Float32 and in default mode: the API wants that said.
  EXPECT(static_cast<unsigned>(modes.at(BufferName("dfb_2"))) == 1);

  EXPECT(kernel_configs::narrow().unpack_to_dest_mode.empty());
  return failures;
}
