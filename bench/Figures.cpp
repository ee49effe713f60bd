//===- Figures.cpp - Measured figures beside their bars ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Figures.h"

#include "llvm/Support/Format.h"
#include <cmath>

using namespace tileconf::bench;

bool Figure::isMet() const {
  if (!bar) {
    return true;
  }
  return bar->kind == Bar::Kind::AtMost ? value <= bar->value
                                        : value >= bar->value;
}

/// Three significant digits, without an exponent.
static std::string print(double value) {
  int digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.*f", digits, value);
  return text;
}

void tileconf::bench::printTable(llvm::ArrayRef<Figure> figures,
                                 llvm::raw_ostream &os) {
  os << "| measured | figure | bar | |\n|---|---|---|---|\n";
  for (const Figure &figure : figures) {
    os << "| " << figure.name << " | " << print(figure.value) << " "
       << figure.unit << " | ";
    if (figure.bar) {
      bool atMost = figure.bar->kind == Bar::Kind::AtMost;
      os << (atMost ? "at most " : "at least ") << print(figure.bar->value)
         << " | " << (figure.isMet() ? "met" : "missed");
    } else {
      os << "|";
    }
    os << " |\n";
  }
}

double
tileconf::bench::fitExponent(llvm::ArrayRef<std::pair<double, double>> points) {
  double sumX = 0;
  double sumY = 0;
  double sumXX = 0;
  double sumXY = 0;
  for (auto [size, time] : points) {
    double x = std::log(size);
    double y = std::log(time);
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  double count = points.size();
  return (count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX);
}
