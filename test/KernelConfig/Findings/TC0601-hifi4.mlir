// HiFi4 with 32-bit destination elements on Wormhole B0 (tt-metal#38306), when the
// user asks for it.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 math-fidelity=HiFi4 findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 config-api=ComputeGen1Config math-fidelity=HiFi4 findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @+1 {{`HiFi3` lowers the rate of such results, and is what a kernel gets that leaves the fidelity open; 16-bit destination elements do not have them}}
func.func @matmul(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // expected-warning @+2 {{[TC0601] `ttl.tile_matmul_block` multiplies at `HiFi4` into 32-bit destination elements, where `wormhole_b0` gets single results wrong by a power of two}}
  // expected-note @+1 {{destination elements are 32 bits wide: `ttl.tile_matmul_block` asks for full fp32 accumulation}}
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// The product on the FPU, twice; f32 leaves no other width.
// expected-note @+1 {{`HiFi3` lowers the rate of such results, and is what a kernel gets that leaves the fidelity open}}
func.func @products(%c0: index) attributes {ttl.allow_findings = ["TC0614"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-warning @+2 {{[TC0601] `ttl.tile_mul` multiplies at `HiFi4`}}
  // expected-note @+1 {{destination elements are 32 bits wide: `ttl.tile_mul` keeps f32 in DST}}
  %p = ttl.tile_mul %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %q = ttl.tile_mul %y, %x into dst[%c0] : !f32, !f32 -> !f32
  return
}
