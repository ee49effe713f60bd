//===- DescriptionNames.h - Names that a problem states ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operation names for an answer to a problem that came as JSON.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_DESCRIPTIONNAMES_H
#define TILECONF_KERNELCONFIG_EXPLAIN_DESCRIPTIONNAMES_H

#include "tileconf/KernelConfig/Explain/OperationNames.h"
#include "tileconf/KernelConfig/Problem/ProblemJson.h"

namespace tileconf {

/// The names and locations in `description`, which outlives this.
class DescriptionNames : public OperationNames {
public:
  explicit DescriptionNames(const ProblemDescription &description)
      : operations(description.operations) {}

  std::string getName(OperationId operation) const override {
    return operation < operations.size() ? operations[operation].name : "";
  }
  std::string getLocation(OperationId operation) const override {
    return operation < operations.size() ? operations[operation].location : "";
  }

private:
  const std::vector<OperationRecord> &operations;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_DESCRIPTIONNAMES_H
