//===- tensor-ops-pure.mlir - Tensor operations without effects -----------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value that nobody uses goes away; one that is computed twice is computed
// once.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt -canonicalize -cse %s | FileCheck %s

// CHECK-LABEL: func.func @dead
// CHECK-NEXT: return
func.func @dead(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  %0 = ttl.exp %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %1 = ttl.add %0, %a : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %2 = ttl.fill 1.0 : tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// CHECK-LABEL: func.func @twice
// CHECK-COUNT-1: ttl.exp
// CHECK-NOT: ttl.exp
func.func @twice(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) -> (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  %0 = ttl.exp %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %1 = ttl.exp %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return %0, %1 : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>>
}

// Attachments, acquisitions, marks and even empty scopes stay.
// CHECK-LABEL: func.func @alive
// CHECK: ttl.cb_wait
// CHECK: ttl.cb_wait
// CHECK: ttl.attach_cb
// CHECK: ttl.attach_cb
// CHECK: ttl.signpost
// CHECK: ttl.pipenet_scope
// CHECK: ttl.if_src
func.func @alive(%cb: !ttl.cb<[1], f32, 2>) {
  %0 = ttl.cb_wait %cb : <[1], f32, 2> -> tensor<1xf32>
  %1 = ttl.cb_wait %cb : <[1], f32, 2> -> tensor<1xf32>
  %2 = ttl.attach_cb %1, %cb : (tensor<1xf32>, !ttl.cb<[1], f32, 2>) -> tensor<1xf32>
  %3 = ttl.attach_cb %1, %cb : (tensor<1xf32>, !ttl.cb<[1], f32, 2>) -> tensor<1xf32>
  ttl.signpost "s"
  %p = ttl.create_pipe src(0, 0) dst(1, 0) to(1, 0) net 7 : <src(0, 0) dst(1, 0) to(1, 0) net 7>
  ttl.pipenet_scope attributes {ttl.pipe_net_ids = [7]} { }
  ttl.if_src %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> { }
  return
}
