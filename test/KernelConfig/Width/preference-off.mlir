// What is not preferred is not missed.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='target=blackhole reduce-full-fp32=false matmul-full-fp32=false'

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
func.func @k(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}
