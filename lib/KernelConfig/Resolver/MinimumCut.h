//===- MinimumCut.h - Two modes and agreeable costs -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Minimises a component whose buffers have two modes left each and whose costs
// are submodular: for two buffers, agreeing never costs more than disagreeing
// both ways round. Today's relations are like that, lossy pairs included: an
// operation on two f32 buffers loses nothing while both are in the same mode.
// Such a function is the cost of a cut, so a maximum flow finds its minimum on
// a graph with one node per buffer, whatever the number of operations.
//
// Among all minimum cuts the one with most buffers in their first mode, and
// the one with fewest, are themselves unique. Where every choice of the
// component gets better ranked as buffers move the same way, the cut at that
// end is best ranked in every choice at once, and so the answer to the
// tie-break as well.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_MINIMUMCUT_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_MINIMUMCUT_H

#include "Component.h"

namespace tileconf::resolver {

/// Puts the optimum of `component` into `modes`. False, with `modes` as they
/// were, when the component is not of this kind.
bool solveByMinimumCut(const CostModel &model, const Component &component,
                       Modes &modes);

} // namespace tileconf::resolver

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_MINIMUMCUT_H
