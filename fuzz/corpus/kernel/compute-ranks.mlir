func.func @ranks(%d: index, %c: i1, %e: tensor<!ttcore.tile<32x32, bf16>>) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1], !ttcore.tile<32x32, bf16>, 2>
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[6], !ttcore.tile<32x32, bf16>, 2>
  %x0 = ttl.attach_cb %e, %x : (tensor<!ttcore.tile<32x32, bf16>>, !ttl.cb<[1], !ttcore.tile<32x32, bf16>, 2>) -> tensor<!ttcore.tile<32x32, bf16>>
  %zv = ttl.cb_reserve %z : <[6], !ttcore.tile<32x32, bf16>, 2> -> tensor<6x!ttcore.tile<32x32, bf16>>
  %r = ttl.compute ins(%x0 : tensor<!ttcore.tile<32x32, bf16>>) outs(%zv : tensor<6x!ttcore.tile<32x32, bf16>>)
      {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["parallel", "parallel", "parallel"]} {
  ^bb0(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<32x32, bf16>):
    %k = ttl.iter_index 2 : index
    scf.if %c {
      ttl.tile_store %a, %zv[%k] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<6x!ttcore.tile<32x32, bf16>>
    }
    ttl.tile_store %a, %zv[%k] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<6x!ttcore.tile<32x32, bf16>>
    ttl.yield
  } -> tensor<6x!ttcore.tile<32x32, bf16>>
  return
}
