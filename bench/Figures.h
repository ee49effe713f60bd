//===- Figures.h - Measured figures beside their bars -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table that a run ends with. A figure may have a bar, a number that it is
// not to exceed or not to fall below; the table says whether it does.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_FIGURES_H
#define TILECONF_BENCH_FIGURES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <string>
#include <vector>

namespace tileconf::bench {

struct Bar {
  enum class Kind : uint8_t { AtMost, AtLeast };
  Kind kind;
  double value;
};

struct Figure {
  std::string name;
  double value;
  std::string unit;
  std::optional<Bar> bar;

  bool isMet() const;
};

/// Writes a Markdown table with one row per figure.
void printTable(llvm::ArrayRef<Figure> figures, llvm::raw_ostream &os);

/// The exponent of the power law that fits `points` of size and time best.
double fitExponent(llvm::ArrayRef<std::pair<double, double>> points);

} // namespace tileconf::bench

#endif // TILECONF_BENCH_FIGURES_H
