//===- base_types.hpp - Enumerations as the runtime has them ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names and numbers only (contract facts 1 and 2). The runtime has declared them
// in its namespace and outside of it, and may move them to a younger API's;
// any of these must do.
//
//===----------------------------------------------------------------------===//

#ifndef TEST_EMISSION_BASE_TYPES_HPP
#define TEST_EMISSION_BASE_TYPES_HPP

#include <cstdint>

#if defined(INNER_ENUMERATIONS)
namespace tt::tt_metal::experimental {
#elif !defined(GLOBAL_ENUMERATIONS)
namespace tt::tt_metal {
#endif

enum class MathFidelity : uint8_t {
  LoFi = 0,
  HiFi2 = 2,
  HiFi3 = 3,
  HiFi4 = 4,
  Invalid = 0xff,
};

enum class UnpackToDestMode : uint8_t {
  UnpackToDestFp32 = 0,
  Default = 1,
};

#if defined(INNER_ENUMERATIONS)
} // namespace tt::tt_metal::experimental
#elif !defined(GLOBAL_ENUMERATIONS)
} // namespace tt::tt_metal
#endif

#endif // TEST_EMISSION_BASE_TYPES_HPP
