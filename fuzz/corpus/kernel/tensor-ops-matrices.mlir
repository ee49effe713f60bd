func.func @matrices(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>, %c: tensor<3x4x!ttcore.tile<32x32, bfp_bf8>>, %d: tensor<2x3x!ttcore.tile<16x32, f32>>, %e: tensor<5x3x!ttcore.tile<16x32, f32>>) {
  %0 = ttl.transpose %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<3x2x!ttcore.tile<32x32, bf16>>
  %1 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  %2 = ttl.matmul %a, %c : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bfp_bf8>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  %3 = ttl.matmul %d, %e {transpose_rhs} : tensor<2x3x!ttcore.tile<16x32, f32>>, tensor<5x3x!ttcore.tile<16x32, f32>> -> tensor<2x5x!ttcore.tile<16x16, f32>>
  return
}
