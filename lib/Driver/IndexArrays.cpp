//===- IndexArrays.cpp - Arrays that the parser dies of ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexArrays.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace tileconf;
using namespace tileconf::driver;

namespace {

/// The words and marks of a text, one after the other.
class Scanner {
public:
  explicit Scanner(llvm::StringRef text) : text(text) {}

  /// The next word, with the `!` of an alias, or mark; empty at the end.
  llvm::StringRef next() {
    while (end < text.size() && isBlank()) {
      end = skipOpaque(text, end) + 1;
    }
    if (end >= text.size()) {
      return {};
    }
    begin = end++;
    if (isWordCharacter(text[begin]) || text[begin] == '!') {
      while (end < text.size() && isWordCharacter(text[end])) {
        ++end;
      }
    }
    return text.slice(begin, end);
  }

  size_t getPosition() const { return begin; }

private:
  bool isBlank() const {
    return llvm::isSpace(text[end]) || text[end] == '"' ||
           text.substr(end).starts_with("//");
  }
  static bool isWordCharacter(char c) {
    return llvm::isAlnum(c) || llvm::StringRef("_$.-").contains(c);
  }

  llvm::StringRef text;
  size_t begin = 0;
  size_t end = 0;
};

} // namespace

std::optional<TextPlace> driver::findIndexArray(llvm::StringRef text) {
  // Hardly any kernel has to be looked at closely.
  if (!text.contains("index") || !text.contains("array")) {
    return std::nullopt;
  }
  // An alias has to be defined before it is used.
  llvm::StringSet<> names;
  names.insert("index");
  Scanner scanner(text);
  llvm::StringRef beforeLast;
  llvm::StringRef last;
  for (llvm::StringRef word = scanner.next(); !word.empty();
       word = scanner.next()) {
    if (names.contains(word)) {
      if (beforeLast == "array" && last == "<") {
        return placeOf(text, scanner.getPosition());
      }
      if (beforeLast.starts_with("!") && last == "=") {
        names.insert(beforeLast);
      }
    }
    beforeLast = last;
    last = word;
  }
  return std::nullopt;
}
