//===- Commands.h - What each command does ----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function for each row of the command table.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_COMMANDS_H
#define TILECONF_LIB_DRIVER_COMMANDS_H

#include "CommandLine.h"

namespace tileconf::driver {

/// Resolves kernels and prints a table or a JSON document.
DriverStatus runKernels(const Invocation &invocation, std::string &output,
                        llvm::raw_ostream &errors);
/// Explains values of kernels, or codes of diagnostics.
DriverStatus runExplain(const Invocation &invocation, std::string &output,
                        llvm::raw_ostream &errors);
/// Prints the configurations that kernels could have.
DriverStatus runExplore(const Invocation &invocation, std::string &output,
                        llvm::raw_ostream &errors);
/// Checks all kernels of files and folders.
DriverStatus runCheck(const Invocation &invocation, std::string &output,
                      llvm::raw_ostream &errors);
/// Resolves kernels and prints their descriptors.
DriverStatus runEmit(const Invocation &invocation, std::string &output,
                     llvm::raw_ostream &errors);
/// Resolves a problem in JSON.
DriverStatus runResolve(const Invocation &invocation, std::string &output,
                        llvm::raw_ostream &errors);
/// Prints capability tables.
DriverStatus runTargets(const Invocation &invocation, std::string &output,
                        llvm::raw_ostream &errors);
/// Prints help on commands.
DriverStatus runHelp(const Invocation &invocation, std::string &output,
                     llvm::raw_ostream &errors);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_COMMANDS_H
