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

#include "KernelReport.h"
#include "tileconf/KernelConfig/Advice/Alternatives.h"
#include "tileconf/KernelConfig/Advice/WhyNot.h"
#include "tileconf/KernelConfig/Explain/ReasonChain.h"
#include <optional>

namespace tileconf::driver {

/// The version of the document, stated in it under `version`.
inline constexpr unsigned kDocumentVersion = 2;

class Document {
public:
  /// Adds an entry with the members that every one has. `file`, `kernel` and
  /// `location` are left out where they are empty.
  void addKernel(const std::string &file, llvm::StringRef kernel,
                 const std::string &location);
  /// Adds the answer to the entry added last.
  void setAnswer(const Resolution &resolution, const Problem &problem,
                 const OperationNames &names);
  /// Adds fidelity, precision, costs and findings of a plan to the entry added
  /// last.
  void setReport(const KernelReport &report, const KernelConfigPlan &plan,
                 const Problem &problem, const OperationNames &names);
  /// Adds chains of reasons to the entry added last.
  void setExplanations(llvm::ArrayRef<ValueExplanation> explanations,
                       const OperationNames &names);
  /// Adds the answer to a question, asked as `question`, to the entry added
  /// last.
  void addAnswer(llvm::StringRef question, const WhyNotAnswer &answer,
                 const Explanation &explanation, const OperationNames &names);
  /// Adds what else a kernel could be to the entry added last, with the number
  /// of reads that lose bits under each.
  void setAlternatives(const Alternatives &alternatives,
                       llvm::ArrayRef<uint64_t> lossyReads,
                       const OperationNames &names);
  /// Adds the entries and findings of another document.
  void append(Document other);
  /// Adds a count to the summary of the whole document.
  void addCount(llvm::StringRef what, uint64_t count);
  /// Adds findings to the entry added last.
  void addFindings(llvm::ArrayRef<Finding> findings);
  /// Adds findings about no kernel.
  void addGeneralFindings(llvm::ArrayRef<Finding> findings);

  /// Turns the entry added last, which nothing is added to any more, to text.
  void finishKernel();
  /// Prints the document and ends it.
  void print(std::string &output);

private:
  llvm::json::Object &last() { return *current; }
  /// A value takes some thirty times the memory of its text, and there may be
  /// many kernels: only the entry added last is one.
  std::optional<llvm::json::Object> current;
  std::vector<std::string> finished;
  llvm::json::Array general;
  llvm::json::Object summary;
};

/// Collects the answers to kernels in a document.
class DocumentVisitor : public KernelVisitor {
public:
  explicit DocumentVisitor(const Invocation &invocation)
      : invocation(invocation) {}

  bool collectsFindings() const override { return true; }
  DriverStatus visitKernel(const KernelAnswer &kernel) override;
  void visitFindings(const KernelAnswer *kernel,
                     const Findings &findings) override;
  void visitEmpty(const std::string &file) override;

  Document document;

protected:
  /// Adds what only some commands have to say about a kernel.
  virtual void extend(const KernelAnswer & /*kernel*/) {}

  const Invocation &invocation;
};

/// Prints any document the way in which all of them look.
void printDocument(const llvm::json::Value &document, std::string &output);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_DOCUMENT_H
