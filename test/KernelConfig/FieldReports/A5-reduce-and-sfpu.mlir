// One f32 buffer, reduced and exponentiated (tt-metal#10337, tt-metal#11756).
// Neither operation has a choice, so there is no answer, and both are named.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @reduce_and_exp(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_reduce` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_exp` needs dataflow buffer 0 in unpack-to-destination mode for operand 0, but a buffer has one mode in the whole kernel}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_exp` take operand 0 from a dataflow buffer of its own (2 is free in this kernel)}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @exp_and_reduce(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_exp` takes operand 0 (f32) from dataflow buffer 0 in unpack-to-destination mode only}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_reduce` needs dataflow buffer 0 in default mode for operand 0}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_reduce` take operand 0 from a dataflow buffer of its own (2 is free in this kernel)}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}

// The twin: each its own buffer.
func.func @apart(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}
