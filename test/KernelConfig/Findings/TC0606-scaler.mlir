// A bf16 scaler on Blackhole, which cuts the f32 data down (tt-metal#48870).
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole config-api=ComputeGen1Config findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @+1 {{a scaler, in dataflow buffer 1, of f32 leaves the data its 10 bits of TF32}}
func.func @sum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  // expected-warning @+1 {{[TC0606] `ttl.tile_reduce` reduces f32 data with a `bf16` scaler, and `blackhole` cuts the data down to the scaler's format; the same holds for another operation}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !bf16, !f32) -> !f32
  %q = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !bf16, !f32) -> !f32
  return
}

// One finding for one scaler.
// expected-note @+1 {{a scaler, in dataflow buffer 1, of f32 leaves the data its 10 bits of TF32}}
func.func @two_buffers(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  // expected-warning @+1 {{[TC0606] `ttl.tile_reduce` reduces f32 data with a `bf16` scaler, and `blackhole` cuts the data down to the scaler's format; the same holds for another operation}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !bf16, !f32) -> !f32
  %q = ttl.tile_reduce %y, %s, %y 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !bf16, !f32) -> !f32
  return
}

// expected-note @+2 {{a scaler, in dataflow buffer 1, of f32 leaves}}
// expected-note @+1 {{a scaler, in dataflow buffer 3, of f32 leaves}}
func.func @two_scalers(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %t_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_bf16
  %t_t = ttl.cb_wait %t_cb : !cb_bf16 -> !t_bf16
  %t = tensor.extract %t_t[%c0, %c0] : !t_bf16
  // expected-warning @+1 {{[TC0606] `ttl.tile_reduce` reduces f32 data with a `bf16` scaler}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !bf16, !f32) -> !f32
  // expected-warning @+1 {{[TC0606] `ttl.tile_reduce` reduces f32 data with a `bf16` scaler}}
  %q = ttl.tile_reduce %y, %t, %y 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !bf16, !f32) -> !f32
  return
}
