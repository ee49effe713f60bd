// A sum on the FPU reads f32 as TF32 and loses its last bits (tt-metal#14825,
// #15479, #15483). It is also twice as fast. Both answers are valid, so there
// is a switch, and the default is the fast one.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s --check-prefix=FAST
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s --check-prefix=FAST
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=wormhole_b0 prefer-exact-f32-binary' | FileCheck %s --check-prefix=EXACT
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole prefer-exact-f32-binary' | FileCheck %s --check-prefix=EXACT
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=wormhole_b0 enable-fpu-binary-ops=0' | FileCheck %s --check-prefix=EXACT
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole enable-fpu-binary-ops=0' | FileCheck %s --check-prefix=EXACT

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// FAST-LABEL: func.func @sub(
// FAST-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// EXACT-LABEL: func.func @sub(
// EXACT-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @sub(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // FAST: ttl.tile_sub %
  // FAST-SAME: #ttl.tile_execution_strategy<fpu>
  // EXACT: ttl.tile_sub %
  // EXACT-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_sub %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// FAST-LABEL: func.func @batch(
// FAST-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// EXACT-LABEL: func.func @batch(
// EXACT-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @batch(%c0: index, %c1: index, %c8: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %a_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %v = ttl.cb_reserve %a_cb : !cb_f32 -> !t_f32
  scf.for %i = %c0 to %c8 step %c1 {
    // FAST: ttl.tile_add %
    // FAST-SAME: #ttl.tile_execution_strategy<fpu>
    // EXACT: ttl.tile_add %
    // EXACT-SAME: #ttl.tile_execution_strategy<sfpu>
    %s = ttl.tile_add %a, %x into dst[%c0] : !f32, !f32 -> !f32
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  }
  return
}
