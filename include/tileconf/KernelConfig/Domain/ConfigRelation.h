//===- ConfigRelation.h - Allowed width and mode pairs ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What one use of a dataflow buffer allows: pairs of destination width and
// unpack mode. A relation, never a preferred value: choosing is the resolver's
// work.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_DOMAIN_CONFIGRELATION_H
#define TILECONF_KERNELCONFIG_DOMAIN_CONFIGRELATION_H

#include "tileconf/KernelConfig/Domain/EnumSet.h"

namespace tileconf {

/// The unpack modes that are allowed at each destination width.
struct ConfigRelation {
  /// Modes that deliver the data as the operation expects it.
  std::array<UnpackModeSet, kCount<DestinationWidth>> exact;
  /// Further modes that work but lose bits of the data on the way.
  std::array<UnpackModeSet, kCount<DestinationWidth>> lossy;

  UnpackModeSet getExact(DestinationWidth width) const {
    return exact[static_cast<unsigned>(width)];
  }
  UnpackModeSet getLossy(DestinationWidth width) const {
    return lossy[static_cast<unsigned>(width)];
  }
  bool operator==(const ConfigRelation &other) const {
    return exact == other.exact && lossy == other.lossy;
  }
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_DOMAIN_CONFIGRELATION_H
