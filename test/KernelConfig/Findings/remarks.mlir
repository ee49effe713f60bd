// Values with their reasons, what was given up and hazards, as MLIR's remarks.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole --remarks-filter=tileconf --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole --remarks-filter=tileconf --remark-policy=final -o /dev/null 2>&1 | FileCheck %s --check-prefix=FINAL
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole --remarks-filter-analyse=tileconf --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole --remarks-filter-missed=tileconf --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISSED
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole --remarks-filter-passed=other --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole --remarks-filter=tileconf --remark-format=yaml --remarks-output-file=%t.yaml -o /dev/null
// RUN: FileCheck %s --check-prefix=YAML --input-file=%t.yaml
//
// Hazards are no diagnostics unless `findings` asks for them.
// CHECK-NOT: remark: [TC0614]
//     CHECK: remark: [Passed] destination-width | Category:tileconf | Function=row_sum
// CHECK-SAME: Reason="required: `ttl.tile_reduce` works with 32-bit destination elements only, for its f32 result {{.*}}", Value=32-bit
//     CHECK: remark: [Passed] dst-sync | Category:tileconf | Function=row_sum
//     CHECK: remark: [Passed] math-fidelity | Category:tileconf | Function=row_sum
//     CHECK: remark: [Passed] unpack-to-destination | Category:tileconf
//     CHECK: remark: [Passed] strategy | Category:tileconf | Function=row_sum
// CHECK-SAME: Value=fpu
//     CHECK: remark: [Missed] TC0501 | Category:tileconf
//     CHECK: remark: [Analysis] TC0614 | Category:tileconf
//     CHECK: remark: [Analysis] hazards | Category:tileconf | Function=row_sum | Count=1
//
// FINAL: remark: [Passed] destination-width
//
// ANALYSIS-NOT: [Passed]
// ANALYSIS: remark: [Analysis] TC0614
//
// MISSED-NOT: remark: [{{Passed|Analysis}}]
// MISSED: remark: [Missed] TC0501
// MISSED-NOT: remark: [{{Passed|Analysis}}]
//
// NONE-NOT: remark:
//
// YAML: --- !Passed
// YAML: Name: destination-width

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

func.func @row_sum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s_t = ttl.cb_wait %s_cb : !cb_f32 -> !t_f32
  %s = tensor.extract %s_t[%c0, %c0] : !t_f32
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  %a = ttl.tile_add %x, %s into dst[%c0] : !f32, !f32 -> !f32
  return
}
