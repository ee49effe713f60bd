//===- KernelText.cpp - What a text holds, unparsed -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelText.h"

#include <algorithm>

using namespace tileconf;
using namespace tileconf::driver;

TextPlace driver::placeOf(llvm::StringRef text, size_t position) {
  llvm::StringRef before = text.take_front(position);
  size_t lineStart = before.rfind('\n') + 1;
  return {static_cast<unsigned>(before.count('\n') + 1),
          static_cast<unsigned>(position - lineStart + 1)};
}

size_t driver::skipOpaque(llvm::StringRef text, size_t position) {
  if (text[position] == '"') {
    ++position;
    while (position < text.size() && text[position] != '"') {
      position += text[position] == '\\' ? 2 : 1;
    }
  } else if (text.substr(position).starts_with("//")) {
    position = std::min(text.find('\n', position), text.size());
  }
  return position;
}
