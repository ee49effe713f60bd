//===- Problem.cpp - Checks of a problem ------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Problem/Problem.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

static void checkClass(const ChoiceClass &choice, unsigned bufferCount,
                       std::vector<ProblemDefect> &defects) {
  if (choice.options.empty()) {
    defects.push_back({ProblemDefect::Kind::NoOptions, choice.first});
  }
  EnumSet<Strategy> offered;
  for (const StrategyOption &option : choice.options) {
    if (offered.contains(option.strategy)) {
      defects.push_back({ProblemDefect::Kind::RepeatedStrategy, choice.first});
    }
    offered |= option.strategy;
    for (const BufferUse &use : option.demands.bufferUses) {
      if (use.buffer >= bufferCount) {
        defects.push_back({ProblemDefect::Kind::UsedBufferOutOfRange,
                           choice.first, use.buffer});
      }
    }
  }
  if (choice.pinned && !offered.contains(*choice.pinned)) {
    defects.push_back(
        {ProblemDefect::Kind::PinnedStrategyNotOffered, choice.first});
  }
}

std::vector<ProblemDefect> tileconf::check(const Problem &problem) {
  std::vector<ProblemDefect> defects;
  unsigned bufferCount = problem.target->getDataflowBufferCount();
  for (const FixedUse<BufferUse> &use : problem.requirements.getBufferUses()) {
    if (use.use.buffer >= bufferCount) {
      defects.push_back({ProblemDefect::Kind::UsedBufferOutOfRange, use.first,
                         use.use.buffer});
    }
  }
  for (const ChoiceClass &choice : problem.requirements.getChoiceClasses()) {
    checkClass(choice, bufferCount, defects);
  }
  if (problem.policy.unpackToDestFp32) {
    for (unsigned buffer : *problem.policy.unpackToDestFp32) {
      if (buffer >= bufferCount) {
        defects.push_back({ProblemDefect::Kind::ListedBufferOutOfRange,
                           kNoOperation, buffer});
      }
    }
  }
  return defects;
}

bool tileconf::isFpuBinary(const StrategyOption &option) {
  return option.strategy == Strategy::FPU &&
         option.primitive == Primitive::ElementwiseBinary;
}

unsigned tileconf::getStrategyRank(const StrategyOption &option,
                                   const KernelConfigPolicy &policy) {
  unsigned order = static_cast<unsigned>(option.strategy);
  bool wantsExact = policy.preferExactF32Binary &&
                    option.primitive == Primitive::ElementwiseBinary &&
                    option.isFloat32();
  if (!wantsExact) {
    return order;
  }
  // The SFPU moves to the front; the others keep their order behind it.
  unsigned sfpu = static_cast<unsigned>(Strategy::SFPU);
  if (order == sfpu) {
    return 0;
  }
  return order < sfpu ? order + 1 : order;
}
