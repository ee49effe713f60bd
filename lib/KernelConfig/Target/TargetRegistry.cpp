//===- TargetRegistry.cpp - The one switch over architectures ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Target/TargetRegistry.h"

#include "Tables.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

namespace {

/// Architectures that exist and cannot be configured, with what it would take.
struct KnownGap {
  llvm::StringLiteral architecture;
  llvm::StringLiteral missing;
};

constexpr KnownGap kKnownGaps[] = {
    // Contract facts 17, 18, 65 to 68.
    {"quasar", "the Gen2 configuration descriptor, global unpack routing and "
               "the Quasar kernel launch mechanism"},
};

} // namespace

llvm::ArrayRef<const TableTarget *> tileconf::getRegisteredTargets() {
  static const TableTarget targets[] = {
      TableTarget(makeWormholeB0Descriptor()),
      TableTarget(makeWormholeB0Gen1Config()),
      TableTarget(makeBlackholeDescriptor()),
      TableTarget(makeBlackholeGen1Config()),
  };
  static const auto pointers = [] {
    std::array<const TableTarget *, std::size(targets)> list{};
    llvm::transform(targets, list.begin(),
                    [](const TableTarget &target) { return &target; });
    return list;
  }();
  return pointers;
}

const TableTarget &tileconf::getGenericTarget() {
  static const TableTarget target(makeGeneric());
  return target;
}

TargetLookup tileconf::lookupTarget(llvm::StringRef architecture,
                                    llvm::StringRef configApi) {
  bool knownArchitecture = false;
  bool knownApi = false;
  for (const TableTarget *target : getRegisteredTargets()) {
    bool sameArchitecture = target->getArchitecture() == architecture;
    bool sameApi = target->getConfigApi() == configApi;
    if (sameArchitecture && sameApi) {
      return target;
    }
    knownArchitecture |= sameArchitecture;
    knownApi |= sameApi;
  }

  TargetRefusal refusal{TargetRefusal::Kind::UnknownArchitecture,
                        architecture.str(), configApi.str(), ""};
  for (const KnownGap &gap : kKnownGaps) {
    if (gap.architecture == architecture) {
      refusal.kind = TargetRefusal::Kind::UnsupportedArchitecture;
      refusal.missing = gap.missing.str();
      return refusal;
    }
  }
  if (knownArchitecture && !knownApi) {
    refusal.kind = TargetRefusal::Kind::UnknownConfigApi;
  } else if (knownArchitecture) {
    refusal.kind = TargetRefusal::Kind::UnsupportedArchitecture;
    refusal.missing = "a table for `" + configApi.str() + "`";
  }
  return refusal;
}
