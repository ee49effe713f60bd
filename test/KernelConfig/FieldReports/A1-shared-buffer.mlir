// A buffer that an SFPU operation reads, and a sum that could run on either
// engine (tt-lang#799). Refused once, because the FPU had been chosen before
// anyone had looked at the other reader. Valid: the sum runs on the SFPU.
// Order, nesting and distribution over computes change nothing.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @add_then_exp(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @add_then_exp(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %w_cb = ttl.bind_cb {cb_index = 17, block_count = 2} : !cb_f32
  %w = ttl.cb_reserve %w_cb : !cb_f32 -> !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.tile_store %e, %w[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}

// CHECK-LABEL: func.func @exp_then_add(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @exp_then_add(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %w_cb = ttl.bind_cb {cb_index = 17, block_count = 2} : !cb_f32
  %w = ttl.cb_reserve %w_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  ttl.tile_store %e, %w[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}

// CHECK-LABEL: func.func @sub(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @sub(%c0: index) {
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
  return
}

// CHECK-LABEL: func.func @mul(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @mul(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_mul %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}

// The exponential is of the left operand.
// CHECK-LABEL: func.func @mirror(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @mirror(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// The twin: the exponential reads another buffer.
// CHECK-LABEL: func.func @apart(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @apart(%c0: index) {
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
  %e = ttl.tile_exp %z into dst[%c0] : !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @in_loop(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @in_loop(%c0: index, %c1: index, %m: i1) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  scf.for %i = %c0 to %c1 step %c1 {
    scf.if %m {
      %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
    }
  }
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @add_in_branch(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @add_in_branch(%c0: index, %m: i1) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  scf.if %m {
  } else {
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  }
  return
}

// In one compute, and in two.
// CHECK-LABEL: func.func @one_compute(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @one_compute(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %y = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_f32
  %p = ttl.bind_cb {cb_index = 17, block_count = 2} : !cb_f32
  %xt = ttl.cb_wait %x : !cb_f32 -> !t_f32
  %yt = ttl.cb_wait %y : !cb_f32 -> !t_f32
  %v = ttl.cb_reserve %o : !cb_f32 -> !t_f32
  %w = ttl.cb_reserve %p : !cb_f32 -> !t_f32
  %r:2 = ttl.compute ins(%xt, %yt : !t_f32, !t_f32) outs(%v, %w : !t_f32, !t_f32)
      {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %b: !f32, %c: !f32, %e: !f32):
    %i = ttl.iter_index 0 : index
    %j = ttl.iter_index 1 : index
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %s = ttl.tile_add %a, %b into dst[%d] {ttl.dst_placeholder} : !f32, !f32 -> !f32
    %t = ttl.tile_exp %b into dst[%d] {ttl.dst_placeholder} : !f32 -> !f32
    ttl.tile_store %s, %v[%i, %j] from dst[%d] : !f32, !t_f32
    ttl.tile_store %t, %w[%i, %j] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> (!t_f32, !t_f32)
  return
}

// CHECK-LABEL: func.func @two_computes(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @two_computes(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %y = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_f32
  %xt = ttl.cb_wait %x : !cb_f32 -> !t_f32
  %yt = ttl.cb_wait %y : !cb_f32 -> !t_f32
  %v = ttl.cb_reserve %o : !cb_f32 -> !t_f32
  %r = ttl.compute ins(%xt, %yt : !t_f32, !t_f32) outs(%v : !t_f32)
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %b: !f32, %c: !f32):
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %s = ttl.tile_add %a, %b into dst[%d] : !f32, !f32 -> !f32
    ttl.tile_store %s, %v[%d, %d] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  %q = ttl.compute ins(%yt : !t_f32) outs(%v : !t_f32)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%b: !f32, %c: !f32):
    %t = ttl.tile_exp %b into dst[%d] : !f32 -> !f32
    ttl.tile_store %t, %v[%d, %d] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  return
}

// One sum that had to move takes its neighbour along.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 2>}
func.func @chain(%c0: index) {
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
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %t = ttl.tile_add %x, %z into dst[%c0] : !f32, !f32 -> !f32
  return
}

// CHECK-LABEL: func.func @chain_reversed(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 2>}
func.func @chain_reversed(%c0: index) {
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
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %t = ttl.tile_add %x, %z into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}
