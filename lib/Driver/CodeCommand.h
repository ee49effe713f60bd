//===- CodeCommand.h - Pages of diagnostics ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tileconf explain TC0405`: the side of that command that needs no kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_CODECOMMAND_H
#define TILECONF_LIB_DRIVER_CODECOMMAND_H

#include "CommandLine.h"

namespace tileconf::driver {

/// Whether `invocation` asks about codes and not about kernels.
bool isAboutCodes(const Invocation &invocation);

/// Prints the pages that `invocation` asks for, or the list of codes.
DriverStatus explainCodes(const Invocation &invocation, std::string &output,
                          llvm::raw_ostream &errors);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_CODECOMMAND_H
