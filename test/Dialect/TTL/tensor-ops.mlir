//===- tensor-ops.mlir - Computation on whole tensors ---------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every tensor operation.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt -mlir-print-op-generic %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt --emit-bytecode %s | tileconf-opt | FileCheck %s

// CHECK-LABEL: func.func @binary(
// CHECK-SAME: %[[A:.*]]: tensor<2x3x!ttcore.tile<32x32, bf16>>, %[[B:.*]]: tensor
func.func @binary(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // CHECK-NEXT: ttl.add %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %add = ttl.add %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.sub %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %sub = ttl.sub %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.mul %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %mul = ttl.mul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.div %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %div = ttl.div %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.max %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %max = ttl.max %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.min %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %min = ttl.min %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.eq %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %eq = ttl.eq %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.ne %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %ne = ttl.ne %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.gt %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %gt = ttl.gt %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.lt %[[A]], %[[B]] : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %lt = ttl.lt %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// CHECK-LABEL: func.func @unary(
// CHECK-SAME: %[[A:.*]]: tensor<2x3x!ttcore.tile<32x32, bf16>>)
func.func @unary(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // CHECK-NEXT: ttl.exp %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %exp = ttl.exp %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.exp2 %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %exp2 = ttl.exp2 %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.log %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %log = ttl.log %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.sqrt %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %sqrt = ttl.sqrt %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.rsqrt %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %rsqrt = ttl.rsqrt %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.tanh %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %tanh = ttl.tanh %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.sigmoid %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %sigmoid = ttl.sigmoid %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.neg %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %neg = ttl.neg %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.abs %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %abs = ttl.abs %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.relu %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %relu = ttl.relu %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.floor %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %floor = ttl.floor %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.recip %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %recip = ttl.recip %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.sin %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %sin = ttl.sin %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.cos %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %cos = ttl.cos %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.tan %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %tan = ttl.tan %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.asin %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %asin = ttl.asin %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.acos %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %acos = ttl.acos %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.atan %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %atan = ttl.atan %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.ceil %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %ceil = ttl.ceil %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.sign %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %sign = ttl.sign %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.gelu %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %gelu = ttl.gelu %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.silu %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %silu = ttl.silu %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.hardsigmoid %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %hardsigmoid = ttl.hardsigmoid %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.expm1 %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %expm1 = ttl.expm1 %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.square %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %square = ttl.square %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.softsign %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %softsign = ttl.softsign %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.signbit %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %signbit = ttl.signbit %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.frac %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %frac = ttl.frac %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.trunc %[[A]] : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %trunc = ttl.trunc %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// Parameters at their defaults are not printed.
// CHECK-LABEL: func.func @exp
func.func @exp(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // CHECK-NEXT: ttl.exp %{{.*}} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %0 = ttl.exp %a {approx = false, input_clamping = 1 : i32, iterations = 8 : i32} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK-NEXT: ttl.exp %{{.*}} {approx = true, input_clamping = 0 : i32, iterations = 4 : i32, scale = 5.000000e-01 : f32} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %1 = ttl.exp %a {scale = 0.5 : f32, iterations = 4 : i32, approx = true, input_clamping = 0 : i32} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// CHECK-LABEL: func.func @constants
func.func @constants(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // CHECK: ttl.mul_unary_const %{{.*}}, 5.000000e-01 : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %0 = ttl.mul_unary_const %a, 5.0e-01 : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.mul_unary_const %{{.*}}, 1.000000e+00 {ttl.tag} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  %1 = ttl.mul_unary_const %a, 0x3F800000 {ttl.tag} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.fill 0x7F800000 : tensor<2x3x!ttcore.tile<32x32, bf16>>
  %2 = ttl.fill 0x7F800000 : tensor<2x3x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.fill 1.000000e+00 : tensor<!ttcore.tile<32x32, bf16>>
  %3 = ttl.fill 1.0 : tensor<!ttcore.tile<32x32, bf16>>
  return
}

// CHECK-LABEL: func.func @typecast
func.func @typecast(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // CHECK: ttl.typecast %{{.*}} : (tensor<2x3x!ttcore.tile<32x32, bf16>>) -> tensor<2x3x!ttcore.tile<32x32, f32>>
  %0 = ttl.typecast %a : (tensor<2x3x!ttcore.tile<32x32, bf16>>) -> tensor<2x3x!ttcore.tile<32x32, f32>>
  return
}

// CHECK-LABEL: func.func @broadcast
func.func @broadcast(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>, %b: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // CHECK: ttl.block.broadcast %{{.*}} dims = [1], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  %0 = ttl.block.broadcast %a dims = [1], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.block.broadcast %{{.*}} dims = [-1], shape = [4, 8] {ttl.tag} : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  %1 = ttl.block.broadcast %a dims = [-1], shape = [4, 8] {ttl.tag} : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.block.broadcast %{{.*}} dims = [0, -1], shape = [2, 2] : tensor<1x1x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  %2 = ttl.block.broadcast %b dims = [0, -1], shape = [2, 2] : tensor<1x1x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// CHECK-LABEL: func.func @reduce
func.func @reduce(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, f32>>) {
  // CHECK: ttl.reduce %{{.*}}, %{{.*}} 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, f32>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, f32>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.reduce %{{.*}}, %{{.*}} 1 : i32 [0, 1] {ttl.tag} : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, f32>>) -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %1 = ttl.reduce %a, %s 1 : i32 [0, 1] {ttl.tag} : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, f32>>) -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  return
}

// CHECK-LABEL: func.func @matrices
func.func @matrices(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>, %c: tensor<3x4x!ttcore.tile<32x32, bfp_bf8>>, %d: tensor<2x3x!ttcore.tile<16x32, f32>>, %e: tensor<5x3x!ttcore.tile<16x32, f32>>) {
  // CHECK: ttl.transpose %{{.*}} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<3x2x!ttcore.tile<32x32, bf16>>
  %0 = ttl.transpose %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<3x2x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.matmul %{{.*}}, %{{.*}} : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  %1 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.matmul %{{.*}}, %{{.*}} : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bfp_bf8>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  %2 = ttl.matmul %a, %c : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bfp_bf8>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.matmul %{{.*}}, %{{.*}} {transpose_rhs} : tensor<2x3x!ttcore.tile<16x32, f32>>, tensor<5x3x!ttcore.tile<16x32, f32>> -> tensor<2x5x!ttcore.tile<16x16, f32>>
  %3 = ttl.matmul %d, %e {transpose_rhs} : tensor<2x3x!ttcore.tile<16x32, f32>>, tensor<5x3x!ttcore.tile<16x32, f32>> -> tensor<2x5x!ttcore.tile<16x16, f32>>
  return
}
