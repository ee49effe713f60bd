!u8 = !ttcore.tile<32x32, u8>
!cb_u8 = !ttl.cb<[1, 1], !u8, 2>
!t_u8 = tensor<1x1x!u8>
func.func @narrow_on_purpose(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u8
  %x_t = ttl.cb_wait %x_cb : !cb_u8 -> !t_u8
  %x = tensor.extract %x_t[%c0, %c0] : !t_u8
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !u8 -> !ttl.dst, !u8
  return
}
