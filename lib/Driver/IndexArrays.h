//===- IndexArrays.h - Arrays that the parser dies of -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `array<index: ...>` is not valid IR, but MLIR's parser takes the width of the
// element type before it finds that out, and `index` has none. What a text must
// not hold for that reason is looked for here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_INDEXARRAYS_H
#define TILECONF_LIB_DRIVER_INDEXARRAYS_H

#include "KernelText.h"
#include <optional>

namespace tileconf::driver {

/// The first place where `text` has a dense array of `index`, under that name
/// or under an alias.
std::optional<TextPlace> findIndexArray(llvm::StringRef text);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_INDEXARRAYS_H
