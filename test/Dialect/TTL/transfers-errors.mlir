//===- transfers-errors.mlir - Malformed transfers and raw access ---------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One case for each rule, in the order of the verifiers, and the walks that
// lose or never find a producer.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s -split-input-file -verify-diagnostics

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @slice_count(%t: tensor<4x6xf32, #lay>, %i: index) {
  // expected-error @+1 {{needs 2 indices for a tensor of that rank, but has 1}}
  %s = ttl.tensor_slice %t[%i] : tensor<4x6xf32, #lay> -> tensor<1x6xf32>
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @slice_rank(%t: tensor<4x6xf32, #lay>, %i: index) {
  // expected-error @+1 {{result rank must be at most 2, but is 3}}
  %s = ttl.tensor_slice %t[%i, %i] : tensor<4x6xf32, #lay> -> tensor<1x1x6xf32>
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @slice_element(%t: tensor<4x6xf32, #lay>, %i: index) {
  // expected-error @+1 {{result element type must be 'f32' as in the tensor, but is 'bf16'}}
  %s = ttl.tensor_slice %t[%i, %i] : tensor<4x6xf32, #lay> -> tensor<1x6xbf16>
  return
}

// -----

func.func @slice_layout(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{operand #0 must be ranked tensor with a `#ttl.layout` encoding, but got 'tensor<4xf32>'}}
  %s = ttl.tensor_slice %t[%i] : tensor<4xf32> -> tensor<1xf32>
  return
}

// -----

func.func @slice_other_encoding(%t: tensor<4xf32, "x">, %i: index) {
  // expected-error @+1 {{operand #0 must be ranked tensor with a `#ttl.layout` encoding, but got 'tensor<4xf32, "x">'}}
  %s = ttl.tensor_slice %t[%i] : tensor<4xf32, "x"> -> tensor<1xf32>
  return
}

// -----

func.func @pipe_to_pipe(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>) {
  // expected-error @+1 {{cannot copy from a pipe to a pipe}}
  %h = ttl.copy %p, %p : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>) -> !ttl.transfer_handle
  return
}

// -----

func.func @tensor_to_pipe(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, %t: tensor<1xf32>) {
  // expected-error @+1 {{source of a copy to a pipe must be a dataflow buffer, but is 'tensor<1xf32>'}}
  %h = ttl.copy %t, %p : (tensor<1xf32>, !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>) -> !ttl.transfer_handle
  return
}

// -----

func.func @pipe_to_buffer(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, %cb: !ttl.cb<[4, 6], f32, 2>) {
  // expected-error @+1 {{destination of a copy from a pipe must come from a `ttl.cb_reserve`}}
  %h = ttl.copy %p, %cb : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, !ttl.cb<[4, 6], f32, 2>) -> !ttl.transfer_handle
  return
}

// -----

func.func @pipe_to_waited(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, %cb: !ttl.cb<[4, 6], f32, 2>) {
  %v = ttl.cb_wait %cb : !ttl.cb<[4, 6], f32, 2> -> tensor<4x6xf32>
  // expected-error @+1 {{destination of a copy from a pipe must come from a `ttl.cb_reserve`}}
  %h = ttl.copy %p, %v : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, tensor<4x6xf32>) -> !ttl.transfer_handle
  return
}

// -----

// Unlike a store, a copy does not look for a view below a slice of an
// attachment.
func.func @pipe_to_slice_of_attachment(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, %cb: !ttl.cb<[4, 6], f32, 2>) {
  %v = ttl.cb_reserve %cb : !ttl.cb<[4, 6], f32, 2> -> tensor<4x6xf32>
  %a = ttl.attach_cb %v, %cb : (tensor<4x6xf32>, !ttl.cb<[4, 6], f32, 2>) -> tensor<4x6xf32>
  %s = tensor.extract_slice %a[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  // expected-error @+1 {{destination of a copy from a pipe must come from a `ttl.cb_reserve`}}
  %h = ttl.copy %p, %s : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, tensor<4x6xf32>) -> !ttl.transfer_handle
  return
}

// -----

func.func @pipe_to_two_attachments(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, %cb: !ttl.cb<[4, 6], f32, 2>) {
  %v = ttl.cb_reserve %cb : !ttl.cb<[4, 6], f32, 2> -> tensor<4x6xf32>
  %a = ttl.attach_cb %v, %cb : (tensor<4x6xf32>, !ttl.cb<[4, 6], f32, 2>) -> tensor<4x6xf32>
  %b = ttl.attach_cb %a, %cb : (tensor<4x6xf32>, !ttl.cb<[4, 6], f32, 2>) -> tensor<4x6xf32>
  // expected-error @+1 {{destination of a copy from a pipe must come from a `ttl.cb_reserve`}}
  %h = ttl.copy %p, %b : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 0>, tensor<4x6xf32>) -> !ttl.transfer_handle
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @copy_without_buffer(%t: tensor<4x6xf32, #lay>) {
  // expected-error @+1 {{exactly one side must be a dataflow buffer, but the sides are 'tensor<4x6xf32, #ttl.layout}}
  %h = ttl.copy %t, %t : (tensor<4x6xf32, #lay>, tensor<4x6xf32, #lay>) -> !ttl.transfer_handle
  return
}

// -----

func.func @copy_two_buffers(%cb: !ttl.cb<[4, 6], f32, 2>) {
  // expected-error @+1 {{exactly one side must be a dataflow buffer, but the sides are '!ttl.cb<[4, 6], f32, 2>' and '!ttl.cb<[4, 6], f32, 2>'}}
  %h = ttl.copy %cb, %cb : (!ttl.cb<[4, 6], f32, 2>, !ttl.cb<[4, 6], f32, 2>) -> !ttl.transfer_handle
  return
}

// -----

func.func @copy_index(%cb: !ttl.cb<[4, 6], f32, 2>, %i: index) {
  // expected-error @+1 {{the side that is not a dataflow buffer must be a ranked tensor, but is 'index'}}
  %h = ttl.copy %i, %cb : (index, !ttl.cb<[4, 6], f32, 2>) -> !ttl.transfer_handle
  return
}

// -----

func.func @copy_layout(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{tensor must have a `#ttl.layout` encoding, but is 'tensor<4x6xf32>'}}
  %h = ttl.copy %t, %cb : (tensor<4x6xf32>, !ttl.cb<[4, 6], f32, 2>) -> !ttl.transfer_handle
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @copy_rank(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<6xf32, #lay>) {
  // expected-error @+1 {{tensor must have rank 2 as the buffer, but has rank 1}}
  %h = ttl.copy %t, %cb : (tensor<6xf32, #lay>, !ttl.cb<[4, 6], f32, 2>) -> !ttl.transfer_handle
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @copy_shape(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<4x6xf32, #lay>, %i: index) {
  %s = ttl.tensor_slice %t[%i, %i] : tensor<4x6xf32, #lay> -> tensor<3x6xf32>
  // expected-error @+1 {{tensor 'tensor<3x6xf32>' must have the block shape of '!ttl.cb<[4, 6], f32, 2>'}}
  %h = ttl.copy %cb, %s : (!ttl.cb<[4, 6], f32, 2>, tensor<3x6xf32>) -> !ttl.transfer_handle
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @copy_dynamic(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<?x6xf32, #lay>) {
  // expected-error @+1 {{must have the block shape of '!ttl.cb<[4, 6], f32, 2>'}}
  %h = ttl.copy %cb, %t : (!ttl.cb<[4, 6], f32, 2>, tensor<?x6xf32, #lay>) -> !ttl.transfer_handle
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @copy_element(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<4x6xbf16, #lay>) {
  // expected-error @+1 {{tensor element type must be 'f32' as in the buffer, but is 'bf16'}}
  %h = ttl.copy %cb, %t : (!ttl.cb<[4, 6], f32, 2>, tensor<4x6xbf16, #lay>) -> !ttl.transfer_handle
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @copy_result(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<4x6xf32, #lay>) {
  // expected-error @+1 {{result #0 must be handle of an asynchronous transfer, but got 'i32'}}
  %h = ttl.copy %cb, %t : (!ttl.cb<[4, 6], f32, 2>, tensor<4x6xf32, #lay>) -> i32
  return
}

// -----

func.func @wait_type(%i: index) {
  // expected-error @+1 {{operand #0 must be handle of an asynchronous transfer, but got 'index'}}
  ttl.wait %i : index
  return
}

// -----

func.func @wait_stripped(%h: !ttl.transfer_handle<read>) {
  // expected-error @+1 {{expected non-function type}}
  ttl.wait %h : <read>
  return
}

// -----

func.func @wait_argument(%h: !ttl.transfer_handle<read>) {
  // expected-error @+1 {{handle must come from a `ttl.copy` or a `ttl.pipe_transfer.send`}}
  ttl.wait %h : !ttl.transfer_handle<read>
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
// Only the handle that was inserted last is found.
func.func @wait_inserted_earlier(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<4x6xf32, #lay>, %k: !ttl.transfer_handle, %i: index) {
  %h = ttl.copy %cb, %t : (!ttl.cb<[4, 6], f32, 2>, tensor<4x6xf32, #lay>) -> !ttl.transfer_handle
  %0 = tensor.empty() : tensor<2x!ttl.transfer_handle>
  %1 = tensor.insert %h into %0[%i] : tensor<2x!ttl.transfer_handle>
  %2 = tensor.insert %k into %1[%i] : tensor<2x!ttl.transfer_handle>
  %3 = tensor.extract %2[%i] : tensor<2x!ttl.transfer_handle>
  // expected-error @+1 {{handle must come from a `ttl.copy` or a `ttl.pipe_transfer.send`}}
  ttl.wait %3 : !ttl.transfer_handle
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
// What a loop yields counts, not what it starts with.
func.func @wait_loop_init(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<4x6xf32, #lay>, %k: !ttl.transfer_handle, %i: index) {
  %h = ttl.copy %cb, %t : (!ttl.cb<[4, 6], f32, 2>, tensor<4x6xf32, #lay>) -> !ttl.transfer_handle
  %r = scf.for %j = %i to %i step %i iter_args(%a = %h) -> (!ttl.transfer_handle) {
    scf.yield %k : !ttl.transfer_handle
  }
  // expected-error @+1 {{handle must come from a `ttl.copy` or a `ttl.pipe_transfer.send`}}
  ttl.wait %r : !ttl.transfer_handle
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @wait_if(%cb: !ttl.cb<[4, 6], f32, 2>, %t: tensor<4x6xf32, #lay>, %b: i1) {
  %h = ttl.copy %cb, %t : (!ttl.cb<[4, 6], f32, 2>, tensor<4x6xf32, #lay>) -> !ttl.transfer_handle
  %r = scf.if %b -> (!ttl.transfer_handle) {
    scf.yield %h : !ttl.transfer_handle
  } else {
    scf.yield %h : !ttl.transfer_handle
  }
  // expected-error @+1 {{handle must come from a `ttl.copy` or a `ttl.pipe_transfer.send`}}
  ttl.wait %r : !ttl.transfer_handle
  return
}

// -----

func.func @wait_cast_of_nothing() {
  %h = builtin.unrealized_conversion_cast to !ttl.transfer_handle
  // expected-error @+1 {{handle must come from a `ttl.copy` or a `ttl.pipe_transfer.send`}}
  ttl.wait %h : !ttl.transfer_handle
  return
}

// -----

// Cycles of one and of twenty values, which a graph region allows.
%a = builtin.unrealized_conversion_cast %a : !ttl.transfer_handle to !ttl.transfer_handle
// expected-error @+1 {{handle must come from}}
ttl.wait %a : !ttl.transfer_handle

// -----

%0 = builtin.unrealized_conversion_cast %1 : !ttl.transfer_handle to !ttl.transfer_handle
%1 = builtin.unrealized_conversion_cast %2 : !ttl.transfer_handle to !ttl.transfer_handle
%2 = builtin.unrealized_conversion_cast %3 : !ttl.transfer_handle to !ttl.transfer_handle
%3 = builtin.unrealized_conversion_cast %4 : !ttl.transfer_handle to !ttl.transfer_handle
%4 = builtin.unrealized_conversion_cast %5 : !ttl.transfer_handle to !ttl.transfer_handle
%5 = builtin.unrealized_conversion_cast %6 : !ttl.transfer_handle to !ttl.transfer_handle
%6 = builtin.unrealized_conversion_cast %7 : !ttl.transfer_handle to !ttl.transfer_handle
%7 = builtin.unrealized_conversion_cast %8 : !ttl.transfer_handle to !ttl.transfer_handle
%8 = builtin.unrealized_conversion_cast %9 : !ttl.transfer_handle to !ttl.transfer_handle
%9 = builtin.unrealized_conversion_cast %10 : !ttl.transfer_handle to !ttl.transfer_handle
%10 = builtin.unrealized_conversion_cast %11 : !ttl.transfer_handle to !ttl.transfer_handle
%11 = builtin.unrealized_conversion_cast %12 : !ttl.transfer_handle to !ttl.transfer_handle
%12 = builtin.unrealized_conversion_cast %13 : !ttl.transfer_handle to !ttl.transfer_handle
%13 = builtin.unrealized_conversion_cast %14 : !ttl.transfer_handle to !ttl.transfer_handle
%14 = builtin.unrealized_conversion_cast %15 : !ttl.transfer_handle to !ttl.transfer_handle
%15 = builtin.unrealized_conversion_cast %16 : !ttl.transfer_handle to !ttl.transfer_handle
%16 = builtin.unrealized_conversion_cast %17 : !ttl.transfer_handle to !ttl.transfer_handle
%17 = builtin.unrealized_conversion_cast %18 : !ttl.transfer_handle to !ttl.transfer_handle
%18 = builtin.unrealized_conversion_cast %19 : !ttl.transfer_handle to !ttl.transfer_handle
%19 = builtin.unrealized_conversion_cast %0 : !ttl.transfer_handle to !ttl.transfer_handle
// expected-error @+1 {{handle must come from}}
ttl.wait %0 : !ttl.transfer_handle

// -----

// A loop that has not been verified when its result is looked at.
// expected-error @+1 {{handle must come from}}
ttl.wait %r : !ttl.transfer_handle
%c = arith.constant 1 : index
%h = builtin.unrealized_conversion_cast to !ttl.transfer_handle
// expected-error @+1 {{expects a non-empty block}}
%r = "scf.for"(%c, %c, %c, %h) ({
^bb0(%i: index, %k: !ttl.transfer_handle):
}) : (index, index, index, !ttl.transfer_handle) -> !ttl.transfer_handle

// -----

// expected-error @+1 {{handle must come from}}
ttl.wait %r : !ttl.transfer_handle
%c = arith.constant 1 : index
// expected-error @+1 {{expected 3 or more operands, but found 1}}
%r = "scf.for"(%c) ({
^bb0(%i: index, %k: !ttl.transfer_handle):
  scf.yield %k : !ttl.transfer_handle
}) : (index) -> !ttl.transfer_handle

// -----

// Operations without the operands that they need, met before the verifier
// has come to them.
// expected-error @+1 {{handle must come from}}
ttl.wait %h : !ttl.transfer_handle
%h = "tensor.extract"() : () -> !ttl.transfer_handle

// -----

%t = tensor.empty() : tensor<1xf32>
// expected-error @+1 {{view must come from a `ttl.cb_reserve`}}
ttl.store %t, %v : tensor<1xf32>, tensor<1xf32>
%v = "ttl.attach_cb"() : () -> tensor<1xf32>

// -----

%cb = ttl.bind_cb{cb_index = 0, block_count = 2} : <[1], f32, 2>
// expected-error @+1 {{tensor must have a `#ttl.layout` encoding, but is 'tensor<1xf32>'}}
%h = ttl.copy %s, %cb : (tensor<1xf32>, !ttl.cb<[1], f32, 2>) -> !ttl.transfer_handle
%s = "ttl.tensor_slice"() : () -> tensor<1xf32>

// -----

%v = tensor.empty() : tensor<1xf32>
%k = ttl.pipe_transfer.post %t, %v : (!ttl.pipe_transfer, tensor<1xf32>) -> !ttl.pipe_token<net 0>
// expected-error @+1 {{requires a single operand}}
%t = "ttl.pipe_transfer.create"() : () -> !ttl.pipe_transfer

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @addr_local() {
  %t = tensor.empty() : tensor<4x6xf32, #lay>
  // expected-error @+1 {{tensor must be an argument of the function}}
  %0 = ttl.raw_addr %t : tensor<4x6xf32, #lay> -> i32
  return
}

// -----

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @addr_block_argument(%t: tensor<4x6xf32, #lay>) {
  cf.br ^bb1(%t : tensor<4x6xf32, #lay>)
^bb1(%u: tensor<4x6xf32, #lay>):
  // expected-error @+1 {{tensor must be an argument of the function}}
  %0 = ttl.raw_addr %u : tensor<4x6xf32, #lay> -> i32
  return
}

// -----

func.func @addr_layout(%t: tensor<2xf32>) {
  // expected-error @+1 {{operand #0 must be ranked tensor with a `#ttl.layout` encoding}}
  %0 = ttl.raw_addr %t : tensor<2xf32> -> i32
  return
}

// -----

func.func @raw_unmarked(%cb: !ttl.cb<[2], f32, 2>, %i: index, %x: f32, %y: bf16) {
  %v = ttl.cb_wait %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{raw access must be in a function with `ttl.kernel_thread`}}
  %0 = ttl.raw_element_read %v[%i] : tensor<2xf32> -> f32
  return
}

// -----

func.func @raw_compute(%cb: !ttl.cb<[2], f32, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %v = ttl.cb_reserve %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{raw access must be in a function whose `ttl.kernel_thread` is `#ttkernel.thread<noc>`, but here it is `#ttkernel.thread<compute>`}}
  ttl.raw_element_write %v[%i], %x : tensor<2xf32>, f32
  return
}

// -----

func.func @raw_mark_kind(%cb: !ttl.cb<[2], f32, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = "noc"} {
  %v = ttl.cb_reserve %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{but here it is `"noc"`}}
  ttl.raw_element_write %v[%i], %x : tensor<2xf32>, f32
  return
}

// -----

// Outside every function.
%cb = ttl.bind_cb{cb_index = 0, block_count = 2} : <[2], f32, 2>
%i = arith.constant 0 : index
%v = ttl.cb_wait %cb : <[2], f32, 2> -> tensor<2xf32>
// expected-error @+1 {{raw access must be in a function with `ttl.kernel_thread`}}
%0 = ttl.raw_element_read %v[%i] : tensor<2xf32> -> f32

// -----

func.func @raw_argument(%v: tensor<2xf32>, %i: index) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  // expected-error @+1 {{'ttl.raw_element_read' op block must come from a `ttl.cb_wait`}}
  %0 = ttl.raw_element_read %v[%i] : tensor<2xf32> -> f32
  return
}

// -----

func.func @raw_read_reserved(%cb: !ttl.cb<[2], f32, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %v = ttl.cb_reserve %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{block must come from a `ttl.cb_wait`, but comes from a `ttl.cb_reserve`}}
  %0 = ttl.raw_element_read %v[%i] : tensor<2xf32> -> f32
  return
}

// -----

func.func @raw_write_waited(%cb: !ttl.cb<[2], f32, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %v = ttl.cb_wait %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{block must come from a `ttl.cb_reserve`, but comes from a `ttl.cb_wait`}}
  ttl.raw_element_write %v[%i], %x : tensor<2xf32>, f32
  return
}

// -----

func.func @raw_rank(%cb: !ttl.cb<[2], f32, 2>, %x: f32) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %v = ttl.cb_reserve %cb : <[2], f32, 2> -> tensor<2xf32>
  %s = tensor.extract_slice %v[0] [1] [1] : tensor<2xf32> to tensor<f32>
  // expected-error @+1 {{block must have a rank of at least 1}}
  ttl.raw_element_write %s[], %x : tensor<f32>, f32
  return
}

// -----

func.func @raw_count(%cb: !ttl.cb<[2], f32, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %v = ttl.cb_wait %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{needs 1 coordinates for a block of that rank, but has 2}}
  %0 = ttl.raw_element_read %v[%i, %i] : tensor<2xf32> -> f32
  return
}

// -----

func.func @raw_scalar(%cb: !ttl.cb<[2], f32, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %v = ttl.cb_reserve %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{elements of 'tensor<2xf32>' are accessed as 'f32', not as 'bf16'}}
  ttl.raw_element_write %v[%i], %y : tensor<2xf32>, bf16
  return
}

// -----

func.func @raw_tile(%cb: !ttl.cb<[2], !ttcore.tile<32x32, si32>, 2>, %i: index) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %v = ttl.cb_wait %cb : <[2], !ttcore.tile<32x32, si32>, 2> -> tensor<2x!ttcore.tile<32x32, si32>>
  // expected-error @+1 {{are accessed as 'si32', not as 'f32'}}
  %0 = ttl.raw_element_read %v[%i] : tensor<2x!ttcore.tile<32x32, si32>> -> f32
  return
}

// -----

func.func @raw_type(%cb: !ttl.cb<[2], f32, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %v = ttl.cb_wait %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{result #0 must be `f32` or `bf16`, but got 'i32'}}
  %0 = ttl.raw_element_read %v[%i] : tensor<2xf32> -> i32
  return
}
