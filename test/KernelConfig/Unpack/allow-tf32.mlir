// With f32-unpack=allow-tf32 an f32 operand may reach DST as TF32 where it
// cannot come whole. The answer differs from the exact one only where there is
// no exact one, and each loss is reported.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='f32-unpack=allow-tf32'
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='f32-unpack=allow-tf32 target=wormhole_b0'
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='f32-unpack=allow-tf32 target=blackhole'
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='f32-unpack=allow-tf32' 2>/dev/null | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// Nothing is lost that need not be.
// CHECK-LABEL: func.func @exact(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @exact(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @exp_and_broadcast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @exp_and_broadcast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-warning @below {{[TC0503] `ttl.tile_exp` reads f32 operand 0 from dataflow buffer 1 as TF32}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// The loss is counted in reads. Two that are alike are reported once.
// CHECK-LABEL: func.func @many_reads(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @many_reads(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-warning @below {{[TC0503] `ttl.tile_exp` reads f32 operand 0 from dataflow buffer 1 as TF32, and so does another operation like it}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %f = ttl.tile_log %x into dst[%c0] : !f32 -> !f32
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// A loss on one buffer is none on another, even for the same operation.
// CHECK-LABEL: func.func @other_buffers_stay_exact(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @other_buffers_stay_exact(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-warning @below {{[TC0503] `ttl.tile_max` reads f32 operand 0 from dataflow buffer 1 as TF32}}
  %e = ttl.tile_max %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// Rather a sum on the SFPU than one lossy read more.
// CHECK-LABEL: func.func @sum_moves(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1, 2>}
func.func @sum_moves(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}
