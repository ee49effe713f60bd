//===- program_descriptors.hpp - The structure behind TT-NN -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fields with their types and defaults (contract facts 6 and 7).
//
//===----------------------------------------------------------------------===//

#ifndef TEST_EMISSION_PROGRAM_DESCRIPTORS_HPP
#define TEST_EMISSION_PROGRAM_DESCRIPTORS_HPP

#include "base_types.hpp"
#include <vector>

namespace tt::tt_metal {

struct ComputeConfigDescriptor {
  MathFidelity math_fidelity = MathFidelity::HiFi4;
  bool fp32_dest_acc_en = false;
  bool dst_full_sync_en = false;
  std::vector<UnpackToDestMode> unpack_to_dest_mode;
  bool bfp8_pack_precise = false;
  bool math_approx_mode = false;
};

} // namespace tt::tt_metal

#endif // TEST_EMISSION_PROGRAM_DESCRIPTORS_HPP
