// 16-bit and 8-bit integers in 32-bit destination elements.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>
!u8 = !ttcore.tile<32x32, u8>
!cb_u8 = !ttl.cb<[1, 1], !u8, 2>
!t_u8 = tensor<1x1x!u8>

// expected-note @+1 {{in a kernel with 16-bit destination elements they are safe}}
func.func @u16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u16
  %x_t = ttl.cb_wait %x_cb : !cb_u16 -> !t_u16
  %x = tensor.extract %x_t[%c0, %c0] : !t_u16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-warning @+1 {{[TC0611] `ttl.tile_abs` keeps `u16` tiles in 32-bit destination elements, where}}
  %a = ttl.tile_abs %x into dst[%c0] : !u16 -> !u16
  // expected-note @+1 {{destination elements are 32 bits wide: `ttl.tile_exp` works with 32-bit destination elements only}}
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @+2 {{destination elements are 32 bits wide: `fp32_dest_acc_en` is true}}
// expected-note @+1 {{in a kernel with 16-bit}}
func.func @u8(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u8
  %x_t = ttl.cb_wait %x_cb : !cb_u8 -> !t_u8
  %x = tensor.extract %x_t[%c0, %c0] : !t_u8
  // expected-warning @+1 {{[TC0611] `ttl.copy_tile` keeps `u8` tiles in 32-bit destination elements, where}}
  %t, %a = ttl.copy_tile %x[%c0] into dst[%c0] : !u8 -> !ttl.dst, !u8
  return
}
