//===- attributes.mlir - TTL attributes in every spelling -----------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of this dialect print in full and have no aliases, so that an
// encoding is spelt out in every tensor type.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt -mlir-print-op-generic %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt --emit-bytecode %s | tileconf-opt | FileCheck %s

#lay = #ttl.layout<shape = [4, 6], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [2, 1], memory = interleaved>

// CHECK-LABEL: func.func private @encoding(
// CHECK-SAME: tensor<4x6x!ttcore.tile<32x32, bf16>, #ttl.layout<shape = [4, 6], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [2, 1], memory = interleaved>>,
// CHECK-SAME: tensor<3xf32, #ttl.layout<shape = [4, 6], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [2, 1], memory = interleaved>>)
func.func private @encoding(
    tensor<4x6x!ttcore.tile<32x32, bf16>, #lay>, tensor<3xf32, #lay>)

// CHECK-LABEL: func.func private @layouts
// CHECK-SAME: ttl.a = #ttl.layout<shape = [1], element_type = f32, buffer = l1, grid = [1], memory = single_bank>
// CHECK-SAME: ttl.b = #ttl.layout<shape = [1], element_type = f32, buffer = system_memory, grid = [1], memory = height_sharded>
// CHECK-SAME: ttl.c = #ttl.layout<shape = [1], element_type = f32, buffer = l1_small, grid = [1], memory = width_sharded>
// CHECK-SAME: ttl.d = #ttl.layout<shape = [1], element_type = f32, buffer = dram, grid = [1], memory = block_sharded>
func.func private @layouts() attributes {
  ttl.a = #ttl.layout<shape = [1], element_type = f32, buffer = l1, grid = [1], memory = single_bank>,
  ttl.b = #ttl.layout<shape = [1], element_type = f32, buffer = system_memory, grid = [1], memory = height_sharded>,
  ttl.c = #ttl<layout<shape = [1], element_type = f32, buffer = l1_small, grid = [1], memory = width_sharded>>,
  ttl.d = #ttl.layout<shape = [1], element_type = f32, buffer = "dram", grid = [1], memory = block_sharded>
}

// CHECK-LABEL: func.func private @slices
// CHECK-SAME: ttl.a = #ttl.slice<start = 0, stop = 8, step = 2>
// CHECK-SAME: ttl.b = #ttl.slice<start = 8, stop = -1, step = -1>
// CHECK-SAME: ttl.c = #ttl.slice<start = 5, stop = 5, step = -3>
func.func private @slices() attributes {
  ttl.a = #ttl.slice<start = 0, stop = 8, step = 2>,
  ttl.b = #ttl.slice<step = -1, start = 8, stop = -1>,
  ttl.c = #ttl.slice<stop = 5, step = -3, start = 5>
}

// CHECK-LABEL: func.func private @kinds
// CHECK-SAME: ttl.a = #ttl.pipe_transfer_kind<point_to_point>
// CHECK-SAME: ttl.b = #ttl.pipe_transfer_kind<collective>
// CHECK-SAME: ttl.c = #ttl.tile_execution_strategy<fpu>
// CHECK-SAME: ttl.d = #ttl.tile_execution_strategy<sfpu>
// CHECK-SAME: ttl.e = #ttl.tile_execution_strategy<dest_reuse>
func.func private @kinds() attributes {
  ttl.a = #ttl.pipe_transfer_kind<point_to_point>,
  ttl.b = #ttl.pipe_transfer_kind<collective>,
  ttl.c = #ttl.tile_execution_strategy<fpu>,
  ttl.d = #ttl.tile_execution_strategy<sfpu>,
  ttl.e = #ttl.tile_execution_strategy<dest_reuse>
}

// CHECK-LABEL: func.func private @arguments
// CHECK-SAME: ttl.a = #ttl.external_template_arg<signed_integer, -3>
// CHECK-SAME: ttl.b = #ttl.external_template_arg<unsigned_integer, 3>
// CHECK-SAME: ttl.c = #ttl.external_template_arg<boolean, 1>
// CHECK-SAME: ttl.d = #ttl.external_template_arg<dfb_index, 0>
// CHECK-SAME: ttl.e = #ttl.external_template_arg<dfb_descriptor, 2>
func.func private @arguments() attributes {
  ttl.a = #ttl.external_template_arg<signed_integer, -3>,
  ttl.b = #ttl.external_template_arg<unsigned_integer, 3>,
  ttl.c = #ttl.external_template_arg<boolean, 1>,
  ttl.d = #ttl.external_template_arg<dfb_index, 0>,
  ttl.e = #ttl.external_template_arg<dfb_descriptor, 2>
}

// CHECK-LABEL: func.func private @backing
// CHECK-SAME: ttl.a = #ttl.tensor_backing<tensor_index = 0, byte_offset = 0, byte_size = 4294967295>
func.func private @backing() attributes {
  ttl.a = #ttl.tensor_backing<byte_size = 4294967295, tensor_index = 0, byte_offset = 0>
}
