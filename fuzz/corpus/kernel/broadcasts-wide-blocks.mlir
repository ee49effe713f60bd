!bfp8 = !ttcore.tile<32x32, bfp_bf8>
!cb_bfp8 = !ttl.cb<[1, 1], !bfp8, 2>
!t_bfp8 = tensor<1x1x!bfp8>
func.func @wide_blocks(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bfp8
  %x_t = ttl.cb_wait %x_cb : !cb_bfp8 -> !t_bfp8
  %x = tensor.extract %x_t[%c0, %c0] : !t_bfp8
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bfp8, !bfp8) -> !bfp8
  return
}
