//===- structure-ops.mlir - Buffers and kernel structure ------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The buffer operations in both spellings of the buffer type, and whatever
// else structures a kernel.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt -mlir-print-op-generic %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt --emit-bytecode %s | tileconf-opt | FileCheck %s

// CHECK-LABEL: func.func @bind
func.func @bind() {
  // CHECK: ttl.bind_cb{cb_index = 4, block_count = 3} : <[1, 6], !ttcore.tile<32x32, bf16>, 3>
  %0 = ttl.bind_cb{cb_index = 4, block_count = 3} : <[1, 6], !ttcore.tile<32x32, bf16>, 3>
  // CHECK: ttl.bind_cb{cb_index = 31, block_count = 2} : <[4], f32, 2>
  %1 = ttl.bind_cb {cb_index = 0x1F, block_count = 2} : !ttl.cb<[4], f32, 2>
  // CHECK: ttl.bind_cb{cb_index = 0, block_count = 1} {dfb_id = 7 : index, tensor_backing = #ttl.tensor_backing<tensor_index = 1, byte_offset = 2, byte_size = 3>, ttl.compiler_allocated} : <[1], bf16, 1>
  %2 = ttl.bind_cb {cb_index = 0, block_count = 1} {ttl.compiler_allocated, tensor_backing = #ttl.tensor_backing<tensor_index = 1, byte_offset = 2, byte_size = 3>, dfb_id = 7 : index} : <[1], bf16, 1>
  // The generic form has a default for the number of blocks.
  // CHECK: ttl.bind_cb{cb_index = 9223372036854775807, block_count = 2} : <[1], bf16, 2>
  %3 = "ttl.bind_cb"() <{cb_index = 9223372036854775807 : index}> : () -> !ttl.cb<[1], bf16, 2>
  // Inherent attributes may stand in the other dictionary.
  // CHECK: ttl.bind_cb{cb_index = 5, block_count = 4} : <[1], bf16, 4>
  %4 = "ttl.bind_cb"() {cb_index = 5 : index, block_count = 4 : i64} : () -> !ttl.cb<[1], bf16, 4>
  return
}

// CHECK-LABEL: func.func @cycle(
// CHECK-SAME: %[[CB:.*]]: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>)
func.func @cycle(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // CHECK: %[[V:.*]] = ttl.cb_reserve %[[CB]] : <[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, f32>>
  %v = ttl.cb_reserve %cb : <[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, f32>>
  // CHECK: ttl.cb_push %[[CB]] : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  ttl.cb_push %cb : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>
  // CHECK: %[[T:.*]] = ttl.cb_wait %[[CB]] : <[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, f32>>
  %t = ttl.cb_wait %cb : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, f32>>
  // CHECK: ttl.cb_pop %[[CB]] {ttl.note} : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  ttl.cb_pop %cb {ttl.note} : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  // CHECK: ttl.cb_wait %[[CB]] {num_tiles = 4 : i64} : <[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x2x!ttcore.tile<32x32, f32>>
  %t4 = ttl.cb_wait %cb {num_tiles = 4} : <[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x2x!ttcore.tile<32x32, f32>>
  // CHECK: ttl.cb_reserve %[[CB]] {num_tiles = 3 : i64} : <[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<3x!ttcore.tile<32x32, f32>>
  %v3 = ttl.cb_reserve %cb {num_tiles = 3 : i64} : <[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<3x!ttcore.tile<32x32, f32>>
  // CHECK: ttl.cb_push %[[CB]] {num_tiles = 4 : i64} : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  ttl.cb_push %cb {num_tiles = 4 : i64} : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  // CHECK: ttl.cb_pop %[[CB]] {num_tiles = 1 : i64} : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  ttl.cb_pop %cb {num_tiles = 1 : i64} : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  // CHECK: ttl.get_dfb_id %[[CB]] : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  %id = ttl.get_dfb_id %cb : <[1, 2], !ttcore.tile<32x32, f32>, 2>
  // CHECK: ttl.init_sfpu(%[[CB]], %[[CB]]) : <[1, 2], !ttcore.tile<32x32, f32>, 2>, <[1, 2], !ttcore.tile<32x32, f32>, 2>
  ttl.init_sfpu(%cb, %cb) : <[1, 2], !ttcore.tile<32x32, f32>, 2>, !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>
  // CHECK: ttl.attach_cb %[[T]], %[[CB]] : (tensor<1x2x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x2x!ttcore.tile<32x32, f32>>
  %a = ttl.attach_cb %t, %cb : (tensor<1x2x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x2x!ttcore.tile<32x32, f32>>
  // Attachment compares element types alone.
  // CHECK: ttl.attach_cb %{{.*}}, %[[CB]] : (tensor<2x2x!ttcore.tile<32x32, f32>>,
  %b = ttl.attach_cb %t4, %cb : (tensor<2x2x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) -> tensor<2x2x!ttcore.tile<32x32, f32>>
  // CHECK: ttl.store %[[T]], %[[V]] : tensor<1x2x!ttcore.tile<32x32, f32>>, tensor<1x2x!ttcore.tile<32x32, f32>>
  ttl.store %t, %v : tensor<1x2x!ttcore.tile<32x32, f32>>, tensor<1x2x!ttcore.tile<32x32, f32>>
  // CHECK: ttl.store %[[T]], %[[V]] {accumulate} : tensor<1x2x!ttcore.tile<32x32, f32>>, tensor<1x2x!ttcore.tile<32x32, f32>>
  ttl.store %t, %v {accumulate} : tensor<1x2x!ttcore.tile<32x32, f32>>, tensor<1x2x!ttcore.tile<32x32, f32>>
  return
}

// A view is followed through casts, attachments and slices in any order.
// CHECK-LABEL: func.func @store_through
func.func @store_through(%t: tensor<1x1xf32>, %cb: !ttl.cb<[2, 2], f32, 1>) {
  %v = ttl.cb_reserve %cb : <[2, 2], f32, 1> -> tensor<2x2xf32>
  %a = ttl.attach_cb %v, %cb : (tensor<2x2xf32>, !ttl.cb<[2, 2], f32, 1>) -> tensor<2x2xf32>
  %s = tensor.extract_slice %a[0, 0] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
  %b = ttl.attach_cb %s, %cb : (tensor<1x1xf32>, !ttl.cb<[2, 2], f32, 1>) -> tensor<1x1xf32>
  %c = builtin.unrealized_conversion_cast %b : tensor<1x1xf32> to tensor<1x1xf32>
  // CHECK: ttl.store
  ttl.store %t, %c : tensor<1x1xf32>, tensor<1x1xf32>
  return
}

// CHECK-LABEL: func.func @phases
func.func @phases() {
  // CHECK-NEXT: ttl.tile_regs_acquire
  // CHECK-NEXT: ttl.tile_regs_commit
  // CHECK-NEXT: ttl.tile_regs_wait {ttl.tag = 1 : i64}
  // CHECK-NEXT: ttl.tile_regs_release
  ttl.tile_regs_acquire
  ttl.tile_regs_commit
  ttl.tile_regs_wait {ttl.tag = 1}
  ttl.tile_regs_release
  return
}

// CHECK-LABEL: func.func @here
func.func @here(%x: index, %y: f32) {
  // CHECK: ttl.core_x : index
  %0 = ttl.core_x : index
  // CHECK: ttl.core_y {ttl.tag} : index
  %1 = ttl.core_y {ttl.tag} : index
  // CHECK: ttl.dprint "col {} {}"(%{{.*}}, %{{.*}}) {mode = "scalar", num_pages = 2 : i64, thread = "pack"} : (index, f32)
  ttl.dprint "col {} {}"(%x, %y) {mode = "scalar", thread = "pack", num_pages = 2 : i64} : (index, f32)
  // CHECK: ttl.dprint "here\0A"() {mode = "dst"} : ()
  ttl.dprint "here\n"() {mode = "dst"} : ()
  // CHECK: ttl.signpost "tail" {is_end}
  ttl.signpost "tail" {is_end}
  // CHECK: ttl.signpost "head"
  ttl.signpost "head"
  return
}

#lay = #ttl.layout<shape = [2, 2], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [1, 1], memory = interleaved>

// CHECK-LABEL: func.func @foreign
func.func @foreign(%x: i32, %t: tensor<2x2x!ttcore.tile<32x32, bf16>, #lay>, %cb: !ttl.cb<[1], f32, 2>, %cc: !ttl.cb<[2], f32, 2>) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  // CHECK: ttl.opaque_call "f" () {header = "f.hpp"} : () -> ()
  ttl.opaque_call "f" () {header = "f.hpp"} : () -> ()
  // CHECK: ttl.opaque_call "f" template_args [#ttl.external_template_arg<dfb_index, 1>, #ttl.external_template_arg<boolean, 1>, #ttl.external_template_arg<dfb_descriptor, 0>] template_dfbs(%{{.*}}, %{{.*}} : !ttl.cb<[1], f32, 2>, !ttl.cb<[2], f32, 2>) (%{{.*}}) {header = "f.hpp", unsigned_arg_indices = array<i32: 0>} : (i32) -> i32
  %0 = ttl.opaque_call "f" template_args [#ttl.external_template_arg<dfb_index, 1>, #ttl.external_template_arg<boolean, 1>, #ttl.external_template_arg<dfb_descriptor, 0>] template_dfbs(%cb, %cc : !ttl.cb<[1], f32, 2>, !ttl.cb<[2], f32, 2>)(%x) {header = "f.hpp", unsigned_arg_indices = array<i32: 0>} : (i32) -> i32
  // CHECK: ttl.opaque_call "ns::g" template_args [] (%{{.*}}, %{{.*}}) {header = "g.hpp"} : (tensor<{{.*}}>, i32) -> (i32, f32)
  %1:2 = ttl.opaque_call "ns::g" template_args [] (%t, %x) {header = "g.hpp"} : (tensor<2x2x!ttcore.tile<32x32, bf16>, #lay>, i32) -> (i32, f32)
  return
}
