// How many dataflow buffers there are depends on the target: 64 on Blackhole,
// 32 elsewhere. That holds for operands and for the explicit list.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeGen1Config' | FileCheck %s
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 2>&1 | FileCheck %s --check-prefix=WH
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config 2>&1 | FileCheck %s --check-prefix=GENERIC

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// CHECK-LABEL: func.func @high(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 63>}
// WH: error: [TC0310] `ttl.tile_exp` takes operand 0 from dataflow buffer 63, but `wormhole_b0` has buffers 0 to 31
// GENERIC: error: [TC0310] `ttl.tile_exp` takes operand 0 from dataflow buffer 63, but `generic` has buffers 0 to 31
func.func @high(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 63, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @listed(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 63>}
// WH: error: [TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 63, but `wormhole_b0` has buffers 0 to 31
// GENERIC: error: [TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 63, but `generic` has buffers 0 to 31
func.func @listed(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 63>} {
  %x_cb = ttl.bind_cb {cb_index = 63, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @low(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 31>}
// WH-NOT: error
// GENERIC-NOT: error
func.func @low(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 31, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}
