//===- Replay.cpp - Targets without libFuzzer -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs every kept input through its target, and mutants of it if asked to: what
// a test suite can afford, with any compiler and without sanitizers.
//
//   tileconf-fuzz-replay [--mutants=N] [--seed=N] TARGET FILE|FOLDER...
//
// Mutants are made one from another, and from the input again after some.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <fcntl.h>
#include <unistd.h>

using namespace tileconf::fuzz;

/// How many mutations lie between a mutant and its input at most.
static constexpr unsigned kChain = 8;

/// The files that `path` stands for, in an order that no file system decides.
static std::vector<std::string> listFiles(const std::string &path) {
  if (!llvm::sys::fs::is_directory(path)) {
    return {path};
  }
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(path, error), end;
       it != end && !error; it.increment(error)) {
    files.push_back(it->path());
  }
  llvm::sort(files);
  return files;
}

namespace {

/// Tells which input was at fault, whatever ends the process.
class InputTrace : public llvm::PrettyStackTraceEntry {
public:
  InputTrace(llvm::StringRef file, unsigned mutant, llvm::StringRef text)
      : file(file), text(text), mutant(mutant) {}
  void print(llvm::raw_ostream &stream) const override {
    stream << "mutant " << mutant << " of " << file << ":\n" << text << "\n";
  }

private:
  llvm::StringRef file;
  llvm::StringRef text;
  unsigned mutant;
};

struct Replay {
  const Target *target = nullptr;
  unsigned mutants = 0;
  unsigned seed = 1;
  std::array<unsigned, 3> counts{};

  Outcome run(llvm::StringRef file, unsigned mutant, llvm::StringRef input) {
    InputTrace trace(file, mutant, input);
    Outcome outcome = target->run(input);
    ++counts[static_cast<size_t>(outcome)];
    return outcome;
  }

  bool runFile(const std::string &file) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer) {
      llvm::errs() << file << ": " << buffer.getError().message() << "\n";
      return false;
    }
    llvm::StringRef input = (*buffer)->getBuffer();
    run(file, 0, input);
    Random random(seed);
    std::string text;
    for (unsigned mutant = 0; mutant < mutants; ++mutant) {
      if (mutant % kChain == 0) {
        text = input.str();
      }
      std::string next = target->mutate(text, random);
      // Mutants of what does not parse do not parse either.
      if (next.size() <= kMaxInputSize &&
          run(file, mutant + 1, next) != Outcome::Unreadable) {
        text = std::move(next);
      }
    }
    return true;
  }
};

} // namespace

static int fail(const llvm::Twine &message) {
  llvm::errs() << "tileconf-fuzz-replay: " << message << "\n";
  return 2;
}

int main(int argc, char **argv) {
  llvm::sys::PrintStackTraceOnErrorSignal(argv[0]);
  Replay replay;
  unsigned files = 0;
  for (llvm::StringRef argument :
       llvm::ArrayRef<const char *>(argv, argc).drop_front()) {
    llvm::StringRef value = argument;
    unsigned *number = value.consume_front("--mutants=") ? &replay.mutants
                       : value.consume_front("--seed=")  ? &replay.seed
                                                         : nullptr;
    if (number) {
      if (value.getAsInteger(10, *number)) {
        return fail("`" + argument + "` needs a number");
      }
    } else if (!replay.target) {
      replay.target = findTarget(argument);
      if (!replay.target) {
        return fail("there is no target `" + argument + "`");
      }
    } else {
      for (const std::string &file : listFiles(argument.str())) {
        if (!replay.runFile(file)) {
          return 2;
        }
        ++files;
      }
    }
  }
  if (files == 0) {
    return fail("name a target, and files or folders with inputs");
  }
  llvm::outs() << replay.target->name << ": " << files << " inputs and "
               << files * replay.mutants << " mutants; " << replay.counts[0]
               << " unreadable, " << replay.counts[1] << " without, "
               << replay.counts[2] << " with answer\n";
  return 0;
}
