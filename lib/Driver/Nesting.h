//===- Nesting.h - How deeply a text is nested ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's parser recurses without a limit, and a text of brackets alone would
// take the process down. No kernel comes near the limit that is set here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_NESTING_H
#define TILECONF_LIB_DRIVER_NESTING_H

#include "KernelText.h"
#include <optional>

namespace tileconf::driver {

inline constexpr unsigned kMaxNesting = 1000;

/// The first place where `text` goes deeper than kMaxNesting.
std::optional<TextPlace> findDeepNesting(llvm::StringRef text);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_NESTING_H
