// 32-bit elements in a kernel that may not have them.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>
!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @fill(%c0: index) attributes {fp32_dest_acc_en = false} {
  // expected-error @below {{[TC0401] `ttl.tile_fill` needs 32-bit destination elements for its f32 result, but `fp32_dest_acc_en` is false}}
  %f = ttl.tile_fill 1.0 into dst[%c0] : !f32
  return
}

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @exp(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0401] `ttl.tile_exp` needs 32-bit destination elements for its f32 operand 0, but `fp32_dest_acc_en` is false}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @copy(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  // expected-error @below {{[TC0401] `ttl.copy_tile` needs 32-bit destination elements for its si32 result, but `fp32_dest_acc_en` is false}}
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !si32 -> !ttl.dst, !si32
  return
}

// The first operation that needs them is the one to look at.
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @first(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u32
  %y_t = ttl.cb_wait %y_cb : !cb_u32 -> !t_u32
  %y = tensor.extract %y_t[%c0, %c0] : !t_u32
  %z_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %z_t = ttl.cb_wait %z_cb : !cb_f32 -> !t_f32
  %z = tensor.extract %z_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  // expected-error @below {{[TC0401] `ttl.tile_abs` needs 32-bit destination elements for its u32 operand 0}}
  %a = ttl.tile_abs %y into dst[%c0] : !u32 -> !u32
  %f = ttl.tile_exp %z into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @reduce(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0401] `ttl.tile_reduce` needs 32-bit destination elements for its f32 result}}
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}

// Buffer 0 cannot serve both operations either, but widths come first: the
// operation that contradicts the attribute is named, not the later clash.
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_tanh`}}
func.func @width_before_buffers(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0401] `ttl.tile_matmul_block` needs 32-bit destination elements for its f32 result, but `fp32_dest_acc_en` is false}}
  // expected-note @below {{`ttl.tile_matmul_block` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !f32, !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_tanh` needs dataflow buffer 0 in unpack-to-destination mode for operand 0, but a buffer}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_tanh` take operand 0 from a dataflow buffer of its own}}
  %t = ttl.tile_tanh %x into dst[%c0] : !f32 -> !f32
  return
}
