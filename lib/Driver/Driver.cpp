//===- Driver.cpp - The command line tileconf -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Driver/Driver.h"

#include "CommandLine.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "llvm/Support/ProgramStack.h"
#include <csignal>

using namespace tileconf;
using namespace tileconf::driver;

/// Stack for everything that recurses over IR. Deeply nested input is refused
/// where it can be told from its text (KernelReader.cpp); this is for the rest.
static constexpr unsigned kStackSize = 64u << 20;

DriverStatus tileconf::runDriver(llvm::ArrayRef<const char *> arguments,
                                 std::string &output, llvm::raw_ostream &errors,
                                 const Terminals &terminals) {
  std::string error;
  errors.enable_colors(wantsColour(Colour::Auto, terminals.errors));
  std::optional<Invocation> invocation = parseCommandLine(arguments, error);
  if (!invocation) {
    reportUsage(error, errors);
    return DriverStatus::BadUsage;
  }
  std::optional<Colour> colour = parseColour(invocation->colour);
  if (!colour) {
    reportUsage(format(DiagnosticId::OptionValue, "color", invocation->colour,
                       "`auto`, `always` or `never`"),
                errors);
    return DriverStatus::BadUsage;
  }
  errors.enable_colors(wantsColour(*colour, terminals.errors));
  invocation->outputColour = wantsColour(*colour, terminals.output);
  invocation->showsProgress = terminals.errors;
  llvm::raw_string_ostream stream(output);
  if (invocation->help) {
    printHelp(*invocation->command, stream);
    return DriverStatus::Resolved;
  }
  if (invocation->version) {
    printVersion(stream);
    return DriverStatus::Resolved;
  }
  return invocation->command->run(*invocation, output, errors);
}

/// Writes `text` whole, or says why not.
static bool writeOutput(llvm::StringRef text, llvm::raw_ostream &errors) {
  llvm::raw_fd_ostream &stream = llvm::outs();
  stream << text;
  stream.flush();
  if (!stream.has_error()) {
    return true;
  }
  reportUsage("cannot write to standard output: " + stream.error().message(),
              errors);
  // An error that nobody has seen ends the process when the stream does.
  stream.clear_error();
  return false;
}

int tileconf::runTileconf(int argc, char **argv) {
  llvm::ArrayRef<const char *> arguments(argv, argc);
  // A limit on the size of files is an error of writing, which is reported.
  std::signal(SIGXFSZ, SIG_IGN);
  DriverStatus status = DriverStatus::BadUsage;
  llvm::runOnNewStack(kStackSize, [&] {
    std::string output;
    Terminals terminals{llvm::outs().is_displayed(),
                        llvm::errs().is_displayed()};
    status = runDriver(arguments.drop_front(!arguments.empty()), output,
                       llvm::errs(), terminals);
    if (!writeOutput(output, llvm::errs())) {
      status = DriverStatus::BadUsage;
    }
  });
  llvm::errs().clear_error();
  return static_cast<int>(status);
}
