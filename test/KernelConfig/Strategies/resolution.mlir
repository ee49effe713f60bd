// Strategies are chosen together with the modes of the buffers: the FPU where
// it is possible, the SFPU exactly where something else rules the FPU out.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f32_16x32 = !ttcore.tile<16x32, f32>
!cb_f32_16x32 = !ttl.cb<[1, 1], !f32_16x32, 2>
!t_f32_16x32 = tensor<1x1x!f32_16x32>
#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @alone(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @alone(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @shared(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @shared(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}

// The order plays no part.
// CHECK-LABEL: func.func @shared_before(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @shared_before(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_sub %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_sub %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @shared_mul(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @shared_mul(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_mul %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @between(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @between(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_sub %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_sub %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// Small tiles behave as large ones do.
// CHECK-LABEL: func.func @small_tiles(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @small_tiles(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32_16x32
  %x_t = ttl.cb_wait %x_cb : !cb_f32_16x32 -> !t_f32_16x32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32_16x32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32_16x32
  %y_t = ttl.cb_wait %y_cb : !cb_f32_16x32 -> !t_f32_16x32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32_16x32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32_16x32, !f32_16x32 -> !f32_16x32
  %e = ttl.tile_exp %y into dst[%c0] : !f32_16x32 -> !f32_16x32
  return
}

// Across regions.
// CHECK-LABEL: func.func @regions(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @regions(%c0: index, %c1: index, %m: i1) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  scf.if %m {
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  } else {
    scf.for %i = %c0 to %c1 step %c1 {
      %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
    }
  }
  return
}

// Across computes.
// CHECK-LABEL: func.func @computes(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @computes(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %y = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %z = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %xt = ttl.cb_wait %x : !cb_f32 -> !t_f32
  %yt = ttl.cb_wait %y : !cb_f32 -> !t_f32
  %v = ttl.cb_reserve %z : !cb_f32 -> !t_f32
  %r = ttl.compute ins(%xt, %yt : !t_f32, !t_f32) outs(%v : !t_f32)
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %b: !f32, %o: !f32):
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %s = ttl.tile_add %a, %b into dst[%d] : !f32, !f32 -> !f32
    ttl.tile_store %s, %v[%d, %d] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  %q = ttl.compute ins(%yt : !t_f32) outs(%v : !t_f32)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %o: !f32):
    %e = ttl.tile_exp %a into dst[%d] : !f32 -> !f32
    ttl.tile_store %e, %v[%d, %d] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  return
}

// The second has one operand in DST, so it runs on the SFPU, so its other
// operand unpacks there, so the first runs on the SFPU as well.
// CHECK-LABEL: func.func @dependent(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @dependent(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %s, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// The same with a buffer of its own leaves the first where it was.
// CHECK-LABEL: func.func @independent(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @independent(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %z_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %z_t = ttl.cb_wait %z_cb : !cb_f32 -> !t_f32
  %z = tensor.extract %z_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %s, %z into dst[%c0] : !f32, !f32 -> !f32
  return
}

// A chain of shared buffers: what moves one moves its neighbours.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 2, 3>}
func.func @chain(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  %d_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %d_t = ttl.cb_wait %d_cb : !cb_f32 -> !t_f32
  %d = tensor.extract %d_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %a, %b into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %t = ttl.tile_add %b, %c into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %u = ttl.tile_add %c, %d into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %d into dst[%c0] : !f32 -> !f32
  return
}

// ... and no others.
// CHECK-LABEL: func.func @two_groups(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @two_groups(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  %d_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %d_t = ttl.cb_wait %d_cb : !cb_f32 -> !t_f32
  %d = tensor.extract %d_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %a, %b into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %a into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %t = ttl.tile_add %c, %d into dst[%c0] : !f32, !f32 -> !f32
  return
}

// A reader that holds a buffer in default mode holds its partners on the FPU.
// CHECK-LABEL: func.func @held(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @held(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %a, %b, %a 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_mul %a, %b into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %c into dst[%c0] : !f32 -> !f32
  return
}

// Narrow formats share their buffers with everything.
// CHECK-LABEL: func.func @bf16(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @bf16(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  %e = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %s, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// A recorded strategy is a constraint like any other.
// CHECK-LABEL: func.func @recorded(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 2>}
func.func @recorded(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %a, %b into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32, !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %t = ttl.tile_add %b, %c into dst[%c0] : !f32, !f32 -> !f32
  return
}
// CHECK-LABEL: func.func @recorded_fpu(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @recorded_fpu(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %s = ttl.tile_add %a, %b into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !f32, !f32 -> !f32
  %e = ttl.tile_exp %c into dst[%c0] : !f32 -> !f32
  return
}

// Which of the operations is sacrificed: as few as possible. One buffer with
// two sums on the one hand, a product that cannot be on the FPU on the other.
// CHECK-LABEL: func.func @together(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 2, 3>}
func.func @together(%c0: index, %c1: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  %d_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %d_t = ttl.cb_wait %d_cb : !cb_f32 -> !t_f32
  %d = tensor.extract %d_t[%c1, %c1] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %a, %b into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %t = ttl.tile_add %a, %c into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %m = ttl.tile_mul %a, %d into dst[%c0] : !f32, !f32 -> !f32
  return
}
