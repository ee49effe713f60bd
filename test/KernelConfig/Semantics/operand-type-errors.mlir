// Operands that hold no tiles.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config

func.func @scalar_broadcast(%c0: index, %x: f32) {
  // expected-error @below {{[TC0311] `ttl.tile_bcast` needs a tile or a tensor of tiles as operand 0, not f32}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (f32, f32) -> f32
  return
}

func.func @tensor_of_scalars(%c0: index, %x: tensor<32x32xf32>) {
  // expected-error @below {{[TC0311] `ttl.tile_transpose` needs a tile or a tensor of tiles as operand 0, not tensor<32x32xf32>}}
  %b = ttl.tile_transpose %x, %x into dst[%c0] : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return
}

func.func @index_as_scaler(%c0: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %t = ttl.cb_wait %cb : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %x = tensor.extract %t[%c0, %c0] : tensor<1x1x!ttcore.tile<32x32, bf16>>
  // expected-error @below {{[TC0311] `ttl.tile_reduce` needs a tile or a tensor of tiles as operand 1, not index}}
  %b = ttl.tile_reduce %x, %c0, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!ttcore.tile<32x32, bf16>, index, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  return
}
