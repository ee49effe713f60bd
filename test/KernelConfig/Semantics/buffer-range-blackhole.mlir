// The last buffer of Blackhole is the 64th.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

func.func @operand(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 64, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0310] `ttl.tile_exp` takes operand 0 from dataflow buffer 64, but `blackhole` has buffers 0 to 63}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// expected-error @below {{[TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 64, but `blackhole` has buffers 0 to 63}}
func.func @list() attributes {ttl.unpack_to_dest_fp32 = array<i32: 64>} {
  return
}
