//===- MathFidelityChoice.h - The fidelity that a kernel gets ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Math fidelity takes no part in legality, so no plan has it. Where the user
// leaves it open it is still something to choose: the runtime's default has a
// known fault on one device.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_FINDINGS_MATHFIDELITYCHOICE_H
#define TILECONF_KERNELCONFIG_FINDINGS_MATHFIDELITYCHOICE_H

#include "tileconf/KernelConfig/Findings/KernelProfile.h"
#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

namespace tileconf {

struct MathFidelityChoice {
  enum class Kind : uint8_t {
    /// The runtime's own default.
    Default,
    /// The user set it.
    Set,
    /// The runtime's default gives wrong results in this configuration
    /// (contract fact 150).
    Avoided,
  };
  MathFidelity value = MathFidelity::HiFi4;
  Kind kind = Kind::Default;
  /// The first operation that multiplies on the FPU under the plan, and how
  /// many do; kNoOperation if none does, and the fidelity has no effect.
  OperationId multiplication = kNoOperation;
  uint64_t multiplications = 0;
};

/// The user's fidelity if there is one; HiFi3 where the target has the hazard
/// of HiFi4 with 32-bit destination elements, `plan` has them, and something
/// multiplies on the FPU; else the runtime's default.
MathFidelityChoice chooseMathFidelity(const KernelConfigPlan &plan,
                                      const Problem &problem,
                                      const KernelProfile &profile);

/// Why `choice` is what it is, in one line, as Phrases::reason() says it.
std::string describe(const MathFidelityChoice &choice, const Problem &problem);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_FINDINGS_MATHFIDELITYCHOICE_H
