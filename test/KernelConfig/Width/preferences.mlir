// Full-fp32 accumulation is preferred where an operation has it, the target
// can do it, and nothing that is required stands in the way.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config 2>/dev/null | FileCheck %s --check-prefixes=CHECK,GENERIC,ON
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='reduce-full-fp32=0 matmul-full-fp32=0' 2>/dev/null | FileCheck %s --check-prefixes=CHECK,OFF
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=wormhole_b0' 2>/dev/null | FileCheck %s --check-prefixes=CHECK,WH,ON
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=wormhole_b0 reduce-full-fp32=0 matmul-full-fp32=0' 2>/dev/null | FileCheck %s --check-prefixes=CHECK,OFF
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole' 2>/dev/null | FileCheck %s --check-prefixes=CHECK,BH,ON
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole reduce-full-fp32=0' 2>/dev/null | FileCheck %s --check-prefixes=CHECK,NO-REDUCE,ON
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole matmul-full-fp32=0' 2>/dev/null | FileCheck %s --check-prefixes=CHECK,BH,NO-MATMUL

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// GENERIC-LABEL: func.func @row(
// GENERIC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// OFF-LABEL: func.func @row(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// WH-LABEL: func.func @row(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @row(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// NO-REDUCE-LABEL: func.func @row(
// NO-REDUCE-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @row(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

// GENERIC-LABEL: func.func @column(
// GENERIC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// OFF-LABEL: func.func @column(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// WH-LABEL: func.func @column(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @column(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// NO-REDUCE-LABEL: func.func @column(
// NO-REDUCE-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @column(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

// GENERIC-LABEL: func.func @scalar(
// GENERIC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// OFF-LABEL: func.func @scalar(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// WH-LABEL: func.func @scalar(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @scalar(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// NO-REDUCE-LABEL: func.func @scalar(
// NO-REDUCE-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @scalar(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_scalar> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

// A maximum is a reduction like a sum.
// GENERIC-LABEL: func.func @maximum(
// GENERIC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// WH-LABEL: func.func @maximum(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @maximum(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @maximum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %x, %x 1 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

// One operation that asks for it is enough.
// GENERIC-LABEL: func.func @row_and_column(
// GENERIC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// WH-LABEL: func.func @row_and_column(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @row_and_column(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @row_and_column(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  %c = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

// ON-LABEL: func.func @matmul(
// ON-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// OFF-LABEL: func.func @matmul(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// NO-MATMUL-LABEL: func.func @matmul(
// NO-MATMUL-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @matmul(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// A preference, so a broadcast that cannot have it wins.
// GENERIC-LABEL: func.func @matmul_and_broadcast(
// GENERIC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// OFF-LABEL: func.func @matmul_and_broadcast(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// WH-LABEL: func.func @matmul_and_broadcast(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @matmul_and_broadcast(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @matmul_and_broadcast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  %s = ttl.tile_add %m, %b into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// So does an explicit setting.
// CHECK-LABEL: func.func @matmul_narrow(
// CHECK-SAME: fp32_dest_acc_en = false
func.func @matmul_narrow(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// Needed is needed, whatever is preferred.
// CHECK-LABEL: func.func @f32_matmul(
// CHECK-SAME: fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>
func.func @f32_matmul(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !f32, !f32 -> !f32
  return
}

// Nothing accumulates here.
// CHECK-LABEL: func.func @no_accumulation(
// CHECK-SAME: fp32_dest_acc_en = false
func.func @no_accumulation(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  %t = ttl.tile_transpose %x, %x into dst[%c0] : (!bf16, !bf16) -> !bf16
  %s = ttl.tile_add %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}
