// The forms that a kernel takes after it was lowered to loops. It may be
// configured there as well as before, and what was recorded before holds.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='matmul-full-fp32=0 reduce-full-fp32=0' | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='matmul-full-fp32=0 reduce-full-fp32=0 target=wormhole_b0' | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='matmul-full-fp32=0 reduce-full-fp32=0 target=blackhole' | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!b24 = tensor<2x4x!bf16>
!b42 = tensor<4x2x!bf16>
!b22 = tensor<2x2x!bf16>
!cb24 = !ttl.cb<[2, 4], !bf16, 2>
!cb42 = !ttl.cb<[4, 2], !bf16, 2>
!cb22 = !ttl.cb<[2, 2], !bf16, 2>

// A block matmul works on whole tensors; its results are picked out of DST.
// CHECK-LABEL: func.func @block_matmul(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @block_matmul(%c0: index, %c1: index, %c4: index) {
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb24
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb42
  %o = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb22
  %at = ttl.cb_wait %a : !cb24 -> !b24
  %bt = ttl.cb_wait %b : !cb42 -> !b42
  %v = ttl.cb_reserve %o : !cb22 -> !b22
  ttl.dst_section {
    %m = ttl.tile_matmul_block %at, %bt into dst[%c0] : !b24, !b42 -> !b22
    %e = tensor.extract %m[%c0, %c0] : !b22
    %t = ttl.dst_index %e[%c1] : !bf16 -> !bf16
    %r = ttl.tile_relu %t into dst[%c1] : !bf16 -> !bf16
    ttl.tile_store %r, %v[%c0, %c1] from dst[%c1] : !bf16, !b22
  }
  ttl.cb_push %o : !cb22
  return
}

// Loops around sections. An element is extracted from the output as well, and
// used or not.
// CHECK-LABEL: func.func @loops(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1>}
func.func @loops(%c0: index, %c1: index, %c2: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !f32, 2>
  %y = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[2, 2], !f32, 2>
  %o = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[2, 2], !f32, 2>
  %xt = ttl.cb_wait %x : !ttl.cb<[2, 2], !f32, 2> -> tensor<2x2x!f32>
  %yt = ttl.cb_wait %y : !ttl.cb<[2, 2], !f32, 2> -> tensor<2x2x!f32>
  %v = ttl.cb_reserve %o : !ttl.cb<[2, 2], !f32, 2> -> tensor<2x2x!f32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      ttl.dst_section {
        %a = tensor.extract %xt[%i, %j] : tensor<2x2x!f32>
        %b = tensor.extract %yt[%i, %j] : tensor<2x2x!f32>
        %u = tensor.extract %v[%i, %j] : tensor<2x2x!f32>
        // CHECK: ttl.tile_add %
        // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
        %s = ttl.tile_add %a, %a into dst[%c0] : !f32, !f32 -> !f32
        %tok, %k = ttl.copy_tile %b[%i, %j] into dst[%c1] : !f32 -> !ttl.dst, !f32
        // CHECK: ttl.tile_mul %
        // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
        %p = ttl.tile_mul %s, %k into dst[%c0] : !f32, !f32 -> !f32
        ttl.tile_store %p, %v[%i, %j] from dst[%c0] : !f32, tensor<2x2x!f32>
      }
    } {ttl.tile_loop_stride = 1 : index}
  } {ttl.tile_loop_stride = 2 : index}
  return
}

// An accumulating reduction: what is stored after the loop is a placeholder
// without a source.
// CHECK-LABEL: func.func @accumulation(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @accumulation(%c0: index, %c1: index, %c2: index) {
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb22
  %o = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bf16
  %xt = ttl.cb_wait %x : !cb22 -> !b22
  %v = ttl.cb_reserve %o : !cb_bf16 -> !t_bf16
  ttl.dst_section {
    scf.for %i = %c0 to %c2 step %c1 {
      %a = tensor.extract %xt[%i, %c0] : !b22
      %r = ttl.tile_reduce %a, %s, %a 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    } {ttl.reduction_loop}
    %p = builtin.unrealized_conversion_cast to !bf16
    ttl.tile_store %p, %v[] from dst[%c0] : !bf16, !t_bf16
  }
  return
}

// A copy that was put in between has taken the FPU's operands away. The record
// says what was decided when they were there, so it says SFPU.
// CHECK-LABEL: func.func @recorded(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @recorded(%c0: index, %c1: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %tok, %a = ttl.copy_tile %x[] into dst[%c0] : !f32 -> !ttl.dst, !f32
  %tik, %b = ttl.copy_tile %y[] into dst[%c1] : !f32 -> !ttl.dst, !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %a, %b into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32, !f32 -> !f32
  return
}
