!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
func.func @inert_bf16(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %a = ttl.tile_abs %x into dst[%c0] : !bf16 -> !bf16
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  %s = ttl.tile_add %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !bf16 -> !ttl.dst, !bf16
  return
}
