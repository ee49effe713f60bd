!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
func.func @recorded(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  %s = ttl.tile_add %a, %b into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32, !f32 -> !f32
  %t = ttl.tile_add %b, %c into dst[%c0] : !f32, !f32 -> !f32
  return
}
