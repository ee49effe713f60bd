!f32 = !ttcore.tile<32x32, f32>
!t_f32 = tensor<1x1x!f32>
!w = tensor<2x2x!f32>
!cb_w = !ttl.cb<[2, 2], !f32, 2>
func.func @slices(%c0: index, %t: !w) {
  %cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_w
  %a = ttl.attach_cb %t, %cb : (!w, !cb_w) -> !w
  %s = tensor.extract_slice %a[0, 0] [2, 1] [1, 1] : !w to tensor<2x1x!f32>
  %u = tensor.extract_slice %s[1, 0] [1, 1] [1, 1] : tensor<2x1x!f32> to !t_f32
  %x = tensor.extract %u[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}
