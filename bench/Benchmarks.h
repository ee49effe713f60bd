//===- Benchmarks.h - What is measured --------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The benchmarks, in groups, and what the table says about each group. Google
// Benchmark repeats them and takes medians; here they are named and their
// results are set beside the bars.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_BENCHMARKS_H
#define TILECONF_BENCH_BENCHMARKS_H

#include "Figures.h"
#include "llvm/ADT/StringMap.h"

namespace tileconf::bench {

/// Medians of a run: counters by benchmark name and counter name, joined by
/// `:`.
using Medians = llvm::StringMap<double>;

/// A group of benchmarks. What a filter leaves out is missing from `medians`,
/// and from the figures.
struct Group {
  void (*registerAll)();
  void (*summarize)(const Medians &medians, std::vector<Figure> &figures);
};

/// `tileconf` in a process of its own, and the memory of a large pass run.
/// Comes first: a child's peak counts what its parent uses.
extern const Group kProcesses;
/// The resolver alone.
extern const Group kResolver;
/// The resolver against others.
extern const Group kRivals;
/// The pass against parsing and verifying.
extern const Group kPass;

/// Given this and a form's name, the program takes a kernel of
/// kLargestKernel tile operations through the pass and ends.
inline constexpr llvm::StringLiteral kPassFlag = "--run-pass";
/// The same, but it only parses and verifies.
inline constexpr llvm::StringLiteral kParseFlag = "--run-parser";
inline constexpr size_t kLargestKernel = 1000000;

/// Adds the median of `counter` of `benchmark`, if it was run.
void addFigure(const Medians &medians, std::vector<Figure> &figures,
               const std::string &benchmark, const std::string &counter,
               const std::string &name, const std::string &unit,
               std::optional<Bar> bar = std::nullopt);

} // namespace tileconf::bench

#endif // TILECONF_BENCH_BENCHMARKS_H
