// A record joins the attributes that an operation has, wherever its dialect
// keeps those that define it. tcplain.blend is tctest.blend with a weight.
//
// RUN: tileconf-test-opt %s --ttl-set-compute-kernel-config | FileCheck %s
// RUN: tileconf-test-opt %s --ttl-set-compute-kernel-config --ttl-set-compute-kernel-config --tctest-read-strategies | FileCheck %s

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// CHECK-LABEL: func.func @kept(
func.func @kept(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // CHECK: [[FIRST:%.*]] = tcplain.blend %{{.*}} by 3 {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>}
  %0 = tcplain.blend %a, %a by 3 : !bf16
  // CHECK: tcplain.blend %{{.*}} by 4 {front_end.line = 7 : i64, ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>}
  %1 = tcplain.blend %a, %a by 4 {front_end.line = 7} : !bf16
  // CHECK: tcplain.blend [[FIRST]], [[FIRST]] by 3 {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>}
  %2 = tcplain.blend %0, %0 by 3 : !bf16
  return
}
