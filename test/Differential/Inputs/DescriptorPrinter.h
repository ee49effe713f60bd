//===- DescriptorPrinter.h - Descriptors in C++, read back ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the structures of both APIs as the JSON that tileconf emits for them,
// with their values as the compiler understood them. descriptors.py puts many
// emitted headers and calls of this into one program.
//
//===----------------------------------------------------------------------===//

#ifndef TEST_DIFFERENTIAL_DESCRIPTORPRINTER_H
#define TEST_DIFFERENTIAL_DESCRIPTORPRINTER_H

#include <cstdio>
#include <tt-metalium/experimental/metal2_host_api/compute_hardware_config.hpp>
#include <tt-metalium/program_descriptors.hpp>

namespace read_back {

inline const char *spell(tt::tt_metal::MathFidelity fidelity) {
  switch (static_cast<unsigned>(fidelity)) {
  case 0:
    return "LoFi";
  case 2:
    return "HiFi2";
  case 3:
    return "HiFi3";
  case 4:
    return "HiFi4";
  }
  return "Invalid";
}

inline const char *spell(tt::tt_metal::UnpackToDestMode mode) {
  switch (static_cast<unsigned>(mode)) {
  case 0:
    return "UnpackToDestFp32";
  case 1:
    return "Default";
  }
  return "Invalid";
}

template <typename Config>
void printFlags(const char *kernel, const Config &config) {
  auto print = [](const char *field, bool value) {
    std::printf("\"%s\": %s, ", field, value ? "true" : "false");
  };
  std::printf("{\"kernel\": \"%s\", \"descriptor\": {", kernel);
  std::printf("\"math_fidelity\": \"%s\", ", spell(config.math_fidelity));
  print("fp32_dest_acc_en", config.fp32_dest_acc_en);
  print("dst_full_sync_en", config.dst_full_sync_en);
  print("bfp8_pack_precise", config.bfp8_pack_precise);
  print("math_approx_mode", config.math_approx_mode);
}

inline void print(const char *kernel,
                  const tt::tt_metal::ComputeConfigDescriptor &config) {
  printFlags(kernel, config);
  std::printf("\"unpack_to_dest_mode\": [");
  const char *separator = "";
  for (auto mode : config.unpack_to_dest_mode) {
    std::printf("%s\"%s\"", separator, spell(mode));
    separator = ", ";
  }
  std::printf("]}}\n");
}

inline void print(const char *kernel,
                  const tt::tt_metal::experimental::ComputeGen1Config &config) {
  printFlags(kernel, config);
  std::printf("\"unpack_to_dest_mode\": {");
  const char *separator = "";
  for (const auto &[buffer, mode] : config.unpack_to_dest_mode) {
    std::printf("%s\"%s\": \"%s\"", separator, buffer.name.c_str(),
                spell(mode));
    separator = ", ";
  }
  std::printf("}}}\n");
}

} // namespace read_back

#endif // TEST_DIFFERENTIAL_DESCRIPTORPRINTER_H
