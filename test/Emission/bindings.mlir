// ComputeGen1Config wants to see stated which consumed buffers hold Float32.
// Where nothing computes with them, their bindings tell: all of one buffer, and
// of any element that is Float32.
//
// RUN: tileconf emit --format=json --target=blackhole --config-api=ComputeGen1Config %s | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!bf16 = !ttcore.tile<32x32, bf16>

// CHECK: "kernel": {
// CHECK: "unpack_to_dest_mode": {
// CHECK-NEXT: "dfb_1": "Default",
// CHECK-NEXT: "dfb_2": "Default",
// CHECK-NEXT: "dfb_3": "Default",
// CHECK-NEXT: "dfb_4": "Default",
// CHECK-NEXT: "dfb_63": "Default"
// CHECK-NEXT: }
func.func @kernel(%n: i32) attributes {fp32_dest_acc_en = true} {
  // Bound as bf16 alone.
  %b0 = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !bf16, 2>
  ttl.cb_pop %b0 : <[1, 1], !bf16, 2>
  // Bound twice, in either order.
  %b1 = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 1], !f32, 2>
  %b1_2 = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 1], !bf16, 2>
  ttl.cb_pop %b1 : <[1, 1], !f32, 2>
  %b2 = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[1, 1], !bf16, 2>
  %b2_2 = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[1, 1], !f32, 2>
  ttl.cb_pop %b2 : <[1, 1], !bf16, 2>
  // Scalars, of which only one kind is Float32.
  %b3 = ttl.bind_cb {cb_index = 3, block_count = 2} : !ttl.cb<[1, 1], f32, 2>
  ttl.cb_pop %b3 : <[1, 1], f32, 2>
  %b5 = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[1, 1], f16, 2>
  ttl.cb_pop %b5 : <[1, 1], f16, 2>
  %b6 = ttl.bind_cb {cb_index = 6, block_count = 2} : !ttl.cb<[1, 1], bf16, 2>
  ttl.cb_pop %b6 : <[1, 1], bf16, 2>
  // After lowering.
  %b4 = ttkernel.get_compile_time_arg_val(4) : () -> !ttkernel.cb<2, !f32>
  ttkernel.cb_pop_front(%b4, %n) : (!ttkernel.cb<2, !f32>, i32) -> ()
  // Bound and not consumed.
  %b7 = ttl.bind_cb {cb_index = 7, block_count = 2} : !ttl.cb<[1, 1], !f32, 2>
  // The last one that there is.
  %b63 = ttl.bind_cb {cb_index = 63, block_count = 2} : !ttl.cb<[1, 1], !f32, 2>
  ttl.cb_pop %b63 : <[1, 1], !f32, 2>
  return
}
