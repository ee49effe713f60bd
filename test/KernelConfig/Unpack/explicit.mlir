// An explicit list is kept as it is, sorted. It says what must be and, by what
// it leaves out, what must not.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>

// CHECK-LABEL: func.func @agreed(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @agreed(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @sorted(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 2, 5>}
func.func @sorted(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 5, 0, 2, 0, 5>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %f = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}

// Entries of other formats have no effect, and stay.
// CHECK-LABEL: func.func @inert_bf16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @inert_bf16(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %a = ttl.tile_abs %x into dst[%c0] : !bf16 -> !bf16
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  %s = ttl.tile_add %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !bf16 -> !ttl.dst, !bf16
  return
}
// CHECK-LABEL: func.func @inert_f16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @inert_f16(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f16
  %x_t = ttl.cb_wait %x_cb : !cb_f16 -> !t_f16
  %x = tensor.extract %x_t[%c0, %c0] : !t_f16
  %a = ttl.tile_abs %x into dst[%c0] : !f16 -> !f16
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f16, !f16) -> !f16
  %s = ttl.tile_add %x, %x into dst[%c0] : !f16, !f16 -> !f16
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !f16 -> !ttl.dst, !f16
  return
}
// CHECK-LABEL: func.func @inert_unbound(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 9>}
func.func @inert_unbound() attributes {ttl.unpack_to_dest_fp32 = array<i32: 9>} {
  return
}
// CHECK-LABEL: func.func @inert_output(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @inert_output(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0, 1>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}
// CHECK-LABEL: func.func @empty_for_bf16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @empty_for_bf16(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %a = ttl.tile_abs %x into dst[%c0] : !bf16 -> !bf16
  return
}

// A list decides strategies.
// CHECK-LABEL: func.func @list_wants_sfpu(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @list_wants_sfpu(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %x into dst[%c0] : !f32, !f32 -> !f32
  return
}
// CHECK-LABEL: func.func @list_wants_fpu(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @list_wants_fpu(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %x, %x into dst[%c0] : !f32, !f32 -> !f32
  return
}
