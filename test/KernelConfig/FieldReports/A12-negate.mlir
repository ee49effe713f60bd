// Negation of f32 lost bits because its buffer was read in default mode
// (tt-metal#14862, tt-lang#254). The least kernel that needs the list.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @neg(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @neg(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %n = ttl.tile_neg %x into dst[%c0] : !f32 -> !f32
  ttl.tile_store %n, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}

// CHECK-LABEL: func.func @log(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @log(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %n = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  return
}

// The twin in bf16 needs neither the list nor wide elements.
// CHECK-LABEL: func.func @neg_bf16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @neg_bf16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %n = ttl.tile_neg %x into dst[%c0] : !bf16 -> !bf16
  return
}
