//===- Diagnostics.cpp - The table behind diagnostics -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/Diagnostics.h"

using namespace tileconf;

namespace {

struct Row {
  llvm::StringLiteral code;
  Severity severity;
  llvm::StringLiteral text;
};

constexpr Row kRows[] = {
#define TILECONF_DIAGNOSTIC(NAME, CODE, SEVERITY, TEXT)                        \
  {CODE, Severity::SEVERITY, TEXT},
#include "tileconf/KernelConfig/Explain/Diagnostics.def"
};

} // namespace

static const Row &rowOf(DiagnosticId id) {
  return kRows[static_cast<unsigned>(id)];
}

llvm::StringRef tileconf::getCode(DiagnosticId id) { return rowOf(id).code; }

Severity tileconf::getSeverity(DiagnosticId id) { return rowOf(id).severity; }

Severity tileconf::getSeverity(const Message &message) {
  return message.asError ? Severity::Error : getSeverity(message.id);
}

llvm::StringRef tileconf::stringify(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Remark:
    return "remark";
  }
  return "";
}

const char *tileconf::getTemplate(DiagnosticId id) {
  return rowOf(id).text.data();
}
