//===- Driver.h - The command line tileconf ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that the program tileconf does, so that main() is one line and
// another program can offer the same.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DRIVER_DRIVER_H
#define TILECONF_DRIVER_DRIVER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace tileconf {

/// How a run ended, as the exit status of the process. The worst of several
/// inputs is the status of them all.
enum class DriverStatus : int {
  /// Every kernel has a configuration.
  Resolved = 0,
  /// A kernel has none, or is malformed.
  NoConfiguration = 1,
  /// The command line makes no sense, or an input or the output is not usable.
  BadUsage = 2,
};

/// Which streams a person looks at while the program runs. Colours and progress
/// are for those, unless the command line says otherwise.
struct Terminals {
  bool output = false;
  bool errors = false;
};

/// Runs a command line without the program's name. What is to go to standard
/// output is appended to `output`; errors and warnings go to `errors`.
DriverStatus runDriver(llvm::ArrayRef<const char *> arguments,
                       std::string &output, llvm::raw_ostream &errors,
                       const Terminals &terminals = {});

/// Does the same for a process, with its standard streams.
int runTileconf(int argc, char **argv);

} // namespace tileconf

#endif // TILECONF_DRIVER_DRIVER_H
