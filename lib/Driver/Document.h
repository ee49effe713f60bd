//===- Document.h - The JSON document of the driver -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One document for everything that resolves: an entry for each kernel, and what
// was found about inputs as a whole. Answers inside it are Explain's.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_DOCUMENT_H
#define TILECONF_LIB_DRIVER_DOCUMENT_H

#include "Findings.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"

namespace tileconf::driver {

/// The version of the document, stated in it under `version`.
inline constexpr unsigned kDocumentVersion = 1;

class Document {
public:
  /// Adds an entry with the members that every one has. `file`, `kernel` and
  /// `location` are left out where they are empty.
  void addKernel(const std::string &file, llvm::StringRef kernel,
                 const std::string &location);
  /// Adds the answer to the entry added last.
  void setAnswer(const Resolution &resolution, const Problem &problem,
                 const OperationNames &names);
  /// Adds findings to the entry added last.
  void addFindings(llvm::ArrayRef<Finding> findings);
  /// Adds findings about no kernel.
  void addGeneralFindings(llvm::ArrayRef<Finding> findings);

  /// Prints the document and ends it.
  void print(std::string &output);

private:
  llvm::json::Array kernels;
  llvm::json::Array general;
};

/// Prints any document the way in which all of them look.
void printDocument(const llvm::json::Value &document, std::string &output);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_DOCUMENT_H
