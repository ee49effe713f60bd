// One f32 buffer, read by an SFPU operation and by a broadcast or a transpose
// (tt-lang#602): compiled without a word once, and wrong. The kernel library of
// both targets wants the buffer in default mode there.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @column(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_exp` takes operand 0 (f32) from dataflow buffer 1 in unpack-to-destination mode only}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_bcast` needs dataflow buffer 1 in default mode}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_bcast` take operand 0 from a dataflow buffer of its own (2 is free in this kernel)}}
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @row(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_exp`}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_bcast` needs dataflow buffer 1 in default mode}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_bcast` take operand 0 from a dataflow buffer of its own (2 is free in this kernel)}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @scalar(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_bcast` takes operand 0 (f32) from dataflow buffer 1 in default mode only}}
  %b = ttl.tile_bcast %x, %x 3 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_exp` needs dataflow buffer 1 in unpack-to-destination mode}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_exp` take operand 0 from a dataflow buffer of its own (2 is free in this kernel)}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @transpose(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_exp`}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_transpose` needs dataflow buffer 1 in default mode}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_transpose` take operand 0 from a dataflow buffer of its own (2 is free in this kernel)}}
  %t = ttl.tile_transpose %x, %x into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// What the message is after: a buffer for each.
func.func @two_buffers(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %b = ttl.tile_bcast %y, %y 1 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}
