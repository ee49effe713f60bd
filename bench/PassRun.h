//===- PassRun.h - Parse, verify, configure ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One module from text to configured IR, each part timed. One thread does all
// of it: the parser has no use for more on a single kernel, nor has the pass.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_PASSRUN_H
#define TILECONF_BENCH_PASSRUN_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tileconf::bench {

/// Seconds for each part.
struct PassTimes {
  double parsing = 0;
  double verifying = 0;
  /// What the pass does: analyse, resolve, write attributes, clean up.
  double configuring = 0;

  double getShare() const { return configuring / (parsing + verifying); }
};

/// Takes `text` through all parts, or through the first two only. Nothing if
/// one fails, which says why on standard error.
std::optional<PassTimes> runPass(llvm::StringRef text, bool configure = true);

} // namespace tileconf::bench

#endif // TILECONF_BENCH_PASSRUN_H
