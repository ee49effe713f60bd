//===- OperationNames.h - What operations are called ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Below this layer operations are ordinals. Whoever writes about them has to
// call them something: this is how the caller says what, whether it has IR at
// hand, a problem file, or nothing at all.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_OPERATIONNAMES_H
#define TILECONF_KERNELCONFIG_EXPLAIN_OPERATIONNAMES_H

#include "tileconf/KernelConfig/Requirements/KernelRequirements.h"
#include <string>

namespace tileconf {

class OperationNames {
public:
  virtual ~OperationNames() = default;

  /// The name of `operation`, for instance `ttl.tile_exp`; empty where it is
  /// not known.
  virtual std::string getName(OperationId operation) const = 0;
  /// Where `operation` stands in the user's source, as `file:line:column`;
  /// empty where that is not known.
  virtual std::string getLocation(OperationId operation) const = 0;
  /// Why `operation`, which has alternatives, does not offer the FPU, as in
  /// "operand 1 comes from DST"; empty where it does, or that is not known.
  virtual std::string getFpuObstacle(OperationId /*operation*/) const {
    return "";
  }
  /// The dataflow buffers, as bits, that the other threads of the program use;
  /// nothing where those are not known.
  virtual std::optional<uint64_t> getBuffersOfOthers() const {
    return std::nullopt;
  }
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_OPERATIONNAMES_H
