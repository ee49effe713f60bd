// One kernel without a configuration, and no kernel of the module is changed.
// What the pass leaves behind is what it was given, to the byte.
//
// RUN: tileconf-opt %s | sed '/^$/d' > %t.before
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole --mlir-print-ir-after-failure 2> %t.log
// RUN: sed -e '1,/IR Dump After/d' -e '/^$/d' %t.log | diff %t.before -
// RUN: FileCheck %s --check-prefix=LOG < %t.log
//
// So it is when the failure is one of policy, of the target or of semantics.
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config=f32-unpack=some --mlir-print-ir-after-failure 2> %t.log
// RUN: sed -e '1,/IR Dump After/d' -e '/^$/d' %t.log | diff %t.before -
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config=target=elsewhere --mlir-print-ir-after-failure 2> %t.log
// RUN: sed -e '1,/IR Dump After/d' -e '/^$/d' %t.log | diff %t.before -
//
// Scheduled on functions, each is on its own: the one in question stays as it
// is, and is the only one.
// RUN: not tileconf-opt %s --pass-pipeline='builtin.module(func.func(ttl-set-compute-kernel-config{target=blackhole}))' --mlir-print-ir-after-failure 2>&1 | FileCheck %s --check-prefix=FUNCTION
//
// LOG: error: [TC0405] `ttl.tile_bcast` needs dataflow buffer 0 in default mode
// LOG-NOT: error:
// LOG: IR Dump After {{.*}} Failed
//
// FUNCTION: IR Dump After {{.*}} Failed
// FUNCTION-NEXT: func.func @impossible(%arg0: index) attributes {ttl.enable_fpu_binary_ops = true} {

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @possible(%c0: index) attributes {ttl.enable_fpu_binary_ops = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  %s = ttl.tile_add %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

func.func @impossible(%c0: index) attributes {ttl.enable_fpu_binary_ops = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

func.func @possible_too(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 3, 1>} {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}
