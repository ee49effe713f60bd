!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>
func.func @copy_u32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u32
  %v = ttl.cb_reserve %v_cb : !cb_u32 -> !t_u32
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !u32 -> !ttl.dst, !u32
  ttl.tile_store %k, %v[%c0, %c0] from dst[%c0] : !u32, !t_u32
  return
}
