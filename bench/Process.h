//===- Process.h - Another process, measured --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Starts a program and waits for it. Its output is thrown away, its exit status
// is told: a kernel without a configuration is an answer too.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_PROCESS_H
#define TILECONF_BENCH_PROCESS_H

#include <optional>
#include <string>
#include <vector>

namespace tileconf::bench {

struct ProcessResult {
  int exitStatus = 0;
  /// From the start of the process until it is gone.
  double seconds = 0;
  /// Time that it had a processor for.
  double processorSeconds = 0;
  /// The most memory that it had in use at once. Linux counts what the caller
  /// used at the moment of starting, so callers keep small.
  size_t peakBytes = 0;
};

/// Runs `arguments`, the program's path first. Nothing if it cannot be started
/// or does not exit by itself.
std::optional<ProcessResult>
runProcess(const std::vector<std::string> &arguments);

} // namespace tileconf::bench

#endif // TILECONF_BENCH_PROCESS_H
