//===- Nesting.cpp - How deeply a text is nested ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Nesting.h"

#include "llvm/ADT/SmallVector.h"
#include <array>

using namespace tileconf;
using namespace tileconf::driver;

namespace {

/// The brackets that are open. An angle bracket may be a sign of comparison:
/// as a closing one it counts only where one was opened last, and as an opening
/// one it ends with the bracket around it.
class OpenBrackets {
public:
  size_t depth() const { return open.size(); }

  void push(char bracket) {
    open.push_back(bracket);
    ++countOf(bracket);
  }

  void close(char bracket) {
    if (bracket == '<' ? !open.empty() && open.back() == '<'
                       : countOf(bracket) > 0) {
      while (pop() != bracket) {
      }
    }
  }

private:
  char pop() {
    char bracket = open.pop_back_val();
    --countOf(bracket);
    return bracket;
  }
  unsigned &countOf(char bracket) {
    return counts[static_cast<unsigned char>(bracket)];
  }

  llvm::SmallVector<char, 64> open;
  std::array<unsigned, 128> counts{};
};

} // namespace

std::optional<TextPlace> driver::findDeepNesting(llvm::StringRef text) {
  OpenBrackets brackets;
  // Signs in a row nest as well: each is an expression inside the one before.
  unsigned signs = 0;
  for (size_t position = 0; position < text.size(); ++position) {
    switch (text[position]) {
    case ' ':
    case '\n':
    case '\t':
      continue;
    case '-':
      // An arrow closes nothing.
      if (text.substr(position + 1).starts_with(">")) {
        ++position;
        signs = 0;
      } else {
        ++signs;
      }
      break;
    case '(':
    case '[':
    case '{':
    case '<':
      brackets.push(text[position]);
      signs = 0;
      break;
    case ')':
      brackets.close('(');
      signs = 0;
      break;
    case ']':
      brackets.close('[');
      signs = 0;
      break;
    case '}':
      brackets.close('{');
      signs = 0;
      break;
    case '>':
      brackets.close('<');
      signs = 0;
      break;
    case '"':
    case '/':
      position = skipOpaque(text, position);
      signs = 0;
      break;
    default:
      signs = 0;
      break;
    }
    if (brackets.depth() > kMaxNesting || signs > kMaxNesting) {
      return placeOf(text, position);
    }
  }
  return std::nullopt;
}
