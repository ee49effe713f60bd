//===- FuzzerMain.cpp - A target under libFuzzer ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled once for each target, whose name the build passes. What a mutator of
// the target makes is used mostly, and what libFuzzer makes of bytes sometimes:
// it knows what was compared with what.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

using namespace tileconf::fuzz;

// libFuzzer's own mutations of bytes.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name.
extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

static std::array<unsigned long, 3> counts;

static const Target &getTarget() {
  static const Target &target = *findTarget(TILECONF_FUZZ_TARGET);
  return target;
}

static llvm::StringRef toString(const uint8_t *data, size_t size) {
  return {reinterpret_cast<const char *>(data), size};
}

extern "C" {

// NOLINTBEGIN(readability-identifier-naming): libFuzzer's names.
int LLVMFuzzerInitialize(int * /*argc*/, char *** /*argv*/) {
  std::atexit([] {
    std::fprintf(stderr, "%s: %lu unreadable, %lu without, %lu with answer\n",
                 TILECONF_FUZZ_TARGET, counts[0], counts[1], counts[2]);
  });
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > kMaxInputSize) {
    return -1;
  }
  Outcome outcome = getTarget().run(toString(data, size));
  ++counts[static_cast<size_t>(outcome)];
  // What does not parse is tried and not kept: mutants of it do not parse
  // either, and would soon be all that there is.
  return outcome == Outcome::Unreadable ? -1 : 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  Random random(seed);
  if (random.once(16)) {
    return LLVMFuzzerMutate(data, size, maxSize);
  }
  std::string mutant = getTarget().mutate(toString(data, size), random);
  size_t length = std::min(mutant.size(), maxSize);
  std::copy_n(mutant.begin(), length, data);
  return length;
}
// NOLINTEND(readability-identifier-naming)
}
