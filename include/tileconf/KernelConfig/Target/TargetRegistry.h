//===- TargetRegistry.h - All targets, by name ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place where an architecture is told from another. Everything else
// asks the environment that it is given.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_TARGET_TARGETREGISTRY_H
#define TILECONF_KERNELCONFIG_TARGET_TARGETREGISTRY_H

#include "tileconf/KernelConfig/Target/TargetTable.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <variant>

namespace tileconf {

/// The API that TT-Lang's runtime launches kernels with, used where a kernel
/// names none.
inline constexpr llvm::StringLiteral kDefaultConfigApi =
    "ComputeConfigDescriptor";

/// Why there is no environment for what was asked.
struct TargetRefusal {
  enum class Kind : uint8_t {
    /// Nothing is known under this name.
    UnknownArchitecture,
    /// The architecture is known, and `missing` says what it would take.
    UnsupportedArchitecture,
    /// No target of any architecture has this API.
    UnknownConfigApi,
  };
  Kind kind;
  std::string architecture;
  std::string configApi;
  std::string missing;
};

using TargetLookup = std::variant<const TableTarget *, TargetRefusal>;

/// The target for an architecture through an API, or why there is none.
TargetLookup lookupTarget(llvm::StringRef architecture,
                          llvm::StringRef configApi = kDefaultConfigApi);

/// The environment for kernels that name no architecture: the relations that
/// the registered targets share, without their restrictions. For tests of the
/// compiler; not launchable.
const TableTarget &getGenericTarget();

/// Every launchable target, in the order in which they are listed to users.
llvm::ArrayRef<const TableTarget *> getRegisteredTargets();

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_TARGET_TARGETREGISTRY_H
