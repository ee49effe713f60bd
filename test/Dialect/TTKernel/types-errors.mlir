// RUN: tileconf-opt %s -split-input-file -verify-diagnostics
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every way in which the text of a type can be wrong.

// expected-error @+1 {{circular buffer needs a positive number of elements, got 0}}
func.func private @f(!ttkernel.cb<0, f32>)

// -----

// expected-error @+1 {{circular buffer needs a positive number of elements, got -3}}
func.func private @f(!ttkernel.cb<-3, f32>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!ttkernel.cb<2x2, f32>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!ttkernel.cb<8>)

// -----

// expected-error @+1 {{expected number}}
func.func private @f(!ttkernel.cb<f32>)

// -----

// expected-error @+1 {{number must be in -9223372036854775808..9223372036854775807, got 99999999999999999999}}
func.func private @f(!ttkernel.cb<99999999999999999999, f32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(!ttkernel.cb<8, 8>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!ttkernel.cb)

// -----

// expected-error @+1 {{expected number}}
func.func private @f(!ttkernel.l1_addr_ptr<>)

// -----

// expected-error @+1 {{number must be in 0..4294967295, got -1}}
func.func private @f(!ttkernel.l1_addr_ptr<-1>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!ttkernel.l1_addr_ptr<16, 16>)

// -----

// expected-error @+1 {{unknown  type `tensoraccessor` in dialect `ttkernel`}}
func.func private @f(!ttkernel.tensoraccessor)

// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @f(memref<4x!ttkernel.cb<2, f32>>)
