//===- Phrases.h - Parts of sentences ---------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How Tileconf calls things: requirements, values, reasons. Reports and tables
// are made of these, so that the same thing has the same name everywhere.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_PHRASES_H
#define TILECONF_KERNELCONFIG_EXPLAIN_PHRASES_H

#include "tileconf/KernelConfig/Explain/OperationNames.h"
#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

namespace tileconf {

/// Words about one problem.
class Phrases {
public:
  Phrases(const Problem &problem, const OperationNames &names)
      : problem(problem), names(names) {}

  /// "`ttl.tile_exp`"; "operation 3" where the name is not known.
  std::string operation(OperationId operation) const;
  /// "`ttl.tile_exp` at kernel.mlir:12:5", as far as known.
  std::string operationAt(OperationId operation) const;
  /// "its f32 result", "its f32 operand 0".
  std::string tile(const Requirement &requirement) const;
  /// "operand 0", "operands 0 and 1 at once".
  static std::string width(DestinationWidth width);
  static std::string mode(UnpackMode mode);
  /// "default or unpack-to-destination".
  static std::string modes(UnpackModeSet modes);
  /// "`fpu`".
  static std::string strategy(const StrategyOption &option);
  /// "`fpu` or `sfpu`".
  static std::string options(const ChoiceClass &choice);
  /// "dataflow buffers 0 and 1 in default mode"; empty if it takes none.
  std::string takes(const StrategyOption &option) const;
  /// "`fpu` (takes dataflow buffer 0 in default mode)".
  std::string optionInFull(const StrategyOption &option) const;
  /// "`fpu` or `sfpu`", each with what it takes.
  std::string optionsInFull(const ChoiceClass &choice) const;
  /// The strategies that `ttl.enable_fpu_binary_ops` leaves to `choice`; all if
  /// it leaves none.
  std::vector<StrategyOption> allowedOptions(const ChoiceClass &choice) const;
  /// "can run on `fpu` or `sfpu`", or why that is not so here.
  std::string abilities(const ChoiceClass &choice) const;
  /// "dataflow buffers 0 and 1".
  static std::string buffers(llvm::ArrayRef<unsigned> buffers);

  /// The setting behind a policy requirement, as the user wrote it:
  /// "`fp32_dest_acc_en` is false", "option `dst-full-sync-en` is enabled".
  std::string setting(const Requirement &requirement) const;
  /// "default mode only", for what a use of a buffer accepts.
  std::string modeDemand(const Requirement &use) const;
  /// What `requirement` needs, as a statement.
  std::string need(const Requirement &requirement) const;
  /// Why a value of `plan` is what it is, in one line.
  std::string reason(const Reason &reason, const KernelConfigPlan &plan) const;

  /// What a cause of a reason has to do with it.
  std::string cause(const Requirement &cause,
                    const KernelConfigPlan &plan) const;

  /// The class of the choice that `operation` makes, if it makes one.
  const ChoiceClass *findClass(OperationId operation) const;
  /// Modes in which a buffer use loses nothing, at any width.
  UnpackModeSet exactModes(const Requirement &use) const;
  /// Modes that a buffer use accepts at any width, lossy ones if admitted.
  UnpackModeSet acceptedModes(const Requirement &use) const;

  const Problem &problem;
  const OperationNames &names;
};

/// "a, b and c".
std::string joinWords(llvm::ArrayRef<std::string> words,
                      llvm::StringRef last = "and");

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_PHRASES_H
