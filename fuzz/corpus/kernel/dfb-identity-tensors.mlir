!f32 = !ttcore.tile<32x32, f32>
!w = tensor<2x2x!f32>
!cb_w = !ttl.cb<[2, 2], !f32, 2>
func.func @tensors(%c0: index) {
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_w
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_w
  %at = ttl.cb_wait %a : !cb_w -> !w
  %bt = ttl.cb_wait %b : !cb_w -> !w
  %0 = ttl.tile_matmul_block %at, %bt into dst[%c0] : !w, !w -> !w
  return
}
