// A row reduction with full fp32 accumulation gives zeros on Blackhole
// (tt-lang#533, tt-llk#1479). The preference is dropped for it, with a reason.
// Columns and scalars are fine there; Wormhole B0 has none of the three.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 2>&1 | FileCheck %s --check-prefixes=CHECK,WH --implicit-check-not=warning
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole 2>%t.warnings | FileCheck %s --check-prefixes=CHECK,BH
// RUN: FileCheck %s --check-prefix=WARNINGS < %t.warnings
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole reduce-full-fp32=0' 2>&1 | FileCheck %s --check-prefixes=CHECK,OFF --implicit-check-not=warning
//
// WARNINGS: C3-row-reduction.mlir:{{.*}}: warning: [TC0501] `ttl.tile_reduce` accumulates without full fp32, which a row reduction cannot do on `blackhole` (tt-metal#47311)
// WARNINGS: warning: [TC0501]
// WARNINGS: warning: [TC0501]
// WARNINGS-NOT: warning:

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// f32 results need wide elements anyway. Only the accumulation is at stake.
// CHECK-LABEL: func.func @f32_sum(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @f32_sum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}

// CHECK-LABEL: func.func @f32_max(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @f32_max(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %s, %x 1 : i32 <reduce_dim_row> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}

// A bf16 row reduction must not turn 32 bits on for this reason.
// CHECK-LABEL: func.func @bf16_sum(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @bf16_sum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

// WH-LABEL: func.func @bf16_column(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @bf16_column(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// OFF-LABEL: func.func @bf16_column(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @bf16_column(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

// WH-LABEL: func.func @bf16_scalar(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @bf16_scalar(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// OFF-LABEL: func.func @bf16_scalar(
// OFF-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @bf16_scalar(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_scalar> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}
