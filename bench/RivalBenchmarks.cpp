//===- RivalBenchmarks.cpp - The resolver against others --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Resolver and rival get the same problem in the same iteration. The resolver
// is so much faster that it runs many times, and the median counts.
//
//===----------------------------------------------------------------------===//

#include "Benchmarks.h"
#include "Clock.h"
#include "CopyingSearch.h"
#include "SolverEncoding.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"
#include "llvm/ADT/STLExtras.h"
#include <benchmark/benchmark.h>

using namespace tileconf;
using namespace tileconf::bench;

namespace {

struct Rival {
  const char *name;
  const char *words;
  /// The values that it finds; seconds in `stating`, where that is a part of
  /// its own, and `solving`.
  std::optional<SolverAnswer> (*solve)(const Sample &sample);
  std::vector<size_t> sizes;
  /// What the ratio has to be at the largest size.
  std::optional<double> bar;
  /// It finds the best answer, as the resolver does.
  bool optimizes;
};

} // namespace

template <SearchDomains Domains>
static std::optional<SolverAnswer> solveByCopying(const Sample &sample) {
  Clock clock;
  std::optional<PlanValues> values = solveByCopyingSearch(sample, Domains);
  if (!values) {
    return std::nullopt;
  }
  return SolverAnswer{std::move(*values), 0, clock.restart()};
}

static const std::vector<Rival> &getRivals() {
  static const std::vector<Rival> rivals = {
      {"z3", "Z3, any answer", solveByZ3, {1000, 10000, 100000}, 100, false},
      {"z3-optimum", "Z3, best answer", optimizeByZ3, {100, 1000}, {}, true},
      {"copying-lists",
       "copying search on lists",
       solveByCopying<SearchDomains::Lists>,
       {100, 1000, 4000},
       1000,
       false},
      {"copying-masks",
       "copying search on bit masks",
       solveByCopying<SearchDomains::Masks>,
       {100, 1000, 4000},
       1000,
       false}};
  return rivals;
}

/// Today's targets, and no losses: rivals know nothing of how to lose least.
static constexpr Shape kShapes[] = {Shape::Chain, Shape::Dense};

static std::string nameOf(const Rival &rival, Shape shape, size_t size) {
  return std::string(rival.name) + "/" + getName(shape).str() + "/" +
         std::to_string(size);
}

static size_t countPreferred(const PlanValues &values) {
  return llvm::count(values.strategies, Strategy::FPU);
}

static void measure(benchmark::State &state, const Rival &rival, Shape shape,
                    size_t size) {
  Sample sample = makeSample(shape, size);
  for (auto iteration : state) {
    (void)iteration;
    std::vector<double> seconds(11);
    std::optional<PlanValues> values;
    for (double &run : seconds) {
      Clock clock;
      Problem problem = sample.build();
      Resolution resolution = resolve(problem);
      run = clock.restart();
      if (const auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
        values = plan->getValues();
      }
    }
    llvm::sort(seconds);
    double resolver = seconds[seconds.size() / 2];

    std::optional<SolverAnswer> answer = rival.solve(sample);
    if (!values || !answer) {
      return state.SkipWithError("no answer");
    }
    // A rival's answer has to be right, and the resolver's no worse than it.
    answer->values.unpackModes.resize(values->unpackModes.size());
    size_t preferred = countPreferred(*values);
    size_t rivalPreferred = countPreferred(answer->values);
    if (!verify(answer->values, sample.build()).empty() ||
        preferred < rivalPreferred ||
        (rival.optimizes && preferred != rivalPreferred)) {
      return state.SkipWithError("answers do not agree");
    }
    double taken = answer->stating + answer->solving;
    state.SetIterationTime(taken);
    state.counters["ratio"] = taken / resolver;
    state.counters["ratio_solving"] = answer->solving / resolver;
    state.counters["resolver_us"] = resolver * 1e6;
  }
}

static void registerAll() {
  for (const Rival &rival : getRivals()) {
    for (Shape shape : kShapes) {
      for (size_t size : rival.sizes) {
        benchmark::RegisterBenchmark(
            nameOf(rival, shape, size).c_str(),
            [&rival, shape, size](benchmark::State &state) {
              measure(state, rival, shape, size);
            })
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1)
            ->Repetitions(3)
            ->ReportAggregatesOnly();
      }
    }
  }
}

static void summarize(const Medians &medians, std::vector<Figure> &figures) {
  for (const Rival &rival : getRivals()) {
    for (Shape shape : kShapes) {
      for (size_t size : rival.sizes) {
        std::string benchmark = nameOf(rival, shape, size);
        std::string words = std::string(rival.words) + ", " +
                            getName(shape).str() + ", " + std::to_string(size) +
                            " choices";
        std::optional<Bar> bar;
        if (rival.bar && size == rival.sizes.back()) {
          bar = Bar{Bar::Kind::AtLeast, *rival.bar};
        }
        addFigure(medians, figures, benchmark, "ratio", words,
                  "times the resolver", bar);
        if (bar && rival.solve == solveByZ3) {
          addFigure(medians, figures, benchmark, "ratio_solving",
                    words + ", its search alone", "times the resolver");
        }
      }
    }
  }
}

const Group bench::kRivals = {registerAll, summarize};
