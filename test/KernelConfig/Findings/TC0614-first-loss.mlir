// The first f32 read that loses bits, how many more there are, and what would help.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @+1 {{with `prefer-exact-f32-binary` every f32 read arrives whole, on the SFPU, which is slower}}
func.func @sums(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-remark @+1 {{[TC0614] `ttl.tile_add` reads f32 operand 0 from dataflow buffer 0 as TF32 (10 of 23 mantissa bits); the same holds for 3 other reads}}
  %a = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %b = ttl.tile_sub %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// No configuration helps a matrix product.
func.func @product(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-remark @+2 {{[TC0614] `ttl.tile_matmul_block` reads f32 operand 0 from dataflow buffer 0 as TF32 (10 of 23 mantissa bits); the same holds for another read}}
  // expected-note @+1 {{`ttl.tile_matmul_block` runs on the FPU only, whose registers hold TF32 at most}}
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

func.func @moves(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-note @+2 {{`ttl.tile_transpose` takes buffers in default mode only, which converts f32}}
  // expected-remark @+1 {{[TC0614] `ttl.tile_transpose` reads f32 operand 0 from dataflow buffer 0 as TF32 (10 of 23 mantissa bits)}}
  %a = ttl.tile_transpose %x, %x into dst[%c0] : (!f32, !f32) -> !f32
  return
}

func.func @spreads(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-note @+2 {{`ttl.tile_bcast` takes buffers in default mode only, which converts f32}}
  // expected-remark @+1 {{[TC0614] `ttl.tile_bcast` reads f32 operand 0 from dataflow buffer 0 as TF32 (10 of 23 mantissa bits)}}
  %a = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}
