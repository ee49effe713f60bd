// 32-bit integers, whose values 16-bit DST elements cannot hold (tt-metal#4624,
// tt-metal#47919, tt-metal#34072). The name of the flag says fp32; it is about
// bits.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>
!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>
!u8 = !ttcore.tile<32x32, u8>
!cb_u8 = !ttl.cb<[1, 1], !u8, 2>
!t_u8 = tensor<1x1x!u8>

// CHECK-LABEL: func.func @copy_u32(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @copy_u32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u32
  %v = ttl.cb_reserve %v_cb : !cb_u32 -> !t_u32
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !u32 -> !ttl.dst, !u32
  ttl.tile_store %k, %v[%c0, %c0] from dst[%c0] : !u32, !t_u32
  return
}

// CHECK-LABEL: func.func @copy_si32(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @copy_si32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !si32 -> !ttl.dst, !si32
  return
}

// CHECK-LABEL: func.func @abs_si32(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @abs_si32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  %k = ttl.tile_abs %x into dst[%c0] : !si32 -> !si32
  return
}

// CHECK-LABEL: func.func @through(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @through(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u32
  %v = ttl.cb_reserve %v_cb : !cb_u32 -> !t_u32
  ttl.tile_store %x, %v[%c0, %c0] from dst[%c0] : !u32, !t_u32
  return
}

// CHECK-LABEL: func.func @copy_u16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @copy_u16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u16
  %x_t = ttl.cb_wait %x_cb : !cb_u16 -> !t_u16
  %x = tensor.extract %x_t[%c0, %c0] : !t_u16
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !u16 -> !ttl.dst, !u16
  return
}

// CHECK-LABEL: func.func @narrow_on_purpose(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @narrow_on_purpose(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u8
  %x_t = ttl.cb_wait %x_cb : !cb_u8 -> !t_u8
  %x = tensor.extract %x_t[%c0, %c0] : !t_u8
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !u8 -> !ttl.dst, !u8
  return
}
