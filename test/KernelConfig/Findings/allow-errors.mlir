// What `ttl.allow_findings` may not be: another kind of attribute, or a list of
// something that is no finding. The errors stand where the attributes do, or at
// the kernel for what is no tile operation.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 findings=true" -verify-diagnostics

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-error-re @+1 {{[TC0102] `ttl.allow_findings` must be an array of codes, such as `["TC0614"]`, not `"TC0614"` at {{.*}}allow-errors.mlir:12:1}}
func.func @text(%c0: index) attributes {ttl.allow_findings = "TC0614"} {
  return
}

// expected-error-re @+1 {{[TC0102] `ttl.allow_findings` must be an array of codes, such as `["TC0614"]`, not `[614]` at {{.*}}allow-errors.mlir:17:1}}
func.func @numbers(%c0: index) attributes {ttl.allow_findings = [614]} {
  return
}

// expected-error-re @+1 {{[TC0105] `ttl.allow_findings` of `func.func` at {{.*}}allow-errors.mlir:22:1 names `TC9999`, which is no code of a finding; those are `TC0501`}}
func.func @unknown(%c0: index) attributes {ttl.allow_findings = ["TC0601", "TC9999"]} {
  return
}

// expected-error-re @+1 {{[TC0105] `ttl.allow_findings` of `ttl.dst_section` at {{.*}}allow-errors.mlir:30:3 names `tc0614`}}
func.func @inside(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  ttl.dst_section {
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    // expected-error @+1 {{[TC0105] `ttl.allow_findings` of `ttl.tile_exp` names `TC0405`}}
    %e = ttl.tile_exp %x into dst[%c0] {ttl.allow_findings = ["TC0405"]} : !bf16 -> !bf16
  } {ttl.allow_findings = ["tc0614"]}
  return
}
