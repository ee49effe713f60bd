//===- Pin.h - Values fixed by hand -----------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value that somebody fixes, in a form in which a kernel's author can write
// it down: a function attribute, or the recorded strategy of operations. The
// same pins are tried on a copy of a problem before anybody is told of them.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_ADVICE_PIN_H
#define TILECONF_KERNELCONFIG_ADVICE_PIN_H

#include "tileconf/KernelConfig/Explain/Phrases.h"

namespace tileconf {

struct Pin {
  enum class Kind : uint8_t {
    /// `fp32_dest_acc_en` says `width`.
    Width,
    /// `dst_full_sync_en` says `sync`.
    Sync,
    /// `ttl.unpack_to_dest_fp32` lists `buffers` and no others.
    UnpackSet,
    /// `ttl.enable_fpu_binary_ops` is false.
    FpuBinaryOff,
    /// Each of `operations` records `strategy`.
    Strategy,
  };

  Kind kind = Kind::Width;
  DestinationWidth width = DestinationWidth::Bits16;
  DstSync sync = DstSync::DoubleBuffered;
  std::vector<unsigned> buffers = {};
  std::vector<OperationId> operations = {};
  tileconf::Strategy strategy = tileconf::Strategy::FPU;
};

/// `problem` with `pins` as its author would have written them: a setting that
/// was there before is replaced. Operations that have no choice, or not this
/// one, keep what they have.
Problem applyPins(const Problem &problem, llvm::ArrayRef<Pin> pins);

/// What to write: "fp32_dest_acc_en = true",
/// "ttl.unpack_to_dest_fp32 = array<i32: 0, 1>". Belongs on the function, for
/// strategies on each of the operations.
std::string spell(const Pin &pin);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_ADVICE_PIN_H
