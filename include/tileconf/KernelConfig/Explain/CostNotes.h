//===- CostNotes.h - What a configuration costs -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A configuration that is right can still be dear. Each note says by how much
// at most, where that is known from and how sure it is: none of them was
// measured on the kernel at hand.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_COSTNOTES_H
#define TILECONF_KERNELCONFIG_EXPLAIN_COSTNOTES_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

namespace tileconf {

struct CostNote {
  /// How sure a note is.
  enum class Certainty : uint8_t {
    /// Read in the runtime's sources or the hardware's documentation.
    Documented,
    /// Measured by others, on other kernels.
    RuleOfThumb,
    /// Follows from what is documented, and was not measured.
    Deduced,
  };

  std::string text;
  /// Where it is known from, for instance "contract fact 74".
  std::string source;
  Certainty certainty;
};

/// "documented", "rule of thumb" or "deduced".
llvm::StringRef stringify(CostNote::Certainty certainty);

/// What `plan`, which answers `problem`, costs against the cheapest plan that
/// a kernel could have.
std::vector<CostNote> collectCosts(const KernelConfigPlan &plan,
                                   const Problem &problem);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_COSTNOTES_H
