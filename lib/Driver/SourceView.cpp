//===- SourceView.cpp - The source line behind a location -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceView.h"

#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <algorithm>

using namespace tileconf;
using namespace tileconf::driver;

/// Stands for what is left out at either end of a line.
static constexpr llvm::StringLiteral kCut = "...";

std::optional<SourcePlace> driver::parsePlace(llvm::StringRef location) {
  auto [rest, column] = location.rsplit(':');
  auto [file, line] = rest.rsplit(':');
  SourcePlace place;
  if (file.empty() || line.getAsInteger(10, place.line) ||
      column.getAsInteger(10, place.column)) {
    return std::nullopt;
  }
  place.file = file.str();
  return place;
}

/// The text of an ordinary file that is not too large, or null.
static std::unique_ptr<llvm::MemoryBuffer> readOrdinary(llvm::StringRef name) {
  llvm::sys::fs::file_status status;
  if (llvm::sys::fs::status(name, status) ||
      status.type() != llvm::sys::fs::file_type::regular_file ||
      status.getSize() > kMaxShownFile) {
    return nullptr;
  }
  auto buffer = llvm::MemoryBuffer::getFile(name);
  return buffer ? std::move(*buffer) : nullptr;
}

const SourceView::File &SourceView::open(llvm::StringRef name) {
  auto [entry, isNew] = files.try_emplace(name);
  File &file = entry->second;
  if (!isNew) {
    return file;
  }
  const llvm::MemoryBuffer &input =
      *sources.getMemoryBuffer(sources.getMainFileID());
  if (name == input.getBufferIdentifier()) {
    file.text = input.getBuffer();
  } else {
    file.buffer = readOrdinary(name);
    file.text = file.buffer ? file.buffer->getBuffer() : "";
  }
  for (size_t start = 0; start < file.text.size();) {
    file.starts.push_back(start);
    start = std::min(file.text.find('\n', start), file.text.size()) + 1;
  }
  return file;
}

void SourceView::show(llvm::StringRef location, unsigned indent,
                      llvm::raw_ostream &stream) {
  std::optional<SourcePlace> place = parsePlace(location);
  if (!place || place->line == 0) {
    return;
  }
  const File &file = open(place->file);
  if (place->line > file.starts.size()) {
    return;
  }
  size_t start = file.starts[place->line - 1];
  size_t end = place->line < file.starts.size() ? file.starts[place->line] - 1
                                                : file.text.size();
  size_t caret = place->column == 0 ? 0 : place->column - 1;
  llvm::StringRef line = file.text.slice(start, end);
  caret = std::min(caret, line.size());

  // A page's width around the caret, the beginning if that has it.
  size_t width = kTextColumns - indent;
  size_t from = 0;
  if (line.size() > width && caret > width / 2) {
    from = std::min(caret - width / 2, line.size() - width);
  }
  std::string shown = line.substr(from, width).rtrim("\r\n").str();
  if (from > 0) {
    shown.replace(0, kCut.size(), kCut.str());
  }
  if (from + width < line.size()) {
    shown.replace(shown.size() - kCut.size(), kCut.size(), kCut.str());
  }
  // A tab takes one column here, so that the caret stands where it should.
  llvm::replace(shown, '\t', ' ');
  stream.indent(indent) << InkedText(shown) << "\n";
  stream.indent(indent + (caret - from)) << InkedText("^", Ink::Good) << "\n";
}
