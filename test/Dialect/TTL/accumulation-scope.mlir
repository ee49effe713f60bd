//===- accumulation-scope.mlir - ttl.accumulation_scope -------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Block arguments and the terminator are part of the text.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt -mlir-print-op-generic %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt --emit-bytecode %s | tileconf-opt | FileCheck %s

// CHECK-LABEL: func.func @scopes(
// CHECK-SAME: %[[A:.*]]: tensor<1x2xf32>, %[[B:.*]]: tensor<2xf32>, %[[I:.*]]: tensor<2xf32>)
func.func @scopes(%a: tensor<1x2xf32>, %b: tensor<2xf32>, %i: tensor<2xf32>) {
  // CHECK-NEXT: ttl.accumulation_scope outs(%[[A]], %[[B]] : tensor<1x2xf32>, tensor<2xf32>) inits(%[[I]] : tensor<2xf32>) {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<1x2xf32>, %[[Y:.*]]: tensor<2xf32>):
  // CHECK-NEXT:   ttl.yield %[[X]], %[[Y]] : tensor<1x2xf32>, tensor<2xf32>
  // CHECK-NEXT: } initial_modes([overwrite, init]) {tag = "k"}
  ttl.accumulation_scope outs(%a, %b : tensor<1x2xf32>, tensor<2xf32>) inits(%i : tensor<2xf32>) {
  ^bb0(%x: tensor<1x2xf32>, %y: tensor<2xf32>):
    ttl.yield %x, %y : tensor<1x2xf32>, tensor<2xf32>
  } initial_modes([overwrite, init]) {tag = "k"}
  // CHECK-NEXT: ttl.accumulation_scope outs(%[[A]] : tensor<1x2xf32>) {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<1x2xf32>):
  // CHECK-NEXT:   ttl.yield %[[X]] : tensor<1x2xf32>
  // CHECK-NEXT: } initial_modes([accumulate_existing])
  "ttl.accumulation_scope"(%a) <{initial_modes = [1 : i32], operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<1x2xf32>):
    ttl.yield %x : tensor<1x2xf32>
  }) : (tensor<1x2xf32>) -> ()
  return
}
