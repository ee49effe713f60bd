//===- CommandLine.cpp - From arguments to an invocation --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace tileconf;
using namespace tileconf::driver;

/// The largest value of an option that takes a number.
static constexpr unsigned kMaxOptionNumber = 100000;

std::string driver::findSimilar(llvm::StringRef word,
                                llvm::ArrayRef<std::string> candidates) {
  // A third of a word may be wrong; more is another word. Two letters that
  // changed places are two wrong ones.
  unsigned limit = std::max<unsigned>(word.size() / 3, word.size() < 4 ? 1 : 2);
  std::string best;
  for (const std::string &candidate : candidates) {
    // A word that was left unfinished misses letters but has none wrong.
    bool begun =
        word.size() > 2 && llvm::StringRef(candidate).starts_with(word);
    unsigned distance = begun ? 1 : word.edit_distance(candidate, true, limit);
    if (distance <= limit) {
      best = candidate;
      if (distance == 0) {
        break;
      }
      // Only what is closer still counts from here.
      limit = distance - 1;
    }
  }
  return best;
}

std::string driver::quoteForShell(llvm::StringRef word) {
  bool plain = !word.empty() && llvm::all_of(word, [](char character) {
    return llvm::isAlnum(character) ||
           llvm::StringRef("_-./,:=@%+").contains(character);
  });
  if (plain) {
    return word.str();
  }
  std::string quoted = "'";
  for (char character : word) {
    quoted +=
        character == '\'' ? std::string("'\\''") : std::string(1, character);
  }
  return quoted + "'";
}

std::string driver::spellOptions(const Invocation &invocation,
                                 unsigned groups) {
  const Invocation unset;
  std::string text;
  for (const OptionSpec &option : getOptions()) {
    if ((option.group & groups) == 0) {
      continue;
    }
    auto add = [&](llvm::StringRef value) {
      text += " --" + option.name.str() +
              (value.empty() ? "" : "=" + quoteForShell(value));
    };
    std::visit(
        [&](auto member) {
          const auto &value = invocation.*member;
          if (value == unset.*member) {
            return;
          }
          using Value = std::decay_t<decltype(value)>;
          if constexpr (std::is_same_v<Value, bool>) {
            add(value ? "" : "false");
          } else if constexpr (std::is_same_v<Value, unsigned>) {
            add(std::to_string(value));
          } else if constexpr (std::is_same_v<Value, std::string>) {
            add(value);
          } else {
            llvm::for_each(value, add);
          }
        },
        option.member);
  }
  return text;
}

std::string driver::findSimilarCommand(llvm::StringRef word) {
  std::vector<std::string> names;
  for (const Command &command : getCommands()) {
    if (!command.name.empty()) {
      names.push_back(command.name.str());
    }
  }
  return findSimilar(word, names);
}

std::string driver::getCommandName(const Command &command) {
  return command.name.empty() ? "tileconf" : "tileconf " + command.name.str();
}

namespace {

class Parser {
public:
  Parser(llvm::ArrayRef<const char *> arguments, std::string &error)
      : arguments(arguments), error(error) {}

  std::optional<Invocation> run() {
    invocation.command = findCommand("");
    if (!arguments.empty()) {
      if (const Command *named = findCommand(arguments.front());
          named && !named->name.empty()) {
        invocation.command = named;
        arguments = arguments.drop_front();
      }
    }
    bool onlyOperands = false;
    while (!arguments.empty()) {
      llvm::StringRef argument = arguments.front();
      arguments = arguments.drop_front();
      if (onlyOperands || argument == "-" || !argument.starts_with("-")) {
        invocation.operands.push_back(argument.str());
      } else if (argument == "--") {
        onlyOperands = true;
      } else if (!parseOption(argument == "-h" ? "--help" : argument)) {
        return std::nullopt;
      }
    }
    return invocation;
  }

private:
  bool fail(const llvm::Twine &message) {
    error = message.str();
    return false;
  }

  bool failEmpty(const OptionSpec &spec) {
    return fail("`--" + spec.name + "` needs a value: `--" + spec.name + "=" +
                spec.valueName + "`");
  }

  bool parseOption(llvm::StringRef argument) {
    auto [name, value] = argument.split('=');
    bool hasValue = name.size() < argument.size();
    llvm::StringRef bare = name;
    const OptionSpec *spec =
        bare.consume_front("--") ? findOption(bare) : nullptr;
    if (!spec) {
      return failUnknown(name);
    }
    if (spec->group != AnyCommand &&
        !(spec->group & invocation.command->groups)) {
      return failMisplaced(*spec);
    }
    const auto *list =
        std::get_if<std::vector<std::string> Invocation::*>(&spec->member);
    if (!list && !seen.insert(spec->name).second) {
      return fail("`" + name + "` is there twice");
    }
    if (const auto *flag = std::get_if<bool Invocation::*>(&spec->member)) {
      return setBool(*spec, invocation.*(*flag), hasValue, value);
    }
    if (!hasValue) {
      if (arguments.empty()) {
        return failEmpty(*spec);
      }
      value = arguments.front();
      arguments = arguments.drop_front();
    }
    if (list) {
      return addToList(*spec, invocation.*(*list), value);
    }
    if (const auto *number =
            std::get_if<unsigned Invocation::*>(&spec->member)) {
      return setNumber(*spec, invocation.*(*number), value);
    }
    std::string &text =
        invocation.*std::get<std::string Invocation::*>(spec->member);
    // Nothing is what stands for an option that is not there.
    if (value.empty() && text.empty()) {
      return failEmpty(*spec);
    }
    text = value.str();
    return true;
  }

  bool addToList(const OptionSpec &spec, std::vector<std::string> &list,
                 llvm::StringRef value) {
    llvm::SmallVector<llvm::StringRef> words;
    value.split(words, ',');
    for (llvm::StringRef word : words) {
      if (word.trim().empty()) {
        return failEmpty(spec);
      }
      list.push_back(word.trim().str());
    }
    return true;
  }

  bool setNumber(const OptionSpec &spec, unsigned &member,
                 llvm::StringRef value) {
    if (value.getAsInteger(10, member) || member == 0 ||
        member > kMaxOptionNumber) {
      return fail(
          format(DiagnosticId::OptionValue, spec.name, value,
                 "a number from 1 to " + std::to_string(kMaxOptionNumber)));
    }
    return true;
  }

  bool setBool(const OptionSpec &spec, bool &member, bool hasValue,
               llvm::StringRef value) {
    if (!hasValue || value == "true" || value == "1") {
      member = true;
    } else if (value == "false" || value == "0") {
      member = false;
    } else {
      return fail(format(DiagnosticId::OptionValue, spec.name, value,
                         "`true` or `false`"));
    }
    return true;
  }

  static const OptionSpec *findOption(llvm::StringRef name) {
    const OptionSpec *found =
        llvm::find_if(getOptions(), [&](const OptionSpec &known) {
          return known.name == name;
        });
    return found == getOptions().end() ? nullptr : found;
  }

  bool failUnknown(llvm::StringRef name) {
    std::vector<std::string> known;
    for (const OptionSpec &spec : getOptions()) {
      known.push_back("--" + spec.name.str());
    }
    // Whoever writes one dash or an underscore means the same option.
    std::string plain = "--" + name.ltrim('-').str();
    llvm::replace(plain, '_', '-');
    std::string similar = findSimilar(plain, known);
    return fail("there is no option `" + name + "`" +
                (similar.empty() ? std::string()
                                 : "; did you mean `" + similar + "`?"));
  }

  bool failMisplaced(const OptionSpec &spec) {
    const Command *owner = llvm::find_if(getCommands(), [&](const Command &c) {
      return (c.groups & spec.group) != 0;
    });
    return fail("`" + getCommandName(*invocation.command) +
                "` has no option `--" + spec.name + "`; it is one of `" +
                getCommandName(*owner) + "`");
  }

  llvm::ArrayRef<const char *> arguments;
  std::string &error;
  Invocation invocation;
  llvm::StringSet<> seen;
};

} // namespace

std::optional<Invocation>
driver::parseCommandLine(llvm::ArrayRef<const char *> arguments,
                         std::string &error) {
  return Parser(arguments, error).run();
}
