// One operand in DST, the other in a buffer (tt-lang#612): the buffer was
// overlooked and read as 16 bits. It unpacks to the destination like any f32
// operand of an SFPU operation.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// CHECK-LABEL: func.func @dst_left(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @dst_left(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %e, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @dst_right(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @dst_right(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %y, %e into dst[%c0] : !f32, !f32 -> !f32
  return
}

// A result of the FPU is as much in DST as one of the SFPU.
// CHECK-LABEL: func.func @fpu_then_mixed(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @fpu_then_mixed(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %z_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %z_t = ttl.cb_wait %z_cb : !cb_f32 -> !t_f32
  %z = tensor.extract %z_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %s, %z into dst[%c0] : !f32, !f32 -> !f32
  return
}

// Two buffers at different coordinates, which the FPU cannot address.
// CHECK-LABEL: func.func @different_tiles(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @different_tiles(%c0: index, %c1: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c1, %c1] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// A broadcast result on the left, whose own buffer stays as it is: that is
// another category of operand.
// CHECK-LABEL: func.func @broadcast_left(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1>}
func.func @broadcast_left(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %b, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}
