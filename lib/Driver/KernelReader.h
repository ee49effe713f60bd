//===- KernelReader.h - Files to analysed kernels ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the commands that take kernels have in common: reading files, parsing
// and checking them, and asking for the configuration of each compute kernel in
// them. Whatever goes wrong is reported; what it means for the exit status is
// decided here and nowhere else.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_KERNELREADER_H
#define TILECONF_LIB_DRIVER_KERNELREADER_H

#include "CommandLine.h"
#include "Findings.h"
#include "KernelFilter.h"
#include "SourceView.h"
#include "mlir/IR/BuiltinOps.h"
#include "tileconf/Analysis/KernelConfigAnalysis.h"

namespace tileconf::driver {

/// The text of a file, or of standard input for `-`. Complains in `error`.
std::unique_ptr<llvm::MemoryBuffer> readInput(const std::string &path,
                                              std::string &error);

/// A kernel that was read. Lives as long as the call that shows it.
struct KernelAnswer {
  /// The file, as the user named it.
  std::string file;
  mlir::func::FuncOp function;
  /// Null for a kernel that poses no problem.
  const KernelConfigAnalysis *analysis = nullptr;
  /// Shows lines of the file; null where diagnostics are collected.
  SourceView *view = nullptr;
  /// Why there is no target, if that is why there is no analysis.
  std::string targetRefusal = {};

  /// The answer, or null where there is none.
  const KernelConfigPlan *getPlan() const {
    return analysis ? analysis->getPlan() : nullptr;
  }
  /// Where the kernel stands, as `file:line:column`.
  std::string getLocation() const;
  /// The kernel's name, printable.
  std::string getName() const;
};

/// What to do with what is read. Diagnostics go to the source manager's handler
/// or, where they are collected, to the visitor.
class KernelVisitor {
public:
  virtual ~KernelVisitor() = default;

  /// Diagnostics are data for visitFindings() and not text for people.
  virtual bool collectsFindings() const { return false; }
  /// A kernel, before anything that was found about it. May find more.
  virtual DriverStatus visitKernel(const KernelAnswer &kernel) = 0;
  /// What was found about the kernel shown last, or about `file` as a whole if
  /// `kernel` is null.
  virtual void visitFindings(const KernelAnswer * /*kernel*/,
                             const Findings & /*findings*/) {}
  /// A kernel of `file`, or the file as a whole, is malformed, so that there is
  /// nothing to ask about. Comes after the errors.
  virtual void visitMalformed(const std::string & /*file*/) {}
  /// `file` has no compute kernel.
  virtual void visitEmpty(const std::string &file) = 0;
};

/// Whether `invocation` makes sense before anything is read; complains if not.
bool checkKernelUsage(const Invocation &invocation, llvm::raw_ostream &errors);

/// Reads files, one after the other.
class KernelFileReader {
public:
  /// Contexts are kept for `keptBytes` of input; none of what one file leaves
  /// behind outlives it if that is zero. A large file is read on several
  /// threads if `useThreads` is set.
  KernelFileReader(const Invocation &invocation, KernelFilter &filter,
                   size_t keptBytes, bool useThreads);
  ~KernelFileReader();

  /// Shows each kernel of a file to `visitor` in turn.
  DriverStatus read(const std::string &path, KernelVisitor &visitor,
                    llvm::raw_ostream &errors);

private:
  const Invocation &invocation;
  KernelFilter &filter;
  size_t keptBytes;
  bool useThreads;
  std::unique_ptr<mlir::MLIRContext> context;
  size_t readBytes = 0;
};

/// Reads the operands of `invocation`, shows each kernel to `visitor` in turn
/// and returns the worst status.
DriverStatus readKernels(const Invocation &invocation, KernelVisitor &visitor,
                         llvm::raw_ostream &errors);

DriverStatus worseOf(DriverStatus lhs, DriverStatus rhs);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_KERNELREADER_H
