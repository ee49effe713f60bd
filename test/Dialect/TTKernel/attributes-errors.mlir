// RUN: tileconf-opt %s --allow-unregistered-dialect -split-input-file \
// RUN:   -verify-diagnostics
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every way in which the text of an attribute can be wrong.

// expected-error @+1 {{expected one of [noc, compute, ethernet] for kernel thread, got: other}}
"test.op"() {a = #ttkernel.thread<other>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for kernel thread}}
"test.op"() {a = #ttkernel.thread<0>} : () -> ()

// -----

// expected-error @+1 {{expected one of [reduce_sum, reduce_max, reduce_avg] for reduction, got: other}}
"test.op"() {a = #ttkernel.reduce_type<other>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for reduction}}
"test.op"() {a = #ttkernel.reduce_type<0>} : () -> ()

// -----

// expected-error @+1 {{expected one of [reduce_dim_row, reduce_dim_col, reduce_dim_scalar] for reduced dimension, got: other}}
"test.op"() {a = #ttkernel.reduce_dim<other>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for reduced dimension}}
"test.op"() {a = #ttkernel.reduce_dim<0>} : () -> ()

// -----

// expected-error @+1 {{expected one of [none, col, row, scalar] for broadcast, got: other}}
"test.op"() {a = #ttkernel.bcast_type<other>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for broadcast}}
"test.op"() {a = #ttkernel.bcast_type<0>} : () -> ()

// -----

// expected-error @+1 {{expected one of [dest_to_srca, dest_to_srcb] for destination reuse, got: other}}
"test.op"() {a = #ttkernel.reuse_type<other>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for destination reuse}}
"test.op"() {a = #ttkernel.reuse_type<0>} : () -> ()

// -----

// expected-error @+1 {{expected one of [add, sub, mul] for elementwise binary operation, got: other}}
"test.op"() {a = #ttkernel.eltwise_binary_type<other>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for elementwise binary operation}}
"test.op"() {a = #ttkernel.eltwise_binary_type<0>} : () -> ()

// -----

// expected-error @+1 {{expected one of [none, clamp_to_negative] for input clamping, got: other}}
"test.op"() {a = #ttkernel.input_clamping<other>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for input clamping}}
"test.op"() {a = #ttkernel.input_clamping<0>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"test.op"() {a = #ttkernel.thread} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: operand_index}}
"test.op"() {a = #ttkernel.arg<arg_type = cb_port>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: index}}
"test.op"() {a = #ttkernel.arg<arg_type = cb_port, operand_index = 0, index = 1>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: operand_index}}
"test.op"() {a = #ttkernel.arg<arg_type = cb_port, operand_index = 0, operand_index = 1>} : () -> ()

// -----

// expected-error @+1 {{expected one of [cb_port, buffer_address, local_semaphore, named_argument, global_semaphore, scalar, tensor_accessor_args] for kernel argument type, got: cb}}
"test.op"() {a = #ttkernel.arg<arg_type = cb, operand_index = 0>} : () -> ()

// -----

// expected-error @+1 {{number must be in 0..18446744073709551615, got -1}}
"test.op"() {a = #ttkernel.arg<arg_type = cb_port, operand_index = -1>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"test.op"() {a = #ttkernel.arg_spec<rt_args = []>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"test.op"() {a = #ttkernel.arg_spec<ct_args = [<arg_type = cb_port, operand_index = 0>] rt_args = [<arg_type = cb_port, operand_index = 0>]>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"test.op"() {a = #ttkernel.arg_spec<rt_args = [<arg_type = cb_port, operand_index = 0>], ct_args = [<arg_type = cb_port, operand_index = 0>]>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `noc` in dialect `ttkernel`}}
"test.op"() {a = #ttkernel.noc<0>} : () -> ()
