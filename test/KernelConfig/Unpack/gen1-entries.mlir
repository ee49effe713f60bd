// What ComputeGen1Config adds: no entry for a buffer that the kernel does not
// bind, and none for one that it consumes while destination elements are
// narrow. The kernels are fine for the other API.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='target=wormhole_b0 config-api=ComputeGen1Config'
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeGen1Config'
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @unbound(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 7>}
// expected-error @below {{[TC0408] `ttl.unpack_to_dest_fp32` names dataflow buffer 7, which the kernel does not bind; `ComputeGen1Config` refuses that}}
// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32: 0>`, or drop the attribute}}
func.func @unbound(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0, 7>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 0>}
// expected-error @below {{[TC0409] `ttl.unpack_to_dest_fp32` names dataflow buffer 0, which the kernel consumes; `ComputeGen1Config` needs 32-bit destination elements for that}}
// expected-note @below {{`fp32_dest_acc_en` is false}}
// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @narrow(%c0: index) attributes {fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

// A buffer that is popped is consumed, even if nothing computes with it.
// CHECK-LABEL: func.func @popped(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 4>}
// expected-error @below {{[TC0409] `ttl.unpack_to_dest_fp32` names dataflow buffer 4, which the kernel consumes}}
// expected-note @below {{`fp32_dest_acc_en` is false}}
// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @popped(%c0: index) attributes {fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 4>} {
  %cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_bf16
  ttl.cb_pop %cb : !cb_bf16
  return
}

// Bound and not consumed: nothing to object to.
// CHECK-LABEL: func.func @bound_only(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 4>}
func.func @bound_only(%c0: index) attributes {fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 4>} {
  %cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_bf16
  return
}

// CHECK-LABEL: func.func @wide(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @wide(%c0: index) attributes {fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}
