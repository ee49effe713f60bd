// A column broadcast of bf16 tiles, wide DST elements, Blackhole: a hang
// (tt-metal#44699). A hang is the worst way to find out, so it is an error
// here, on Wormhole B0 as well, where the data are wrong.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!bfp8 = !ttcore.tile<32x32, bfp_bf8>
!cb_bfp8 = !ttl.cb<[1, 1], !bfp8, 2>
!t_bfp8 = tensor<1x1x!bfp8>

func.func @normalise(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %m_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %m_t = ttl.cb_wait %m_cb : !cb_bf16 -> !t_bf16
  %m = tensor.extract %m_t[%c0, %c0] : !t_bf16
  %v_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
  // expected-note @below {{help: widen the tiles of dataflow buffer 1 with `ttl.tile_typecast` to f32 and store them in a buffer of their own (2 is free in this kernel), let `ttl.tile_bcast` work on these, and cast the result back where bf16 is needed}}
  %b = ttl.tile_bcast %m, %m 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  %s = ttl.tile_sub %x, %b into dst[%c0] : !bf16, !bf16 -> !bf16
  %e = ttl.tile_exp %s into dst[%c0] : !bf16 -> !bf16
  // expected-error @below {{[TC0402] `ttl.tile_typecast` needs 32-bit destination elements for its f32 result, but the kernel cannot have them}}
  %w = ttl.tile_typecast %e into dst[%c0] : !bf16 -> !f32
  ttl.tile_store %w, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}

// Block formats are as narrow as bf16.
// expected-error @below {{[TC0403]}}
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it false}}
func.func @blocks(%c0: index) attributes {fp32_dest_acc_en = true} {
  %m_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bfp8
  %m_t = ttl.cb_wait %m_cb : !cb_bfp8 -> !t_bfp8
  %m = tensor.extract %m_t[%c0, %c0] : !t_bfp8
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bfp_bf8 result}}
  %b = ttl.tile_bcast %m, %m 1 : i32 into dst[%c0] : (!bfp8, !bfp8) -> !bfp8
  return
}

// With f32 tiles throughout, nothing hangs.
func.func @f32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %m_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %m_t = ttl.cb_wait %m_cb : !cb_f32 -> !t_f32
  %m = tensor.extract %m_t[%c0, %c0] : !t_f32
  %b = ttl.tile_bcast %m, %m 1 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  %s = ttl.tile_sub %x, %b into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %s into dst[%c0] : !f32 -> !f32
  return
}
