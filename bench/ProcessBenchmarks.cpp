//===- ProcessBenchmarks.cpp - Processes of their own -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmarks.h"
#include "Kernels.h"
#include "Process.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <algorithm>
#include <benchmark/benchmark.h>

using namespace tileconf;
using namespace tileconf::bench;

static std::vector<std::string> listExamples() {
  std::vector<std::string> examples;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator file(TILECONF_BENCH_EXAMPLES, error),
       end;
       file != end && !error; file.increment(error)) {
    if (llvm::sys::path::extension(file->path()) == ".mlir") {
      examples.push_back(file->path());
    }
  }
  llvm::sort(examples);
  return examples;
}

static std::string nameOf(llvm::StringRef example) {
  return "process/" + llvm::sys::path::stem(example).str();
}

static void measureStart(benchmark::State &state, const std::string &example) {
  for (auto iteration : state) {
    (void)iteration;
    auto result = runProcess({TILECONF_BENCH_TOOL, example});
    // 1 says that there is no configuration, which one example is about.
    if (!result || result->exitStatus > 1) {
      return state.SkipWithError("tileconf failed");
    }
    state.SetIterationTime(result->seconds);
    state.counters["ms"] = result->seconds * 1e3;
    state.counters["processor_ms"] = result->processorSeconds * 1e3;
  }
}

static constexpr Form kForms[] = {Form::Direct, Form::Compute};

static std::string memoryNameOf(Form form) {
  return "memory/" + getName(form).str();
}

static void measureMemory(benchmark::State &state, Form form) {
  std::string self = llvm::sys::fs::getMainExecutable(nullptr, nullptr);
  for (auto iteration : state) {
    (void)iteration;
    auto parsed = runProcess({self, kParseFlag.str(), getName(form).str()});
    auto configured = runProcess({self, kPassFlag.str(), getName(form).str()});
    if (!parsed || !configured || parsed->exitStatus != 0 ||
        configured->exitStatus != 0) {
      return state.SkipWithError("the kernel has no configuration");
    }
    state.SetIterationTime(configured->seconds);
    double before = static_cast<double>(parsed->peakBytes);
    double after = static_cast<double>(configured->peakBytes);
    state.counters["bytes"] = after / kLargestKernel;
    state.counters["added"] = (after / before - 1) * 100;
  }
}

static void registerAll() {
  for (const std::string &example : listExamples()) {
    benchmark::RegisterBenchmark(
        nameOf(example).c_str(),
        [example](benchmark::State &state) { measureStart(state, example); })
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1)
        ->Repetitions(20)
        ->ReportAggregatesOnly();
  }
  for (Form form : kForms) {
    benchmark::RegisterBenchmark(
        memoryNameOf(form).c_str(),
        [form](benchmark::State &state) { measureMemory(state, form); })
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
  }
}

static void summarize(const Medians &medians, std::vector<Figure> &figures) {
  std::optional<double> slowest;
  for (const std::string &example : listExamples()) {
    auto found = medians.find(nameOf(example) + ":processor_ms");
    if (found != medians.end()) {
      slowest = std::max(slowest.value_or(0), found->second);
    }
    addFigure(medians, figures, nameOf(example), "ms",
              "process, " + llvm::sys::path::filename(example).str(), "ms",
              Bar{Bar::Kind::AtMost, 25});
  }
  if (slowest) {
    figures.push_back({"process, processor time of the slowest example",
                       *slowest, "ms", std::nullopt});
  }
  for (Form form : kForms) {
    std::string words = getName(form).str() + " form, " +
                        std::to_string(kLargestKernel) + " tile operations";
    addFigure(medians, figures, memoryNameOf(form), "bytes",
              "peak memory, " + words, "bytes per tile operation");
    addFigure(medians, figures, memoryNameOf(form), "added",
              "peak memory, " + words + ", added by the pass",
              "% of parse and verify");
  }
}

const Group bench::kProcesses = {registerAll, summarize};
