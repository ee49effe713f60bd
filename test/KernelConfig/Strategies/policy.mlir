// The switch for FPU binary operations, and the preference for exact ones.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=enable-fpu-binary-ops=0 | FileCheck %s --check-prefixes=OFF
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=enable-fpu-binary-ops=false | FileCheck %s --check-prefixes=OFF
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=prefer-exact-f32-binary | FileCheck %s --check-prefixes=EXACT
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='prefer-exact-f32-binary=1 target=blackhole' | FileCheck %s --check-prefixes=EXACT
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='prefer-exact-f32-binary=0' | FileCheck %s --check-prefixes=FAST

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// OFF-LABEL: func.func @f32(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
// EXACT-LABEL: func.func @f32(
// EXACT-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
// FAST-LABEL: func.func @f32(
// FAST-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @f32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // OFF: ttl.tile_add %
  // OFF-SAME: #ttl.tile_execution_strategy<sfpu>
  // EXACT: ttl.tile_add %
  // EXACT-SAME: #ttl.tile_execution_strategy<sfpu>
  // FAST: ttl.tile_add %
  // FAST-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// Exactness is a matter of f32.
// OFF-LABEL: func.func @bf16(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// EXACT-LABEL: func.func @bf16(
// EXACT-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// FAST-LABEL: func.func @bf16(
// FAST-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @bf16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // OFF: ttl.tile_sub %
  // OFF-SAME: #ttl.tile_execution_strategy<sfpu>
  // EXACT: ttl.tile_sub %
  // EXACT-SAME: #ttl.tile_execution_strategy<fpu>
  // FAST: ttl.tile_sub %
  // FAST-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_sub %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// A preference, not a demand: a reduction holds the buffer back.
// EXACT-LABEL: func.func @held(
// EXACT-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// FAST-LABEL: func.func @held(
// FAST-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @held(%c0: index) attributes {ttl.enable_fpu_binary_ops = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %y, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // EXACT: ttl.tile_mul %
  // EXACT-SAME: #ttl.tile_execution_strategy<fpu>
  // FAST: ttl.tile_mul %
  // FAST-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_mul %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// A record counts for more than the preference.
// EXACT-LABEL: func.func @recorded(
// EXACT-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @recorded(%c0: index) attributes {ttl.enable_fpu_binary_ops = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // EXACT: ttl.tile_mul %
  // EXACT-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_mul %x, %x into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !f32, !f32 -> !f32
  return
}
