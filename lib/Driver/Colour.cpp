//===- Colour.cpp - Whether a stream gets colours ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Colour.h"

#include "llvm/ADT/StringSwitch.h"
#include <cstdlib>

using namespace tileconf::driver;

std::optional<Colour> tileconf::driver::parseColour(llvm::StringRef text) {
  return llvm::StringSwitch<std::optional<Colour>>(text)
      .Cases({"", "auto"}, Colour::Auto)
      .Case("always", Colour::Always)
      .Case("never", Colour::Never)
      .Default(std::nullopt);
}

static llvm::StringRef readVariable(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

bool tileconf::driver::wantsColour(Colour colour, bool isTerminal) {
  switch (colour) {
  case Colour::Always:
    return true;
  case Colour::Never:
    return false;
  case Colour::Auto:
    return isTerminal && readVariable("NO_COLOR").empty() &&
           readVariable("TERM") != "dumb";
  }
  return false;
}
