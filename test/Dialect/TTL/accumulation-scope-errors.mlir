//===- accumulation-scope-errors.mlir - Malformed ttl.accumulation_scope --===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One case for each rule, in the order of the verifier, then the rules of the
// text.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s -split-input-file -verify-diagnostics

func.func @no_output(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{needs at least one output}}
  ttl.accumulation_scope outs() {
  ^bb0:
    ttl.yield
  } initial_modes([])
  return
}

// -----

func.func @mode_count(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{needs one initial mode for each of its 1 outputs, but has 2}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  } initial_modes([overwrite, overwrite])
  return
}

// -----

func.func @mode_value(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{initial mode 0 must be an `i32` from 0 to 2, but is 3 : i32}}
  "ttl.accumulation_scope"(%a) <{initial_modes = [3 : i32], operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @mode_type(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{initial mode 0 must be an `i32` from 0 to 2, but is 0 : i64}}
  "ttl.accumulation_scope"(%a) <{initial_modes = [0], operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @modes_missing(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{requires attribute 'initial_modes'}}
  "ttl.accumulation_scope"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @init_missing(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{needs one initial value for each of its 1 outputs in mode `init`, but has 0}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  } initial_modes([init])
  return
}

// -----

func.func @init_superfluous(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{needs one initial value for each of its 0 outputs in mode `init`, but has 1}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) inits(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  } initial_modes([overwrite])
  return
}

// -----

func.func @init_type(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{initial value 0 must be of type 'tensor<2xf32>' as its output, but is 'tensor<3xf32>'}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) inits(%b : tensor<3xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  } initial_modes([init])
  return
}

// -----

func.func @empty_body(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{needs a body of one block, but has 0}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  } initial_modes([overwrite])
  return
}

// -----

func.func @two_blocks(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{expects region #0 to have 0 or 1 blocks}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  ^bb1:
    ttl.yield
  } initial_modes([overwrite])
  return
}

// -----

func.func @no_terminator(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{body must end with `ttl.yield`}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    %0 = ttl.core_x : index
  } initial_modes([overwrite])
  return
}

// -----

func.func @other_terminator(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{body must end with `ttl.yield`}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    scf.yield %x : tensor<2xf32>
  } initial_modes([overwrite])
  return
}

// -----

func.func @argument_count(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{needs one block argument for each of the 1 outputs, but has 0}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0:
    ttl.yield %a : tensor<2xf32>
  } initial_modes([overwrite])
  return
}

// -----

func.func @argument_type(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{block argument 0 must be of type 'tensor<2xf32>' as the output, but is 'tensor<3xf32>'}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<3xf32>):
    ttl.yield %a : tensor<2xf32>
  } initial_modes([overwrite])
  return
}

// -----

func.func @yield_count(%a: tensor<2xf32>) {
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    // expected-error @+1 {{'ttl.yield' op needs one yielded value for each of the 1 outputs, but has 0}}
    ttl.yield
  } initial_modes([overwrite])
  return
}

// -----

func.func @yield_type(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    // expected-error @+1 {{'ttl.yield' op yielded value 0 must be of type 'tensor<2xf32>' as the output, but is 'tensor<3xf32>'}}
    ttl.yield %b : tensor<3xf32>
  } initial_modes([overwrite])
  return
}

// -----

func.func @nested(%a: tensor<2xf32>) {
  // expected-error @+1 {{must not contain another accumulation scope}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    scf.execute_region {
      // expected-note @+1 {{the other one is here}}
      ttl.accumulation_scope outs(%a : tensor<2xf32>) {
      ^bb0(%y: tensor<2xf32>):
        ttl.yield %y : tensor<2xf32>
      } initial_modes([overwrite])
      scf.yield
    }
    ttl.yield %x : tensor<2xf32>
  } initial_modes([overwrite])
  return
}

// -----

func.func @empty_inits(%a: tensor<2xf32>) {
  // expected-error @+1 {{expected ':'}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>) inits() {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  } initial_modes([overwrite])
  return
}

// -----

func.func @unknown_mode(%a: tensor<2xf32>) {
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  // expected-error @+1 {{expected `overwrite`, `accumulate_existing` or `init`, but got `add`}}
  } initial_modes([add])
  return
}

// -----

func.func @operand_types(%a: tensor<2xf32>) {
  // expected-error @+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  ttl.accumulation_scope outs(%a : tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  } initial_modes([overwrite])
  return
}

// -----

func.func @modes_in_dictionary(%a: tensor<2xf32>) {
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  // expected-error @+1 {{`initial_modes` cannot be given in the attribute dictionary}}
  } initial_modes([overwrite]) {initial_modes = [1 : i32]}
  return
}

// -----

func.func @segments_in_dictionary(%a: tensor<2xf32>) {
  ttl.accumulation_scope outs(%a : tensor<2xf32>) {
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  // expected-error @+1 {{`operandSegmentSizes` cannot be given in the attribute dictionary}}
  } initial_modes([overwrite]) {operandSegmentSizes = array<i32: 0, 1>}
  return
}

// -----

func.func @segment_sum(%a: tensor<2xf32>) {
  // expected-error @+1 {{operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "ttl.accumulation_scope"(%a) <{initial_modes = [0 : i32], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<2xf32>):
    ttl.yield %x : tensor<2xf32>
  }) : (tensor<2xf32>) -> ()
  return
}
