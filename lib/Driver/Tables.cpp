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
      {"kernel", "NAME", KernelOptions, &Invocation::kernels,
       "look at this kernel only; may be repeated"},
      {"strict", "", FindingOption, &Invocation::strict, "findings are errors"},
      {"allow", "CODE", FindingOption, &Invocation::allow,
       "leave out findings of this code; may be repeated"},
      {"precision", "", TableOption, &Invocation::precision,
       "show in which precision data reaches each operation"},
      {"all", "", TableOption, &Invocation::unfold,
       "show every row of long lists"},
      {"op", "LOC", ExplainOption, &Invocation::operations,
       "explain the operation at LINE, LINE:COLUMN or FILE:LINE:COLUMN"},
      {"dfb", "NUMBER", ExplainOption, &Invocation::buffers,
       "explain a dataflow buffer: its mode and who reads it"},
      {"why-not", "KEY=VALUE", ExplainOption, &Invocation::whyNot,
       "why a value is not another: fp32_dest_acc_en=BOOL, "
       "dst_full_sync_en=BOOL, dfb.NUMBER=MODE or LINE[:COLUMN]=fpu|sfpu"},
      {"list", "", ExplainOption, &Invocation::list,
       "list the codes that have a page"},
      {"limit", "N", ExploreOption, &Invocation::limit,
       "show at most N configurations (default 20)"},
      {"jobs", "N", CheckOption, &Invocation::jobs,
       "read N files at a time (default: one for each processor)"},
      {"quiet", "", CheckOption, &Invocation::quiet,
       "print failures and the summary only"},
      {"format", "FORMAT", FormatOption, &Invocation::format,
       "json, python or cpp"},
      {"problem", "FILE", ProblemOption, &Invocation::problem,
       "the problem to resolve, in JSON; - for standard input"},
      {"json", "", JsonOption, &Invocation::json,
       "print one JSON document instead of text"},
      {"color", "WHEN", AnyCommand, &Invocation::colour,
       "colours: auto (default: on a terminal), always or never"},
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
       KernelOptions | JsonOption | FindingOption | TableOption, runKernels},
      {"explain", "KERNEL.mlir... | CODE...",
       "Follow each value back to the operations and settings behind it, or "
       "show the page of a diagnostic.",
       KernelOptions | JsonOption | FindingOption | ExplainOption, runExplain},
      {"explore", "KERNEL.mlir...",
       "List the configurations that a kernel could have, best first, and what "
       "to write to get each.",
       KernelOptions | JsonOption | ExploreOption, runExplore},
      {"check", "PATH...",
       "Check all kernels in files and folders, one line each.",
       KernelOptions | JsonOption | FindingOption | CheckOption, runCheck},
      {"emit", "--format=FORMAT KERNEL.mlir...",
       "Write what the runtime has to be told about kernels.",
       KernelOptions | FormatOption | FindingOption, runEmit},
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
