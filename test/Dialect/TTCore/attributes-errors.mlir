// RUN: tileconf-opt %s --allow-unregistered-dialect -split-input-file \
// RUN:   -verify-diagnostics
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every way in which the text of an attribute can be wrong.

// expected-error @+1 {{expected '<'}}
"test.op"() {a = #ttcore.arch} : () -> ()

// -----

// expected-error @+1 {{expected one of [wormhole_b0, blackhole, quasar] for chip architecture, got: grayskull}}
"test.op"() {a = #ttcore.arch<grayskull>} : () -> ()

// -----

// expected-error @+1 {{expected keyword for chip architecture}}
"test.op"() {a = #ttcore.arch<2>} : () -> ()

// -----

// expected-error @+1 {{expected one of [f32, f16, bf16, bfp_f8, bfp_bf8, bfp_f4, bfp_bf4, bfp_f2, bfp_bf2, u32, u16, u8, si32, i1] for tile data type, got: i32}}
"test.op"() {a = #ttcore.supportedDataTypes<i32>} : () -> ()

// -----

// expected-error @+1 {{expected static shape}}
"test.op"() {a = #ttcore.grid<?x8>} : () -> ()

// -----

// expected-error @+1 {{expected 'virt_to_physical_map'}}
"test.op"() {a = #ttcore.grid<8x8, >} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"test.op"() {a = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1)>} : () -> ()

// -----

// expected-error @+1 {{expected 'virt_to_physical_map'}}
"test.op"() {a = #ttcore.grid<8x8, physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>} : () -> ()

// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"test.op"() {a = #ttcore.grid<8x8, virt_to_physical_map = affine_map<(d0, d1) -> (0, d0, d1)>, physical_to_virt_map = affine_map<(d0, d1, d2) -> (d1, d2)>>} : () -> ()

// -----

// expected-error @+1 {{use of undeclared identifier}}
"test.op"() {a = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d5), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>} : () -> ()

// -----

// expected-error @+1 {{chip coordinate needs 4 numbers joined by `x`, got 3}}
"test.op"() {a = #ttcore<chip_coord 0x0x0>} : () -> ()

// -----

// expected-error @+1 {{chip coordinate needs 4 numbers joined by `x`, got 5}}
"test.op"() {a = #ttcore<chip_coord 0x0x0x0x0>} : () -> ()

// -----

// expected-error @+1 {{tile size needs 2 numbers joined by `x`, got 1}}
"test.op"() {a = #ttcore<tile_size 32>} : () -> ()

// -----

// expected-error @+1 {{number must be in 0..4294967295, got -1}}
"test.op"() {a = #ttcore.chip_channel<[-1, 0, 0], [1, 0, 0]>} : () -> ()

// -----

// expected-error @+1 {{number must be in -9223372036854775808..9223372036854775807, got 9223372036854775808}}
"test.op"() {a = #ttcore.chip_channel<[0, 9223372036854775808, 0], [1, 0, 0]>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"test.op"() {a = #ttcore.chip_channel<[0, 1], [1, 0, 0]>} : () -> ()

// -----

// expected-error @+1 {{expected one of [host, device] for processor role, got: dpu}}
"test.op"() {a = #ttcore<cpu_desc{role = dpu, target_triple = "x"}>} : () -> ()

// -----

// expected-error @+1 {{expected 'target_triple'}}
"test.op"() {a = #ttcore<cpu_desc{role = host, triple = "x"}>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `chip` in dialect `ttcore`}}
"test.op"() {a = #ttcore.chip<0>} : () -> ()
