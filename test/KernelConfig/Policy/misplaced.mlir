// Attributes that are read elsewhere are no settings of a function.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --ttl-set-compute-kernel-config

// expected-error @below {{[TC0106] `ttl.target_arch` has no effect on a function; it belongs on the module}}
func.func @target() attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
  return
}

// -----

// expected-error @below {{[TC0106] `ttl.config_api` has no effect on a function; it belongs on the module}}
func.func @api() attributes {ttl.config_api = "ComputeGen1Config"} {
  return
}

// -----

// expected-error @below {{[TC0106] `ttl.tile_execution_strategy` has no effect on a function; it belongs on operations that have a choice of engine}}
func.func @strategy() attributes {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} {
  return
}

// -----

// Each wrong entry of a list is named.
// expected-error @below {{[TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 40}}
// expected-error @below {{[TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer -3}}
func.func @list() attributes {ttl.unpack_to_dest_fp32 = array<i32: 40, 2, -3>} {
  return
}
