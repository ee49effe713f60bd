// The configuration API is the module's or the option's, and one of them is
// stricter about entries without effect. It is never guessed.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --ttl-set-compute-kernel-config

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
  func.func @default_api(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 7>} {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
    return
  }
}

// -----

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.config_api = "ComputeConfigDescriptor", ttl.target_arch = #ttcore.arch<wormhole_b0>} {
  func.func @descriptor(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 7>} {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
    return
  }
}

// -----

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.config_api = "ComputeGen1Config", ttl.target_arch = #ttcore.arch<wormhole_b0>} {
  // expected-error @below {{[TC0408] `ttl.unpack_to_dest_fp32` names dataflow buffer 7, which the kernel does not bind; `ComputeGen1Config` refuses that}}
  // expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
  func.func @gen1(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 7>} {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
    return
  }
}

// -----

// Without an architecture there is no API to be strict about.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.config_api = "ComputeGen1Config"} {
  func.func @generic(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 7>} {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
    return
  }
}

// -----

// expected-error @below {{[TC0203] there is no configuration API `Metal3`}}
module attributes {ttl.config_api = "Metal3", ttl.target_arch = #ttcore.arch<blackhole>} {
  func.func @unknown() {
    return
  }
}

// -----

// expected-error @below {{[TC0203] there is no configuration API `Metal3`}}
module attributes {ttl.config_api = "Metal3"} {
  func.func @unknown_and_generic() {
    return
  }
}

// -----

// expected-error @below {{[TC0102] `ttl.config_api` must be a string, not `#ttcore.arch<blackhole>`}}
module attributes {ttl.config_api = #ttcore.arch<blackhole>} {
  func.func @kind() {
    return
  }
}
