// A preference that is given up is reported, with what it was given up for.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --ttl-set-compute-kernel-config

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
  func.func @blackhole_row(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    // expected-warning @below {{[TC0501] `ttl.tile_reduce` accumulates without full fp32, which a row reduction cannot do on `blackhole` (tt-metal#47311)}}
    %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }

  // Another operation gets the wide elements; the row reduction still cannot
  // use them.
  func.func @blackhole_row_and_column(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    // expected-warning @below {{[TC0501]}}
    %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    %c = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }

  func.func @blackhole_matmul_and_broadcast(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    // expected-warning @below {{[TC0502] `ttl.tile_matmul_block` accumulates without full fp32, which is preferred, because destination elements are 16 bits wide}}
    %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
    %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
    %s = ttl.tile_add %m, %b into dst[%c0] : !bf16, !bf16 -> !bf16
    return
  }

  // Where the user has asked for narrow elements, that is no news.
  func.func @disabled(%c0: index) attributes {fp32_dest_acc_en = false} {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    %c = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}

// -----

// Nobody expects full-fp32 reductions of Wormhole B0.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
  func.func @wormhole_reductions(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    %c = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    %s = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_scalar> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }

  func.func @wormhole_matmul_and_broadcast(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    // expected-warning @below {{[TC0502] `ttl.tile_matmul_block`}}
    %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only}}
    %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
    return
  }
}

// -----

// Without a device everything is available.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module {
  func.func @generic(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    %m = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
    return
  }
}
