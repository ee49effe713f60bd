// A lowered kernel knows its buffers as compile-time arguments, of a buffer's
// type or as a number that is cast to one. Both are bound for
// ComputeGen1Config, and waiting for either consumes it.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='target=wormhole_b0 config-api=ComputeGen1Config'
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s

!cb = !ttkernel.cb<2, !ttcore.tile<32x32, bf16>>

// CHECK-LABEL: func.func @bound(
// CHECK-SAME: ttl.unpack_to_dest_fp32 = array<i32: 3>}
func.func @bound() attributes {fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 3>} {
  %cb = ttkernel.get_compile_time_arg_val(3) : () -> !cb
  return
}

// CHECK-LABEL: func.func @consumed(
// CHECK-SAME: ttl.unpack_to_dest_fp32 = array<i32: 3>}
// expected-error @below {{[TC0409] `ttl.unpack_to_dest_fp32` names dataflow buffer 3, which the kernel consumes}}
// expected-note @below {{`fp32_dest_acc_en` is false}}
// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @consumed(%n: i32) attributes {fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 3>} {
  %cb = ttkernel.get_compile_time_arg_val(3) : () -> !cb
  ttkernel.cb_wait_front(%cb, %n) : (!cb, i32) -> ()
  return
}

// CHECK-LABEL: func.func @consumed_number(
// CHECK-SAME: ttl.unpack_to_dest_fp32 = array<i32: 3>}
// expected-error @below {{[TC0409] `ttl.unpack_to_dest_fp32` names dataflow buffer 3, which the kernel consumes}}
// expected-note @below {{`fp32_dest_acc_en` is false}}
// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @consumed_number(%n: i32) attributes {fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 3>} {
  %number = ttkernel.get_compile_time_arg_val(3) : () -> i32
  %cb = builtin.unrealized_conversion_cast %number : i32 to !cb
  ttkernel.cb_pop_front(%cb, %n) : (!cb, i32) -> ()
  return
}

// CHECK-LABEL: func.func @wide_number(
// CHECK-SAME: ttl.unpack_to_dest_fp32 = array<i32: 3>}
func.func @wide_number(%n: i32) attributes {fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 3>} {
  %number = ttkernel.get_compile_time_arg_val(3) : () -> i32
  %cb = builtin.unrealized_conversion_cast %number : i32 to !cb
  ttkernel.cb_wait_front(%cb, %n) : (!cb, i32) -> ()
  return
}
