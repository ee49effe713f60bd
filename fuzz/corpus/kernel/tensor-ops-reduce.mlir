func.func @reduce(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, f32>>) {
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, f32>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  %1 = ttl.reduce %a, %s 1 : i32 [0, 1] {ttl.tag} : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, f32>>) -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  return
}
