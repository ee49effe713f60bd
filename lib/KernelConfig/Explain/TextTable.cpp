//===- TextTable.cpp - Columns of text for people ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/TextTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace tileconf;

/// Blanks between columns.
static constexpr unsigned kGap = 2;
/// No column but the last is wider than this.
static constexpr unsigned kMaxColumn = 32;

/// The end of the word that begins at `begin`; `quoted` tells whether there is
/// quoted text in it, of which `quotes` makes part of the word.
static size_t findWordEnd(llvm::StringRef text, size_t begin, Quotes quotes,
                          bool &quoted) {
  quoted = false;
  for (size_t end = begin; end < text.size(); ++end) {
    if (text[end] == ' ') {
      return end;
    }
    if (text[end] != '`' || quotes == Quotes::Wrap) {
      continue;
    }
    // One without a second quotes nothing.
    size_t close = text.find('`', end + 1);
    if (close != llvm::StringRef::npos) {
      quoted = true;
      end = close;
    }
  }
  return text.size();
}

std::vector<InkedText> tileconf::wrapText(const InkedText &text, unsigned width,
                                          Quotes quotes) {
  std::vector<InkedText> lines(1);
  llvm::StringRef whole = text.getText();
  size_t begin = 0;
  while ((begin = whole.find_first_not_of(' ', begin)) !=
         llvm::StringRef::npos) {
    bool quoted = false;
    size_t end = findWordEnd(whole, begin, quotes, quoted);
    InkedText word = text.slice(begin, end - begin);
    if (!lines.back().empty()) {
      if (lines.back().size() + 1 + word.size() <= width) {
        // The blank between words of one ink is of that ink too.
        lines.back().appendInked(text.slice(begin - 1, end - begin + 1));
        begin = end;
        continue;
      }
      lines.emplace_back();
    }
    // Nobody writes a name that long, but one may be generated.
    bool isPhrase = word.getText().contains(' ');
    bool isWhole = quoted && (isPhrase || word.size() <= kTextColumns);
    while (word.size() > width && !isWhole) {
      lines.back() = word.slice(0, width);
      lines.emplace_back();
      word = word.slice(width);
    }
    lines.back() = std::move(word);
    begin = end;
  }
  return lines;
}

void tileconf::printParagraph(const InkedText &text, unsigned indent,
                              unsigned hang, llvm::raw_ostream &stream) {
  unsigned width = kTextColumns - indent - hang;
  for (auto [number, line] :
       llvm::enumerate(wrapText(text, width, Quotes::Keep))) {
    stream.indent(indent + (number == 0 ? 0 : hang)) << line << "\n";
  }
}

void TextTable::addRow(std::vector<InkedText> cells, unsigned depth) {
  while (!cells.empty() && cells.back().empty()) {
    cells.pop_back();
  }
  rows.push_back({std::move(cells), depth});
}

std::vector<unsigned> TextTable::getWidths() const {
  std::vector<unsigned> widths;
  for (const Row &row : rows) {
    for (auto [column, cell] : llvm::enumerate(row.cells)) {
      if (column == widths.size()) {
        widths.push_back(0);
      }
      // What stands alone in a row may run on over the columns to its right.
      bool alone = column + 1 == row.cells.size();
      unsigned length = cell.size() + (column == 0 ? row.depth : 0);
      widths[column] =
          std::max(widths[column], alone ? 0 : std::min(length, kMaxColumn));
    }
  }
  unsigned left = indent;
  for (unsigned width : llvm::ArrayRef(widths).drop_back(!widths.empty())) {
    left += width + kGap;
  }
  if (!widths.empty()) {
    widths.back() = kTextColumns - left;
  }
  return widths;
}

void TextTable::print(llvm::raw_ostream &stream) const {
  std::vector<unsigned> widths = getWidths();
  for (const Row &row : rows) {
    std::vector<std::vector<InkedText>> columns;
    unsigned left = indent;
    size_t height = 1;
    for (auto [column, cell] : llvm::enumerate(row.cells)) {
      bool alone = column + 1 == row.cells.size();
      unsigned width = alone ? kTextColumns - left : widths[column];
      // Over the margin there is room, over the next column there is none.
      columns.push_back(wrapText(cell, column == 0 ? width - row.depth : width,
                                 alone ? Quotes::Keep : Quotes::Wrap));
      height = std::max(height, columns.back().size());
      left += widths[column] + kGap;
    }
    for (size_t line = 0; line < height; ++line) {
      // Blanks are written when something follows them.
      unsigned written = 0;
      unsigned start = indent;
      for (auto [column, cell] : llvm::enumerate(columns)) {
        unsigned depth = column == 0 ? row.depth : 0;
        if (line < cell.size() && !cell[line].empty()) {
          stream.indent(start + depth - written) << cell[line];
          written = start + depth + cell[line].size();
        }
        start += widths[column] + kGap;
      }
      stream << "\n";
    }
  }
}

bool TextTable::fits() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  print(stream);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  return llvm::all_of(
      lines, [](llvm::StringRef line) { return line.size() <= kTextColumns; });
}
