//===- Tables.cpp - All commands and options --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new command or option is a row here; parser and help follow.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

llvm::ArrayRef<OptionSpec> driver::getOptions() {
  static constexpr OptionSpec options[] = {
      {"target", "ARCH", KernelOptions, &Invocation::target,
       "architecture of kernels that name none"},
      {"config-api", "API", KernelOptions, &Invocation::configApi,
       "configuration API of kernels that name none"},
      {"fp32-dest-acc-en", "STATE", KernelOptions, &Invocation::fp32DestAccEn,
       "32-bit destination elements: auto (default), enabled or disabled"},
      {"dst-full-sync-en", "STATE", KernelOptions, &Invocation::dstFullSyncEn,
       "full DST synchronisation: auto (default), enabled or disabled"},
      {"reduce-full-fp32", "", KernelOptions, &Invocation::reduceFullFp32,
       "prefer full fp32 accumulation in reductions (default true)"},
      {"matmul-full-fp32", "", KernelOptions, &Invocation::matmulFullFp32,
       "prefer full fp32 accumulation in matmuls (default true)"},
      {"enable-fpu-binary-ops", "", KernelOptions,
       &Invocation::enableFpuBinaryOps,
       "let add, subtract and multiply run on the FPU (default true)"},
      {"prefer-exact-f32-binary", "", KernelOptions,
       &Invocation::preferExactF32Binary,
       "prefer the SFPU for add, subtract and multiply on f32 tiles (default "
       "false)"},
      {"f32-unpack", "RULE", KernelOptions, &Invocation::f32Unpack,
       "f32 reads that cannot be exact: exact (default) refuses them, "
       "allow-tf32 admits them"},
      {"math-fidelity", "FIDELITY", KernelOptions, &Invocation::mathFidelity,
       "LoFi, HiFi2, HiFi3 or HiFi4; passed on, decides nothing"},
      {"format", "FORMAT", FormatOption, &Invocation::format,
       "json, python or cpp"},
      {"problem", "FILE", ProblemOption, &Invocation::problem,
       "the problem to resolve, in JSON; - for standard input"},
      {"json", "", JsonOption, &Invocation::json,
       "print one JSON document instead of text"},
      {"help", "", AnyCommand, &Invocation::help, "show help"},
      {"version", "", AnyCommand, &Invocation::version, "show the version"},
  };
  return options;
}

llvm::ArrayRef<Command> driver::getCommands() {
  static constexpr Command commands[] = {
      {"", "KERNEL.mlir...",
       "Decide the configuration of kernels and say why. - reads standard "
       "input.",
       KernelOptions | JsonOption, runKernels},
      {"emit", "--format=FORMAT KERNEL.mlir...",
       "Write what the runtime has to be told about kernels.",
       KernelOptions | FormatOption, runEmit},
      {"targets", "[NAME]",
       "List the targets, or show what one allows: an architecture or "
       "ARCH/API.",
       JsonOption, runTargets},
      {"resolve", "--problem FILE.json",
       "Resolve a problem that was written down in JSON.",
       JsonOption | ProblemOption, runResolve},
      {"help", "[COMMAND]", "Show help on a command.", 0, runHelp},
  };
  return commands;
}

const Command *driver::findCommand(llvm::StringRef name) {
  const Command *found = llvm::find_if(
      getCommands(), [&](const Command &known) { return known.name == name; });
  return found == getCommands().end() ? nullptr : found;
}
