//===- MathFidelityChoice.cpp - The fidelity that a kernel gets -*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Findings/MathFidelityChoice.h"

#include <algorithm>

using namespace tileconf;

MathFidelityChoice tileconf::chooseMathFidelity(const KernelConfigPlan &plan,
                                                const Problem &problem,
                                                const KernelProfile &profile) {
  MathFidelityChoice choice;
  for (const KernelProfile::Multiplication &product : profile.multiplications) {
    if (product.classIndex &&
        plan.getClassStrategy(*product.classIndex) != product.strategy) {
      continue;
    }
    choice.multiplication = std::min(choice.multiplication, product.first);
    choice.multiplications += product.count;
  }
  const Setting<MathFidelity> &set = problem.policy.mathFidelity;
  choice.value = set.value;
  if (set.source != SettingSource::Default) {
    choice.kind = MathFidelityChoice::Kind::Set;
  } else if (set.value == MathFidelity::HiFi4 &&
             choice.multiplication != kNoOperation &&
             plan.getDestinationWidth() == DestinationWidth::Bits32 &&
             problem.target->getHazards().contains(
                 Hazard::HiFi4InWideDestination)) {
    choice.value = MathFidelity::HiFi3;
    choice.kind = MathFidelityChoice::Kind::Avoided;
  }
  return choice;
}

std::string tileconf::describe(const MathFidelityChoice &choice,
                               const Problem &problem) {
  switch (choice.kind) {
  case MathFidelityChoice::Kind::Default:
    return choice.multiplication == kNoOperation
               ? "default: the runtime's own; nothing multiplies on the FPU"
               : "default: the runtime's own";
  case MathFidelityChoice::Kind::Set:
    return "user: option `math-fidelity` is " + stringify(choice.value).str();
  case MathFidelityChoice::Kind::Avoided:
    return "preferred: `HiFi4`, the runtime's default, gives wrong results "
           "with 32-bit destination elements on `" +
           problem.target->getArchitecture().str() + "`";
  }
  return "";
}
