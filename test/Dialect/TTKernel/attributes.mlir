// RUN: tileconf-opt %s --allow-unregistered-dialect \
// RUN:   | tileconf-opt --allow-unregistered-dialect | FileCheck %s
// RUN: tileconf-opt %s --allow-unregistered-dialect --emit-bytecode \
// RUN:   | tileconf-opt --allow-unregistered-dialect | FileCheck %s
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every attribute of the dialect, with every word it knows.

// CHECK-LABEL: "test.thread"
// CHECK-SAME: a = #ttkernel.thread<noc>
// CHECK-SAME: b = #ttkernel.thread<compute>
// CHECK-SAME: c = #ttkernel.thread<ethernet>
"test.thread"() {a = #ttkernel.thread<noc>,
    b = #ttkernel.thread<compute>,
    c = #ttkernel.thread<ethernet>} : () -> ()

// CHECK-LABEL: "test.reduce_type"
// CHECK-SAME: a = #ttkernel.reduce_type<reduce_sum>
// CHECK-SAME: b = #ttkernel.reduce_type<reduce_max>
// CHECK-SAME: c = #ttkernel.reduce_type<reduce_avg>
"test.reduce_type"() {a = #ttkernel.reduce_type<reduce_sum>,
    b = #ttkernel.reduce_type<reduce_max>,
    c = #ttkernel.reduce_type<reduce_avg>} : () -> ()

// CHECK-LABEL: "test.reduce_dim"
// CHECK-SAME: a = #ttkernel.reduce_dim<reduce_dim_row>
// CHECK-SAME: b = #ttkernel.reduce_dim<reduce_dim_col>
// CHECK-SAME: c = #ttkernel.reduce_dim<reduce_dim_scalar>
"test.reduce_dim"() {a = #ttkernel.reduce_dim<reduce_dim_row>,
    b = #ttkernel.reduce_dim<reduce_dim_col>,
    c = #ttkernel.reduce_dim<reduce_dim_scalar>} : () -> ()

// CHECK-LABEL: "test.bcast_type"
// CHECK-SAME: a = #ttkernel.bcast_type<none>
// CHECK-SAME: b = #ttkernel.bcast_type<col>
// CHECK-SAME: c = #ttkernel.bcast_type<row>
// CHECK-SAME: d = #ttkernel.bcast_type<scalar>
"test.bcast_type"() {a = #ttkernel.bcast_type<none>,
    b = #ttkernel.bcast_type<col>,
    c = #ttkernel.bcast_type<row>,
    d = #ttkernel.bcast_type<scalar>} : () -> ()

// CHECK-LABEL: "test.reuse_type"
// CHECK-SAME: a = #ttkernel.reuse_type<dest_to_srca>
// CHECK-SAME: b = #ttkernel.reuse_type<dest_to_srcb>
"test.reuse_type"() {a = #ttkernel.reuse_type<dest_to_srca>,
    b = #ttkernel.reuse_type<dest_to_srcb>} : () -> ()

// CHECK-LABEL: "test.eltwise_binary_type"
// CHECK-SAME: a = #ttkernel.eltwise_binary_type<add>
// CHECK-SAME: b = #ttkernel.eltwise_binary_type<sub>
// CHECK-SAME: c = #ttkernel.eltwise_binary_type<mul>
"test.eltwise_binary_type"() {a = #ttkernel.eltwise_binary_type<add>,
    b = #ttkernel.eltwise_binary_type<sub>,
    c = #ttkernel.eltwise_binary_type<mul>} : () -> ()

// CHECK-LABEL: "test.input_clamping"
// CHECK-SAME: a = #ttkernel.input_clamping<none>
// CHECK-SAME: b = #ttkernel.input_clamping<clamp_to_negative>
"test.input_clamping"() {a = #ttkernel.input_clamping<none>,
    b = #ttkernel.input_clamping<clamp_to_negative>} : () -> ()

// Keys come in any order; defaults are not printed.
// CHECK-LABEL: "test.arg"
// CHECK-SAME: a = #ttkernel.arg<arg_type = cb_port, operand_index = 3>
// CHECK-SAME: b = #ttkernel.arg<arg_type = named_argument, operand_index = 0, is_uniform = false, argument_name = "z \22">
// CHECK-SAME: c = #ttkernel.arg<arg_type = scalar, operand_index = 15>
"test.arg"() {a = #ttkernel.arg<operand_index = 3, arg_type = cb_port>,
              b = #ttkernel.arg<arg_type = named_argument, operand_index = 0,
                                argument_name = "z \22", is_uniform = false>,
              c = #ttkernel.arg<arg_type = scalar, operand_index = 0xF,
                                is_uniform = true, argument_name = "">
             } : () -> ()

// CHECK-LABEL: "test.arg_types"
// CHECK-SAME: a = #ttkernel.arg<arg_type = cb_port, operand_index = 0>
// CHECK-SAME: b = #ttkernel.arg<arg_type = buffer_address, operand_index = 1>
// CHECK-SAME: c = #ttkernel.arg<arg_type = local_semaphore, operand_index = 2>
// CHECK-SAME: d = #ttkernel.arg<arg_type = named_argument, operand_index = 3>
// CHECK-SAME: e = #ttkernel.arg<arg_type = global_semaphore, operand_index = 4>
// CHECK-SAME: f = #ttkernel.arg<arg_type = scalar, operand_index = 5>
// CHECK-SAME: g = #ttkernel.arg<arg_type = tensor_accessor_args, operand_index = 6>
"test.arg_types"() {a = #ttkernel.arg<arg_type = cb_port, operand_index = 0>,
    b = #ttkernel.arg<arg_type = buffer_address, operand_index = 1>,
    c = #ttkernel.arg<arg_type = local_semaphore, operand_index = 2>,
    d = #ttkernel.arg<arg_type = named_argument, operand_index = 3>,
    e = #ttkernel.arg<arg_type = global_semaphore, operand_index = 4>,
    f = #ttkernel.arg<arg_type = scalar, operand_index = 5>,
    g = #ttkernel.arg<arg_type = tensor_accessor_args, operand_index = 6>} : () -> ()

// A blank stands between the two groups even where one is missing.
// CHECK-LABEL: "test.arg_spec"
// CHECK-SAME: a = #ttkernel.arg_spec< >
// CHECK-SAME: b = #ttkernel.arg_spec<rt_args = [<arg_type = buffer_address, operand_index = 0>] >
// CHECK-SAME: c = #ttkernel.arg_spec< ct_args = [<arg_type = cb_port, operand_index = 0>, <arg_type = cb_port, operand_index = 1>]>
// CHECK-SAME: d = #ttkernel.arg_spec<rt_args = [<arg_type = buffer_address, operand_index = 0>] ct_args = [<arg_type = cb_port, operand_index = 0>]>
"test.arg_spec"() {
  a = #ttkernel.arg_spec<>,
  b = #ttkernel.arg_spec<rt_args = [<arg_type = buffer_address, operand_index = 0>]>,
  c = #ttkernel.arg_spec<ct_args = [#ttkernel.arg<arg_type = cb_port, operand_index = 0>,
                                    <arg_type = cb_port, operand_index = 1>]>,
  d = #ttkernel.arg_spec<rt_args = [<arg_type = buffer_address, operand_index = 0>]
                         ct_args = [<arg_type = cb_port, operand_index = 0>]>
} : () -> ()

// CHECK-LABEL: "test.spellings"
// CHECK-SAME: a = #ttkernel.thread<noc>, b = #ttkernel.thread<compute>
"test.spellings"() {a = #ttkernel<thread<noc>>, b = #ttkernel.thread<"compute">} : () -> ()
