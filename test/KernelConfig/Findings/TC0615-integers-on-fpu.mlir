// Integers in matrix products and reductions, which the FPU has no format for.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 findings=true allow-findings=TC0611" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole findings=true allow-findings=TC0611" -verify-diagnostics

!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>
!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>

// expected-note @+1 {{matrix products and reductions take floating-point tiles: convert the data before this kernel}}
func.func @si32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_si32
  %y_t = ttl.cb_wait %y_cb : !cb_si32 -> !t_si32
  %y = tensor.extract %y_t[%c0, %c0] : !t_si32
  // expected-warning @+1 {{[TC0615] `ttl.tile_reduce` reads `si32` operand 0 from dataflow buffer 0 on the FPU, whose registers have no such format: what arrives is undefined; the same holds for another read}}
  %r = ttl.tile_reduce %x, %y, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!si32, !si32, !si32) -> !si32
  return
}

// expected-note @+1 {{matrix products and reductions take floating-point tiles: convert the data before this kernel}}
func.func @u32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u32
  %y_t = ttl.cb_wait %y_cb : !cb_u32 -> !t_u32
  %y = tensor.extract %y_t[%c0, %c0] : !t_u32
  // expected-warning @+1 {{[TC0615] `ttl.tile_matmul_block` reads `u32` operand 0 from dataflow buffer 0 on the FPU, whose registers have no such format: what arrives is undefined; the same holds for 3 other reads}}
  %r = ttl.tile_matmul_block %x, %y into dst[%c0] : !u32, !u32 -> !u32
  %q = ttl.tile_matmul_block %x, %y into dst[%c0] : !u32, !u32 -> !u32
  return
}

// expected-note @+1 {{matrix products and reductions take floating-point tiles: convert the data before this kernel}}
func.func @u16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u16
  %x_t = ttl.cb_wait %x_cb : !cb_u16 -> !t_u16
  %x = tensor.extract %x_t[%c0, %c0] : !t_u16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u16
  %y_t = ttl.cb_wait %y_cb : !cb_u16 -> !t_u16
  %y = tensor.extract %y_t[%c0, %c0] : !t_u16
  // expected-warning @+1 {{[TC0615] `ttl.tile_matmul_block` reads `u16` operand 0 from dataflow buffer 0 on the FPU, whose registers have no such format: what arrives is undefined; the same holds for another read}}
  %r = ttl.tile_matmul_block %x, %y into dst[%c0] : !u16, !u16 -> !u16
  return
}
