// Full fp32 accumulation is out of reach for row reductions on Blackhole. That
// destination elements are narrow besides is another cause, with a remedy.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole findings=true" -verify-diagnostics

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @row_sum(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  ttl.dst_section {
    scf.for %i = %k0 to %c128 step %c1 {
      %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      // expected-warning @+2 {{[TC0501] `ttl.tile_reduce` accumulates without full fp32}}
      // expected-warning @+1 {{[TC0608] `ttl.tile_reduce` accumulates over 128 steps in 16-bit destination elements}}
      %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    }
  }
  return
}
