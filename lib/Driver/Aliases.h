//===- Aliases.h - What the aliases of a text unfold to ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forty lines that each name the one before twice are a type or an attribute of
// a terabyte as soon as somebody prints it, and a million that name it once are
// deeper than any stack. No bracket gives that away, so it is looked for here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_ALIASES_H
#define TILECONF_LIB_DRIVER_ALIASES_H

#include "KernelText.h"
#include <optional>

namespace tileconf::driver {

/// How many times its own size a text may unfold to through one alias, beyond
/// what any text may.
inline constexpr uint64_t kMaxUnfolding = 16;
inline constexpr uint64_t kFreeUnfolding = uint64_t(1) << 20;

struct AliasGrowth {
  /// Where the alias is defined.
  TextPlace place;
  /// It is too deep, and not too large.
  bool isDepth;
};

/// The first alias of `text` that is nested more than kMaxNesting levels deep,
/// or too large, with everything that it names in its place.
std::optional<AliasGrowth> findAliasGrowth(llvm::StringRef text);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_ALIASES_H
