// One strand of the kernel needs 32-bit destination elements, and the rest, which
// no tile connects with it, pays (tt-lang#264).
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @one_for_all(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %w_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_bf16
  %w = ttl.cb_reserve %w_cb : !cb_bf16 -> !t_bf16
  // expected-remark @+1 {{[TC0612] `ttl.tile_log` makes destination elements 32 bits wide for the whole kernel, which leaves 4 DST tiles instead of 8 to 8 operations that have nothing to do with it}}
  %e = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  // expected-note @+1 {{a kernel of its own, from `ttl.tile_exp` on, would keep 8 DST tiles}}
  %n0 = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  %n1 = ttl.tile_abs %n0 into dst[%c0] : !bf16 -> !bf16
  %n2 = ttl.tile_sqrt %n1 into dst[%c0] : !bf16 -> !bf16
  %n3 = ttl.tile_neg %n2 into dst[%c0] : !bf16 -> !bf16
  %n4 = ttl.tile_relu %n3 into dst[%c0] : !bf16 -> !bf16
  %n5 = ttl.tile_gelu %n4 into dst[%c0] : !bf16 -> !bf16
  %n6 = ttl.tile_silu %n5 into dst[%c0] : !bf16 -> !bf16
  %n7 = ttl.tile_tanh %n6 into dst[%c0] : !bf16 -> !bf16
  ttl.tile_store %n7, %w[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  return
}

// All readers of one buffer.
func.func @one_buffer(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // expected-remark @+1 {{[TC0612] dataflow buffer 0, which `ttl.tile_log` and others read, makes destination elements 32 bits wide for the whole kernel, which leaves 4 DST tiles instead of 8 to 5 operations that have nothing to do with it}}
  %e = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  %s = ttl.tile_sin %x into dst[%c0] : !f32 -> !f32
  // expected-note @+1 {{a kernel of its own, from `ttl.tile_exp` on, would keep 8 DST tiles}}
  %n0 = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  %n1 = ttl.tile_abs %n0 into dst[%c0] : !bf16 -> !bf16
  %n2 = ttl.tile_sqrt %n1 into dst[%c0] : !bf16 -> !bf16
  %n3 = ttl.tile_neg %n2 into dst[%c0] : !bf16 -> !bf16
  %n4 = ttl.tile_relu %n3 into dst[%c0] : !bf16 -> !bf16
  return
}
