// A typecast from f32 that was truncated before it was rounded (tt-mlir#7183,
// tt-mlir#7280). Its operand has to reach DST whole.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @down(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @down(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %v_cb : !cb_bf16 -> !t_bf16
  %n = ttl.tile_typecast %x into dst[%c0] : !f32 -> !bf16
  ttl.tile_store %n, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  return
}

// The other direction has nothing to lose.
// CHECK-LABEL: func.func @up(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @up(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %n = ttl.tile_typecast %x into dst[%c0] : !bf16 -> !f32
  return
}

// Fused: the operand is in DST already.
// CHECK-LABEL: func.func @matmul_then_cast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @matmul_then_cast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %n = ttl.tile_typecast %m into dst[%c0] : !f32 -> !bf16
  return
}

// Fused with an addend, which is in a buffer: an SFPU operand of its own.
// CHECK-LABEL: func.func @matmul_add_cast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @matmul_add_cast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %m, %c into dst[%c0] : !f32, !f32 -> !f32
  %n = ttl.tile_typecast %s into dst[%c0] : !f32 -> !bf16
  return
}
