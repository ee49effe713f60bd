//===- KernelText.h - What a text holds, unparsed ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's parser dies of some texts. What has to be found in a text before it
// sees it is looked for with these, which know strings and comments and nothing
// else.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_KERNELTEXT_H
#define TILECONF_LIB_DRIVER_KERNELTEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace tileconf::driver {

struct TextPlace {
  unsigned line;
  unsigned column;
};

/// The place of the character at `position`.
TextPlace placeOf(llvm::StringRef text, size_t position);

/// The last character of the string or comment that starts at `position`;
/// `position` if none does. The end of the text may come first.
size_t skipOpaque(llvm::StringRef text, size_t position);

/// What keeps `bytes` from being a text in UTF-8, for whoever saved it; empty
/// if nothing is known to.
std::string complainAboutEncoding(llvm::StringRef bytes);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_KERNELTEXT_H
