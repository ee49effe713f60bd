func.func @matmul_block(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<32x16, bfp_bf8>, %c: !ttcore.tile<32x16, bf16>, %t: tensor<2x3x!ttcore.tile<32x32, bf16>>, %d: index) {
  %0 = ttl.tile_matmul_block %a, %b into dst[%d] : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x16, bfp_bf8> -> !ttcore.tile<32x16, bf16>
  %1 = ttl.tile_matmul_block %a, %b, %c into dst[%d] {transpose_rhs} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x16, bfp_bf8>, !ttcore.tile<32x16, bf16> -> !ttcore.tile<32x16, bf16>
  %2 = ttl.tile_matmul_block %t, %t, %t into dst[%d] {ttl.dst_placeholder, transpose_rhs} : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> !ttcore.tile<32x32, bf16>
  return
}
