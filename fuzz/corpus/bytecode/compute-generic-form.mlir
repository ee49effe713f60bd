#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @generic_form(%d: index) {
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
  %v = ttl.cb_reserve %z : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  %r = "ttl.compute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: !ttcore.tile<32x32, bf16>):
    %i = "ttl.iter_index"() <{dim = 1 : i64}> : () -> index
    "ttl.tile_store"(%a, %v, %i, %i, %d) : (!ttcore.tile<32x32, bf16>, tensor<2x2x!ttcore.tile<32x32, bf16>>, index, index, index) -> ()
    "ttl.yield"() : () -> ()
  }) {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} : (tensor<2x2x!ttcore.tile<32x32, bf16>>) -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}
