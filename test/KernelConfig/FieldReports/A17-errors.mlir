// Entries that ask for what cannot be, on both targets and through both APIs:
// f32 data in narrow destination elements, and buffers beyond the last.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @narrow(%c0: index) attributes {fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0401] `ttl.tile_exp` needs 32-bit destination elements for its f32 operand 0, but `fp32_dest_acc_en` is false}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// expected-error @below {{[TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 64, but}}
func.func @beyond_both() attributes {ttl.unpack_to_dest_fp32 = array<i32: 64>} {
  return
}
