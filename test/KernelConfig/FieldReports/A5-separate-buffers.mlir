// The twin of the case in which a reduction and an exponential share a buffer:
// with a buffer for each, one unpacks to the destination and the other does
// not, in one kernel (tt-metal#12794).
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// CHECK-LABEL: func.func @apart(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1>}
func.func @apart(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}

// A buffer that is only copied may unpack there while its neighbours do not.
// CHECK-LABEL: func.func @copied(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @copied(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %z_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %z_t = ttl.cb_wait %z_cb : !cb_f32 -> !t_f32
  %z = tensor.extract %z_t[%c0, %c0] : !t_f32
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %k_tok, %k = ttl.copy_tile %z[%c0] into dst[%c0] : !f32 -> !ttl.dst, !f32
  return
}
