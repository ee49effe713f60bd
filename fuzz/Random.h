//===- Random.h - Choices that can be made again ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One generator for every mutator, so that a seed says everything about what
// was tried. Standard distributions differ between libraries and are not used.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_FUZZ_RANDOM_H
#define TILECONF_FUZZ_RANDOM_H

#include "llvm/ADT/ArrayRef.h"
#include <iterator>
#include <random>

namespace tileconf::fuzz {

class Random {
public:
  explicit Random(unsigned seed) : engine(seed) {}

  /// A number below `bound`, which is not 0.
  size_t below(size_t bound) { return engine() % bound; }
  /// True once in `times`.
  bool once(unsigned times) { return below(times) == 0; }
  /// An element of `values`, which are not none.
  template <typename Values>
  decltype(auto) pick(const Values &values) {
    return values[below(std::size(values))];
  }

private:
  std::mt19937 engine;
};

} // namespace tileconf::fuzz

#endif // TILECONF_FUZZ_RANDOM_H
