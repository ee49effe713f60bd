// Entries of the explicit list that do nothing (tt-metal#44656, #49936, #50173):
// other formats, buffers that are only written, buffers that nobody binds.
// ComputeConfigDescriptor takes them, and so they stay.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>

// CHECK-LABEL: func.func @bf16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @bf16(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

// CHECK-LABEL: func.func @u32(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @u32(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !u32 -> !ttl.dst, !u32
  return
}

// CHECK-LABEL: func.func @written_only(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @written_only(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0, 1>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}

// CHECK-LABEL: func.func @unbound(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 31>}
func.func @unbound() attributes {ttl.unpack_to_dest_fp32 = array<i32: 31>} {
  return
}
