// Formats with 8-bit exponents narrow nothing, and f32 that unpacks to the
// destination is not converted at all.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>
!bfp_bf8 = !ttcore.tile<32x32, bfp_bf8>
!cb_bfp_bf8 = !ttl.cb<[1, 1], !bfp_bf8, 2>
!t_bfp_bf8 = tensor<1x1x!bfp_bf8>

func.func @long_exponents(%c0: index) attributes {ttl.allow_findings = ["TC0614"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %z_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_bfp_bf8
  %z_t = ttl.cb_wait %z_cb : !cb_bfp_bf8 -> !t_bfp_bf8
  %z = tensor.extract %z_t[%c0, %c0] : !t_bfp_bf8
  %a = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %z into dst[%c0] : !bfp_bf8 -> !bfp_bf8
  return
}

func.func @to_destination(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %z_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f16
  %z_t = ttl.cb_wait %z_cb : !cb_f16 -> !t_f16
  %z = tensor.extract %z_t[%c0, %c0] : !t_f16
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %f = ttl.tile_exp %z into dst[%c0] : !f16 -> !f16
  return
}
