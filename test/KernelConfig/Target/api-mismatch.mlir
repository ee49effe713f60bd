// What an option says and what the module says have to agree.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --ttl-set-compute-kernel-config='target=wormhole_b0 config-api=ComputeGen1Config'

// expected-error @below {{[TC0207] option `config-api` is `ComputeGen1Config`, but `ttl.config_api` is `ComputeConfigDescriptor`}}
module attributes {ttl.config_api = "ComputeConfigDescriptor"} {
  func.func @api() {
    return
  }
}

// -----

// expected-error @below {{[TC0207] option `target` is `wormhole_b0`, but `ttl.target_arch` is `blackhole`}}
module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
  func.func @architecture() {
    return
  }
}

// -----

module attributes {ttl.config_api = "ComputeGen1Config", ttl.target_arch = #ttcore.arch<wormhole_b0>} {
  func.func @agreed() {
    return
  }
}
