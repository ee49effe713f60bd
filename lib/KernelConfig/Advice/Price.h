//===- Price.h - Bits that a change costs -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel whose author keeps operations off the FPU, or fixes the width, does
// so to keep bits. A change that lifts this may give a configuration that loses
// them again, which has to be said. What every kernel pays by default, because
// nobody asked for more, is no price of a change.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_ADVICE_PRICE_H
#define TILECONF_LIB_KERNELCONFIG_ADVICE_PRICE_H

#include "tileconf/KernelConfig/Explain/Phrases.h"
#include <algorithm>

namespace tileconf::advice {

struct Price {
  /// f32 reads of operations on the FPU that were not to run there.
  Occurrences reads;
  /// The first operation that had full fp32 accumulation because of a fixed
  /// width and loses it.
  OperationId accumulation = kNoOperation;

  bool isFree() const {
    return reads.count == 0 && accumulation == kNoOperation;
  }
  void add(const Price &other) {
    reads.add(other.reads);
    accumulation = std::min(accumulation, other.accumulation);
  }
  /// What it comes to: "4 reads lose the low 13 mantissa bits, ...", a part of
  /// a list each.
  llvm::SmallVector<std::string, 2> describe(const Phrases &phrases) const;
};

/// What it costs that `problem` is `changed`, for which `plan` is the plan.
Price computePrice(const KernelConfigPlan &plan, const Problem &changed,
                   const Problem &problem);

} // namespace tileconf::advice

#endif // TILECONF_LIB_KERNELCONFIG_ADVICE_PRICE_H
