//===- Target.h - What can be fuzzed ----------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fuzz target is a function that takes any input at all and ends the process
// if a promise is broken, and a mutator that knows the input's grammar.
// libFuzzer drives them (FuzzerMain.cpp), and so does a plain program
// (Replay.cpp) that every build has.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_FUZZ_TARGET_H
#define TILECONF_FUZZ_TARGET_H

#include "Random.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace tileconf::fuzz {

/// How far an input got. Nothing depends on it, but a mutator whose inputs all
/// fail to parse tests a parser and no more.
enum class Outcome : uint8_t {
  Unreadable,
  NoConfiguration,
  Resolved,
};

struct Target {
  llvm::StringLiteral name;
  Outcome (*run)(llvm::StringRef input);
  std::string (*mutate)(llvm::StringRef input, Random &random);
};

llvm::ArrayRef<Target> getTargets();
/// The target of that name, or null.
const Target *findTarget(llvm::StringRef name);

/// Longer inputs find nothing that shorter ones do not.
inline constexpr size_t kMaxInputSize = 16384;

/// Ends the process with `broken`, the promise, unless it was `kept`. `details`
/// are what somebody needs to see why.
void require(bool kept, const char *broken, llvm::StringRef details = {});

Outcome runProblem(llvm::StringRef input);
Outcome runKernel(llvm::StringRef input);
Outcome runCommand(llvm::StringRef input);
Outcome runBytecode(llvm::StringRef input);

std::string mutateProblem(llvm::StringRef input, Random &random);
std::string mutateKernel(llvm::StringRef input, Random &random);
std::string mutateCommand(llvm::StringRef input, Random &random);
std::string mutateBytecode(llvm::StringRef input, Random &random);

} // namespace tileconf::fuzz

#endif // TILECONF_FUZZ_TARGET_H
