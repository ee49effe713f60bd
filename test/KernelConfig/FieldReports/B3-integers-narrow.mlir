// 32-bit integers in a kernel that forbids 32-bit elements.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>
!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @copy_u32(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  // expected-error @below {{[TC0401] `ttl.copy_tile` needs 32-bit destination elements for its u32 result, but `fp32_dest_acc_en` is false}}
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !u32 -> !ttl.dst, !u32
  return
}

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @abs_si32(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  // expected-error @below {{[TC0401] `ttl.tile_abs` needs 32-bit destination elements for its si32 operand 0, but `fp32_dest_acc_en` is false}}
  %k = ttl.tile_abs %x into dst[%c0] : !si32 -> !si32
  return
}

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @add_si32(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  // expected-error @below {{[TC0401] `ttl.tile_add` needs 32-bit destination elements for its si32 operand 0, but `fp32_dest_acc_en` is false}}
  %k = ttl.tile_add %x, %x into dst[%c0] : !si32, !si32 -> !si32
  return
}
