// f32 buffers that only the FPU reads (tt-lang#561). Unpacking those to the
// destination gave zeros: element type alone decides nothing.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @reduce(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!f32, !f32, !f32) -> !f32
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

// The exponential takes its operand from DST: no buffer is involved.
// CHECK-LABEL: func.func @exp_of_sum(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @exp_of_sum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %s into dst[%c0] : !f32 -> !f32
  return
}

// The twin that does involve one.
// CHECK-LABEL: func.func @exp_of_buffer(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @exp_of_buffer(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}
