// Read back whole, by the SFPU; by an operation that the FPU alone can run; bf16,
// which has no bits to lose; and a buffer that another thread fills.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @whole(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  %w_t = ttl.cb_wait %v_cb : !cb_f32 -> !t_f32
  %w = tensor.extract %w_t[%c0, %c0] : !t_f32
  %l = ttl.tile_log %w into dst[%c0] : !f32 -> !f32
  return
}

func.func @fpu_only(%c0: index) attributes {ttl.allow_findings = ["TC0614"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_square %x into dst[%c0] : !f32 -> !f32
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  %w_t = ttl.cb_wait %v_cb : !cb_f32 -> !t_f32
  %w = tensor.extract %w_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %w, %s, %w 0 : i32 <reduce_dim_scalar> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}

func.func @bf16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %v_cb : !cb_bf16 -> !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  %w_t = ttl.cb_wait %v_cb : !cb_bf16 -> !t_bf16
  %w = tensor.extract %w_t[%c0, %c0] : !t_bf16
  %l = ttl.tile_sub %w, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

func.func @from_outside(%c0: index) attributes {ttl.allow_findings = ["TC0614"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %l = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// Data of few bits loses none of them: it has been bf16 before, or TF32 holds the
// constants exactly.
func.func @widened(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_typecast %x into dst[%c0] : !bf16 -> !f32
  %m_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %m_v = ttl.cb_reserve %m_cb : !cb_f32 -> !t_f32
  ttl.tile_store %e, %m_v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.cb_push %m_cb : !cb_f32
  %m_t = ttl.cb_wait %m_cb : !cb_f32 -> !t_f32
  %m = tensor.extract %m_t[%c0, %c0] : !t_f32
  %q = ttl.tile_sub %m, %m into dst[%c0] : !f32, !f32 -> !f32
  return
}

func.func @constants(%c0: index) {
  %e = ttl.tile_fill 0.0 into dst[%c0] : !f32
  %l = ttl.tile_fill 1.0009765625 into dst[%c0] : !f32
  %m_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %m_v = ttl.cb_reserve %m_cb : !cb_f32 -> !t_f32
  ttl.tile_store %e, %m_v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.tile_store %l, %m_v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.cb_push %m_cb : !cb_f32
  %m_t = ttl.cb_wait %m_cb : !cb_f32 -> !t_f32
  %m = tensor.extract %m_t[%c0, %c0] : !t_f32
  %q = ttl.tile_sub %m, %m into dst[%c0] : !f32, !f32 -> !f32
  return
}
