// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='fp32-dest-acc-en=enabled target=blackhole'

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-error @below {{[TC0403] option `fp32-dest-acc-en` is enabled, but not every operation of the kernel can work with 32-bit destination elements}}
// expected-note @below {{help: set option `fp32-dest-acc-en` to `auto`}}
func.func @column(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only}}
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}

func.func @attribute(%c0: index) attributes {fp32_dest_acc_en = false} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}
