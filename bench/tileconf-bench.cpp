//===- tileconf-bench.cpp - Runs benchmarks, prints the table ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the options of Google Benchmark, of which --benchmark_filter is the
// useful one. Ends with status 1 if a benchmark could not be run; a missed bar
// is news and not a failure, since the machine has a part in it.
//
//===----------------------------------------------------------------------===//

#include "Benchmarks.h"
#include "Kernels.h"
#include "PassRun.h"
#include <benchmark/benchmark.h>

using namespace tileconf;
using namespace tileconf::bench;

void bench::addFigure(const Medians &medians, std::vector<Figure> &figures,
                      const std::string &benchmark, const std::string &counter,
                      const std::string &name, const std::string &unit,
                      std::optional<Bar> bar) {
  auto found = medians.find(benchmark + ":" + counter);
  if (found != medians.end()) {
    figures.push_back({name, found->second, unit, bar});
  }
}

namespace {

/// Shows results as they come and keeps the medians.
class MedianReporter : public benchmark::ConsoleReporter {
public:
  MedianReporter() : ConsoleReporter(OO_None) {}

  void ReportRuns(const std::vector<Run> &runs) override {
    std::vector<Run> kept;
    for (const Run &run : runs) {
      bool single = run.run_type == Run::RT_Iteration && run.repetitions <= 1;
      if (run.error_occurred ? kept.empty()
                             : single || run.aggregate_name == "median") {
        kept.push_back(run);
      }
    }
    ConsoleReporter::ReportRuns(kept);
    for (const Run &run : kept) {
      failed |= run.error_occurred;
      for (const auto &[counter, value] : run.counters) {
        medians[run.run_name.function_name + ":" + counter] = value.value;
      }
    }
  }

  Medians medians;
  bool failed = false;
};

} // namespace

/// Does what the memory benchmark starts a process for.
static int runAlone(llvm::StringRef flag, llvm::StringRef formName) {
  Form form = formName == getName(Form::Direct) ? Form::Direct : Form::Compute;
  std::string text = printKernel(form, kLargestKernel);
  return runPass(text, /*configure=*/flag == kPassFlag) ? 0 : 1;
}

int main(int argc, char **argv) {
  if (argc == 3 && (argv[1] == kPassFlag || argv[1] == kParseFlag)) {
    return runAlone(argv[1], argv[2]);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 2;
  }
  const Group *groups[] = {&kProcesses, &kResolver, &kPass, &kRivals};
  for (const Group *group : groups) {
    group->registerAll();
  }
  MedianReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);

  std::vector<Figure> figures;
  for (const Group *group : groups) {
    group->summarize(reporter.medians, figures);
  }
  llvm::outs() << "\n";
  printTable(figures, llvm::outs());
  return reporter.failed ? 1 : 0;
}
