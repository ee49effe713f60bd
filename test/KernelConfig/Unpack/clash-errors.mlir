// One buffer, two readers that need it in different modes.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
#id = affine_map<(d0, d1) -> (d0, d1)>

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @exp_then_broadcast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_exp` takes operand 0 (f32) from dataflow buffer 1 in unpack-to-destination mode only}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_bcast` needs dataflow buffer 1 in default mode for operand 0, but a buffer has one mode in the whole kernel}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_bcast` take operand 0 from a dataflow buffer of its own}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// The other way round it is the exponential that comes too late.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @broadcast_then_exp(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_bcast` takes operand 0 (f32) from dataflow buffer 1 in default mode only}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_exp` needs dataflow buffer 1 in unpack-to-destination mode for operand 0, but}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_exp` take operand 0 from a dataflow buffer of its own}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.copy_tile`}}
func.func @copy_and_reduce(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.copy_tile` takes operand 0 (f32) from dataflow buffer 2 in unpack-to-destination mode only}}
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !f32 -> !ttl.dst, !f32
  // expected-error @below {{[TC0405] `ttl.tile_reduce` needs dataflow buffer 2 in default mode for operand 0}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_reduce` take operand 0 from a dataflow buffer of its own}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @scaler_and_exp(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_reduce` takes operand 1 (f32) from dataflow buffer 3 in default mode only}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_exp` needs dataflow buffer 3 in unpack-to-destination mode for operand 0}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_exp` take operand 0 from a dataflow buffer of its own}}
  %e = ttl.tile_exp %s into dst[%c0] : !f32 -> !f32
  return
}

// An operation against itself.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_matmul_block`}}
func.func @matmul_alone(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0405] `ttl.tile_matmul_block` needs dataflow buffer 2 in unpack-to-destination mode for operand 2, but a buffer has one mode}}
  // expected-note @below {{`ttl.tile_matmul_block` takes operand 0 (f32) from dataflow buffer 2 in default mode only}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_matmul_block` take operand 2 from a dataflow buffer of its own}}
  %m = ttl.tile_matmul_block %x, %x, %x into dst[%c0] : !f32, !f32, !f32 -> !f32
  return
}

// Two bindings of one index, in two computes. The store of an input is a read.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_store`}}
func.func @two_computes(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %y = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %z = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %xt = ttl.cb_wait %x : !cb_f32 -> !t_f32
  %yt = ttl.cb_wait %y : !cb_f32 -> !t_f32
  %v = ttl.cb_reserve %z : !cb_f32 -> !t_f32
  %r = ttl.compute ins(%xt : !t_f32) outs(%v : !t_f32)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %o: !f32):
    // expected-note @below {{`ttl.tile_store` takes operand 0 (f32) from dataflow buffer 0 in unpack-to-destination mode only}}
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  %q = ttl.compute ins(%yt : !t_f32) outs(%v : !t_f32)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %o: !f32):
    // expected-error @below {{[TC0405] `ttl.tile_transpose` needs dataflow buffer 0 in default mode for operand 0}}
    // expected-note @below {{help: or, to lose nothing, let `ttl.tile_transpose` take operand 0 from a dataflow buffer of its own}}
    %t = ttl.tile_transpose %a, %o into dst[%d] : (!f32, !f32) -> !f32
    ttl.tile_store %t, %v[%d, %d] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  return
}

// Of many uses, two are named.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of 2 reads, the first of them by `ttl.tile_log`}}
func.func @many(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %b0 = ttl.tile_bcast %y, %y 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  // expected-note @below {{`ttl.tile_bcast` takes operand 0 (f32) from dataflow buffer 1}}
  %b1 = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  %b2 = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_log` needs dataflow buffer 1}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_log` and 1 other read of buffer 1 in unpack-to-destination mode use a dataflow buffer of their own}}
  %l = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}
