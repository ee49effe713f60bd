// A fidelity that nothing obeys: sums run at one pass, and a product whose operands
// have to come whole runs on the SFPU.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 math-fidelity=LoFi findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole math-fidelity=LoFi findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-remark @+1 {{[TC0602] option `math-fidelity` is `LoFi`, but nothing in the kernel multiplies on the FPU, which alone obeys it}}
func.func @sum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %a = ttl.tile_add %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// expected-remark @+1 {{[TC0602]}}
func.func @sfpu_product(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // expected-note @+1 {{`ttl.tile_mul` runs on `sfpu`, which multiplies in fp32 at any fidelity}}
  %p = ttl.tile_mul %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}
