//===- tensor-ops-errors.mlir - Malformed tensor operations ---------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One case for each operation and rule, in the order of the verifiers.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s -split-input-file -verify-diagnostics

func.func @add(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.add' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.add %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @sub(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.sub' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.sub %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @mul(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.mul' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.mul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @div(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.div' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.div %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @max(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.max' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.max %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @min(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.min' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.min %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @eq(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.eq' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.eq %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @ne(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.ne' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.ne %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @gt(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.gt' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.gt %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @lt(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<2x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.lt' op operand 1 must be of type 'tensor<2x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.lt %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @binary_result(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{operand 0 must be of type 'tensor<?x3x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.add %a, %a : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<?x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @binary_scalar(%a: f32) {
  // expected-error @+1 {{operand #0 must be ranked tensor of any type values, but got 'f32'}}
  %0 = "ttl.add"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @exp(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.exp' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.exp %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @exp2(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.exp2' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.exp2 %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @log(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.log' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.log %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @sqrt(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.sqrt' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.sqrt %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @rsqrt(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.rsqrt' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.rsqrt %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @tanh(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.tanh' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.tanh %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @sigmoid(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.sigmoid' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.sigmoid %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @neg(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.neg' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.neg %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @abs(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.abs' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.abs %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @relu(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.relu' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.relu %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @floor(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.floor' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.floor %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @recip(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.recip' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.recip %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @sin(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.sin' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.sin %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @cos(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.cos' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.cos %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @tan(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.tan' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.tan %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @asin(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.asin' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.asin %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @acos(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.acos' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.acos %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @atan(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.atan' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.atan %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @ceil(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.ceil' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.ceil %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @sign(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.sign' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.sign %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @gelu(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.gelu' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.gelu %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @silu(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.silu' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.silu %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @hardsigmoid(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.hardsigmoid' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.hardsigmoid %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @expm1(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.expm1' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.expm1 %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @square(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.square' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.square %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @softsign(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.softsign' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.softsign %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @signbit(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.signbit' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.signbit %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @frac(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.frac' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.frac %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @trunc(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.trunc' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.trunc %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @exp_clamping(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{attribute 'input_clamping' failed to satisfy constraint: `i32` integer attribute that names the treatment of very negative inputs of an exponential}}
  %0 = ttl.exp %a {input_clamping = 2 : i32} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @exp_scale(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{attribute 'scale' failed to satisfy constraint: 32-bit float attribute}}
  %0 = ttl.exp %a {scale = 0.5} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @exp_iterations(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{attribute 'iterations' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = ttl.exp %a {iterations = 8} : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @const_type(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{'ttl.mul_unary_const' op operand 0 must be of type 'tensor<2x2x!ttcore.tile<32x32, bf16>>' as the result, but is 'tensor<2x3x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.mul_unary_const %a, 1.0 : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @const_integer(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note @+1 {{add a trailing dot to make the literal a float}}
  %0 = ttl.mul_unary_const %a, 1 : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @const_suffix(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{invalid kind of type specified}}
  %0 = ttl.mul_unary_const %a, 1.0 : f32 : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @typecast_shape(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result shape must be [2, 3], but is [2, 2]}}
  %0 = ttl.typecast %a : (tensor<2x3x!ttcore.tile<32x32, bf16>>) -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @typecast_tile(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result tiles must have the shape of '!ttcore.tile<32x32, bf16>', but are '!ttcore.tile<16x32, f32>'}}
  %0 = ttl.typecast %a : (tensor<2x3x!ttcore.tile<32x32, bf16>>) -> tensor<2x3x!ttcore.tile<16x32, f32>>
  return
}

// -----

func.func @fill_element() {
  // expected-error @+1 {{result must hold tiles, but holds 'f32'}}
  %0 = ttl.fill 1.0 : tensor<2xf32>
  return
}

// -----

func.func @fill_dynamic() {
  // expected-error @+1 {{result must have a static shape, but is 'tensor<?x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.fill 1.0 : tensor<?x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @fill_zero() {
  // expected-error @+1 {{dimensions of the result must be positive, but it is 'tensor<0x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.fill 1.0 : tensor<0x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @fill_integer() {
  // expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note @+1 {{add a trailing dot to make the literal a float}}
  %0 = ttl.fill 1 : tensor<2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_element(%a: tensor<4x1xf32>) {
  // expected-error @+1 {{input must hold tiles, but holds 'f32'}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [4, 8] : tensor<4x1xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @broadcast_dynamic_input(%a: tensor<?x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{input must have a static shape}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [4, 8] : tensor<?x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_dynamic_result(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result must have a static shape}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x?x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_no_dims(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` must not be empty}}
  %0 = ttl.block.broadcast %a dims = [], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_range(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` must be from -2 to 1, but has 2}}
  %0 = ttl.block.broadcast %a dims = [2], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_low_range(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` must be from -2 to 1, but has -3}}
  %0 = ttl.block.broadcast %a dims = [-3], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_rank0(%a: tensor<!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` must be from 0 to -1, but has 0}}
  %0 = ttl.block.broadcast %a dims = [0], shape = [] : tensor<!ttcore.tile<32x32, bf16>> -> tensor<!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_twice(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` names dimension 1 twice}}
  %0 = ttl.block.broadcast %a dims = [1, -1], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_entries(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`shape` must have 2 entries as the input has dimensions, but has 3}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [1, 4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_other(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{entry 0 of `shape` must be 4 as in the input, but is 5}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [5, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_input(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{dimension 0 of the input must be 1 to be broadcast, but is 4}}
  %0 = ttl.block.broadcast %a dims = [0], shape = [8, 1] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_size(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{entry 1 of `shape` must be positive, but is 0}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [4, 0] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_result(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result shape must be [4, 8], but is [4, 9]}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x9x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_result_rank(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result shape must be [4, 8], but is [4]}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @broadcast_result_element(%a: tensor<4x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result element type must be '!ttcore.tile<32x32, bf16>' as in the input, but is '!ttcore.tile<32x32, f32>'}}
  %0 = ttl.block.broadcast %a dims = [1], shape = [4, 8] : tensor<4x1x!ttcore.tile<32x32, bf16>> -> tensor<4x8x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @reduce_input_rank(%a: tensor<2x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{input must have rank 2, but has rank 1}}
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_scaler_rank(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{scaler must have rank 2, but has rank 1}}
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_result_rank(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result must have rank 2, but has rank 1}}
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_dynamic_input(%a: tensor<?x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{input must have a static shape}}
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<?x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_dynamic_scaler(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<?x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{scaler must have a static shape}}
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<?x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_dynamic_result(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result must have a static shape}}
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<?x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_scaler(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{scaler must have the shape [1, 1], but is 'tensor<1x2x!ttcore.tile<32x32, bf16>>'}}
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x2x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_no_dims(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` must not be empty}}
  %0 = ttl.reduce %a, %s 0 : i32 [] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_range(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` must be from 0 to 1, but has 2}}
  %0 = ttl.reduce %a, %s 0 : i32 [2] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_negative(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` must be from 0 to 1, but has -1}}
  %0 = ttl.reduce %a, %s 0 : i32 [-1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_twice(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{`dims` names dimension 1 twice}}
  %0 = ttl.reduce %a, %s 0 : i32 [1, 1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_shape(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result shape must be [1, 3], but is [2, 1]}}
  %0 = ttl.reduce %a, %s 0 : i32 [0] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_element(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result element type must be '!ttcore.tile<32x32, bf16>' as in the input, but is '!ttcore.tile<32x32, f32>'}}
  %0 = ttl.reduce %a, %s 0 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @reduce_kind(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{attribute 'reduce_type' failed to satisfy constraint: `i32` integer attribute that names the function of a reduction}}
  %0 = ttl.reduce %a, %s 2 : i32 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_kind_suffix(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{attribute 'reduce_type' failed to satisfy constraint}}
  %0 = ttl.reduce %a, %s 0 [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reduce_kind_word(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %s: tensor<1x1x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = ttl.reduce %a, %s sum [1] : (tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>) -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @transpose_rank(%a: tensor<2x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{input must have rank 2, but has rank 1}}
  %0 = ttl.transpose %a : tensor<2x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @transpose_result_rank(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result must have rank 2, but has rank 1}}
  %0 = ttl.transpose %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<6x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @transpose_shape(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result shape must be [3, 2], but is [2, 3]}}
  %0 = ttl.transpose %a : tensor<2x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_lhs_rank(%a: tensor<3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{lhs must have rank 2, but has rank 1}}
  %0 = ttl.matmul %a, %b : tensor<3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_rhs_rank(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<1x3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{rhs must have rank 2, but has rank 3}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<1x3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_result_rank(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result must have rank 2, but has rank 1}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<8x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_lhs_dynamic(%a: tensor<?x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{lhs must have a static shape}}
  %0 = ttl.matmul %a, %b : tensor<?x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_rhs_dynamic(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x?x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{rhs must have a static shape}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x?x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_result_dynamic(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result must have a static shape}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<?x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_element(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  // expected-error @+1 {{lhs must hold tiles, but holds 'f32'}}
  %0 = ttl.matmul %a, %b : tensor<2x3xf32>, tensor<3x4xf32> -> tensor<2x4xf32>
  return
}

// -----

func.func @matmul_inner(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<4x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{operands must agree on the inner dimension, but have 3 and 4}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<4x3x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_inner_transposed(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{operands must agree on the inner dimension, but have 3 and 4}}
  %0 = ttl.matmul %a, %b {transpose_rhs} : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_shape(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result shape must be [2, 4], but is [4, 2]}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<4x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_shape_transposed(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<4x3x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result shape must be [2, 4], but is [2, 3]}}
  %0 = ttl.matmul %a, %b {transpose_rhs} : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<4x3x!ttcore.tile<32x32, bf16>> -> tensor<2x3x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_types(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, f32>>) {
  // expected-error @+1 {{data types of '!ttcore.tile<32x32, bf16>' and '!ttcore.tile<32x32, f32>' must be equal, or `bf16` and a `bfp_bf8` or `bfp_bf4`}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, f32>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_weights_first(%a: tensor<2x3x!ttcore.tile<32x32, bfp_bf8>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{data types of '!ttcore.tile<32x32, bfp_bf8>' and '!ttcore.tile<32x32, bf16>' must be equal}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bfp_bf8>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_tiles(%a: tensor<2x3x!ttcore.tile<32x16, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{must agree on the inner dimension, but have 16 and 32}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x16, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_tiles_transposed(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<4x3x!ttcore.tile<32x16, bf16>>) {
  // expected-error @+1 {{must agree on the inner dimension, but have 32 and 16}}
  %0 = ttl.matmul %a, %b {transpose_rhs} : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<4x3x!ttcore.tile<32x16, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_result_tile(%a: tensor<2x3x!ttcore.tile<16x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result tile must be 16x32 of `bf16`, but is '!ttcore.tile<32x32, bf16>'}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<16x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @matmul_result_type(%a: tensor<2x3x!ttcore.tile<32x32, bf16>>, %b: tensor<3x4x!ttcore.tile<32x32, bf16>>) {
  // expected-error @+1 {{result tile must be 32x32 of `bf16`, but is '!ttcore.tile<32x32, f32>'}}
  %0 = ttl.matmul %a, %b : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<3x4x!ttcore.tile<32x32, bf16>> -> tensor<2x4x!ttcore.tile<32x32, f32>>
  return
}
