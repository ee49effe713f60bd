//===- Problems.h - Problems to measure resolvers with ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Problems of any size, in shapes that ask different things of a resolver. A
// problem is kept as its distinct operations and the order in which they come,
// so that a million operations are no million records: what is measured is the
// resolver and not the memory of its input.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_BENCH_PROBLEMS_H
#define TILECONF_BENCH_PROBLEMS_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"
#include "tileconf/KernelConfig/Target/TargetTable.h"
#include <memory>

namespace tileconf::bench {

enum class Shape : uint8_t {
  /// Each choice reads one of 32 pairs of buffers, some of which an
  /// exponential reads too.
  Independent,
  /// Each choice shares a buffer with the next, over all 64 buffers, and an
  /// exponential at one end decides for the other end.
  Chain,
  /// Choices between any two of 64 buffers: one component with all pairs.
  Dense,
  /// As Dense, with f32 matmuls and exponentials that pull at opposite modes;
  /// TF32 is allowed, so that the least lossy answer is a minimum cut.
  LossyCut,
  /// Three strategies and four modes in random relations on a made-up target,
  /// each choice on three neighbouring buffers: left to elimination.
  Elimination,
};

llvm::StringRef getName(Shape shape);

/// An operation without alternatives has no options.
struct SampleOperation {
  Demands demands;
  std::vector<StrategyOption> options;
};

struct Sample {
  std::shared_ptr<const TableTarget> ownTarget;
  const KernelTargetEnvironment *target = nullptr;
  KernelConfigPolicy policy;
  std::vector<SampleOperation> distinct;
  /// Numbers of distinct operations, in the order of the kernel.
  std::vector<uint32_t> order;

  /// The problem, every operation added in full.
  Problem build() const;
};

/// A problem of `shape` with `choices` operations that have alternatives. The
/// same every time.
Sample makeSample(Shape shape, size_t choices);

} // namespace tileconf::bench

#endif // TILECONF_BENCH_PROBLEMS_H
