//===- Cost.h - What the resolver minimises ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The additive part of the objective: lossy uses first, then operations that
// are off their preferred strategy. Costs are compared in that order and form
// an ordered group, which is all that a minimum cut needs.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_COST_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_COST_H

#include <cstdint>
#include <limits>
#include <tuple>

namespace tileconf::resolver {

struct Cost {
  int64_t lossyUses = 0;
  int64_t unpreferred = 0;

  /// More than any sum of costs of one problem, and safe to add a few times.
  static constexpr Cost infinite() {
    return {std::numeric_limits<int64_t>::max() / 8, 0};
  }
  bool isInfinite() const { return lossyUses >= infinite().lossyUses / 2; }

  Cost operator+(Cost other) const {
    return {lossyUses + other.lossyUses, unpreferred + other.unpreferred};
  }
  Cost operator-(Cost other) const {
    return {lossyUses - other.lossyUses, unpreferred - other.unpreferred};
  }
  Cost &operator+=(Cost other) { return *this = *this + other; }
  Cost &operator-=(Cost other) { return *this = *this - other; }
  Cost operator*(int64_t factor) const {
    return {lossyUses * factor, unpreferred * factor};
  }
  bool operator==(Cost other) const {
    return lossyUses == other.lossyUses && unpreferred == other.unpreferred;
  }
  bool operator!=(Cost other) const { return !(*this == other); }
  bool operator<(Cost other) const {
    return std::tie(lossyUses, unpreferred) <
           std::tie(other.lossyUses, other.unpreferred);
  }
};

} // namespace tileconf::resolver

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_COST_H
