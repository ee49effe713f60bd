// Structure of other dialects says nothing of how it executes and need not:
// operations with regions, and terminators, hand tiles on. What reads tiles and
// leaves none behind counts as well.
//
// RUN: tileconf-test-opt %s --allow-unregistered-dialect --ttl-set-compute-kernel-config | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// CHECK-LABEL: func.func @regions(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @regions(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %r = "elsewhere.loop"(%a) ({
    %e = ttl.tile_exp %a into dst[%c0] : !f32 -> !f32
    tctest.yield %e : !f32
  }) : (!f32) -> !f32
  return
}

!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>

// An operand in DST needs its width, whether or not there is a result.
// CHECK-LABEL: func.func @no_result(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @no_result(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %a_t = ttl.cb_wait %a_cb : !cb_si32 -> !t_si32
  %a = tensor.extract %a_t[%c0, %c0] : !t_si32
  %size = tctest.measure %a : !si32
  return
}

// Views are followed to the buffer.
// CHECK-LABEL: func.func @view(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 6>}
func.func @view(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 6, block_count = 2} : !cb_f32
  %a_t = tctest.window %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %a into dst[%c0] : !f32 -> !f32
  return
}
