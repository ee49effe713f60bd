!bf16 = !ttcore.tile<32x32, bf16>
!b24 = tensor<2x4x!bf16>
!b42 = tensor<4x2x!bf16>
!b22 = tensor<2x2x!bf16>
!cb24 = !ttl.cb<[2, 4], !bf16, 2>
!cb42 = !ttl.cb<[4, 2], !bf16, 2>
!cb22 = !ttl.cb<[2, 2], !bf16, 2>
func.func @block_matmul(%c0: index, %c1: index, %c4: index) {
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb24
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb42
  %o = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb22
  %at = ttl.cb_wait %a : !cb24 -> !b24
  %bt = ttl.cb_wait %b : !cb42 -> !b42
  %v = ttl.cb_reserve %o : !cb22 -> !b22
  ttl.dst_section {
    %m = ttl.tile_matmul_block %at, %bt into dst[%c0] : !b24, !b42 -> !b22
    %e = tensor.extract %m[%c0, %c0] : !b22
    %t = ttl.dst_index %e[%c1] : !bf16 -> !bf16
    %r = ttl.tile_relu %t into dst[%c1] : !bf16 -> !bf16
    ttl.tile_store %r, %v[%c0, %c1] from dst[%c1] : !bf16, !b22
  }
  ttl.cb_push %o : !cb22
  return
}
