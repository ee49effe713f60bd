// Findings as options and attributes want them: not at all, as they are, as
// errors, and without those that are not wanted.
//
// DEFINE: %{options} =
// DEFINE: %{pass} = tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 %{options}"
//
// By default only what was given up is reported.
// RUN: %{pass} 2>&1 | FileCheck %s --check-prefixes=QUIET,CHANGED
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 allow-findings=TC0614,TC0501" 2>&1 | FileCheck %s --check-prefixes=QUIET,CHANGED
// QUIET-NOT: TC0614
//
// REDEFINE: %{options} = findings=true
// RUN: %{pass} 2>&1 | FileCheck %s --check-prefixes=REMARK,CHANGED
// REMARK: options.mlir:[[#@LINE+34]]:{{[0-9]+}}: remark: [TC0614] `ttl.tile_add`
// REMARK-NOT: TC06
//
// REDEFINE: %{options} = findings=true allow-findings=TC0602,TC0614
// RUN: %{pass} 2>&1 | FileCheck %s --check-prefixes=QUIET,CHANGED
//
// Strict implies findings. Nothing is changed when there is one.
// REDEFINE: %{options} = strict=true
// RUN: not %{pass} 2>&1 | FileCheck %s --check-prefix=STRICT
// STRICT: error: [TC0614] `ttl.tile_add`
// STRICT-NOT: fp32_dest_acc_en =
//
// REDEFINE: %{options} = strict=true allow-findings=TC0614
// RUN: %{pass} 2>&1 | FileCheck %s --check-prefixes=QUIET,CHANGED
//
// A code that no finding has is an error, whether findings are wanted or not.
// REDEFINE: %{options} = allow-findings=TC0401
// RUN: not %{pass} 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// REDEFINE: %{options} = findings=true allow-findings=TC0401
// RUN: not %{pass} 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: [TC0105] option `allow` names `TC0401`, which is no code of a finding; those are `TC0501`, {{.*}} and `TC0615`
//
// CHANGED: func.func @sum(%arg0
// CHANGED-SAME: fp32_dest_acc_en = true

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

func.func @sum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // The finding is here.
  %a = ttl.tile_add %x, %x into dst[%c0] : !f32, !f32 -> !f32
  return
}

// The attribute silences at the operation, around it, at the function.
func.func @at_operation(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %a = ttl.tile_add %x, %x into dst[%c0] {ttl.allow_findings = ["TC0614"]} : !f32, !f32 -> !f32
  return
}

func.func @around(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  ttl.dst_section {
    %x = tensor.extract %x_t[%c0, %c0] : !t_f32
    %a = ttl.tile_add %x, %x into dst[%c0] : !f32, !f32 -> !f32
  } {ttl.allow_findings = ["TC0602", "TC0614"]}
  return
}

func.func @at_function(%c0: index) attributes {ttl.allow_findings = ["TC0614"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %a = ttl.tile_add %x, %x into dst[%c0] : !f32, !f32 -> !f32
  return
}
