//===- KernelReport.h - All there is to say about a plan --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every command that shows a resolved kernel starts from the same: findings,
// fidelity, precision. Computed once here; how it looks is up to the command.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_KERNELREPORT_H
#define TILECONF_LIB_DRIVER_KERNELREPORT_H

#include "KernelReader.h"
#include "tileconf/KernelConfig/Advice/Alternatives.h"
#include "tileconf/KernelConfig/Explain/PlanText.h"
#include "tileconf/KernelConfig/Findings/MathFidelityChoice.h"
#include "tileconf/KernelConfig/Findings/Precision.h"

namespace tileconf::driver {

struct KernelReport {
  std::vector<Message> findings;
  MathFidelityChoice fidelity;
  std::vector<PrecisionEdge> precision;

  /// Resolved unless a finding is an error.
  DriverStatus getStatus() const;
};

/// What there is to say about the kernel of `analysis`, which has a plan.
KernelReport makeReport(const KernelConfigAnalysis &analysis,
                        const FindingOptions &options);

/// The reads that lose bits under each of `alternatives` for `problem`, the
/// kernel with `profile`: those that a table of precision would call lossy.
std::vector<uint64_t> countLossyReads(const Alternatives &alternatives,
                                      const Problem &problem,
                                      const KernelProfile &profile);

/// "kernel `add`" and where it stands.
PlanTitle getTitle(const KernelAnswer &kernel);

/// Why there is no plan, in a line: "kernel `add` at k.mlir:3:1: no
/// configuration for wormhole_b0: ... clash".
InkedText getRefusal(const KernelAnswer &kernel);

/// Where to read more about a kernel without a plan.
InkedText getAdvice(const KernelAnswer &kernel, const Invocation &invocation);

/// Prints the table of precision, at the indentation of a section, and what
/// the fidelity makes of it.
void printPrecision(const KernelReport &report, const OperationNames &names,
                    llvm::raw_ostream &stream);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_KERNELREPORT_H
