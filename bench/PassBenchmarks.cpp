//===- PassBenchmarks.cpp - The pass against the parser ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmarks.h"
#include "Kernels.h"
#include "PassRun.h"
#include <benchmark/benchmark.h>

using namespace tileconf;
using namespace tileconf::bench;

static constexpr Form kForms[] = {Form::Direct, Form::Compute};
static constexpr size_t kSizes[] = {1000, 10000, 100000, kLargestKernel};

static std::string nameOf(Form form, size_t size) {
  return "pass/" + getName(form).str() + "/" + std::to_string(size);
}

static void measure(benchmark::State &state, Form form, size_t size) {
  std::string text = printKernel(form, size);
  for (auto iteration : state) {
    (void)iteration;
    std::optional<PassTimes> times = runPass(text);
    if (!times) {
      return state.SkipWithError("the kernel has no configuration");
    }
    state.SetIterationTime(times->configuring);
    state.counters["share"] = times->getShare() * 100;
    double count = static_cast<double>(size);
    state.counters["parse_ns"] = times->parsing * 1e9 / count;
    state.counters["verify_ns"] = times->verifying * 1e9 / count;
    state.counters["pass_ns"] = times->configuring * 1e9 / count;
  }
}

static void registerAll() {
  for (Form form : kForms) {
    for (size_t size : kSizes) {
      // A ratio is one iteration's; small ones are repeated more often.
      int repetitions = size < 100000 ? 51 : size < kLargestKernel ? 9 : 3;
      benchmark::RegisterBenchmark(
          nameOf(form, size).c_str(),
          [=](benchmark::State &state) { measure(state, form, size); })
          ->UseManualTime()
          ->Unit(benchmark::kMicrosecond)
          ->Iterations(1)
          ->Repetitions(repetitions)
          ->ReportAggregatesOnly();
    }
  }
}

static void summarize(const Medians &medians, std::vector<Figure> &figures) {
  for (Form form : kForms) {
    for (size_t size : kSizes) {
      addFigure(medians, figures, nameOf(form, size), "share",
                "pass, " + getName(form).str() + " form, " +
                    std::to_string(size) + " tile operations",
                "% of parse and verify", Bar{Bar::Kind::AtMost, 5});
    }
  }
}

const Group bench::kPass = {registerAll, summarize};
