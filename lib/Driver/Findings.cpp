//===- Findings.cpp - Diagnostics kept as data ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Findings.h"

#include "DiagnosticPrinter.h"
#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "llvm/ADT/StringExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

Finding driver::makeFinding(llvm::StringRef severity, llvm::StringRef text,
                            std::string location) {
  Finding finding{severity, "", "", std::move(location), {}};
  llvm::StringRef rest = text;
  if (rest.consume_front("[TC")) {
    auto [digits, message] = rest.split("] ");
    if (digits.size() == 4 && llvm::all_of(digits, llvm::isDigit)) {
      finding.code = "TC" + digits.str();
      text = message;
    }
  }
  finding.message = text.str();
  return finding;
}

Finding driver::makeFinding(const Message &message,
                            const OperationNames &names) {
  auto locate = [&](OperationId operation) {
    return operation == kNoOperation ? std::string()
                                     : names.getLocation(operation);
  };
  Finding finding = makeFinding(stringify(getSeverity(message)), message.text,
                                locate(message.operation));
  for (const Note &note : message.notes) {
    finding.notes.push_back(
        makeFinding("note", note.text, locate(note.operation)));
  }
  return finding;
}

/// The members of a note, or of a help.
static llvm::json::Object printNote(const Finding &note,
                                    llvm::StringRef message) {
  llvm::json::Object object{{"message", llvm::json::fixUTF8(message)}};
  if (!note.location.empty()) {
    object["location"] = llvm::json::fixUTF8(note.location);
  }
  return object;
}

llvm::json::Array driver::printFindings(llvm::ArrayRef<Finding> findings) {
  llvm::json::Array array;
  for (const Finding &finding : findings) {
    llvm::json::Object object{
        {"severity", finding.severity},
        {"message", llvm::json::fixUTF8(finding.message)},
    };
    if (!finding.code.empty()) {
      object["code"] = finding.code;
    }
    if (!finding.location.empty()) {
      object["location"] = llvm::json::fixUTF8(finding.location);
    }
    llvm::json::Array notes;
    llvm::json::Array help;
    for (const Finding &note : finding.notes) {
      llvm::StringRef message = note.message;
      bool isHelp = message.consume_front(kHelpPrefix);
      (isHelp ? help : notes).push_back(printNote(note, message));
    }
    object["notes"] = std::move(notes);
    object["help"] = std::move(help);
    array.push_back(std::move(object));
  }
  return array;
}

llvm::StringRef driver::spell(mlir::DiagnosticSeverity severity) {
  switch (severity) {
  case mlir::DiagnosticSeverity::Note:
    return "note";
  case mlir::DiagnosticSeverity::Warning:
    return "warning";
  case mlir::DiagnosticSeverity::Error:
    return "error";
  case mlir::DiagnosticSeverity::Remark:
    return "remark";
  }
  return "";
}

std::string driver::getText(const mlir::Diagnostic &diagnostic) {
  std::string text = diagnostic.str();
  // The parser's advice is about another program's option.
  size_t advice = text.find(". If this is intended, please ");
  if (advice != std::string::npos) {
    text.replace(advice, std::string::npos, ", which `tileconf` does not know");
  }
  return text;
}

static Finding makeFinding(const mlir::Diagnostic &diagnostic) {
  return driver::makeFinding(spell(diagnostic.getSeverity()),
                             getText(diagnostic),
                             printLocation(diagnostic.getLocation()));
}

FindingCollector::FindingCollector(mlir::MLIRContext *context,
                                   Findings &findings)
    : ScopedDiagnosticHandler(context) {
  setHandler([&findings](mlir::Diagnostic &diagnostic) {
    Finding finding = ::makeFinding(diagnostic);
    for (const mlir::Diagnostic &note : diagnostic.getNotes()) {
      finding.notes.push_back(::makeFinding(note));
    }
    findings.push_back(std::move(finding));
  });
}
