//===- Help.cpp - What the program says about itself ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"

#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/Config/llvm-config.h"

using namespace tileconf;
using namespace tileconf::driver;

static std::string spell(const Command &command) {
  return getCommandName(command) + " " + command.usage.str();
}

/// The options of `command`; of every command where that is the unnamed one.
static void printOptions(const Command &command, llvm::raw_ostream &stream) {
  TextTable table(2);
  for (const OptionSpec &spec : getOptions()) {
    if (spec.group != AnyCommand && !(spec.group & command.groups)) {
      continue;
    }
    std::string name = "--" + spec.name.str();
    if (!spec.valueName.empty()) {
      name += "=" + spec.valueName.str();
    }
    table.addRow({name, spec.help.str()});
  }
  stream << "\nOptions:\n";
  table.print(stream);
}

void driver::printHelp(const Command &command, llvm::raw_ostream &stream) {
  if (!command.name.empty()) {
    stream << "usage: " << spell(command) << "\n\n";
    printParagraph(command.summary, 0, 0, stream);
    printOptions(command, stream);
    return;
  }
  stream << "usage: " << spell(command) << "\n";
  for (const Command &other : getCommands()) {
    if (!other.name.empty()) {
      stream << "       " << spell(other) << "\n";
    }
  }
  stream << "\n";
  printParagraph("Decides the hardware configuration of Tenstorrent compute "
                 "kernels, which are read as MLIR, and says why.",
                 0, 0, stream);
  stream << "\nCommands:\n";
  TextTable commands(2);
  for (const Command &other : getCommands()) {
    commands.addRow({(other.name.empty() ? other.usage : other.name).str(),
                     other.summary.str()});
  }
  commands.print(stream);
  printOptions(command, stream);
  stream
      << "\nExit status: 0 every kernel has a configuration, 1 one has none, "
         "is malformed, or has\nfindings under --strict, 2 the command line "
         "or an input is not usable.\n";
}

void driver::printVersion(llvm::raw_ostream &stream) {
  stream << "tileconf " TILECONF_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
}

void driver::reportUsage(llvm::StringRef message, llvm::raw_ostream &errors) {
  errors << "tileconf: " << InkedText("error: ", Ink::Bad) << InkedText(message)
         << "\n";
}

DriverStatus driver::runHelp(const Invocation &invocation, std::string &output,
                             llvm::raw_ostream &errors) {
  llvm::raw_string_ostream stream(output);
  if (invocation.operands.empty()) {
    printHelp(*findCommand(""), stream);
  }
  for (const std::string &name : invocation.operands) {
    const Command *command = findCommand(name);
    if (!command) {
      std::string similar = findSimilarCommand(name);
      reportUsage("there is no command `" + name + "`" +
                      (similar.empty() ? std::string()
                                       : "; did you mean `" + similar + "`?"),
                  errors);
      return DriverStatus::BadUsage;
    }
    printHelp(*command, stream);
  }
  return DriverStatus::Resolved;
}
