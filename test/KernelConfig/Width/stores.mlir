// What an operation reads from DST has to fit the elements there, also where
// it leaves nothing in DST itself. A tile of integers straight from a buffer
// has no other operation that says so.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config=fp32-dest-acc-en=0 2>&1 | FileCheck %s --check-prefix=NARROW

!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>

// CHECK-LABEL: func.func @wide_integers(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// NARROW: error: [TC0401] `ttl.tile_store` needs 32-bit destination elements for its si32 operand 0, but option `fp32-dest-acc-en` is disabled
func.func @wide_integers(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  %o_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_si32
  %o = ttl.cb_reserve %o_cb : !cb_si32 -> !t_si32
  ttl.tile_store %x, %o[%c0, %c0] from dst[%c0] : !si32, !t_si32
  return
}

// CHECK-LABEL: func.func @narrow_integers(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// NARROW-NOT: error
func.func @narrow_integers(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u16
  %x_t = ttl.cb_wait %x_cb : !cb_u16 -> !t_u16
  %x = tensor.extract %x_t[%c0, %c0] : !t_u16
  %o_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_u16
  %o = ttl.cb_reserve %o_cb : !cb_u16 -> !t_u16
  ttl.tile_store %x, %o[%c0, %c0] from dst[%c0] : !u16, !t_u16
  return
}
