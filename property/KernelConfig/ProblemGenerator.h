//===- ProblemGenerator.h - Problems out of a seed --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated problems, small enough for brute force and varied enough that each
// method of the resolver and each kind of requirement gets its turn. The same
// seed gives the same problem on every machine.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_PROPERTY_KERNELCONFIG_PROBLEMGENERATOR_H
#define TILECONF_PROPERTY_KERNELCONFIG_PROBLEMGENERATOR_H

#include "tileconf/KernelConfig/Problem/ProblemJson.h"

namespace tileconf::property {

/// What a generated problem looks like.
enum class Shape : uint8_t {
  /// Operations as kernels have them, on a target that exists.
  Kernel,
  /// Any demands at all, on a target that does not.
  Synthetic,
  /// f32 operations that want different modes, with lossy uses admitted.
  LossyFloat32,
  /// Options whose modes pull against one another, so that neither taking
  /// everyone's best option nor a minimum cut decides.
  Tangled,
};

enum class Size : uint8_t {
  /// Every configuration can be looked at.
  Small,
  /// Every combination of unpack modes can be looked at.
  Large,
};

/// For the names of tests.
std::string getShapeName(Shape shape);

ProblemDescription generateProblem(Shape shape, Size size, uint64_t seed);

} // namespace tileconf::property

#endif // TILECONF_PROPERTY_KERNELCONFIG_PROBLEMGENERATOR_H
