!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
func.func @running_sum(%c0: index, %c1: index, %c8: index) {
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_f32
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  scf.for %i = %c0 to %c8 step %c1 {
    %xt = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
    %at = ttl.cb_wait %acc : !cb_f32 -> !t_f32
    %v = ttl.cb_reserve %acc : !cb_f32 -> !t_f32
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_f32
      %a = tensor.extract %at[%c0, %c0] : !t_f32
      %k_tok, %k = ttl.copy_tile %a[%c0] into dst[%c0] : !f32 -> !ttl.dst, !f32
      %s = ttl.tile_add %k, %x into dst[%c0] : !f32, !f32 -> !f32
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
    }
    ttl.cb_pop %acc : !cb_f32
    ttl.cb_push %acc : !cb_f32
    ttl.cb_pop %x_cb : !cb_f32
  }
  return
}
