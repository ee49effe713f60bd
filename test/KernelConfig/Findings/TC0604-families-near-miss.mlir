// One family, with f32 and integers, which belong to neither.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!bfp_bf4 = !ttcore.tile<32x32, bfp_bf4>
!cb_bfp_bf4 = !ttl.cb<[1, 1], !bfp_bf4, 2>
!t_bfp_bf4 = tensor<1x1x!bfp_bf4>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>
!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>

func.func @long_ones(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bfp_bf4
  %y_t = ttl.cb_wait %y_cb : !cb_bfp_bf4 -> !t_bfp_bf4
  %y = tensor.extract %y_t[%c0, %c0] : !t_bfp_bf4
  %z_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %z_t = ttl.cb_wait %z_cb : !cb_f32 -> !t_f32
  %z = tensor.extract %z_t[%c0, %c0] : !t_f32
  %i_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_u32
  %i_t = ttl.cb_wait %i_cb : !cb_u32 -> !t_u32
  %i = tensor.extract %i_t[%c0, %c0] : !t_u32
  %a = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  %b = ttl.tile_exp %y into dst[%c0] : !bfp_bf4 -> !bfp_bf4
  %c = ttl.tile_exp %z into dst[%c0] : !f32 -> !f32
  %d = ttl.tile_abs %i into dst[%c0] : !u32 -> !u32
  return
}

func.func @short_ones(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f16
  %x_t = ttl.cb_wait %x_cb : !cb_f16 -> !t_f16
  %x = tensor.extract %x_t[%c0, %c0] : !t_f16
  %z_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %z_t = ttl.cb_wait %z_cb : !cb_f32 -> !t_f32
  %z = tensor.extract %z_t[%c0, %c0] : !t_f32
  %a = ttl.tile_exp %x into dst[%c0] : !f16 -> !f16
  %c = ttl.tile_exp %z into dst[%c0] : !f32 -> !f32
  return
}
