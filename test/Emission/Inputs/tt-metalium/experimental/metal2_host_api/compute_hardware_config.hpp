//===- compute_hardware_config.hpp - Metal 2.0 ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fields with their types and defaults (contract fact 17), but for the table. Its
// key is a type of its own that no string turns into by itself, and there is an
// entry in it already: emitted programs do not depend on the runtime's choice.
//
//===----------------------------------------------------------------------===//

#ifndef TEST_EMISSION_COMPUTE_HARDWARE_CONFIG_HPP
#define TEST_EMISSION_COMPUTE_HARDWARE_CONFIG_HPP

#include "../../base_types.hpp"
#include <map>
#include <string>

namespace tt::tt_metal::experimental {

struct BufferName {
  explicit BufferName(const char *name) : name(name) {}
  bool operator<(const BufferName &other) const { return name < other.name; }

  std::string name;
};

struct ComputeGen1Config {
  MathFidelity math_fidelity = MathFidelity::HiFi4;
  bool fp32_dest_acc_en = false;
  bool dst_full_sync_en = false;
  bool math_approx_mode = false;
  bool bfp8_pack_precise = false;
  std::map<BufferName, UnpackToDestMode> unpack_to_dest_mode = {
      {BufferName("dfb_63"), UnpackToDestMode::UnpackToDestFp32}};
};

} // namespace tt::tt_metal::experimental

#endif // TEST_EMISSION_COMPUTE_HARDWARE_CONFIG_HPP
