//===- ShortestPins.h - What has to be fixed --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out which attributes make the resolver choose a given configuration,
// and leaves out those that it would choose by itself.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_ADVICE_SHORTESTPINS_H
#define TILECONF_LIB_KERNELCONFIG_ADVICE_SHORTESTPINS_H

#include "tileconf/KernelConfig/Advice/Pin.h"

namespace tileconf::advice {

/// Pins with which the answer for `problem` is `values`, and without any one of
/// which it is not. Nothing where there are none.
std::optional<std::vector<Pin>> findShortestPins(const PlanValues &values,
                                                 const Problem &problem);

} // namespace tileconf::advice

#endif // TILECONF_LIB_KERNELCONFIG_ADVICE_SHORTESTPINS_H
