//===- JsonMutator.h - Mutants of JSON that are still JSON ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The counterpart of TextMutator.h for problems: the document stays
// well-formed, and words, numbers and parts of it change places.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_FUZZ_JSONMUTATOR_H
#define TILECONF_FUZZ_JSONMUTATOR_H

#include "Random.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace tileconf::fuzz {

/// One mutation, sometimes three, of a JSON document; some change of bytes for
/// a text that is none.
std::string mutateJson(llvm::StringRef text, Random &random);

} // namespace tileconf::fuzz

#endif // TILECONF_FUZZ_JSONMUTATOR_H
