// Kernels are configured. Functions of other threads, and declarations, are
// none: they are neither read nor written, whatever they hold.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --pass-pipeline='builtin.module(func.func(ttl-set-compute-kernel-config{target=wormhole_b0}))' | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @reader(
// CHECK-SAME: attributes {ttl.base_cta_index = 1 : i32, ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 0 : i64} {
func.func @reader(%c0: index) attributes {ttl.base_cta_index = 1 : i32, ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 0 : i64} {
  %cb = ttl.bind_cb {cb_index = 31, block_count = 2} : !cb_f32
  ttl.cb_push %cb : !cb_f32
  return
}

// Nothing in it could be resolved.
// CHECK-LABEL: func.func @ethernet(
// CHECK-SAME: attributes {fp32_dest_acc_en = "left alone", ttl.kernel_thread = #ttkernel.thread<ethernet>} {
func.func @ethernet(%c0: index) attributes {fp32_dest_acc_en = "left alone", ttl.kernel_thread = #ttkernel.thread<ethernet>} {
  %x_cb = ttl.bind_cb {cb_index = 40, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// CHECK-LABEL: func.func @converted_reader(
// CHECK-SAME: attributes {ttkernel.thread = #ttkernel.thread<noc>} {
func.func @converted_reader() attributes {ttkernel.thread = #ttkernel.thread<noc>} {
  return
}

// CHECK: func.func private @declaration(index)
// CHECK-NOT: fp32_dest_acc_en
func.func private @declaration(index)

// CHECK-LABEL: func.func @compute(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.kernel_thread = #ttkernel.thread<compute>, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @compute(%c0: index) attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @converted_compute(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttkernel.thread = #ttkernel.thread<compute>, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @converted_compute() attributes {ttkernel.thread = #ttkernel.thread<compute>} {
  return
}

// A function that does not say is a kernel.
// CHECK-LABEL: func.func @unmarked(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1>}
func.func @unmarked(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// Kernels share no settings, even where they share a buffer.
// CHECK-LABEL: func.func @other_width(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @other_width(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}
