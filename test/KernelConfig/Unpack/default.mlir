// Which buffers unpack to the destination when nothing is explicit.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeGen1Config' | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>
!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>
!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>

// An f32 operand in DST comes in whole.
// CHECK-LABEL: func.func @unary(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @unary(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}
// CHECK-LABEL: func.func @constant(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @constant(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_mul_unary_const %x, 2.0 into dst[%c0] : !f32 -> !f32
  return
}
// CHECK-LABEL: func.func @binary(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 2>}
func.func @binary(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_div %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}
// CHECK-LABEL: func.func @comparisons(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 2, 3, 4, 5>}
func.func @comparisons(%c0: index) {
  %x0_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x0_t = ttl.cb_wait %x0_cb : !cb_f32 -> !t_f32
  %x0 = tensor.extract %x0_t[%c0, %c0] : !t_f32
  %x1_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x1_t = ttl.cb_wait %x1_cb : !cb_f32 -> !t_f32
  %x1 = tensor.extract %x1_t[%c0, %c0] : !t_f32
  %x2_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %x2_t = ttl.cb_wait %x2_cb : !cb_f32 -> !t_f32
  %x2 = tensor.extract %x2_t[%c0, %c0] : !t_f32
  %x3_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %x3_t = ttl.cb_wait %x3_cb : !cb_f32 -> !t_f32
  %x3 = tensor.extract %x3_t[%c0, %c0] : !t_f32
  %x4_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_f32
  %x4_t = ttl.cb_wait %x4_cb : !cb_f32 -> !t_f32
  %x4 = tensor.extract %x4_t[%c0, %c0] : !t_f32
  %x5_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %x5_t = ttl.cb_wait %x5_cb : !cb_f32 -> !t_f32
  %x5 = tensor.extract %x5_t[%c0, %c0] : !t_f32
  %a = ttl.tile_eq %x0, %x0 into dst[%c0] : !f32, !f32 -> !f32
  %b = ttl.tile_ne %x1, %x1 into dst[%c0] : !f32, !f32 -> !f32
  %c = ttl.tile_gt %x2, %x2 into dst[%c0] : !f32, !f32 -> !f32
  %d = ttl.tile_lt %x3, %x3 into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_max %x4, %x4 into dst[%c0] : !f32, !f32 -> !f32
  %f = ttl.tile_min %x5, %x5 into dst[%c0] : !f32, !f32 -> !f32
  return
}
// CHECK-LABEL: func.func @cast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @cast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_typecast %x into dst[%c0] : !f32 -> !bf16
  return
}

// The list is sorted, and a buffer is in it once.
// CHECK-LABEL: func.func @sorted(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 3, 11, 30>}
func.func @sorted(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 30, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %z_cb = ttl.bind_cb {cb_index = 11, block_count = 2} : !cb_f32
  %z_t = ttl.cb_wait %z_cb : !cb_f32 -> !t_f32
  %z = tensor.extract %z_t[%c0, %c0] : !t_f32
  %a = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %b = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  %c = ttl.tile_exp %z into dst[%c0] : !f32 -> !f32
  %d = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// FPU operands come through their registers.
// CHECK-LABEL: func.func @fpu(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @fpu(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %a = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %a into dst[%c0] : !f32 -> !f32
  return
}
// CHECK-LABEL: func.func @reduction(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @reduction(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}
// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @broadcast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %r = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}
// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @transpose(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %r = ttl.tile_transpose %x, %x into dst[%c0] : (!f32, !f32) -> !f32
  return
}
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @matmul(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// A copy is no computation: its f32 operand comes in whole as well.
// CHECK-LABEL: func.func @copy(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 4>}
func.func @copy(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !f32 -> !ttl.dst, !f32
  return
}
// CHECK-LABEL: func.func @store(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 3>}
func.func @store(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  ttl.tile_store %x, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}

// Other formats never need it, whatever the width.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @narrow(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f16
  %y_t = ttl.cb_wait %y_cb : !cb_f16 -> !t_f16
  %y = tensor.extract %y_t[%c0, %c0] : !t_f16
  %f = ttl.tile_exp %y into dst[%c0] : !f16 -> !f16
  %k_tok, %k = ttl.copy_tile %y[%c0] into dst[%c0] : !f16 -> !ttl.dst, !f16
  return
}
// CHECK-LABEL: func.func @cast_up(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @cast_up(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_typecast %x into dst[%c0] : !bf16 -> !f32
  return
}
// CHECK-LABEL: func.func @integers(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @integers(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_si32
  %y_t = ttl.cb_wait %y_cb : !cb_si32 -> !t_si32
  %y = tensor.extract %y_t[%c0, %c0] : !t_si32
  %a = ttl.tile_abs %x into dst[%c0] : !u32 -> !u32
  %k_tok, %k = ttl.copy_tile %y[%c0] into dst[%c0] : !si32 -> !ttl.dst, !si32
  %s = ttl.tile_add %x, %x into dst[%c0] : !u32, !u32 -> !u32
  return
}

// Side by side: one buffer each way.
// CHECK-LABEL: func.func @mixed(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1>}
func.func @mixed(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}
