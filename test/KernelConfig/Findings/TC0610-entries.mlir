// Entries of the explicit list that do nothing: for bf16, for a buffer that is only
// filled, and, where the API accepts it, for one that the kernel does not have.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-remark @+4 {{[TC0610] `ttl.unpack_to_dest_fp32` names dataflow buffers 1, 2 and 7, where it has no effect}}
// expected-note @+3 {{dataflow buffer 1 holds `bf16`, and the mode matters for f32 only}}
// expected-note @+2 {{the kernel fills dataflow buffer 2 and never reads it}}
// expected-note @+1 {{the kernel does not use dataflow buffer 7}}
func.func @dead(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 2, 7>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %f = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}
