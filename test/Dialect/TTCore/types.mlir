// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --mlir-print-op-generic | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --emit-bytecode | tileconf-opt | FileCheck %s
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tile: every data type, and where a tile may stand.

// CHECK-LABEL: @f32(!ttcore.tile<32x32, f32>)
func.func private @f32(!ttcore.tile<32x32, f32>)
// CHECK-LABEL: @f16(!ttcore.tile<32x32, f16>)
func.func private @f16(!ttcore.tile<32x32, f16>)
// CHECK-LABEL: @bf16(!ttcore.tile<32x32, bf16>)
func.func private @bf16(!ttcore.tile<32x32, bf16>)
// CHECK-LABEL: @bfp_f8(!ttcore.tile<32x32, bfp_f8>)
func.func private @bfp_f8(!ttcore.tile<32x32, bfp_f8>)
// CHECK-LABEL: @bfp_bf8(!ttcore.tile<32x32, bfp_bf8>)
func.func private @bfp_bf8(!ttcore.tile<32x32, bfp_bf8>)
// CHECK-LABEL: @bfp_f4(!ttcore.tile<32x32, bfp_f4>)
func.func private @bfp_f4(!ttcore.tile<32x32, bfp_f4>)
// CHECK-LABEL: @bfp_bf4(!ttcore.tile<32x32, bfp_bf4>)
func.func private @bfp_bf4(!ttcore.tile<32x32, bfp_bf4>)
// CHECK-LABEL: @bfp_f2(!ttcore.tile<32x32, bfp_f2>)
func.func private @bfp_f2(!ttcore.tile<32x32, bfp_f2>)
// CHECK-LABEL: @bfp_bf2(!ttcore.tile<32x32, bfp_bf2>)
func.func private @bfp_bf2(!ttcore.tile<32x32, bfp_bf2>)
// CHECK-LABEL: @u32(!ttcore.tile<32x32, u32>)
func.func private @u32(!ttcore.tile<32x32, u32>)
// CHECK-LABEL: @u16(!ttcore.tile<32x32, u16>)
func.func private @u16(!ttcore.tile<32x32, u16>)
// CHECK-LABEL: @u8(!ttcore.tile<32x32, u8>)
func.func private @u8(!ttcore.tile<32x32, u8>)
// CHECK-LABEL: @si32(!ttcore.tile<32x32, si32>)
func.func private @si32(!ttcore.tile<32x32, si32>)
// CHECK-LABEL: @i1(!ttcore.tile<32x32, i1>)
func.func private @i1(!ttcore.tile<32x32, i1>)

// Shapes are not restricted to what a target can work on.
// CHECK-LABEL: @shapes
// CHECK-SAME: !ttcore.tile<1x32, bf16>, !ttcore.tile<16x16, f32>
// CHECK-SAME: !ttcore.tile<7x9223372036854775807, bfp_bf8>
func.func private @shapes(!ttcore.tile<1x32, bf16>, !ttcore.tile<16x16, f32>,
                          !ttcore.tile<7x9223372036854775807, bfp_bf8>)

// CHECK-LABEL: @old_spelling(!ttcore.tile<32x32, f32>)
func.func private @old_spelling(!ttcore<tile<32x32, f32>>)

// CHECK-LABEL: @quoted_data_type(!ttcore.tile<32x32, f32>)
func.func private @quoted_data_type(!ttcore.tile<32x32, "f32">)

// CHECK-LABEL: @as_element
// CHECK-SAME: tensor<?x2x!ttcore.tile<32x32, bf16>>
// CHECK-SAME: memref<4x!ttcore.tile<32x32, si32>>
// CHECK-SAME: memref<*x!ttcore.tile<32x32, bfp_f2>>
func.func private @as_element(tensor<?x2x!ttcore.tile<32x32, bf16>>,
                              memref<4x!ttcore.tile<32x32, si32>>,
                              memref<*x!ttcore.tile<32x32, bfp_f2>>)

// Upstream operations see a shaped type and a floating-point type.
// CHECK-LABEL: func.func @upstream_operations
func.func @upstream_operations(%tile: !ttcore.tile<32x32, f32>, %i: index)
    -> !ttcore.tile<32x32, f32> {
  // CHECK: tensor.splat %{{.*}} : tensor<2x!ttcore.tile<32x32, f32>>
  %tensor = tensor.splat %tile : tensor<2x!ttcore.tile<32x32, f32>>
  // CHECK: tensor.extract %{{.*}}[%{{.*}}] : tensor<2x!ttcore.tile<32x32, f32>>
  %element = tensor.extract %tensor[%i] : tensor<2x!ttcore.tile<32x32, f32>>
  // CHECK: arith.addf %{{.*}}, %{{.*}} : !ttcore.tile<32x32, f32>
  %sum = arith.addf %element, %tile : !ttcore.tile<32x32, f32>
  return %sum : !ttcore.tile<32x32, f32>
}
