// Attributes of the wrong kind, and buffers that do not exist. All attributes
// of a function are read before the first of them counts.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config

// expected-error @below {{[TC0102] `fp32_dest_acc_en` must be `true` or `false`, not `1 : i32`}}
func.func @wide_number() attributes {fp32_dest_acc_en = 1 : i32} {
  return
}

// expected-error @below {{[TC0102] `dst_full_sync_en` must be `true` or `false`, not `"true"`}}
func.func @sync_word() attributes {dst_full_sync_en = "true"} {
  return
}

// expected-error @below {{[TC0102] `ttl.enable_fpu_binary_ops` must be `true` or `false`, not `unit`}}
func.func @fpu_unit() attributes {ttl.enable_fpu_binary_ops} {
  return
}

// expected-error @below {{[TC0102] `ttl.unpack_to_dest_fp32` must be an `array<i32>`, not `[0 : i32]`}}
func.func @list_of_attributes() attributes {ttl.unpack_to_dest_fp32 = [0 : i32]} {
  return
}

// expected-error @below {{[TC0102] `ttl.unpack_to_dest_fp32` must be an `array<i32>`, not `array<i64: 0>`}}
func.func @list_of_i64() attributes {ttl.unpack_to_dest_fp32 = array<i64: 0>} {
  return
}

// expected-error @below {{[TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 32, but `generic` has buffers 0 to 31}}
func.func @list_too_high() attributes {ttl.unpack_to_dest_fp32 = array<i32: 0, 32>} {
  return
}

// expected-error @below {{[TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer -1, but `generic` has buffers 0 to 31}}
func.func @list_negative() attributes {ttl.unpack_to_dest_fp32 = array<i32: -1>} {
  return
}

// expected-error @below {{[TC0102] `fp32_dest_acc_en` must be}}
// expected-error @below {{[TC0102] `dst_full_sync_en` must be}}
// expected-error @below {{[TC0102] `ttl.enable_fpu_binary_ops` must be}}
// expected-error @below {{[TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 99}}
func.func @everything() attributes {dst_full_sync_en = 0 : i8, fp32_dest_acc_en = "on", ttl.enable_fpu_binary_ops = 2 : i8, ttl.unpack_to_dest_fp32 = array<i32: 99>} {
  return
}
