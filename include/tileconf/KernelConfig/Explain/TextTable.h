//===- TextTable.h - Columns of text for people -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lays out what a report says in columns that never go beyond kTextColumns,
// whatever the length of names and sentences. Knows nothing of what it prints.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_TEXTTABLE_H
#define TILECONF_KERNELCONFIG_EXPLAIN_TEXTTABLE_H

#include "tileconf/KernelConfig/Explain/InkedText.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace tileconf {

/// The width of every report.
inline constexpr unsigned kTextColumns = 100;

/// What becomes of text between backticks, which people copy.
enum class Quotes : uint8_t {
  /// It stays on one line, over the margin if it has to; but for names longer
  /// than a whole page.
  Keep,
  /// It wraps as any other text does.
  Wrap,
};

/// Breaks `text` into lines of at most `width` characters: between words, and
/// inside a word that is longer than a line. At least one line.
std::vector<InkedText> wrapText(const InkedText &text, unsigned width,
                                Quotes quotes = Quotes::Wrap);

/// Prints `text` wrapped; lines after the first are indented by `hang` more.
void printParagraph(const InkedText &text, unsigned indent, unsigned hang,
                    llvm::raw_ostream &stream);

/// Rows of cells. A column is as wide as its longest cell, up to a share of the
/// page; the last one gets what remains. Cells wrap.
class TextTable {
public:
  explicit TextTable(unsigned indent = 0) : indent(indent) {}

  /// A row; `depth` moves its first cell to the right.
  void addRow(std::vector<InkedText> cells, unsigned depth = 0);
  void print(llvm::raw_ostream &stream) const;
  /// Whether no line runs over the margin.
  bool fits() const;

private:
  struct Row {
    std::vector<InkedText> cells;
    unsigned depth;
  };

  std::vector<unsigned> getWidths() const;

  unsigned indent;
  std::vector<Row> rows;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_TEXTTABLE_H
