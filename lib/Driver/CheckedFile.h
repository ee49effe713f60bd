//===- CheckedFile.h - What one file came to --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A check reads many files at once and says a line for each kernel: what one
// file has to say is gathered here, so that it can be printed when its turn
// comes.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_CHECKEDFILE_H
#define TILECONF_LIB_DRIVER_CHECKEDFILE_H

#include "Document.h"
#include "KernelFiles.h"

namespace tileconf::driver {

struct CheckCounts {
  uint64_t kernels = 0;
  uint64_t resolved = 0;
  uint64_t withFindings = 0;
  uint64_t warnings = 0;
  uint64_t remarks = 0;
  uint64_t targetless = 0;
  uint64_t empty = 0;
  uint64_t unreadable = 0;

  void add(const CheckCounts &other) {
    kernels += other.kernels;
    resolved += other.resolved;
    withFindings += other.withFindings;
    warnings += other.warnings;
    remarks += other.remarks;
    targetless += other.targetless;
    empty += other.empty;
    unreadable += other.unreadable;
  }
};

/// What one file came to.
struct CheckedFile {
  struct Line {
    bool ok;
    std::string text;
  };
  std::vector<Line> lines;
  CheckCounts counts;
  DriverStatus status = DriverStatus::Resolved;
  Document document;
};

/// Reads `file` into a CheckedFile.
CheckedFile checkFile(KernelFileReader &reader, const std::string &file,
                      const Invocation &invocation);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_CHECKEDFILE_H
