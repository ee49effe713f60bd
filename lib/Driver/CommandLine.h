//===- CommandLine.h - Commands and options ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What can be said on the command line, as two tables, and a parser that knows
// nothing else. LLVM's own option library is not used: its options are global,
// so that those of every linked library show, and it ends the process itself.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_COMMANDLINE_H
#define TILECONF_LIB_DRIVER_COMMANDLINE_H

#include "Colour.h"
#include "tileconf/Analysis/KernelConfigOptions.h"
#include "tileconf/Analysis/KernelFindings.h"
#include "tileconf/Driver/Driver.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <variant>
#include <vector>

namespace tileconf::driver {

struct Command;

/// A command line that was understood.
struct Invocation : KernelConfigOptions {
  const Command *command = nullptr;
  /// Arguments that are no options.
  std::vector<std::string> operands;
  bool help = false;
  bool version = false;
  bool json = false;
  std::string format;
  std::string problem;
  std::string colour;
  /// Names of the kernels that are wanted; all of them if there is none.
  std::vector<std::string> kernels;

  // As in FindingOptions.
  bool strict = false;
  std::vector<std::string> allow;

  // What reports show.
  bool unfold = false;
  bool precision = false;

  // What is to be explained.
  std::vector<std::string> operations;
  std::vector<std::string> buffers;
  std::vector<std::string> whyNot;
  bool list = false;

  unsigned limit = 20;

  /// Files read at a time; none stands for as many as there are processors.
  unsigned jobs = 0;
  bool quiet = false;

  /// Standard output and standard error get colours. Follows from `colour` and
  /// what the streams are.
  bool outputColour = false;
  /// Progress may be shown on standard error.
  bool showsProgress = false;

  FindingOptions getFindingOptions() const { return {strict, allow}; }
};

/// Which commands have an option.
enum OptionGroup : unsigned {
  AnyCommand = 0,
  KernelOptions = 1,
  JsonOption = 2,
  FormatOption = 4,
  ProblemOption = 8,
  FindingOption = 16,
  TableOption = 32,
  ExplainOption = 64,
  ExploreOption = 128,
  CheckOption = 256,
};

struct OptionSpec {
  llvm::StringLiteral name;
  /// What stands for the value in help; empty for a switch.
  llvm::StringLiteral valueName;
  OptionGroup group;
  /// Where the value goes. A bool may be given as `--name=false` too; what goes
  /// into a list may be given several times, and as a list with commas.
  std::variant<bool Invocation::*, std::string Invocation::*,
               std::vector<std::string> Invocation::*, unsigned Invocation::*>
      member;
  llvm::StringLiteral help;
};

struct Command {
  /// Empty for what happens when no command is named.
  llvm::StringLiteral name;
  llvm::StringLiteral usage;
  llvm::StringLiteral summary;
  /// Groups of options that it has.
  unsigned groups;
  DriverStatus (*run)(const Invocation &invocation, std::string &output,
                      llvm::raw_ostream &errors);
};

llvm::ArrayRef<OptionSpec> getOptions();
llvm::ArrayRef<Command> getCommands();
/// What a user types for `command`.
std::string getCommandName(const Command &command);
/// The command of that name, or null.
const Command *findCommand(llvm::StringRef name);

/// Understands `arguments`, or says in `error` why not.
std::optional<Invocation>
parseCommandLine(llvm::ArrayRef<const char *> arguments, std::string &error);

/// What of the options in `groups` was not left at its default, as it would be
/// typed: " --target=blackhole".
std::string spellOptions(const Invocation &invocation, unsigned groups);
/// `word` as a shell takes it for one.
std::string quoteForShell(llvm::StringRef word);

/// The name of the command that `word` is probably a misspelling of; empty if
/// none is close.
std::string findSimilarCommand(llvm::StringRef word);

/// The candidate that `word` is probably a misspelling of; empty if none is
/// close.
std::string findSimilar(llvm::StringRef word,
                        llvm::ArrayRef<std::string> candidates);

/// Help on one command; on all of them where that is the unnamed one.
void printHelp(const Command &command, llvm::raw_ostream &stream);
void printVersion(llvm::raw_ostream &stream);

/// Writes `message` the way in which the program complains.
void reportUsage(llvm::StringRef message, llvm::raw_ostream &errors);

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_COMMANDLINE_H
