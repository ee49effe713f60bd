// f32 that the FPU reads while destination elements are 16 bits wide: nothing asks
// for more, since every result is bf16.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` brings it as TF32 (10 bits), with 4 DST tiles instead of 8}}
func.func @by_default(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-warning @+1 {{[TC0605] `ttl.tile_transpose` reads f32 operand 0 from dataflow buffer 0 as bf16 (7 of 23 mantissa bits), because destination elements are 16 bits wide}}
  %r = ttl.tile_transpose %x, %x into dst[%c0] : (!f32, !f32) -> !bf16
  return
}

// The user turned it off; the other width would work.
// expected-note @+2 {{destination elements are 16 bits wide: `fp32_dest_acc_en` is false}}
// expected-note @+1 {{`fp32_dest_acc_en = true` brings it as TF32 (10 bits)}}
func.func @pinned(%c0: index) attributes {fp32_dest_acc_en = false, ttl.allow_findings = ["TC0502"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-warning @+1 {{[TC0605] `ttl.tile_matmul_block` reads f32 operand 0 from dataflow buffer 0 as bf16 (7 of 23 mantissa bits), because destination elements are 16 bits wide; the same holds for another read}}
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !bf16
  return
}
