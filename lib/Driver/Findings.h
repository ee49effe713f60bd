//===- Findings.h - Diagnostics kept as data --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a JSON document says about errors and warnings. Text output leaves them
// to MLIR, which shows the source line.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_FINDINGS_H
#define TILECONF_LIB_DRIVER_FINDINGS_H

#include "mlir/IR/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/OperationNames.h"
#include "llvm/Support/JSON.h"

namespace tileconf::driver {

struct Finding {
  /// `error`, `warning`, `note` or `remark`.
  llvm::StringRef severity;
  /// The stable code; empty for what MLIR itself complains about.
  std::string code;
  std::string message;
  /// As `file:line:column`, as far as known.
  std::string location;
  std::vector<Finding> notes;
};

using Findings = std::vector<Finding>;

/// Takes the code off the front of `text`.
Finding makeFinding(llvm::StringRef severity, llvm::StringRef text,
                    std::string location);

/// A message about a problem that has no IR.
Finding makeFinding(const Message &message, const OperationNames &names);

llvm::json::Array printFindings(llvm::ArrayRef<Finding> findings);

/// What `diagnostic` says to a user of this program, who cannot admit dialects
/// that it does not know.
std::string getText(const mlir::Diagnostic &diagnostic);

/// `error`, `warning`, `note` or `remark`.
llvm::StringRef spell(mlir::DiagnosticSeverity severity);

/// While it lives, diagnostics of a context are kept in a list and are seen by
/// nobody else.
class FindingCollector : public mlir::ScopedDiagnosticHandler {
public:
  FindingCollector(mlir::MLIRContext *context, Findings &findings);
};

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_FINDINGS_H
