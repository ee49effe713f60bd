//===- TextMutator.h - Mutants of kernels that still parse ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytes changed at random give text that no parser accepts, and nothing behind
// the parser is tried. These mutations work on tokens, lines and functions, and
// put something of the same kind into the place of what was there.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_FUZZ_TEXTMUTATOR_H
#define TILECONF_FUZZ_TEXTMUTATOR_H

#include "Random.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace tileconf::fuzz {

/// One mutation, sometimes three, of a kernel in textual form.
std::string mutateText(llvm::StringRef text, Random &random);

} // namespace tileconf::fuzz

#endif // TILECONF_FUZZ_TEXTMUTATOR_H
