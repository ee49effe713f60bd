//===- Document.cpp - The JSON document of the driver -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Document.h"

#include "tileconf/KernelConfig/Explain/PlanJson.h"

using namespace tileconf;
using namespace tileconf::driver;

void Document::addKernel(const std::string &file, llvm::StringRef kernel,
                         const std::string &location) {
  llvm::json::Object entry{
      {"file", llvm::json::fixUTF8(file)},
      // Until there is an answer.
      {"status", "error"},
      {"diagnostics", llvm::json::Array()},
  };
  if (!kernel.empty()) {
    entry["kernel"] = llvm::json::fixUTF8(kernel);
  }
  if (!location.empty()) {
    entry["location"] = llvm::json::fixUTF8(location);
  }
  kernels.push_back(std::move(entry));
}

void Document::setAnswer(const Resolution &resolution, const Problem &problem,
                         const OperationNames &names) {
  llvm::json::Object &entry = *kernels.back().getAsObject();
  entry["target"] = llvm::json::Object{
      {"architecture", problem.target->getArchitecture()},
      {"config_api", problem.target->getConfigApi()},
      {"launchable", problem.target->isLaunchable()},
  };
  if (const auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
    entry["status"] = "resolved";
    entry["plan"] = printPlan(*plan, problem, names);
  } else if (const auto *conflict =
                 std::get_if<KernelConfigConflict>(&resolution)) {
    entry["status"] = "conflict";
    entry["conflict"] = printConflict(*conflict, names);
  } else {
    entry["limit"] = printLimit(std::get<ResolutionLimit>(resolution));
  }
}

static void append(llvm::json::Array &array, llvm::ArrayRef<Finding> findings) {
  for (llvm::json::Value &printed : printFindings(findings)) {
    array.push_back(std::move(printed));
  }
}

void Document::addFindings(llvm::ArrayRef<Finding> findings) {
  append(*kernels.back().getAsObject()->getArray("diagnostics"), findings);
}

void Document::addGeneralFindings(llvm::ArrayRef<Finding> findings) {
  append(general, findings);
}

void Document::print(std::string &output) {
  printDocument(llvm::json::Object{{"version", kDocumentVersion},
                                   {"kernels", std::move(kernels)},
                                   {"diagnostics", std::move(general)}},
                output);
}

void driver::printDocument(const llvm::json::Value &document,
                           std::string &output) {
  llvm::raw_string_ostream stream(output);
  llvm::json::OStream(stream, 2).value(document);
  stream << "\n";
}
