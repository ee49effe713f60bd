// Formats with exponents of both widths in one kernel, which the runtime does not
// build. What that would do to f32 is not reported as well.
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

// expected-warning @+2 {{[TC0604] dataflow buffer 0 holds `bf16`, with 8-bit exponents, and dataflow buffer 1 holds `f16`, with 5-bit ones; the build of a kernel that has both stops}}
// expected-note @+1 {{all buffers but those of f32 and of integers need exponents of one width; `bf16` has the range of f32}}
func.func @mixed(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f16
  %y_t = ttl.cb_wait %y_cb : !cb_f16 -> !t_f16
  %y = tensor.extract %y_t[%c0, %c0] : !t_f16
  %a = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  %b = ttl.tile_exp %y into dst[%c0] : !f16 -> !f16
  return
}

// expected-warning @+2 {{[TC0604] dataflow buffer 3 holds `bf16`, with 8-bit exponents, and dataflow buffer 2 holds `bfp_f8`}}
// expected-note @+1 {{all buffers}}
func.func @with_f32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bfp_f8
  %y_t = ttl.cb_wait %y_cb : !cb_bfp_f8 -> !t_bfp_f8
  %y = tensor.extract %y_t[%c0, %c0] : !t_bfp_f8
  %z_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_bf16
  %z_t = ttl.cb_wait %z_cb : !cb_bf16 -> !t_bf16
  %z = tensor.extract %z_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_scalar> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  %a = ttl.tile_exp %y into dst[%c0] : !bfp_f8 -> !bfp_f8
  %b = ttl.tile_exp %z into dst[%c0] : !bf16 -> !bf16
  return
}
