//===- KernelConfigPolicy.h - What the user demands or prefers --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options and function attributes, normalised. A setting remembers who made
// it, so that an answer can say so. Nothing here is inferred from operations,
// and nothing depends on a target.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_POLICY_KERNELCONFIGPOLICY_H
#define TILECONF_KERNELCONFIG_POLICY_KERNELCONFIGPOLICY_H

#include "tileconf/KernelConfig/Domain/Vocabulary.h"
#include <vector>

namespace tileconf {

/// Three-state selection of a kernel-wide setting.
enum class Selection : uint8_t { Auto, Enabled, Disabled };

/// Parses `auto`; `enabled`, `true`, `1`; `disabled`, `false`, `0`. Case
/// matters.
std::optional<Selection> parseSelection(llvm::StringRef text);
llvm::StringRef stringify(Selection selection);

/// Who made a setting.
enum class SettingSource : uint8_t { Default, Option, Attribute };
llvm::StringRef stringify(SettingSource source);

/// What to do about an f32 buffer that one operation needs whole in DST and
/// another can only take in default mode.
enum class F32Unpack : uint8_t {
  /// Refuse.
  Exact,
  /// Let the former read TF32, in as few places as possible.
  AllowTf32,
};
std::optional<F32Unpack> parseF32Unpack(llvm::StringRef text);
llvm::StringRef stringify(F32Unpack unpack);

template <typename T>
struct Setting {
  T value;
  SettingSource source = SettingSource::Default;
};

struct KernelConfigPolicy {
  // Hard constraints, unless Auto.
  Setting<Selection> fp32DestAcc{Selection::Auto};
  Setting<Selection> dstFullSync{Selection::Auto};
  /// Whether add, subtract and multiply may use the FPU.
  Setting<bool> enableFpuBinaryOps{true};
  /// The exact set of buffers in unpack-to-destination mode, sorted and
  /// without duplicates; absent when the choice is free.
  std::optional<std::vector<unsigned>> unpackToDestFp32;
  SettingSource unpackToDestFp32Source = SettingSource::Default;
  F32Unpack f32Unpack = F32Unpack::Exact;

  // Preferences: they never decide whether there is an answer.
  bool reduceFullFp32 = true;
  bool matmulFullFp32 = true;
  /// Prefer the SFPU for elementwise binary operations on f32 tiles, which the
  /// FPU would read as TF32 (contract facts 60, 90).
  bool preferExactF32Binary = false;

  /// Forwarded to the descriptor.
  Setting<MathFidelity> mathFidelity{MathFidelity::HiFi4};

  /// The full-fp32 preference for `category` is on.
  bool prefersFullFp32(FullFp32Category category) const;
  /// `buffer` is in the explicit set of unpack-to-destination buffers.
  bool listsUnpackToDest(unsigned buffer) const;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_POLICY_KERNELCONFIGPOLICY_H
