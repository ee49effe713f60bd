// A matmul prefers 32-bit DST elements, a broadcast of bf16 tiles cannot have
// them (tt-lang#454). Preferences give way, and say so.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 2>/dev/null | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole 2>/dev/null | FileCheck %s

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @preferred(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @preferred(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // expected-warning @below {{[TC0502] `ttl.tile_matmul_block` accumulates without full fp32, which is preferred, because destination elements are 16 bits wide}}
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}
