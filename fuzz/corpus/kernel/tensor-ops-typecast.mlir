func.func @typecast(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  %0 = ttl.typecast %a : (tensor<2x3x!ttcore.tile<32x32, bf16>>) -> tensor<2x3x!ttcore.tile<32x32, f32>>
  return
}
