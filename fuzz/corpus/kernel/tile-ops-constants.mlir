func.func @constants(%a: !ttcore.tile<32x32, si32>, %d: index) {
  %0 = ttl.tile_mul_unary_const %a, 0.5 into dst[%d] : !ttcore.tile<32x32, si32> -> !ttcore.tile<32x32, si32>
  %1 = ttl.tile_mul_unary_const %a, 0x3F800000 into dst[%d] : !ttcore.tile<32x32, si32> -> !ttcore.tile<32x32, si32>
  %2 = ttl.tile_fill -2.0 into dst[%d] : !ttcore.tile<16x16, bf16>
  %3 = ttl.tile_fill 0x7F800000 into dst[%d] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>
  return
}
