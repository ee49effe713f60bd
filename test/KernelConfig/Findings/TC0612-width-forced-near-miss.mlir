// The strands are connected; few operations pay; both strands need it; the user
// asked for the width.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @connected(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  %y = ttl.tile_typecast %e into dst[%c0] : !f32 -> !bf16
  %n0 = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  %n1 = ttl.tile_abs %n0 into dst[%c0] : !bf16 -> !bf16
  %n2 = ttl.tile_sqrt %n1 into dst[%c0] : !bf16 -> !bf16
  %n3 = ttl.tile_neg %n2 into dst[%c0] : !bf16 -> !bf16
  %n4 = ttl.tile_relu %n3 into dst[%c0] : !bf16 -> !bf16
  %n5 = ttl.tile_gelu %n4 into dst[%c0] : !bf16 -> !bf16
  %n6 = ttl.tile_silu %n5 into dst[%c0] : !bf16 -> !bf16
  %n7 = ttl.tile_tanh %n6 into dst[%c0] : !bf16 -> !bf16
  return
}

func.func @through_a_buffer(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %v_cb : !cb_bf16 -> !t_bf16
  %e = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  %b = ttl.tile_typecast %e into dst[%c0] : !f32 -> !bf16
  ttl.tile_store %b, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  %y_t = ttl.cb_wait %v_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %n0 = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  %n1 = ttl.tile_abs %n0 into dst[%c0] : !bf16 -> !bf16
  %n2 = ttl.tile_sqrt %n1 into dst[%c0] : !bf16 -> !bf16
  %n3 = ttl.tile_neg %n2 into dst[%c0] : !bf16 -> !bf16
  %n4 = ttl.tile_relu %n3 into dst[%c0] : !bf16 -> !bf16
  %n5 = ttl.tile_gelu %n4 into dst[%c0] : !bf16 -> !bf16
  %n6 = ttl.tile_silu %n5 into dst[%c0] : !bf16 -> !bf16
  %n7 = ttl.tile_tanh %n6 into dst[%c0] : !bf16 -> !bf16
  return
}

func.func @few(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  %n0 = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  %n1 = ttl.tile_abs %n0 into dst[%c0] : !bf16 -> !bf16
  %n2 = ttl.tile_sqrt %n1 into dst[%c0] : !bf16 -> !bf16
  return
}

func.func @several(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %z_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_f32
  %z_t = ttl.cb_wait %z_cb : !cb_f32 -> !t_f32
  %z = tensor.extract %z_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  %f = ttl.tile_log %z into dst[%c0] : !f32 -> !f32
  %n0 = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  %n1 = ttl.tile_abs %n0 into dst[%c0] : !bf16 -> !bf16
  %n2 = ttl.tile_sqrt %n1 into dst[%c0] : !bf16 -> !bf16
  %n3 = ttl.tile_neg %n2 into dst[%c0] : !bf16 -> !bf16
  %n4 = ttl.tile_relu %n3 into dst[%c0] : !bf16 -> !bf16
  %n5 = ttl.tile_gelu %n4 into dst[%c0] : !bf16 -> !bf16
  %n6 = ttl.tile_silu %n5 into dst[%c0] : !bf16 -> !bf16
  %n7 = ttl.tile_tanh %n6 into dst[%c0] : !bf16 -> !bf16
  return
}

func.func @asked_for(%c0: index) attributes {fp32_dest_acc_en = true} {
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %n0 = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  %n1 = ttl.tile_abs %n0 into dst[%c0] : !bf16 -> !bf16
  %n2 = ttl.tile_sqrt %n1 into dst[%c0] : !bf16 -> !bf16
  %n3 = ttl.tile_neg %n2 into dst[%c0] : !bf16 -> !bf16
  %n4 = ttl.tile_relu %n3 into dst[%c0] : !bf16 -> !bf16
  %n5 = ttl.tile_gelu %n4 into dst[%c0] : !bf16 -> !bf16
  %n6 = ttl.tile_silu %n5 into dst[%c0] : !bf16 -> !bf16
  %n7 = ttl.tile_tanh %n6 into dst[%c0] : !bf16 -> !bf16
  return
}
