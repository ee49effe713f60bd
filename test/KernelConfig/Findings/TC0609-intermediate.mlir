// An f32 result that is packed into a buffer and read back in default mode: TF32
// is what comes back (tt-metal#50250). By the FPU, which the reader need not run
// on, and by the SFPU, where that was allowed.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 f32-unpack=allow-tf32 findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole f32-unpack=allow-tf32 findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @+1 {{with `prefer-exact-f32-binary` every f32 read arrives whole, on the SFPU, which is slower}}
func.func @sum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // expected-note @+1 {{`ttl.tile_store` fills dataflow buffer 2 with f32}}
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  %w_t = ttl.cb_wait %v_cb : !cb_f32 -> !t_f32
  %w = tensor.extract %w_t[%c0, %c0] : !t_f32
  // The other operand comes from outside, and is cut down as well.
  // expected-warning @+2 {{[TC0609] `ttl.tile_sub` reads back f32 operand 0 from dataflow buffer 2, which this kernel fills, as TF32 (10 of 23 mantissa bits)}}
  // expected-remark @+1 {{[TC0614] `ttl.tile_sub` reads f32 operand 1 from dataflow buffer 1 as TF32 (10 of 23 mantissa bits)}}
  %d = ttl.tile_sub %w, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

func.func @allowed(%c0: index) attributes {ttl.allow_findings = ["TC0614"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_square %x into dst[%c0] : !f32 -> !f32
  // expected-note @+1 {{`ttl.tile_store` fills dataflow buffer 2 with f32}}
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  %w_t = ttl.cb_wait %v_cb : !cb_f32 -> !t_f32
  %w = tensor.extract %w_t[%c0, %c0] : !t_f32
  // expected-note @+1 {{dataflow buffer 2 is in default mode: `ttl.tile_reduce` takes operand 0 (f32) from dataflow buffer 2 in default mode only}}
  %r = ttl.tile_reduce %w, %s, %w 0 : i32 <reduce_dim_scalar> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // expected-warning @+1 {{[TC0609] `ttl.tile_log` reads back f32 operand 0 from dataflow buffer 2, which this kernel fills, as TF32 (10 of 23 mantissa bits)}}
  %l = ttl.tile_log %w into dst[%c0] : !f32 -> !f32
  return
}

// Two intermediate results meet: both are named.
// expected-note @+1 {{with `prefer-exact-f32-binary` every f32 read arrives whole, on the SFPU, which is slower}}
func.func @two(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %l = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  %m_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %m_v = ttl.cb_reserve %m_cb : !cb_f32 -> !t_f32
  // expected-note @+1 {{`ttl.tile_store` fills dataflow buffer 5 with f32}}
  ttl.tile_store %e, %m_v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  %n_cb = ttl.bind_cb {cb_index = 6, block_count = 2} : !cb_f32
  %n_v = ttl.cb_reserve %n_cb : !cb_f32 -> !t_f32
  // expected-note @+1 {{`ttl.tile_store` fills dataflow buffer 6 with f32}}
  ttl.tile_store %l, %n_v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.cb_push %m_cb : !cb_f32
  %m_t = ttl.cb_wait %m_cb : !cb_f32 -> !t_f32
  %m = tensor.extract %m_t[%c0, %c0] : !t_f32
  ttl.cb_push %n_cb : !cb_f32
  %n_t = ttl.cb_wait %n_cb : !cb_f32 -> !t_f32
  %n = tensor.extract %n_t[%c0, %c0] : !t_f32
  // expected-warning @+1 {{[TC0609] `ttl.tile_sub` reads back f32 operand 0 from dataflow buffer 5, which this kernel fills, as TF32 (10 of 23 mantissa bits); the same holds for another read}}
  %q = ttl.tile_sub %m, %n into dst[%c0] : !f32, !f32 -> !f32
  return
}

// One of the two constants has more bits than arrive.
// expected-note @+1 {{with `prefer-exact-f32-binary` every f32 read arrives whole, on the SFPU, which is slower}}
func.func @constants(%c0: index) {
  %e = ttl.tile_fill 1.0 into dst[%c0] : !f32
  %l = ttl.tile_fill 1.00048828125 into dst[%c0] : !f32
  %m_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %m_v = ttl.cb_reserve %m_cb : !cb_f32 -> !t_f32
  // expected-note @+1 {{`ttl.tile_store` fills dataflow buffer 5 with f32}}
  ttl.tile_store %l, %m_v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.tile_store %e, %m_v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.cb_push %m_cb : !cb_f32
  %m_t = ttl.cb_wait %m_cb : !cb_f32 -> !t_f32
  %m = tensor.extract %m_t[%c0, %c0] : !t_f32
  // expected-warning @+1 {{[TC0609] `ttl.tile_sub` reads back f32 operand 0 from dataflow buffer 5}}
  %q = ttl.tile_sub %m, %m into dst[%c0] : !f32, !f32 -> !f32
  return
}

// What DST holds may have more bits than bf16.
// expected-note @+1 {{with `prefer-exact-f32-binary` every f32 read arrives whole, on the SFPU, which is slower}}
func.func @computed(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  %w = ttl.tile_typecast %e into dst[%c0] : !bf16 -> !f32
  %m_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %m_v = ttl.cb_reserve %m_cb : !cb_f32 -> !t_f32
  // expected-note @+1 {{`ttl.tile_store` fills dataflow buffer 5 with f32}}
  ttl.tile_store %w, %m_v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.cb_push %m_cb : !cb_f32
  %m_t = ttl.cb_wait %m_cb : !cb_f32 -> !t_f32
  %m = tensor.extract %m_t[%c0, %c0] : !t_f32
  // expected-warning @+1 {{[TC0609] `ttl.tile_sub` reads back f32 operand 0 from dataflow buffer 5}}
  %q = ttl.tile_sub %m, %m into dst[%c0] : !f32, !f32 -> !f32
  return
}
