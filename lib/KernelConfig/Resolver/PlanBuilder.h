//===- PlanBuilder.h - Turns a solution into a plan -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes down the values that the optimizer found and works out the reason for
// each. The only code that can make a KernelConfigPlan.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_RESOLVER_PLANBUILDER_H
#define TILECONF_LIB_KERNELCONFIG_RESOLVER_PLANBUILDER_H

#include "Optimizer.h"
#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

namespace tileconf {

/// What the resolver decided, and what it decided against.
struct Decision {
  const resolver::CompiledProblem &problem;
  const resolver::ChoiceIndex &index;
  /// At the chosen width.
  const resolver::Propagation &propagation;
  const resolver::WidthSolution &solution;
  /// Cells that no cell constraint forbids.
  resolver::CellMask openCells;
  DestinationWidth width;
  DstSync sync;
  /// The other width has an answer too.
  bool otherWidthPossible;
  /// That answer was worse, and not only less preferred as a width; if a
  /// strategy shows it, `decidingClass` is the first class with a worse one.
  bool otherWidthCostsMore;
  std::optional<uint32_t> decidingClass;
  /// The first full-fp32 accumulation that asks for 32-bit elements.
  std::optional<OperationId> fullFp32Operation;
};

class PlanBuilder {
public:
  explicit PlanBuilder(const Decision &decision) : decision(decision) {}
  KernelConfigPlan build();

private:
  void setValues();
  void setWidthReason();
  void setSyncReason();
  void setUnpackReasons();
  void setStrategyReasons();
  Reason explainStrategy(size_t choice) const;
  void setDroppedPreferences();
  void setLossyUses();
  /// What stands against `width`.
  llvm::SmallVector<Requirement, 2> whyNot(DestinationWidth width) const;

  const Decision &decision;
  KernelConfigPlan plan;
};

} // namespace tileconf

#endif // TILECONF_LIB_KERNELCONFIG_RESOLVER_PLANBUILDER_H
