!f32 = !ttcore.tile<32x32, f32>
func.func @loops(%c0: index, %c1: index, %c2: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !f32, 2>
  %y = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[2, 2], !f32, 2>
  %o = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[2, 2], !f32, 2>
  %xt = ttl.cb_wait %x : !ttl.cb<[2, 2], !f32, 2> -> tensor<2x2x!f32>
  %yt = ttl.cb_wait %y : !ttl.cb<[2, 2], !f32, 2> -> tensor<2x2x!f32>
  %v = ttl.cb_reserve %o : !ttl.cb<[2, 2], !f32, 2> -> tensor<2x2x!f32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      ttl.dst_section {
        %a = tensor.extract %xt[%i, %j] : tensor<2x2x!f32>
        %b = tensor.extract %yt[%i, %j] : tensor<2x2x!f32>
        %u = tensor.extract %v[%i, %j] : tensor<2x2x!f32>
        %s = ttl.tile_add %a, %a into dst[%c0] : !f32, !f32 -> !f32
        %tok, %k = ttl.copy_tile %b[%i, %j] into dst[%c1] : !f32 -> !ttl.dst, !f32
        %p = ttl.tile_mul %s, %k into dst[%c0] : !f32, !f32 -> !f32
        ttl.tile_store %p, %v[%i, %j] from dst[%c0] : !f32, tensor<2x2x!f32>
      }
    } {ttl.tile_loop_stride = 1 : index}
  } {ttl.tile_loop_stride = 2 : index}
  return
}
