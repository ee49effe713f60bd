//===- CommandTarget.cpp - Command lines ------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: arguments, one a line, then a line `---` and the text of a file that
// the argument `@` names: a kernel, or a problem where it begins with a brace.
//
// Promises: the status is one of those that README.md lists; a run that does
// not succeed says why; what a program is to read is JSON; the same command
// gives the same output.
//
//===----------------------------------------------------------------------===//

#include "InputFile.h"
#include "JsonMutator.h"
#include "Target.h"
#include "TextMutator.h"
#include "Words.h"

#include "CommandLine.h"
#include "tileconf/Driver/Driver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <fcntl.h>
#include <unistd.h>

using namespace tileconf;
using namespace tileconf::fuzz;

/// Between arguments and file.
static constexpr llvm::StringLiteral kSeparator = "\n---\n";

namespace {

struct Run {
  DriverStatus status;
  std::string output;
  std::string errors;
};

} // namespace

/// The arguments of `input`, the file's name put in. None that names another
/// file by an absolute path: some of those never end.
static std::vector<std::string> readArguments(llvm::StringRef input,
                                              const std::string &path) {
  std::vector<std::string> arguments;
  for (llvm::StringRef line : llvm::split(input, '\n')) {
    auto [name, value] = line.split('=');
    bool isFile = line.starts_with("/") || value.starts_with("/");
    if (line.contains('\0') || isFile) {
      continue;
    }
    if (line == "@") {
      arguments.push_back(path);
    } else if (value == "@") {
      arguments.push_back(name.str() + "=" + path);
    } else {
      arguments.push_back(line.str());
    }
  }
  return arguments;
}

static Run runArguments(const std::vector<std::string> &arguments) {
  std::vector<const char *> pointers;
  pointers.reserve(arguments.size());
  for (const std::string &argument : arguments) {
    pointers.push_back(argument.c_str());
  }
  Run run{};
  llvm::raw_string_ostream errors(run.errors);
  run.status = runDriver(pointers, run.output, errors);
  return run;
}

namespace {
/// What the output of some arguments is.
enum class Output {
  /// Tables and other text.
  Text,
  /// A list in which complaints have their lines.
  Lines,
  Json
};
} // namespace

static Output getOutputKind(const std::vector<std::string> &arguments) {
  std::vector<const char *> pointers;
  pointers.reserve(arguments.size());
  for (const std::string &argument : arguments) {
    pointers.push_back(argument.c_str());
  }
  std::string error;
  auto invocation = driver::parseCommandLine(pointers, error);
  if (!invocation || invocation->help || invocation->version) {
    return Output::Text;
  }
  if (invocation->json || invocation->format == "json") {
    return Output::Json;
  }
  return invocation->command->name == "check" ? Output::Lines : Output::Text;
}

Outcome fuzz::runCommand(llvm::StringRef input) {
  // Whatever a command line says, there is nobody to wait for.
  [[maybe_unused]] static const bool silenced = [] {
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    dup2(nothing, STDIN_FILENO);
    return close(nothing) == 0;
  }();
  auto [head, text] = input.split(kSeparator);
  InputFile file(text);
  std::vector<std::string> arguments = readArguments(head, file.getPath());
  Run run = runArguments(arguments);
  int status = static_cast<int>(run.status);
  require(status >= 0 && status <= 2, "the status is one of the three");
  Output kind = getOutputKind(arguments);
  if (kind == Output::Json && !run.output.empty()) {
    llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(run.output);
    if (!parsed) {
      require(false, "what programs read is JSON",
              llvm::toString(parsed.takeError()) + "\n" + run.output);
    }
  }
  if (run.status != DriverStatus::Resolved) {
    // Findings that count as errors stand in the table.
    require(!run.errors.empty() ||
                (kind != Output::Text && !run.output.empty()) ||
                llvm::StringRef(run.output).contains("error: [TC"),
            "a run that does not succeed says why", input);
  }
  Run again = runArguments(arguments);
  require(run.status == again.status && run.output == again.output &&
              run.errors == again.errors,
          "the same command gives the same output",
          run.output + run.errors + "\n" + again.output + again.errors);
  return run.status == DriverStatus::Resolved ? Outcome::Resolved
         : run.status == DriverStatus::NoConfiguration
             ? Outcome::NoConfiguration
             : Outcome::Unreadable;
}

static std::string mutateArguments(llvm::StringRef head, Random &random) {
  std::vector<std::string> arguments;
  for (llvm::StringRef line : llvm::split(head, '\n')) {
    arguments.push_back(line.str());
  }
  size_t place = random.below(arguments.size());
  switch (random.below(6)) {
  case 0:
    arguments.erase(arguments.begin() + place);
    break;
  case 1:
    std::swap(arguments[place], arguments[random.below(arguments.size())]);
    break;
  case 2: {
    std::string &argument = arguments[place];
    if (!argument.empty()) {
      argument[random.below(argument.size())] =
          random.pick(llvm::StringRef("-=@ax1_ \xC3"));
    }
    break;
  }
  case 3:
    arguments[place] = makeArgument(random);
    break;
  default:
    arguments.insert(arguments.begin() + place, makeArgument(random));
    break;
  }
  return llvm::join(arguments, "\n");
}

std::string fuzz::mutateCommand(llvm::StringRef input, Random &random) {
  auto [head, text] = input.split(kSeparator);
  std::string arguments = head.str();
  std::string file = text.str();
  if (random.once(2)) {
    arguments = mutateArguments(head, random);
  }
  if (random.once(2)) {
    file = text.starts_with("{") ? mutateJson(text, random)
                                 : mutateText(text, random);
  }
  return arguments + kSeparator.str() + file;
}
