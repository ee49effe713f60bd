//===- Words.h - Words that mutants are made of -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What may stand where in a kernel, a problem or on a command line. Operations
// and enumerations are read from where they are defined, so that new ones are
// fuzzed without a word here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_FUZZ_WORDS_H
#define TILECONF_FUZZ_WORDS_H

#include "Random.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace tileconf::fuzz {

using Words = std::vector<std::string>;

/// The operations of our dialects, and casts.
const Words &getOperationNames();
/// Groups of words that may take each other's place: data types, strategies,
/// thread types, vocabulary of problems.
const std::vector<Words> &getWordGroups();
/// All words of the groups.
const Words &getAllWords();
/// Attributes of functions, modules and operations that mean something to the
/// pass, with and without sense.
const Words &getAttributes();
/// Numbers at which something ends.
const Words &getNumbers();

/// One of the pass's options with a value, as in "target=blackhole".
std::string makePassOption(Random &random);
/// An argument of the program, as in "--target=blackhole" or "emit".
std::string makeArgument(Random &random);

/// A word of the group that `word` is in; `word` if it is in none.
std::string replaceWord(llvm::StringRef word, Random &random);

} // namespace tileconf::fuzz

#endif // TILECONF_FUZZ_WORDS_H
