//===- Clock.h - Seconds that pass ------------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stopwatches. Benchmarks that measure two things in one run time them by hand.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_CLOCK_H
#define TILECONF_BENCH_CLOCK_H

#include <ctime>

namespace tileconf::bench {

/// Time by a clock of the system.
template <clockid_t Id>
class BasicClock {
public:
  /// Seconds since the clock was made or last restarted.
  double restart() {
    double before = start;
    start = now();
    return start - before;
  }

private:
  static double now() {
    timespec time = {};
    clock_gettime(Id, &time);
    return static_cast<double>(time.tv_sec) +
           static_cast<double>(time.tv_nsec) * 1e-9;
  }

  double start = now();
};

/// Time that this thread had a processor for, page faults included: what it
/// measures is done by one thread, and does not depend on what else runs.
using Clock = BasicClock<CLOCK_THREAD_CPUTIME_ID>;

/// Time that a user waits.
using WallClock = BasicClock<CLOCK_MONOTONIC>;

} // namespace tileconf::bench

#endif // TILECONF_BENCH_CLOCK_H
