// bf16 times f32 (tt-metal#43196): a width that was only 32 bits if both inputs
// were, and data that went wrong now and then. Any 32-bit value in DST makes it
// 32 bits. The matrix of the two formats, without a broadcast.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @bf16_bf16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @bf16_bf16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %m = ttl.tile_mul %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// CHECK-LABEL: func.func @bf16_f32(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1>}
func.func @bf16_f32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %w = ttl.tile_typecast %x into dst[%c0] : !bf16 -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %w, %y into dst[%c0] : !f32, !f32 -> !f32
  %n = ttl.tile_typecast %m into dst[%c0] : !f32 -> !bf16
  return
}

// CHECK-LABEL: func.func @f32_bf16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @f32_bf16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %w = ttl.tile_typecast %y into dst[%c0] : !bf16 -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %x, %w into dst[%c0] : !f32, !f32 -> !f32
  %n = ttl.tile_typecast %m into dst[%c0] : !f32 -> !bf16
  return
}

// CHECK-LABEL: func.func @f32_f32(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @f32_f32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %m = ttl.tile_mul %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %n = ttl.tile_typecast %m into dst[%c0] : !f32 -> !bf16
  return
}
