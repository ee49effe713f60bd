//===- PlanRows.h - Rows about buffers and strategies -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the table of a plan says about each buffer and each choice of strategy,
// with those that say the same in one row. How it is laid out is not decided
// here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_PLANROWS_H
#define TILECONF_KERNELCONFIG_EXPLAIN_PLANROWS_H

#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Explain/ReasonText.h"

namespace tileconf {

/// A row of a section.
struct PlanRow {
  std::string label;
  std::string value;
  std::vector<ReasonText> reasons;
};

/// A row for each buffer, or for several that differ in their number only, by
/// the first number. With `unfold`, none has several.
std::vector<PlanRow> listBufferRows(const KernelConfigPlan &plan,
                                    const Phrases &phrases, bool unfold);

/// A row for each choice, or for several that say the same, in kernel order.
/// With `unfold`, none has several but those of one choice class.
std::vector<PlanRow> listStrategyRows(const KernelConfigPlan &plan,
                                      const Phrases &phrases, bool unfold);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_PLANROWS_H
