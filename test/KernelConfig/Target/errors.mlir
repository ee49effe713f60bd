// Malformed and unsupported targets.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --ttl-set-compute-kernel-config
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(ttl-set-compute-kernel-config))'

// expected-error @below {{[TC0102] `ttl.target_arch` must be a `#ttcore.arch` attribute, not `"blackhole"`}}
module attributes {ttl.target_arch = "blackhole"} {
  func.func @k() {
    return
  }
}

// -----

// expected-error @below {{[TC0102] `ttl.target_arch` must be a `#ttcore.arch` attribute, not `unit`}}
module attributes {ttl.target_arch} {
  func.func @k() {
    return
  }
}

// -----

// expected-error @below {{[TC0201] `quasar` kernels cannot be configured: that takes the Gen2 configuration descriptor, global unpack routing and the Quasar kernel launch mechanism}}
module attributes {ttl.target_arch = #ttcore.arch<quasar>} {
  func.func @k() {
    return
  }
}

// -----

// expected-error @below {{[TC0102] `ttcore.system_desc` must be a `#ttcore.system_desc` attribute, not `"n150"`}}
module attributes {ttcore.system_desc = "n150"} {
  func.func @k() {
    return
  }
}

// -----

// A module without kernels is not asked for its target.
module attributes {ttl.target_arch = "anything"} {
  func.func private @declaration()
  func.func @reader() attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
    return
  }
}
