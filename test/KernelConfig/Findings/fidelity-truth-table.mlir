// HiFi4 with 32-bit destination elements, as a truth table: architecture, fidelity
// and width. One of the eight is a hazard. Then what is chosen when nothing is
// set, which is never one.
//
// DEFINE: %{arch} =
// DEFINE: %{fidelity} =
// DEFINE: %{wide} =
// DEFINE: %{findings} = tileconf-opt %s --ttl-set-compute-kernel-config="target=%{arch} math-fidelity=%{fidelity} fp32-dest-acc-en=%{wide} findings=true allow-findings=TC0502,TC0608" -o /dev/null 2>&1
//
// REDEFINE: %{arch} = wormhole_b0
// REDEFINE: %{fidelity} = HiFi4
// REDEFINE: %{wide} = enabled
// RUN: %{findings} | FileCheck %s --check-prefix=BAD --allow-empty
// REDEFINE: %{arch} = wormhole_b0
// REDEFINE: %{fidelity} = HiFi4
// REDEFINE: %{wide} = disabled
// RUN: %{findings} | FileCheck %s --check-prefix=GOOD --allow-empty
// REDEFINE: %{arch} = wormhole_b0
// REDEFINE: %{fidelity} = HiFi3
// REDEFINE: %{wide} = enabled
// RUN: %{findings} | FileCheck %s --check-prefix=GOOD --allow-empty
// REDEFINE: %{arch} = wormhole_b0
// REDEFINE: %{fidelity} = HiFi3
// REDEFINE: %{wide} = disabled
// RUN: %{findings} | FileCheck %s --check-prefix=GOOD --allow-empty
// REDEFINE: %{arch} = blackhole
// REDEFINE: %{fidelity} = HiFi4
// REDEFINE: %{wide} = enabled
// RUN: %{findings} | FileCheck %s --check-prefix=GOOD --allow-empty
// REDEFINE: %{arch} = blackhole
// REDEFINE: %{fidelity} = HiFi4
// REDEFINE: %{wide} = disabled
// RUN: %{findings} | FileCheck %s --check-prefix=GOOD --allow-empty
// REDEFINE: %{arch} = blackhole
// REDEFINE: %{fidelity} = HiFi3
// REDEFINE: %{wide} = enabled
// RUN: %{findings} | FileCheck %s --check-prefix=GOOD --allow-empty
// REDEFINE: %{arch} = blackhole
// REDEFINE: %{fidelity} = HiFi3
// REDEFINE: %{wide} = disabled
// RUN: %{findings} | FileCheck %s --check-prefix=GOOD --allow-empty
//
// BAD: warning: [TC0601]
// BAD-NOT: warning:
// GOOD-NOT: {{warning|remark}}:
//
// RUN: tileconf emit --format=json --target=wormhole_b0 %s | FileCheck %s --check-prefix=HIFI3
// RUN: tileconf emit --format=json --target=blackhole %s | FileCheck %s --check-prefix=HIFI4
// RUN: tileconf emit --format=json --target=wormhole_b0 --fp32-dest-acc-en=disabled %s | FileCheck %s --check-prefix=HIFI4
// RUN: tileconf emit --format=json --target=wormhole_b0 --math-fidelity=HiFi4 %s | FileCheck %s --check-prefix=HIFI4
// HIFI3: "math_fidelity": "HiFi3"
// HIFI4: "math_fidelity": "HiFi4"

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @matmul(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}
