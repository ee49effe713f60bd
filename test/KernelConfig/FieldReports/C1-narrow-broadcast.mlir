// A broadcast of bf16 tiles while DST elements are 32 bits wide gives wrong
// data (tt-lang#454, tt-llk#1338, tt-llk#1680). Newer reports blame the row
// broadcast alone; the tables follow the kernel library of the target's time
// and exclude all three kinds.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// Asked for outright.
// expected-error @below {{[TC0403] `fp32_dest_acc_en` is true, but not every operation of the kernel can work with 32-bit destination elements}}
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it false}}
func.func @explicit_row(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}
// expected-error @below {{[TC0403]}}
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it false}}
func.func @explicit_column(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit}}
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}
// expected-error @below {{[TC0403]}}
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it false}}
func.func @explicit_scalar(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit}}
  %b = ttl.tile_bcast %x, %x 3 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}

// Needed by an operation on another buffer.
func.func @needed(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only}}
  // expected-note @below {{help: widen the tiles of dataflow buffer 0 with `ttl.tile_typecast` to f32 and store them in a buffer of their own (2 is free in this kernel), let `ttl.tile_bcast` work on these, and cast the result back where bf16 is needed}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  // expected-error @below {{[TC0402] `ttl.tile_exp` needs 32-bit destination elements for its f32 operand 0, but the kernel cannot have them}}
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}

// Fine without anyone who wants them wide.
func.func @narrow(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  %s = ttl.tile_mul %b, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}
