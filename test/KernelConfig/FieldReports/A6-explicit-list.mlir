// An explicit list against the operations that read the buffers (tt-metal#11756,
// tt-metal#31493). The user is told, and never overruled.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @matmul_operand(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_matmul_block` needs dataflow buffer 0 in default mode for operand 0, but `ttl.unpack_to_dest_fp32` includes it}}
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32: 0, 1>`, or drop the attribute}}
func.func @omitted(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 1>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_exp` needs dataflow buffer 0 in unpack-to-destination mode for operand 0, but `ttl.unpack_to_dest_fp32` leaves it out}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{help: drop `ttl.unpack_to_dest_fp32`}}
func.func @recorded_strategy(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0, 1>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_add` needs dataflow buffer 0 in default mode for operand 0, but `ttl.unpack_to_dest_fp32` includes it}}
  // expected-note @below {{`ttl.tile_add` records strategy `fpu`}}
  %s = ttl.tile_add %x, %y into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !f32, !f32 -> !f32
  return
}

// Not recorded, the sum goes along with the list.
func.func @free_strategy(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0, 1>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}
