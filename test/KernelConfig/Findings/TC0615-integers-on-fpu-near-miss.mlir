// Integers that the SFPU computes on or that are only moved, and floating-point
// data on the FPU.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 findings=true" -verify-diagnostics

!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @on_the_sfpu(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_si32
  %y_t = ttl.cb_wait %y_cb : !cb_si32 -> !t_si32
  %y = tensor.extract %y_t[%c0, %c0] : !t_si32
  %a = ttl.tile_add %x, %y into dst[%c0] : !si32, !si32 -> !si32
  return
}

func.func @narrow_on_the_sfpu(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u16
  %x_t = ttl.cb_wait %x_cb : !cb_u16 -> !t_u16
  %x = tensor.extract %x_t[%c0, %c0] : !t_u16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u16
  %y_t = ttl.cb_wait %y_cb : !cb_u16 -> !t_u16
  %y = tensor.extract %y_t[%c0, %c0] : !t_u16
  %a = ttl.tile_add %x, %y into dst[%c0] : !u16, !u16 -> !u16
  return
}

func.func @moved(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  %a = ttl.tile_transpose %x, %x into dst[%c0] : (!si32, !si32) -> !si32
  return
}

func.func @floats(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %a = ttl.tile_matmul_block %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}
