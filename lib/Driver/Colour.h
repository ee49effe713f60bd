//===- Colour.h - Whether a stream gets colours -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only place that asks what kind of thing a stream is, and what the user
// and the environment say about colours.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_COLOUR_H
#define TILECONF_LIB_DRIVER_COLOUR_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tileconf::driver {

enum class Colour { Auto, Always, Never };

/// Parses `auto`, `always` or `never`; empty is `auto`.
std::optional<Colour> parseColour(llvm::StringRef text);

/// Whether colours are wanted on a stream that is a terminal or not. Where it
/// is up to the environment, `NO_COLOR` with any value but none and a `TERM`
/// of `dumb` say no.
bool wantsColour(Colour colour, bool isTerminal);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_COLOUR_H
