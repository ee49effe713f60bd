//===- BytecodeTarget.cpp - Kernels as bytecode -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: a kernel in textual form; its first line may be `// damage: NUMBER`.
//
// Without that line the kernel is written as bytecode. Promises: MLIR reads it
// back as what it was, and the program tileconf says of it what it says of the
// text.
//
// With it, some bytes are made wrong first; the number says which. MLIR's
// reader breaks on such input, and is not under test here. What is: that the
// process around it contains whatever happens (lib/Driver/Bytecode.h), and that
// the text which comes out of it, if any, is handled like every other.
//
//===----------------------------------------------------------------------===//

#include "InputFile.h"
#include "Kernels.h"
#include "Target.h"
#include "TextMutator.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "tileconf/Driver/Driver.h"
#include "llvm/ADT/StringExtras.h"
#include <csignal>
#include <pthread.h>
#if LLVM_ADDRESS_SANITIZER_BUILD
#include <sanitizer/common_interface_defs.h>
#endif

using namespace mlir;
using namespace tileconf;
using namespace tileconf::fuzz;

/// What a process that was forked off must not do: report its end as a finding
/// of this one. libFuzzer has handlers for that, which it inherits.
static void forgetFuzzer() {
  for (int number : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGALRM}) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): how the C library defines it.
    std::signal(number, SIG_DFL);
  }
#if LLVM_ADDRESS_SANITIZER_BUILD
  __sanitizer_set_death_callback(nullptr);
#endif
}

static Outcome runFile(const std::string &path, std::string &output) {
  const char *argument = path.c_str();
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  DriverStatus status = runDriver({argument}, output, stream);
  // Findings that are errors stand in the table.
  require(status == DriverStatus::Resolved || !errors.empty() ||
              llvm::StringRef(output).contains("error: [TC"),
          "a run that does not succeed says why", output);
  return status == DriverStatus::Resolved          ? Outcome::Resolved
         : status == DriverStatus::NoConfiguration ? Outcome::NoConfiguration
                                                   : Outcome::Unreadable;
}

/// Makes one to four bytes wrong. The first four say that it is bytecode.
static void damage(std::string &bytecode, unsigned seed) {
  Random random(seed);
  for (size_t times = 1 + random.below(4); times > 0; --times) {
    size_t place = 4 + random.below(bytecode.size() - 4);
    if (random.once(4)) {
      bytecode.erase(place);
      bytecode.append(8, '\xFF');
    } else {
      bytecode[place] = static_cast<char>(random.below(256));
    }
  }
}

Outcome fuzz::runBytecode(llvm::StringRef input) {
  [[maybe_unused]] static const int atFork =
      pthread_atfork(nullptr, nullptr, forgetFuzzer);
  MLIRContext &context = startInput();
  ErrorCounter errors(context);
  unsigned seed = 0;
  bool damaged = !takeSetting(input, "damage").getAsInteger(10, seed);
  // The program reads text and bytecode under one name, so that what it says
  // of places can be compared.
  InputFile file(input);
  OwningOpRef<ModuleOp> module = parseKernel(context, input, file.getPath());
  // A zero byte in a text is a blank for MLIR; the program takes it for a sign
  // that the file is none.
  if (!module || input.contains('\0')) {
    return Outcome::Unreadable;
  }
  std::string bytecode;
  llvm::raw_string_ostream stream(bytecode);
  require(succeeded(writeBytecodeToFile(*module, stream)),
          "a kernel can be written as bytecode", input);
  std::string output;
  if (damaged) {
    damage(bytecode, seed);
    file.setText(bytecode);
    return runFile(file.getPath(), output);
  }

  OwningOpRef<ModuleOp> again = parseKernel(context, bytecode);
  require(bool(again), "bytecode can be read back", input);
  std::string before = printKernel(*module, Form::WithLocations);
  std::string after = printKernel(*again, Form::WithLocations);
  require(before == after, "bytecode changes nothing", before + "\n" + after);
  std::string expected;
  Outcome outcome = runFile(file.getPath(), expected);
  file.setText(bytecode);
  require(outcome == runFile(file.getPath(), output),
          "bytecode and text have the same status", input);
  require(output == expected, "bytecode and text have the same answer",
          expected + "\n" + output);
  return outcome;
}

std::string fuzz::mutateBytecode(llvm::StringRef input, Random &random) {
  llvm::StringRef seed = takeSetting(input, "damage");
  std::string line = seed.str();
  if (random.once(3)) {
    line = std::to_string(random.below(1 << 20));
  } else if (random.once(2)) {
    line.clear();
  }
  std::string text = random.once(4) ? input.str() : mutateText(input, random);
  return line.empty() ? text : "// damage: " + line + "\n" + text;
}
