//===- structure-ops-errors.mlir - Malformed buffers and structure --------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One case for each rule, in the order of the verifiers.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s -split-input-file -verify-diagnostics

func.func @bind_negative() {
  // expected-error @+1 {{'ttl.bind_cb' op `cb_index` must not be negative, but is -1}}
  %0 = ttl.bind_cb{cb_index = -1, block_count = 2} : <[1], f32, 2>
  return
}

// -----

func.func @bind_no_blocks() {
  // expected-error @+1 {{`block_count` must be positive, but is 0}}
  %0 = ttl.bind_cb{cb_index = 0, block_count = 0} : <[1], f32, 2>
  return
}

// -----

func.func @bind_other_blocks() {
  // expected-error @+1 {{`block_count` is 3, but the type of the buffer says 2}}
  %0 = ttl.bind_cb{cb_index = 0, block_count = 3} : <[1], f32, 2>
  return
}

// -----

func.func @bind_default_blocks() {
  // expected-error @+1 {{`block_count` is 2, but the type of the buffer says 3}}
  %0 = "ttl.bind_cb"() <{cb_index = 0 : index}> : () -> !ttl.cb<[1], f32, 3>
  return
}

// -----

func.func @bind_suffix() {
  // expected-error @+1 {{expected ','}}
  %0 = ttl.bind_cb{cb_index = 0 : index, block_count = 2} : <[1], f32, 2>
  return
}

// -----

func.func @bind_order() {
  // expected-error @+1 {{expected 'cb_index'}}
  %0 = ttl.bind_cb{block_count = 2, cb_index = 0} : <[1], f32, 2>
  return
}

// -----

func.func @bind_no_count() {
  // expected-error @+1 {{expected ','}}
  %0 = ttl.bind_cb{cb_index = 0} : <[1], f32, 2>
  return
}

// -----

func.func @bind_huge() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = ttl.bind_cb{cb_index = 99999999999999999999, block_count = 2} : <[1], f32, 2>
  return
}

// -----

func.func @bind_no_index() {
  // expected-error @+1 {{requires attribute 'cb_index'}}
  %0 = "ttl.bind_cb"() : () -> !ttl.cb<[1], f32, 2>
  return
}

// -----

func.func @bind_i64_index() {
  // expected-error @+1 {{attribute 'cb_index' failed to satisfy constraint: index attribute}}
  %0 = "ttl.bind_cb"() <{cb_index = 0 : i64}> : () -> !ttl.cb<[1], f32, 2>
  return
}

// -----

func.func @bind_string_index() {
  // expected-error @+1 {{Invalid attribute `cb_index` in property conversion}}
  %0 = "ttl.bind_cb"() <{cb_index = "a"}> : () -> !ttl.cb<[1], f32, 2>
  return
}

// -----

func.func @bind_type() {
  // expected-error @+1 {{invalid kind of type specified}}
  %0 = ttl.bind_cb{cb_index = 0, block_count = 2} : !ttl.dst
  return
}

// -----

func.func @bind_dfb_id() {
  // expected-error @+1 {{attribute 'dfb_id' failed to satisfy constraint: index attribute}}
  %0 = ttl.bind_cb{cb_index = 0, block_count = 2} {dfb_id = 3 : i64} : <[1], f32, 2>
  return
}

// -----

func.func @attach_element(%t: tensor<1xbf16>, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{tensor element type must be 'f32' as in the buffer, but is 'bf16'}}
  %0 = ttl.attach_cb %t, %cb : (tensor<1xbf16>, !ttl.cb<[1], f32, 2>) -> tensor<1xbf16>
  return
}

// -----

func.func @attach_result(%t: tensor<1xf32>, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{result type must be 'tensor<1xf32>' as that of the tensor, but is 'tensor<2xf32>'}}
  %0 = ttl.attach_cb %t, %cb : (tensor<1xf32>, !ttl.cb<[1], f32, 2>) -> tensor<2xf32>
  return
}

// -----

func.func @attach_stripped(%t: tensor<1xf32>, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{expected non-function type}}
  %0 = ttl.attach_cb %t, %cb : (tensor<1xf32>, <[1], f32, 2>) -> tensor<1xf32>
  return
}

// -----

func.func @reserve_shape(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{'ttl.cb_reserve' op result 'tensor<2x1x!ttcore.tile<32x32, f32>>' must have the block shape of '!ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>'}}
  %0 = ttl.cb_reserve %cb : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x1x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @reserve_element(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{result element type must be '!ttcore.tile<32x32, f32>' as in the buffer, but is '!ttcore.tile<32x32, bf16>'}}
  %0 = ttl.cb_reserve %cb : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @reserve_count(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{holds 2 elements, but `num_tiles` is 3}}
  %0 = ttl.cb_reserve %cb {num_tiles = 3} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @reserve_count_dynamic(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{must hold exactly 3 elements as `num_tiles` says}}
  %0 = ttl.cb_reserve %cb {num_tiles = 3} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<?x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @reserve_capacity(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{`num_tiles` is 5, but the buffer holds 4}}
  %0 = ttl.cb_reserve %cb {num_tiles = 5} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<5x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @reserve_count_element(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{result element type must be '!ttcore.tile<32x32, f32>' as in the buffer, but is 'f32'}}
  %0 = ttl.cb_reserve %cb {num_tiles = 2} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2xf32>
  return
}

// -----

func.func @reserve_zero(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{attribute 'num_tiles' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = ttl.cb_reserve %cb {num_tiles = 0} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<0x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @reserve_i32(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{attribute 'num_tiles' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = ttl.cb_reserve %cb {num_tiles = 2 : i32} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @wait_shape(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{'ttl.cb_wait' op result 'tensor<2x1x!ttcore.tile<32x32, f32>>' must have the block shape of '!ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>'}}
  %0 = ttl.cb_wait %cb : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x1x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @wait_element(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{result element type must be '!ttcore.tile<32x32, f32>' as in the buffer, but is '!ttcore.tile<32x32, bf16>'}}
  %0 = ttl.cb_wait %cb : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, bf16>>
  return
}

// -----

func.func @wait_count(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{holds 2 elements, but `num_tiles` is 3}}
  %0 = ttl.cb_wait %cb {num_tiles = 3} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @wait_count_dynamic(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{must hold exactly 3 elements as `num_tiles` says}}
  %0 = ttl.cb_wait %cb {num_tiles = 3} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<?x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @wait_capacity(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{`num_tiles` is 5, but the buffer holds 4}}
  %0 = ttl.cb_wait %cb {num_tiles = 5} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<5x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @wait_count_element(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{result element type must be '!ttcore.tile<32x32, f32>' as in the buffer, but is 'f32'}}
  %0 = ttl.cb_wait %cb {num_tiles = 2} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2xf32>
  return
}

// -----

func.func @wait_zero(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{attribute 'num_tiles' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = ttl.cb_wait %cb {num_tiles = 0} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<0x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @wait_i32(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{attribute 'num_tiles' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = ttl.cb_wait %cb {num_tiles = 2 : i32} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<1x2x!ttcore.tile<32x32, f32>>
  return
}

// -----

func.func @push_capacity(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{'ttl.cb_push' op `num_tiles` is 5, but the buffer holds 4}}
  ttl.cb_push %cb {num_tiles = 5} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>
  return
}

// -----

func.func @push_negative(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{attribute 'num_tiles' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  ttl.cb_push %cb {num_tiles = -1} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>
  return
}

// -----

func.func @pop_capacity(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{'ttl.cb_pop' op `num_tiles` is 5, but the buffer holds 4}}
  ttl.cb_pop %cb {num_tiles = 5} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>
  return
}

// -----

func.func @pop_negative(%cb: !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>) {
  // expected-error @+1 {{attribute 'num_tiles' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  ttl.cb_pop %cb {num_tiles = -1} : !ttl.cb<[1, 2], !ttcore.tile<32x32, f32>, 2>
  return
}

// -----

func.func @push_tensor(%t: tensor<1xf32>) {
  // expected-error @+1 {{operand #0 must be dataflow buffer, but got 'tensor<1xf32>'}}
  "ttl.cb_push"(%t) : (tensor<1xf32>) -> ()
  return
}

// -----

func.func @store_rank(%cb: !ttl.cb<[1, 2], f32, 2>, %t: tensor<2xf32>) {
  %v = ttl.cb_reserve %cb : <[1, 2], f32, 2> -> tensor<1x2xf32>
  // expected-error @+1 {{tensor of rank 1 cannot be stored into a view of rank 2}}
  ttl.store %t, %v : tensor<2xf32>, tensor<1x2xf32>
  return
}

// -----

func.func @store_shape(%cb: !ttl.cb<[1, 2], f32, 2>, %t: tensor<1x3xf32>) {
  %v = ttl.cb_reserve %cb : <[1, 2], f32, 2> -> tensor<1x2xf32>
  // expected-error @+1 {{tensor 'tensor<1x3xf32>' must have the shape of the view 'tensor<1x2xf32>'}}
  ttl.store %t, %v : tensor<1x3xf32>, tensor<1x2xf32>
  return
}

// -----

func.func @store_element(%cb: !ttl.cb<[1, 2], f32, 2>, %t: tensor<1x2xbf16>) {
  %v = ttl.cb_reserve %cb : <[1, 2], f32, 2> -> tensor<1x2xf32>
  // expected-error @+1 {{tensor element type must be 'f32' as in the view, but is 'bf16'}}
  ttl.store %t, %v : tensor<1x2xbf16>, tensor<1x2xf32>
  return
}

// -----

func.func @store_argument(%t: tensor<1x2xf32>) {
  // expected-error @+1 {{view must come from a `ttl.cb_reserve`}}
  ttl.store %t, %t : tensor<1x2xf32>, tensor<1x2xf32>
  return
}

// -----

func.func @store_waited(%cb: !ttl.cb<[1, 2], f32, 2>, %t: tensor<1x2xf32>) {
  %v = ttl.cb_wait %cb : <[1, 2], f32, 2> -> tensor<1x2xf32>
  // expected-error @+1 {{view must come from a `ttl.cb_reserve`}}
  ttl.store %t, %v : tensor<1x2xf32>, tensor<1x2xf32>
  return
}

// -----

// A cycle, which a graph region allows, comes from nowhere.
%t = tensor.empty() : tensor<1xf32>
%a = tensor.extract_slice %b[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
%b = builtin.unrealized_conversion_cast %a : tensor<1xf32> to tensor<1xf32>
// expected-error @+1 {{view must come from a `ttl.cb_reserve`}}
ttl.store %t, %a : tensor<1xf32>, tensor<1xf32>

// -----

func.func @core_type() {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.index, but found 'i32'}}
  %0 = ttl.core_x : i32
  return
}

// -----

func.func @dprint_mode() {
  // expected-error @+1 {{requires attribute 'mode'}}
  ttl.dprint "x"() : ()
  return
}

// -----

func.func @dprint_types(%x: index) {
  // expected-error @+1 {{number of operands and types do not match: got 1 operands and 0 types}}
  ttl.dprint "{}"(%x) {mode = "scalar"} : ()
  return
}

// -----

func.func @signpost_name() {
  // expected-error @+1 {{invalid kind of attribute specified}}
  ttl.signpost {is_end}
  return
}

// -----

func.func @call_callee(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{name of the function must not be empty}}
  ttl.opaque_call "" () {header = "h"} : () -> ()
  return
}

// -----

func.func @call_header_empty(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{`header` must not be empty}}
  ttl.opaque_call "f" () {header = ""} : () -> ()
  return
}

// -----

func.func @call_header(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{requires attribute 'header'}}
  ttl.opaque_call "f" () : () -> ()
  return
}

// -----

func.func @call_template_argument(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{attribute 'template_args' failed to satisfy constraint: array of template arguments}}
  ttl.opaque_call "f" template_args [1] () {header = "h"} : () -> ()
  return
}

// -----

func.func @call_position(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{template argument 0 names dataflow buffer 1, but `template_dfbs` lists 1}}
  ttl.opaque_call "f" template_args [#ttl.external_template_arg<dfb_index, 1>] template_dfbs(%cb : !ttl.cb<[1], f32, 2>) () {header = "h"} : () -> ()
  return
}

// -----

func.func @call_unnamed(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{dataflow buffer 1 of `template_dfbs` is not named by any template argument}}
  ttl.opaque_call "f" template_args [#ttl.external_template_arg<dfb_index, 0>, #ttl.external_template_arg<signed_integer, 1>] template_dfbs(%cb, %cb : !ttl.cb<[1], f32, 2>, !ttl.cb<[1], f32, 2>) () {header = "h"} : () -> ()
  return
}

// -----

func.func @call_without_arguments(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{dataflow buffer 0 of `template_dfbs` is not named by any template argument}}
  ttl.opaque_call "f" template_dfbs(%cb : !ttl.cb<[1], f32, 2>) () {header = "h"} : () -> ()
  return
}

// -----

func.func @call_unsigned_order(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{`unsigned_arg_indices` must increase from 0 on, but has 1 after 1}}
  ttl.opaque_call "f" (%x, %x) {header = "h", unsigned_arg_indices = array<i32: 1, 1>} : (i32, i32) -> ()
  return
}

// -----

func.func @call_unsigned_negative(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{`unsigned_arg_indices` must increase from 0 on, but has -1 after -1}}
  ttl.opaque_call "f" (%x) {header = "h", unsigned_arg_indices = array<i32: -1>} : (i32) -> ()
  return
}

// -----

func.func @call_unsigned_range(%x: i32, %cb: !ttl.cb<[1], f32, 2>) {
  // expected-error @+1 {{`unsigned_arg_indices` names argument 1, but there are 1}}
  ttl.opaque_call "f" (%x) {header = "h", unsigned_arg_indices = array<i32: 1>} : (i32) -> ()
  return
}

// -----

func.func @call_unsigned_type(%x: i64) {
  // expected-error @+1 {{`unsigned_arg_indices` names argument 0, which must be a 32-bit integer, but is 'i64'}}
  ttl.opaque_call "f" (%x) {header = "h", unsigned_arg_indices = array<i32: 0>} : (i64) -> ()
  return
}

// -----

func.func @call_tensor_compute(%t: tensor<2x2x!ttcore.tile<32x32, f32>, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  // expected-error @+1 {{a tensor argument must be in a function whose `ttl.kernel_thread` is `#ttkernel.thread<noc>`, but here it is `#ttkernel.thread<compute>`}}
  ttl.opaque_call "f" (%t) {header = "h"} : (tensor<2x2x!ttcore.tile<32x32, f32>, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) -> ()
  return
}

// -----

func.func @call_tensor_unmarked(%t: tensor<2x2x!ttcore.tile<32x32, f32>, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) {
  // expected-error @+1 {{a tensor argument must be in a function with `ttl.kernel_thread`}}
  ttl.opaque_call "f" (%t) {header = "h"} : (tensor<2x2x!ttcore.tile<32x32, f32>, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) -> ()
  return
}

// -----

func.func @call_tensor_element(%t: tensor<2x2xf32, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  // expected-error @+1 {{tensor argument 0 must hold `f32` or `bf16` tiles, but holds 'f32'}}
  ttl.opaque_call "f" (%t) {header = "h"} : (tensor<2x2xf32, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) -> ()
  return
}

// -----

func.func @call_tensor_data_type(%t: tensor<2x2x!ttcore.tile<32x32, si32>, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  // expected-error @+1 {{tensor argument 0 must hold `f32` or `bf16` tiles, but holds '!ttcore.tile<32x32, si32>'}}
  ttl.opaque_call "f" (%t) {header = "h"} : (tensor<2x2x!ttcore.tile<32x32, si32>, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) -> ()
  return
}

// -----

func.func @call_tensor_layout(%x: i32, %t: tensor<1x2x!ttcore.tile<32x32, f32>>) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  // expected-error @+1 {{tensor argument 1 must have a `#ttl.layout` encoding}}
  ttl.opaque_call "f" (%x, %t) {header = "h"} : (i32, tensor<1x2x!ttcore.tile<32x32, f32>>) -> ()
  return
}

// -----

func.func @call_tensor_unranked(%t: tensor<*xf32>) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  // expected-error @+1 {{tensor argument 0 must be ranked}}
  ttl.opaque_call "f" (%t) {header = "h"} : (tensor<*xf32>) -> ()
  return
}

// -----

func.func @call_tensor_local() attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %t = tensor.empty() : tensor<2x2x!ttcore.tile<32x32, f32>, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>
  // expected-error @+1 {{tensor argument 0 must be an argument of the function}}
  ttl.opaque_call "f" (%t) {header = "h"} : (tensor<2x2x!ttcore.tile<32x32, f32>, #ttl.layout<shape = [2, 2], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>>) -> ()
  return
}
