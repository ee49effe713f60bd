//===- InkedText.h - Text that knows its colours ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text is measured and broken into lines before it is printed, so colours must
// not be characters in it. Whether they come out at all is up to the stream:
// raw_ostream::colors_enabled(). What an ink looks like is stated here only.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_INKEDTEXT_H
#define TILECONF_KERNELCONFIG_EXPLAIN_INKEDTEXT_H

#include "llvm/Support/raw_ostream.h"
#include <string>

namespace tileconf {

/// What a part of a text means to its reader.
enum class Ink : uint8_t {
  Plain,
  Strong,
  Faint,
  Good,
  Note,
  Help,
  Warning,
  Bad
};

class InkedText {
public:
  InkedText() = default;
  InkedText(std::string text, Ink ink = Ink::Plain)
      : text(std::move(text)), inks(this->text.size(), inkOf(ink)) {}
  InkedText(llvm::StringRef text, Ink ink = Ink::Plain)
      : InkedText(text.str(), ink) {}
  InkedText(const char *text, Ink ink = Ink::Plain)
      : InkedText(std::string(text), ink) {}

  InkedText &append(llvm::StringRef more, Ink ink = Ink::Plain);
  InkedText &appendInked(const InkedText &more);

  llvm::StringRef getText() const { return text; }
  size_t size() const { return text.size(); }
  bool empty() const { return text.empty(); }
  /// The part from `begin` on, at most `length` characters.
  InkedText slice(size_t begin, size_t length = std::string::npos) const;

  /// Prints the text. Characters that would control a terminal, which names
  /// and locations of foreign files may hold, come out as `?`.
  void print(llvm::raw_ostream &stream) const;

private:
  static char inkOf(Ink ink) { return static_cast<char>(ink); }

  std::string text;
  /// The ink of each character.
  std::string inks;
};

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &stream,
                                     const InkedText &text) {
  text.print(stream);
  return stream;
}

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_INKEDTEXT_H
