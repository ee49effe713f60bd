//===- Passes.td - Passes on TTL kernels --------------------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_TRANSFORMS_PASSES_TD
#define TILECONF_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def SetComputeKernelConfig : Pass<"ttl-set-compute-kernel-config"> {
  let summary = "Decide and record the hardware configuration of kernels";
  let description = [{
    Decides, for each compute kernel that it visits, the width of destination
    elements, DST synchronisation, the unpack mode of each dataflow buffer and
    the strategy of each operation with alternatives, all together, and writes
    the answer as attributes: `fp32_dest_acc_en`, `dst_full_sync_en` and
    `ttl.unpack_to_dest_fp32` on the function, `ttl.tile_execution_strategy` on
    operations. `ttl.enable_fpu_binary_ops` is consumed.

    Dataflow buffer indices have to be final. Attributes that are there already
    are constraints: a function that has been configured stays as it is.
    Functions of other threads are left alone.

    The pass runs on `builtin.module` and on `func.func`. It changes nothing
    unless every kernel that it visits has a configuration.

    What the configuration had to give up is a warning. With `findings`, so is
    what is legal and likely wrong, and what is good to know is a remark;
    `ttl.allow_findings`, an array of codes on an operation or on one around it,
    silences findings about it. Where the context collects optimisation
    remarks, values and their reasons are passed remarks of the category
    `tileconf`, what was given up is missed, findings are analysis.
  }];
  let options = [
    Option<"fp32DestAccEn", "fp32-dest-acc-en", "std::string", [{"auto"}],
           "32-bit destination elements: auto, enabled or disabled">,
    Option<"dstFullSyncEn", "dst-full-sync-en", "std::string", [{"auto"}],
           "Full DST synchronisation: auto, enabled or disabled">,
    Option<"reduceFullFp32", "reduce-full-fp32", "bool", "true",
           "Prefer full fp32 accumulation in reductions">,
    Option<"matmulFullFp32", "matmul-full-fp32", "bool", "true",
           "Prefer full fp32 accumulation in matmuls">,
    Option<"enableFpuBinaryOps", "enable-fpu-binary-ops", "bool", "true",
           "Let add, subtract and multiply run on the FPU">,
    Option<"preferExactF32Binary", "prefer-exact-f32-binary", "bool", "false",
           "Prefer the SFPU for add, subtract and multiply on f32 tiles">,
    Option<"f32Unpack", "f32-unpack", "std::string", [{"exact"}],
           "f32 reads that cannot be exact: exact refuses, allow-tf32 admits">,
    Option<"target", "target", "std::string", [{""}],
           "Architecture of modules that name none">,
    Option<"configApi", "config-api", "std::string", [{""}],
           "Configuration API of modules that name none">,
    Option<"mathFidelity", "math-fidelity", "std::string", [{""}],
           "Math fidelity that findings are about: LoFi, HiFi2, HiFi3 or HiFi4;"
           " it is not recorded">,
    Option<"findings", "findings", "bool", "false",
           "Report all findings, not only what was given up">,
    Option<"strict", "strict", "bool", "false",
           "Findings are errors: the pass fails and changes nothing">,
    ListOption<"allowFindings", "allow-findings", "std::string",
               "Codes of findings that are not wanted">,
  ];
}

#endif // TILECONF_TRANSFORMS_PASSES_TD
