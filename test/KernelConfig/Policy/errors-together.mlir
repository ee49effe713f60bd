// A malformed target and a malformed policy are both reported.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='fp32-dest-acc-en=on'

// expected-error @below {{[TC0102] `ttl.target_arch` must be a `#ttcore.arch` attribute, not `"blackhole"`}}
module attributes {ttl.target_arch = "blackhole"} {
  // expected-error @below {{[TC0101] option `fp32-dest-acc-en` cannot be `on`}}
  // expected-error @below {{[TC0102] `dst_full_sync_en` must be}}
  // expected-error @below {{[TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 64, but `any target` has buffers 0 to 63}}
  func.func @k() attributes {dst_full_sync_en = 3 : i32, ttl.unpack_to_dest_fp32 = array<i32: 64>} {
    return
  }
}
