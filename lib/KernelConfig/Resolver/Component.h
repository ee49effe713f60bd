//===- Component.h - Buffers that must be decided together ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of a propagated problem that is still open, cut into independent
// components: buffers with more than one mode, and the choices that tie them
// together. A component is a cost function over the modes of its buffers,
// stated as a sum of terms over few buffers each. How to minimise it is left
// to MinimumCut and Elimination.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_COMPONENT_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_COMPONENT_H

#include "Cost.h"
#include "Propagation.h"

namespace tileconf::resolver {

/// A mode for every buffer.
using Modes = std::array<uint8_t, kMaxDataflowBuffers>;

struct Component {
  llvm::SmallVector<uint8_t, 8> buffers;
  /// In the order of their first operations.
  llvm::SmallVector<uint32_t, 8> choices;
};

/// The buffers with several modes left that remaining options of `choice` use,
/// in ascending order.
llvm::SmallVector<uint8_t, 4> getOpenScope(const Propagation &propagation,
                                           size_t choice);

/// The components of what `propagation` leaves open, and the choices that
/// touch no open buffer at all.
struct Decomposition {
  std::vector<Component> components;
  std::vector<uint32_t> settledChoices;
};
Decomposition decompose(const Propagation &propagation);

/// The option that a choice takes when modes are given: the cheapest, and the
/// best ranked among equals.
struct OptionPick {
  Cost cost = Cost::infinite();
  unsigned option = 0;
};

/// Costs under one propagation.
class CostModel {
public:
  explicit CostModel(const Propagation &propagation)
      : propagation(propagation) {}

  /// The best of the remaining options of `choice` for all of its
  /// operations together. Infinite when none of them fits.
  OptionPick pick(size_t choice, const Modes &modes) const;
  /// Lossy uses by operations without alternatives.
  Cost getFixedCost(unsigned buffer, unsigned mode) const;

  const Propagation &propagation;
};

} // namespace tileconf::resolver

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_COMPONENT_H
