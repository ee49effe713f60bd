// Operations of a dialect that is not ours take part in the whole analysis
// once a model states how they execute. tctest.blend has three strategies: on
// the FPU from two buffers, on the FPU with its left operand in DST, and on
// the SFPU.
//
// RUN: tileconf-test-opt %s --ttl-set-compute-kernel-config | FileCheck %s
// RUN: tileconf-test-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-test-opt %s --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeGen1Config' | FileCheck %s
// RUN: tileconf-test-opt %s --ttl-set-compute-kernel-config --ttl-set-compute-kernel-config --tctest-read-strategies | FileCheck %s
//
// The record outlives a trip through bytecode and the generic form.
// RUN: tileconf-test-opt %s --ttl-set-compute-kernel-config --emit-bytecode | tileconf-test-opt --mlir-print-op-generic | tileconf-test-opt --tctest-read-strategies | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// Nothing in the way.
// CHECK-LABEL: func.func @best(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @best(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %0 = tctest.blend %a, %b : !f32
  return
}

// The left buffer has to unpack to the destination. The SFPU comes before
// dest_reuse, whatever the order in which the model lists them.
// CHECK-LABEL: func.func @left_in_dst(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @left_in_dst(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %0 = tctest.blend %a, %b : !f32
  %1 = tctest.scale %a : !f32 -> !f32
  return
}

// The right one must not as well: the third strategy is the only one.
// CHECK-LABEL: func.func @left_in_dst_right_held(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @left_in_dst_right_held(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<dest_reuse>
  %0 = tctest.blend %a, %b : !f32
  %1 = tctest.scale %a : !f32 -> !f32
  %2, %3 = tctest.split %b : !f32 -> !f32, !f32
  return
}

// The right one has to, which leaves the SFPU.
// CHECK-LABEL: func.func @right_in_dst(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @right_in_dst(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %0 = tctest.blend %a, %b : !f32
  %e = ttl.tile_exp %b into dst[%c0] : !f32 -> !f32
  return
}

// The left operand is a result: nothing to read from a buffer there. With the
// SFPU for the second, the first could not have the FPU.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @chain(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %0 = tctest.blend %a, %b : !f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<dest_reuse>
  %1 = tctest.blend %0, %b : !f32
  return
}

// The right operand is one: only the SFPU is left, and the first follows.
// CHECK-LABEL: func.func @mirrored_chain(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @mirrored_chain(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %0 = tctest.blend %b, %a : !f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %1 = tctest.blend %b, %0 : !f32
  return
}

// Mixed with ours, each taking account of the other.
// CHECK-LABEL: func.func @mixed(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @mixed(%c0: index) {
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
  %s = ttl.tile_add %a, %b into dst[%c0] : !f32, !f32 -> !f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<dest_reuse>
  %0 = tctest.blend %a, %c : !f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %1 = tctest.blend %c, %c : !f32
  %e = ttl.tile_exp %b into dst[%c0] : !f32 -> !f32
  return
}

// A record is a constraint: the second best on purpose.
// CHECK-LABEL: func.func @pinned(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @pinned(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<dest_reuse>
  %0 = tctest.blend %a, %b {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<dest_reuse>} : !f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<dest_reuse>
  %1 = tctest.blend %a, %b : !f32
  return
}

// An explicit list that leaves one strategy.
// CHECK-LABEL: func.func @listed(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @listed(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<dest_reuse>
  %0 = tctest.blend %a, %b : !f32
  return
}

// Narrow tiles: nothing constrains anything.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @narrow(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  %0 = tctest.scale %a : !bf16 -> !bf16
  // CHECK: tctest.blend %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %1 = tctest.blend %a, %a : !bf16
  return
}

// Results that are no tiles need no DST elements; those that are do.
// CHECK-LABEL: func.func @results(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @results(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  %0, %1 = tctest.split %a : !bf16 -> i32, !f32
  return
}
// CHECK-LABEL: func.func @no_tile_results(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @no_tile_results(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  %0, %1 = tctest.split %a : !bf16 -> i32, index
  return
}

// Operations without effects need no semantics, whoever defines them.
// CHECK-LABEL: func.func @views(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @views(%c0: index, %m: i1) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %0 = tctest.view %a : !f32 -> !f32
  %1 = arith.select %m, %0, %a : !f32
  %e = ttl.tile_exp %1 into dst[%c0] : !f32 -> !f32
  return
}

// Operations of any length are told apart by each of their operands.
// CHECK-LABEL: func.func @long_operations(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 2, 3, 4>}
func.func @long_operations(%c0: index) {
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
  %e_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_f32
  %e_t = ttl.cb_wait %e_cb : !cb_f32 -> !t_f32
  %e = tensor.extract %e_t[%c0, %c0] : !t_f32
  %0 = tctest.sum %a, %a, %a, %a, %a, %a, %a, %a, %a : !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32 -> !f32
  %1 = tctest.sum %b, %a, %a, %a, %a, %a, %a, %a, %a : !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32 -> !f32
  %2 = tctest.sum %a, %c, %a, %a, %a, %a, %a, %a, %a : !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32 -> !f32
  %3 = tctest.sum %a, %a, %a, %a, %d, %a, %a, %a, %a : !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32 -> !f32
  %4 = tctest.sum %a, %a, %a, %a, %a, %a, %a, %a, %e : !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32, !f32 -> !f32
  return
}
