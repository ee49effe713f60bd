// f32 inputs and a bf16 output (tt-metal#37471). The width was taken from the
// output once. It is the operands in DST that need 32 bits.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @sum_then_cast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @sum_then_cast(%c0: index) attributes {ttl.enable_fpu_binary_ops = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %v_cb : !cb_bf16 -> !t_bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %n = ttl.tile_typecast %s into dst[%c0] : !f32 -> !bf16
  ttl.tile_store %n, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  return
}

// On the FPU, its f32 result asks for the same.
// CHECK-LABEL: func.func @fpu_sum_then_cast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @fpu_sum_then_cast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %v_cb : !cb_bf16 -> !t_bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %n = ttl.tile_typecast %s into dst[%c0] : !f32 -> !bf16
  ttl.tile_store %n, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  return
}
