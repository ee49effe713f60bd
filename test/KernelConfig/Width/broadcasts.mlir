// A broadcast of narrow elements and 32-bit destination elements exclude each
// other on devices. Where there is no device, nothing is excluded.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='target=wormhole_b0 config-api=ComputeGen1Config'
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeGen1Config'
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!bfp8 = !ttcore.tile<32x32, bfp_bf8>
!cb_bfp8 = !ttl.cb<[1, 1], !bfp8, 2>
!t_bfp8 = tensor<1x1x!bfp8>

// CHECK-LABEL: func.func @wide_column(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// expected-error @below {{[TC0403] `fp32_dest_acc_en` is true, but not every operation of the kernel can work with 32-bit destination elements}}
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it false}}
func.func @wide_column(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}

// CHECK-LABEL: func.func @wide_row(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// expected-error @below {{[TC0403] `fp32_dest_acc_en` is true}}
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it false}}
func.func @wide_row(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-note @below {{16-bit destination elements only}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}

// CHECK-LABEL: func.func @wide_scalar(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// expected-error @below {{[TC0403] `fp32_dest_acc_en` is true}}
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it false}}
func.func @wide_scalar(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-note @below {{16-bit destination elements only}}
  %b = ttl.tile_bcast %x, %x 3 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}

// CHECK-LABEL: func.func @wide_blocks(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// expected-error @below {{[TC0403] `fp32_dest_acc_en` is true}}
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it false}}
func.func @wide_blocks(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bfp8
  %x_t = ttl.cb_wait %x_cb : !cb_bfp8 -> !t_bfp8
  %x = tensor.extract %x_t[%c0, %c0] : !t_bfp8
  // expected-note @below {{16-bit destination elements only, for its bfp_bf8 result}}
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!bfp8, !bfp8) -> !bfp8
  return
}

// Nothing explicit: an operation that needs the wide ones.
// CHECK-LABEL: func.func @exp_and_column(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @exp_and_column(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0402] `ttl.tile_exp` needs 32-bit destination elements for its f32 operand 0, but the kernel cannot have them}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
  // expected-note @below {{help: widen the tiles of dataflow buffer 1 with `ttl.tile_typecast` to f32 and store them in a buffer of their own (2 is free in this kernel), let `ttl.tile_bcast` work on these, and cast the result back where bf16 is needed}}
  %b = ttl.tile_bcast %y, %y 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}

// CHECK-LABEL: func.func @row_and_exp(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @row_and_exp(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
  // expected-note @below {{help: widen the tiles of dataflow buffer 1 with `ttl.tile_typecast` to f32 and store them in a buffer of their own (2 is free in this kernel), let `ttl.tile_bcast` work on these, and cast the result back where bf16 is needed}}
  %b = ttl.tile_bcast %y, %y 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  // expected-error @below {{[TC0402] `ttl.tile_exp` needs 32-bit destination elements for its f32 operand 0}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// A broadcast of f32 works with 32 bits.
// CHECK-LABEL: func.func @f32_broadcast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @f32_broadcast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %b = ttl.tile_bcast %x, %x 1 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// It is the result that is in DST, and the result's type that counts.
// CHECK-LABEL: func.func @widening_broadcast(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @widening_broadcast(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !f32
  return
}

// Without anything that is 32 bits wide a broadcast is no problem.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @narrow(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  %b = ttl.tile_bcast %x, %x 3 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}
