//===- ProblemJson.h - Problems as JSON -------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A problem in the form in which it travels: in bug reports, tests and
// benchmarks, and from tools that know nothing of MLIR. docs/problem-format.md
// describes the document.
//
// KernelRequirements forget which operation made which demand when another has
// made it before. A ProblemDescription does not: it is a list of operations
// from which the requirements are built, so that it can be printed, edited and
// built again.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_PROBLEM_PROBLEMJSON_H
#define TILECONF_KERNELCONFIG_PROBLEM_PROBLEMJSON_H

#include "tileconf/KernelConfig/Problem/Problem.h"
#include "tileconf/KernelConfig/Target/TargetTable.h"
#include "llvm/Support/JSON.h"
#include <memory>

namespace tileconf {

/// The version of the document, stated in it under `version`.
inline constexpr unsigned kProblemVersion = 1;

/// One operation; its ordinal is its place in the list.
struct OperationRecord {
  std::string name;
  std::string location;
  /// The ways in which it may execute; empty when there is only one.
  std::vector<StrategyOption> options;
  /// The strategy that it insists on.
  std::optional<Strategy> pinned;
  /// What it demands when it has no options.
  Demands demands;
  /// DST tiles that it needs at once, where that is known.
  std::optional<unsigned> dstTiles;
};

/// A dataflow buffer that the kernel binds.
struct BufferRecord {
  uint8_t index = 0;
  bool consumed = false;
  DataTypeSet types;
};

struct ProblemDescription {
  /// The target that the problem brings along, if it brings one.
  std::shared_ptr<const TableTarget> inlineTarget;
  /// The target: that one, a registered one or the generic one.
  const KernelTargetEnvironment *target = nullptr;
  KernelConfigPolicy policy;
  std::vector<BufferRecord> buffers;
  std::vector<OperationRecord> operations;

  /// The problem. It refers to the target and is otherwise independent.
  Problem build() const;
};

/// A problem with what it was made from.
struct ParsedProblem {
  ProblemDescription description;
  Problem problem;
};

/// Reads a problem. Accepts exactly what docs/problem-format.md describes, and
/// problems without defects only; the error says where and what else.
llvm::Expected<ParsedProblem> parseProblem(llvm::StringRef text);

/// The document that reads as `description`.
llvm::json::Value printProblem(const ProblemDescription &description);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_PROBLEM_PROBLEMJSON_H
