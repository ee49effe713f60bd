#swap = affine_map<(d0, d1) -> (d1, d0)>
func.func @reduction(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 4], !ttcore.tile<32x32, bf16>, 2>
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[2, 1], !ttcore.tile<32x32, bf16>, 2>
  %xv = ttl.cb_wait %x : <[2, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  %zv = ttl.cb_reserve %z : <[2, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  %xs = tensor.extract_slice %xv[0, 2] [2, 2] [1, 1] : tensor<2x4x!ttcore.tile<32x32, bf16>> to tensor<2x2x!ttcore.tile<32x32, bf16>>
  %zs = tensor.extract_slice %zv[0, 0] [2, 1] [1, 1] : tensor<2x1x!ttcore.tile<32x32, bf16>> to tensor<2x1x!ttcore.tile<32x32, bf16>>
  %r = ttl.compute ins(%xs : tensor<2x2x!ttcore.tile<32x32, bf16>>) outs(%zs : tensor<2x1x!ttcore.tile<32x32, bf16>>)
      {indexing_maps = [#swap, affine_map<(d0, d1) -> (d1, 0)>], iterator_types = ["reduction", "parallel"]} {
  ^bb0(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<32x32, bf16>):
    %q = ttl.tile_reduce %a, %a, %b 0 : i32 <reduce_dim_row> into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
    ttl.tile_store %q, %zs[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<2x1x!ttcore.tile<32x32, bf16>>
    ttl.yield
  } -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}
