// RUN: tileconf-opt %s -split-input-file -verify-diagnostics
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every way in which the text of a tile can be wrong.

// expected-error @+1 {{tile needs 2 dimensions, got 1}}
func.func private @f(!ttcore.tile<32, f32>)

// -----

// expected-error @+1 {{tile needs 2 dimensions, got 3}}
func.func private @f(!ttcore.tile<2x32x32, f32>)

// -----

// expected-error @+1 {{tile needs 2 dimensions, got 0}}
func.func private @f(!ttcore.tile<, f32>)

// -----

// expected-error @+1 {{tile dimensions must be positive, got 0x32}}
func.func private @f(!ttcore.tile<0x32, f32>)

// -----

// expected-error @+1 {{tile dimensions must be positive, got 32x0}}
func.func private @f(!ttcore.tile<32x0, f32>)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @f(!ttcore.tile<?x32, f32>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!ttcore.tile<-1x32, f32>)

// -----

// expected-error @+1 {{invalid dimension}}
func.func private @f(!ttcore.tile<32x32x, f32>)

// -----

// expected-error @+1 {{invalid dimension}}
func.func private @f(!ttcore.tile<99999999999999999999x32, f32>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!ttcore.tile)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!ttcore.tile<32x32>)

// -----

// expected-error @+1 {{expected keyword for tile data type}}
func.func private @f(!ttcore.tile<32x32, >)

// -----

// expected-error @+1 {{expected one of [f32, f16, bf16, bfp_f8, bfp_bf8, bfp_f4, bfp_bf4, bfp_f2, bfp_bf2, u32, u16, u8, si32, i1] for tile data type, got: i32}}
func.func private @f(!ttcore.tile<32x32, i32>)

// -----

// expected-error @+1 {{expected one of [f32, f16, bf16, bfp_f8, bfp_bf8, bfp_f4, bfp_bf4, bfp_f2, bfp_bf2, u32, u16, u8, si32, i1] for tile data type, got: bf8}}
func.func private @f(!ttcore.tile<32x32, bf8>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!ttcore.tile<32x32, f32, dense>)

// -----

// expected-error @+1 {{unknown  type `tiles` in dialect `ttcore`}}
func.func private @f(!ttcore.tiles<32x32, f32>)

// -----

// Upstream operations that ask for the same shape with other elements get one.
func.func @compare(%tile: !ttcore.tile<32x32, f32>) {
  // expected-error @+1 {{result #0 must be bool-like, but got '!ttcore.tile<32x32, i1>'}}
  %0 = arith.cmpf ogt, %tile, %tile : !ttcore.tile<32x32, f32>
  return
}
