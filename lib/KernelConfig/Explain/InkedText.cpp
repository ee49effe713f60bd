//===- InkedText.cpp - Text that knows its colours --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/InkedText.h"

#include <algorithm>

using namespace tileconf;

/// The sequence that switches to an ink; empty for the terminal's own.
static llvm::StringRef getSequence(Ink ink) {
  switch (ink) {
  case Ink::Plain:
    return "";
  case Ink::Strong:
    return "\033[1m";
  case Ink::Faint:
    return "\033[2m";
  case Ink::Good:
    return "\033[1;32m";
  case Ink::Note:
    return "\033[1;36m";
  case Ink::Help:
    return "\033[1;34m";
  case Ink::Warning:
    return "\033[1;35m";
  case Ink::Bad:
    return "\033[1;31m";
  }
  return "";
}

InkedText &InkedText::append(llvm::StringRef more, Ink ink) {
  text += more;
  inks.append(more.size(), inkOf(ink));
  return *this;
}

InkedText &InkedText::appendInked(const InkedText &more) {
  text += more.text;
  inks += more.inks;
  return *this;
}

InkedText InkedText::slice(size_t begin, size_t length) const {
  InkedText part;
  begin = std::min(begin, text.size());
  part.text = text.substr(begin, length);
  part.inks = inks.substr(begin, length);
  return part;
}

void InkedText::print(llvm::raw_ostream &stream) const {
  llvm::StringRef rest = text;
  llvm::StringRef restInks = inks;
  while (!rest.empty()) {
    char ink = restInks.front();
    size_t length = std::min(restInks.find_first_not_of(ink), rest.size());
    llvm::StringRef sequence =
        stream.colors_enabled() ? getSequence(static_cast<Ink>(ink)) : "";
    // In one piece: a stream of errors has no buffer.
    std::string run = rest.take_front(length).str();
    std::replace_if(
        run.begin(), run.end(),
        [](unsigned char character) {
          return character < 0x20 || character == 0x7f;
        },
        '?');
    stream << sequence << run;
    if (!sequence.empty()) {
      stream << "\033[0m";
    }
    rest = rest.drop_front(length);
    restInks = restInks.drop_front(length);
  }
}
