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
    position = std::min(text.find_first_of("\n\r", position), text.size());
  }
  return position;
}

/// Whether each of the first letters is one byte and a zero, at the same side.
static bool looksLikeUtf16(llvm::StringRef bytes) {
  llvm::StringRef start = bytes.take_front(bytes.size() >= 16 ? 16 : 2);
  for (size_t position = 1; position < start.size(); position += 2) {
    if ((start[position - 1] == 0) != (start[0] == 0) ||
        (start[position] == 0) == (start[0] == 0)) {
      return false;
    }
  }
  return start.size() > 1;
}

std::string driver::complainAboutEncoding(llvm::StringRef bytes) {
  llvm::StringRef encoding;
  if (bytes.starts_with(llvm::StringRef("\xFF\xFE\0\0", 4)) ||
      bytes.starts_with(llvm::StringRef("\0\0\xFE\xFF", 4))) {
    encoding = "UTF-32";
  } else if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF") ||
             looksLikeUtf16(bytes)) {
    encoding = "UTF-16";
  }
  if (!encoding.empty()) {
    return "it is " + encoding.str() + ", and needs to be UTF-8";
  }
  size_t position = bytes.find('\0');
  return position == llvm::StringRef::npos
             ? std::string()
             : "its byte " + std::to_string(position + 1) +
                   " is zero, which no text holds";
}
