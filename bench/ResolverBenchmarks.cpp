//===- ResolverBenchmarks.cpp - The resolver alone --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Benchmarks.h"
#include "Clock.h"
#include "Problems.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"
#include <benchmark/benchmark.h>

using namespace tileconf;
using namespace tileconf::bench;

static constexpr Shape kShapes[] = {Shape::Independent, Shape::Chain,
                                    Shape::Dense, Shape::LossyCut,
                                    Shape::Elimination};
static constexpr size_t kSizes[] = {100, 1000, 10000, 100000, 1000000};

static std::string nameOf(Shape shape, size_t size) {
  return "resolver/" + getName(shape).str() + "/" + std::to_string(size);
}

/// What is measured is only worth it if the answer is right.
static bool answers(const Sample &sample) {
  Problem problem = sample.build();
  Resolution resolution = resolve(problem);
  const auto *plan = std::get_if<KernelConfigPlan>(&resolution);
  return plan && verify(plan->getValues(), problem).empty();
}

static void measure(benchmark::State &state, Shape shape, size_t size) {
  Sample sample = makeSample(shape, size);
  if (!answers(sample)) {
    state.SkipWithError("no correct plan");
    return;
  }
  double total = 0;
  for (auto iteration : state) {
    (void)iteration;
    Clock clock;
    Problem problem = sample.build();
    Resolution resolution = resolve(problem);
    double seconds = clock.restart();
    benchmark::DoNotOptimize(resolution);
    total += seconds;
    state.SetIterationTime(seconds);
  }
  state.counters["ns_per_choice"] =
      total * 1e9 / static_cast<double>(state.iterations() * size);
}

static void registerAll() {
  for (Shape shape : kShapes) {
    for (size_t size : kSizes) {
      benchmark::RegisterBenchmark(
          nameOf(shape, size).c_str(),
          [=](benchmark::State &state) { measure(state, shape, size); })
          ->UseManualTime()
          ->Unit(benchmark::kMicrosecond)
          ->MinTime(0.05)
          ->Repetitions(7)
          ->ReportAggregatesOnly();
    }
  }
}

static void summarize(const Medians &medians, std::vector<Figure> &figures) {
  for (Shape shape : kShapes) {
    std::vector<std::pair<double, double>> points;
    for (size_t size : kSizes) {
      std::string name = nameOf(shape, size);
      std::optional<Bar> bar;
      if (size == kSizes[std::size(kSizes) - 1]) {
        bar = Bar{Bar::Kind::AtMost, 100};
      }
      addFigure(medians, figures, name, "ns_per_choice",
                "resolver, " + getName(shape).str() + ", " +
                    std::to_string(size) + " choices",
                "ns per choice", bar);
      auto found = medians.find(name + ":ns_per_choice");
      if (found != medians.end()) {
        points.emplace_back(size, found->second * size);
      }
    }
    if (points.size() == std::size(kSizes)) {
      figures.push_back(
          {"resolver, " + getName(shape).str() + ", exponent of time over size",
           fitExponent(points), "", Bar{Bar::Kind::AtMost, 1.05}});
    }
  }
}

const Group bench::kResolver = {registerAll, summarize};
