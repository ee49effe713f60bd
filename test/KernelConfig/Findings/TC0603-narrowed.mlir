// f32 data in default mode takes over the exponents of a buffer that has 5-bit
// ones, whichever operation reads that one.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>
!bfp_f8 = !ttcore.tile<32x32, bfp_f8>
!cb_bfp_f8 = !ttl.cb<[1, 1], !bfp_f8, 2>
!t_bfp_f8 = tensor<1x1x!bfp_f8>

// expected-note @+1 {{f16 ends at 65504; with `bf16` in dataflow buffer 3, or without that buffer, f32 keeps its range}}
func.func @f16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %z_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f16
  %z_t = ttl.cb_wait %z_cb : !cb_f16 -> !t_f16
  %z = tensor.extract %z_t[%c0, %c0] : !t_f16
  // expected-warning @+1 {{[TC0603] `ttl.tile_add` reads f32 operand 0 from dataflow buffer 0 as f16, because dataflow buffer 3 holds `f16`; so do readers of dataflow buffer 1}}
  %a = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %z into dst[%c0] : !f16 -> !f16
  return
}

// The buffer need not be read.
// expected-note @+1 {{f16 ends at 65504}}
func.func @block_format(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %o_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_bfp_f8
  // expected-warning @+1 {{[TC0603] `ttl.tile_reduce` reads f32 operand 0 from dataflow buffer 0 as f16, because dataflow buffer 16 holds `bfp_f8`; so do readers of dataflow buffer 1}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_scalar> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}
