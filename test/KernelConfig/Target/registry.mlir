// Where the target comes from: the module, the device, the option. What tells
// targets apart here is a bf16 row reduction, and a buffer beyond the 32nd.
//
// RUN: tileconf-opt %s --split-input-file --ttl-set-compute-kernel-config 2>/dev/null | FileCheck %s

// No target: every full-fp32 accumulation is available.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
// CHECK: module {
// CHECK-LABEL: func.func @generic(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @generic(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

// -----

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
  // CHECK-LABEL: func.func @wormhole(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @wormhole(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}

// -----

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
  // CHECK-LABEL: func.func @blackhole_column(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @blackhole_column(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 63, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
  // CHECK-LABEL: func.func @blackhole_row(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @blackhole_row(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 63, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}

// -----

// The innermost module that says something about targets counts, so a module
// may hold kernels of several.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
  // CHECK-LABEL: func.func @outer(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @outer(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
  module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
    // CHECK-LABEL: func.func @inner(
    // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
    func.func @inner(%c0: index) {
      %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
      %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
      %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
      %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
      %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
      %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
      return
    }
  }
  module {
    // CHECK-LABEL: func.func @inherited(
    // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
    func.func @inherited(%c0: index) {
      %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
      %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
      %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
      %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
      %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
      %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
      return
    }
  }
}
