//===- Diagnostics.h - Diagnostics as values --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is said about a kernel, before it reaches a terminal, a JSON file or
// MLIR's diagnostic engine. The texts are in Diagnostics.def; this turns one of
// them and its arguments into a message.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_DIAGNOSTICS_H
#define TILECONF_KERNELCONFIG_EXPLAIN_DIAGNOSTICS_H

#include "tileconf/KernelConfig/Requirements/KernelRequirements.h"
#include "llvm/Support/FormatVariadic.h"
#include <string>

namespace tileconf {

enum class DiagnosticId : uint8_t {
#define TILECONF_DIAGNOSTIC(NAME, CODE, SEVERITY, TEXT) NAME,
#include "tileconf/KernelConfig/Explain/Diagnostics.def"
};

enum class Severity : uint8_t { Error, Warning, Remark };

/// The stable code, for instance `TC0401`.
llvm::StringRef getCode(DiagnosticId id);
Severity getSeverity(DiagnosticId id);
/// The text with its placeholders.
const char *getTemplate(DiagnosticId id);

/// The text of a diagnostic, its code in front.
template <typename... Args>
std::string format(DiagnosticId id, Args &&...args) {
  std::string text =
      llvm::formatv(false, getTemplate(id), std::forward<Args>(args)...).str();
  return "[" + getCode(id).str() + "] " + text;
}

/// A remark at some place that belongs to a diagnostic.
struct Note {
  /// The operation that it is about; the kernel as a whole if there is none.
  OperationId operation = kNoOperation;
  std::string text;
};

struct Message {
  DiagnosticId id;
  /// As in Note.
  OperationId operation = kNoOperation;
  std::string text;
  llvm::SmallVector<Note, 2> notes;
  /// An error whatever the severity of its kind: findings are to be errors.
  bool asError = false;
};

/// How severe `message` itself is.
Severity getSeverity(const Message &message);
/// "error", "warning", "remark".
llvm::StringRef stringify(Severity severity);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_DIAGNOSTICS_H
