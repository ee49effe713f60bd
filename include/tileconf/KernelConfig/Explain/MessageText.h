//===- MessageText.h - Messages as part of a report -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What was found about a kernel, as paragraphs below its table. The same
// messages as diagnostics, each at its place in the source, are Analysis's.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_MESSAGETEXT_H
#define TILECONF_KERNELCONFIG_EXPLAIN_MESSAGETEXT_H

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/InkedText.h"
#include "tileconf/KernelConfig/Explain/OperationNames.h"

namespace tileconf {

/// The ink of a word for how severe something is: "error", "warning",
/// "remark", "note" or "help".
Ink getSeverityInk(llvm::StringRef word);

/// "2 warnings and 1 remark"; "no findings".
std::string countMessages(llvm::ArrayRef<Message> messages);

struct MessageTextOptions {
  unsigned indent = 2;
  /// Print them all, and not the first few.
  bool unfold = false;
};

/// Prints `messages` below one another. Messages that say the same of
/// operations alike are printed once and counted.
void printMessages(llvm::ArrayRef<Message> messages,
                   const OperationNames &names,
                   const MessageTextOptions &options,
                   llvm::raw_ostream &stream);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_MESSAGETEXT_H
