//===- Target.cpp - The list of targets -------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new target is a row here, a seed folder below corpus/ and a line in
// CMakeLists.txt.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace tileconf;
using namespace tileconf::fuzz;

llvm::ArrayRef<Target> fuzz::getTargets() {
  static constexpr Target targets[] = {
      {"problem", runProblem, mutateProblem},
      {"kernel", runKernel, mutateKernel},
      {"command", runCommand, mutateCommand},
      {"bytecode", runBytecode, mutateBytecode},
  };
  return targets;
}

const Target *fuzz::findTarget(llvm::StringRef name) {
  const Target *found = llvm::find_if(
      getTargets(), [&](const Target &target) { return target.name == name; });
  return found == getTargets().end() ? nullptr : found;
}

void fuzz::require(bool kept, const char *broken, llvm::StringRef details) {
  if (!kept) {
    llvm::errs() << "broken promise: " << broken << "\n" << details << "\n";
    std::abort();
  }
}
