// A list that does not go together with what reads its buffers.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32: 0>`, or drop the attribute}}
func.func @left_out(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_abs` needs dataflow buffer 0 in unpack-to-destination mode for operand 0, but `ttl.unpack_to_dest_fp32` leaves it out}}
  %a = ttl.tile_abs %x into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32: 0, 1>`, or drop the attribute}}
func.func @another_listed(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 1>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_abs` needs dataflow buffer 0 in unpack-to-destination mode for operand 0}}
  %a = ttl.tile_abs %x into dst[%c0] : !f32 -> !f32
  %b = ttl.tile_abs %y into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @included_reduction(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 3>} {
  %x_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_reduce` needs dataflow buffer 3 in default mode for operand 0, but `ttl.unpack_to_dest_fp32` includes it}}
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @included_scaler(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 3>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %s_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_reduce` needs dataflow buffer 3 in default mode for operand 1, but}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !f32, !bf16) -> !bf16
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @included_matmul(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_matmul_block` needs dataflow buffer 0 in default mode for operand 0, but}}
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32: 2>`, or drop the attribute}}
func.func @left_out_accumulator(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %a_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_matmul_block` needs dataflow buffer 2 in unpack-to-destination mode for operand 2, but}}
  %m = ttl.tile_matmul_block %x, %x, %a into dst[%c0] : !f32, !f32, !f32 -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @included_broadcast(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_bcast` needs dataflow buffer 0 in default mode}}
  %b = ttl.tile_bcast %x, %x 3 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @included_transpose(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_transpose` needs dataflow buffer 0 in default mode}}
  %b = ttl.tile_transpose %x, %x into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32: 0, 1>`, or drop the attribute}}
func.func @left_out_store(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 1>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_store` needs dataflow buffer 0 in unpack-to-destination mode for operand 0}}
  ttl.tile_store %x, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}
