// RUN: tileconf-opt %s --allow-unregistered-dialect -split-input-file \
// RUN:   -verify-diagnostics
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of operations, and their text.

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{result #0 must be circular buffer or 32-bit signless integer or 32-bit unsigned integer or index or address in L1, but got 'f32'}}
  %0 = ttkernel.get_compile_time_arg_val(0) : () -> f32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = ttkernel.get_compile_time_arg_val(4294967296) : () -> i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected ')'}}
  %0 = ttkernel.get_compile_time_arg_val(0 : i32) : () -> i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected attribute value}}
  %0 = ttkernel.get_compile_time_arg_val() : () -> i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{requires attribute 'arg_index'}}
  %0 = "ttkernel.get_compile_time_arg_val"() : () -> i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{attribute 'arg_index' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = "ttkernel.get_compile_time_arg_val"() <{arg_index = 0 : i64}> : () -> i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected no operand types and 1 result type, got 0 and 2}}
  %0:2 = ttkernel.get_compile_time_arg_val(0) : () -> (i32, i32)
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected ':'}}
  %0 = ttkernel.my_logical_x_() : () -> index
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{result #0 must be index, but got 'i32'}}
  %0 = ttkernel.my_logical_y_ : () -> i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #1 must be 32-bit signless integer, but got 'index'}}
  ttkernel.cb_reserve_back(%cb, %i) : (!ttkernel.cb<8, f32>, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #1 must be 32-bit signless integer, but got 'index'}}
  ttkernel.cb_push_back(%cb, %i) : (!ttkernel.cb<8, f32>, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #1 must be 32-bit signless integer, but got 'index'}}
  ttkernel.cb_wait_front(%cb, %i) : (!ttkernel.cb<8, f32>, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #1 must be 32-bit signless integer, but got 'index'}}
  ttkernel.cb_pop_front(%cb, %i) : (!ttkernel.cb<8, f32>, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #0 must be circular buffer, but got 'index'}}
  ttkernel.cb_push_back(%i, %n) : (index, i32) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected 2 operands, but found 1}}
  ttkernel.cb_push_back(%cb) : (!ttkernel.cb<8, f32>) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{number of operands and types do not match: got 2 operands and 1 types}}
  ttkernel.cb_push_back(%cb, %n) : (!ttkernel.cb<8, f32>) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{requires zero results}}
  %0 = ttkernel.cb_push_back(%cb, %n) : (!ttkernel.cb<8, f32>, i32) -> i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{result #0 must be 32-bit signless integer, but got 'index'}}
  %0 = ttkernel.get_write_ptr(%cb) : (!ttkernel.cb<8, f32>) -> index
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #2 must be index or 32-bit signless integer, but got 'i8'}}
  ttkernel.copy_tile(%cb, %i, %b) : (!ttkernel.cb<8, f32>, index, i8) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #3 must be index or 32-bit signless integer, but got 'i8'}}
  ttkernel.sub_tiles(%cb, %cb, %i, %b, %i) : (!ttkernel.cb<8, f32>, !ttkernel.cb<8, f32>, index, i8, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #8 must be 32-bit signless integer, but got 'index'}}
  ttkernel.matmul_block(%cb, %cb, %i, %i, %i, %n, %n, %n, %i) : (!ttkernel.cb<8, f32>, !ttkernel.cb<8, f32>, index, index, index, i32, i32, i32, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected ','}}
  ttkernel.pack_tile(%i, %cb, %i) : (index, !ttkernel.cb<8, f32>, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{integer constant out of range for attribute}}
  ttkernel.pack_tile(%i, %cb, %i, 2) : (index, !ttkernel.cb<8, f32>, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{requires attribute 'out_of_order'}}
  "ttkernel.pack_tile"(%i, %cb, %i) : (index, !ttkernel.cb<8, f32>, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected one of [none, col, row, scalar] for broadcast, got: line}}
  ttkernel.unary_bcast(%cb, %i, %i, <line>) : (!ttkernel.cb<8, f32>, index, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected '<'}}
  ttkernel.unary_bcast(%cb, %i, %i, row) : (!ttkernel.cb<8, f32>, index, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  ttkernel.unary_bcast(%cb, %i, %i, #ttkernel.reduce_dim<reduce_dim_row>) : (!ttkernel.cb<8, f32>, index, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{requires attribute 'bcast_type'}}
  "ttkernel.unary_bcast"(%cb, %i, %i) : (!ttkernel.cb<8, f32>, index, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{invalid properties}}
  "ttkernel.unary_bcast"(%cb, %i, %i) <{bcast_type = 2 : i32}> : (!ttkernel.cb<8, f32>, index, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected one of [reduce_dim_row, reduce_dim_col, reduce_dim_scalar] for reduced dimension, got: row}}
  ttkernel.reduce_tile(%cb, %cb, %i, %i, %i, <reduce_sum>, <row>) : (!ttkernel.cb<8, f32>, !ttkernel.cb<8, f32>, index, index, index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{has no custom assembly form}}
  ttkernel.mm_block_init_short(%cb, %cb, %n, %n, %n, %n) : (!ttkernel.cb<8, f32>, !ttkernel.cb<8, f32>, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{has no custom assembly form}}
  ttkernel.mm_block_init(%cb, %cb, %cb, %n, %n, %n, %n) : (!ttkernel.cb<8, f32>, !ttkernel.cb<8, f32>, !ttkernel.cb<8, f32>, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected 6 operands, but found 1}}
  "ttkernel.mm_block_init_short"(%cb) : (!ttkernel.cb<8, f32>) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{attribute 'approx' failed to satisfy constraint: bool attribute}}
  ttkernel.exp_tile(%i) {approx = 1 : i64} : (index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{attribute 'scale' failed to satisfy constraint: 32-bit signless integer attribute}}
  ttkernel.exp_tile(%i) {scale = 1 : i64} : (index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected attribute value}}
  ttkernel.exp_tile(%i) {input_clamping = <none>} : (index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected '('}}
  ttkernel.tile_regs_acquire : () -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected ')'}}
  ttkernel.tile_regs_acquire(%i) : (index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{operand #0 must be 8-bit signless integer, but got 'i32'}}
  ttkernel.noc_async_read_barrier(%n) : (i32) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{requires 0 or 1 element, but found 2}}
  ttkernel.noc_async_write_barrier(%b, %b) : (i8, i8) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{custom op 'ttkernel.no_such_call' is unknown}}
  ttkernel.no_such_call(%i) : (index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected no operand types and 1 result type, got 1 and 1}}
  %0 = ttkernel.my_logical_x_ : (i32) -> index
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected no operand types and 1 result type, got 1 and 1}}
  %0 = ttkernel.get_compile_time_arg_val(0) : (index) -> i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{invalid kind of type specified}}
  %0 = ttkernel.get_compile_time_arg_val(0) : i32
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{expected ')'}}
  ttkernel.tile_regs_commit() : (index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{requires zero operands}}
  "ttkernel.tile_regs_wait"(%i) : (index) -> ()
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{requires zero operands}}
  %0 = "ttkernel.my_logical_x_"(%i) : (index) -> index
  return
}

// -----

func.func @f(%cb: !ttkernel.cb<8, f32>, %i: index, %n: i32, %b: i8) {
  // expected-error @+1 {{requires one result}}
  "ttkernel.my_logical_x_"() : () -> ()
  return
}

// -----

%cb, %n = "test.op"() : () -> (!ttkernel.cb<8, f32>, i32)
// expected-error @+1 {{must be inside a function of a module}}
ttkernel.cb_reserve_back(%cb, %n) : (!ttkernel.cb<8, f32>, i32) -> ()

// -----

%cb, %n = "test.op"() : () -> (!ttkernel.cb<8, f32>, i32)
// expected-error @+1 {{must be inside a function of a module}}
ttkernel.cb_push_back(%cb, %n) : (!ttkernel.cb<8, f32>, i32) -> ()

// -----

%cb, %n = "test.op"() : () -> (!ttkernel.cb<8, f32>, i32)
// expected-error @+1 {{must be inside a function of a module}}
ttkernel.cb_wait_front(%cb, %n) : (!ttkernel.cb<8, f32>, i32) -> ()

// -----

%cb, %n = "test.op"() : () -> (!ttkernel.cb<8, f32>, i32)
// expected-error @+1 {{must be inside a function of a module}}
ttkernel.cb_pop_front(%cb, %n) : (!ttkernel.cb<8, f32>, i32) -> ()

// -----

// The function has to be the module's own.
"test.op"() ({
  func.func @f(%cb: !ttkernel.cb<8, f32>, %n: i32) {
    // expected-error @+1 {{must be inside a function of a module}}
    ttkernel.cb_push_back(%cb, %n) : (!ttkernel.cb<8, f32>, i32) -> ()
    return
  }
}) : () -> ()
