//===- Relaxation.h - A problem with some requirements only -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads requirements back onto the operations and policy settings that they
// stand for, so that a conflict can be tried out: what is left of a problem
// when these are all that it demands?
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_PROPERTY_KERNELCONFIG_RELAXATION_H
#define TILECONF_PROPERTY_KERNELCONFIG_RELAXATION_H

#include "BruteForceResolver.h"

namespace tileconf::property {

struct Relaxation {
  ProblemDescription problem;
  /// Buffers about which the explicit unpack set says nothing any more.
  BufferSet freed;

  bool isSolvable() const {
    return solveByBruteForce(problem, freed).has_value();
  }
};

/// `problem` with `requirements` as its only requirements.
Relaxation keepOnly(llvm::ArrayRef<Requirement> requirements,
                    const ProblemDescription &problem);

/// `problem` without `requirement`.
Relaxation leaveOut(const Requirement &requirement,
                    const ProblemDescription &problem);

} // namespace tileconf::property

#endif // TILECONF_PROPERTY_KERNELCONFIG_RELAXATION_H
