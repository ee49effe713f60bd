// Nothing multiplies on the FPU into 32-bit destination elements here: sums and
// maxima do not multiply, the SFPU has its own multiplier, and destination elements
// of 16 bits are safe.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 math-fidelity=HiFi4 findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @narrow(%c0: index) attributes {fp32_dest_acc_en = false, ttl.allow_findings = ["TC0502"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

func.func @other_work(%c0: index) attributes {ttl.allow_findings = ["TC0602", "TC0614"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %a = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %r = ttl.tile_reduce %x, %s, %x 1 : i32 <reduce_dim_row> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  %p = ttl.tile_mul %a, %r into dst[%c0] : !f32, !f32 -> !f32
  return
}
