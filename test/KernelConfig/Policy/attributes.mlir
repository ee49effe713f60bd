// Attributes of the function are constraints, and stronger than options.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=enabled dst-full-sync-en=enabled enable-fpu-binary-ops=0' | FileCheck %s --check-prefix=AGAINST
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=disabled dst-full-sync-en=disabled' | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: {dst_full_sync_en = true, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// AGAINST-LABEL: func.func @narrow(
// AGAINST-SAME: {dst_full_sync_en = true, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @narrow(%c0: index) attributes {dst_full_sync_en = true, fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

// CHECK-LABEL: func.func @wide(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// AGAINST-LABEL: func.func @wide(
// AGAINST-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @wide(%c0: index) attributes {dst_full_sync_en = false, fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

// An f32 kernel that says what it would get anyway. Auto, and the two options
// against it, leave that alone.
// CHECK-LABEL: func.func @f32_kept(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// AGAINST-LABEL: func.func @f32_kept(
// AGAINST-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @f32_kept(%c0: index) attributes {dst_full_sync_en = false, fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// The attribute on FPU binary operations is consumed. It wins over the option
// in both directions.
// CHECK-LABEL: func.func @fpu_off(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
// CHECK: ttl.tile_add %
// CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
// AGAINST-LABEL: func.func @fpu_off(
// AGAINST-SAME: ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @fpu_off(%c0: index) attributes {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.enable_fpu_binary_ops = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @fpu_on(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// AGAINST-LABEL: func.func @fpu_on(
// AGAINST-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// AGAINST: ttl.tile_add %
// AGAINST-SAME: #ttl.tile_execution_strategy<fpu>
func.func @fpu_on(%c0: index) attributes {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.enable_fpu_binary_ops = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// Attributes that are none of the pass's business stay.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, somebody.else = 1 : i32, ttl.base_cta_index = 1 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @others() attributes {dst_full_sync_en = false, fp32_dest_acc_en = false, somebody.else = 1 : i32, ttl.base_cta_index = 1 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
  return
}

// A quoted name is the same name.
// CHECK-LABEL: func.func @quoted(
// CHECK-SAME: {dst_full_sync_en = true, fp32_dest_acc_en = false,
func.func @quoted() attributes {"dst_full_sync_en" = true, "fp32_dest_acc_en" = false} {
  return
}
