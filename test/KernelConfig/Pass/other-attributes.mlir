// The pass writes its own attributes and leaves those of others where they are,
// on kernels and on operations.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @kept(
// CHECK-SAME: attributes {dst_full_sync_en = false, fp32_dest_acc_en = false, front_end.line = 7 : i64, ttl.unpack_to_dest_fp32 = array<i32>} {
func.func @kept(%c0: index) attributes {front_end.line = 7 : i64} {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // CHECK: ttl.tile_add %{{.*}} {front_end.line = 8 : i64, ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>}
  %0 = ttl.tile_add %a, %a into dst[%c0] {front_end.line = 8 : i64} : !bf16, !bf16 -> !bf16
  // The same attributes on an operation that gets another strategy.
  // CHECK: ttl.tile_add %{{.*}} {front_end.line = 8 : i64, ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>}
  %1 = ttl.tile_add %0, %a into dst[%c0] {front_end.line = 8 : i64} : !bf16, !bf16 -> !bf16
  // CHECK: ttl.tile_mul %{{.*}} {front_end.cold, ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>}
  %2 = ttl.tile_mul %a, %a into dst[%c0] {front_end.cold} : !bf16, !bf16 -> !bf16
  // One that records its strategy already.
  // CHECK: ttl.tile_sub %{{.*}} {front_end.line = 9 : i64, ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>}
  %3 = ttl.tile_sub %a, %a into dst[%c0] {front_end.line = 9 : i64, ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !bf16, !bf16 -> !bf16
  // One without a choice.
  // CHECK: ttl.tile_exp %{{.*}} {front_end.line = 10 : i64} :
  %4 = ttl.tile_exp %3 into dst[%c0] {front_end.line = 10 : i64} : !bf16 -> !bf16
  return
}
