//===- transfers.mlir - Transfers and raw access --------------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies of every allowed pair, handles on their way through tensors and
// loops, and access to single elements.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt -mlir-print-op-generic %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt --emit-bytecode %s | tileconf-opt | FileCheck %s

#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>

// CHECK-LABEL: func.func @copies(
// CHECK-SAME: %[[T:[^:]*]]: tensor<4x6x!ttcore.tile<32x32, bf16>, #ttl.layout<{{.*}}>>, %[[U:[^:]*]]: tensor<1x6x!ttcore.tile<32x32, bf16>, #ttl.layout<{{.*}}>>, %[[CB:[^:]*]]: !ttl.cb
func.func @copies(%t: tensor<4x6x!ttcore.tile<32x32, bf16>, #lay>, %u: tensor<1x6x!ttcore.tile<32x32, bf16>, #lay>, %cb: !ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>, %p: !ttl.pipe<src(0, 0) dst(1, 0) to(2, 0) net 7>, %i: index) {
  // CHECK: %[[S:.*]] = ttl.tensor_slice %[[T]][%[[I:.*]], %[[I]]] : tensor<4x6x!ttcore.tile<32x32, bf16>, #ttl.layout<{{.*}}>> -> tensor<1x6x!ttcore.tile<32x32, bf16>>
  %s = ttl.tensor_slice %t[%i, %i] : tensor<4x6x!ttcore.tile<32x32, bf16>, #lay> -> tensor<1x6x!ttcore.tile<32x32, bf16>>
  // CHECK: %[[H:.*]] = ttl.copy %[[S]], %[[CB]] : (tensor<1x6x!ttcore.tile<32x32, bf16>>, !ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>) -> !ttl.transfer_handle<read>
  %h = ttl.copy %s, %cb : (tensor<1x6x!ttcore.tile<32x32, bf16>>, !ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>) -> !ttl.transfer_handle<read>
  // CHECK: ttl.wait %[[H]] : !ttl.transfer_handle<read>
  ttl.wait %h : !ttl.transfer_handle<read>
  // The direction of a handle is not compared with that of the copy.
  // CHECK: ttl.copy %[[CB]], %[[S]] {ttl.tag} : (!ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>, tensor<1x6x!ttcore.tile<32x32, bf16>>) -> !ttl.transfer_handle<read>
  %h1 = ttl.copy %cb, %s {ttl.tag} : (!ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>, tensor<1x6x!ttcore.tile<32x32, bf16>>) -> !ttl.transfer_handle<read>
  // CHECK: ttl.copy %[[CB]], %[[U]] : (!ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>, tensor<1x6x!ttcore.tile<32x32, bf16>, #ttl.layout<{{.*}}>>) -> !ttl.transfer_handle
  %h2 = ttl.copy %cb, %u : (!ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>, tensor<1x6x!ttcore.tile<32x32, bf16>, #lay>) -> !ttl.transfer_handle
  // CHECK: ttl.copy %[[CB]], %[[P:.*]] : (!ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>, !ttl.pipe<src(0, 0) dst(1, 0) to(2, 0) net 7>) -> !ttl.transfer_handle<write>
  %h3 = ttl.copy %cb, %p : (!ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>, !ttl.pipe<src(0, 0) dst(1, 0) to(2, 0) net 7>) -> !ttl.transfer_handle<write>
  %v = ttl.cb_reserve %cb : <[1, 6], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x6x!ttcore.tile<32x32, bf16>>
  %a = ttl.attach_cb %v, %cb : (tensor<1x6x!ttcore.tile<32x32, bf16>>, !ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 2>) -> tensor<1x6x!ttcore.tile<32x32, bf16>>
  // A pipe fills any view of a reserved block.
  // CHECK: ttl.copy %[[P]], %{{.*}} : (!ttl.pipe<src(0, 0) dst(1, 0) to(2, 0) net 7>, tensor<1x6x!ttcore.tile<32x32, bf16>>) -> !ttl.transfer_handle
  %h4 = ttl.copy %p, %a : (!ttl.pipe<src(0, 0) dst(1, 0) to(2, 0) net 7>, tensor<1x6x!ttcore.tile<32x32, bf16>>) -> !ttl.transfer_handle
  return
}

// CHECK-LABEL: func.func @row_major
func.func @row_major(%t: tensor<8xf32, #lay>, %r0: tensor<f32, #lay>, %cb: !ttl.cb<[8], f32, 2>) {
  // CHECK: ttl.copy
  %h = ttl.copy %t, %cb : (tensor<8xf32, #lay>, !ttl.cb<[8], f32, 2>) -> !ttl.transfer_handle<read>
  // CHECK: ttl.tensor_slice %{{.*}}[] : tensor<f32, #ttl.layout<{{.*}}>> -> tensor<f32>
  %s = ttl.tensor_slice %r0[] : tensor<f32, #lay> -> tensor<f32>
  return
}

// Handles leave and enter tensors and loops.
// CHECK-LABEL: func.func @handles
func.func @handles(%t: tensor<8xf32, #lay>, %cb: !ttl.cb<[8], f32, 2>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = ttl.copy %t, %cb : (tensor<8xf32, #lay>, !ttl.cb<[8], f32, 2>) -> !ttl.transfer_handle<read>
  %e = tensor.empty() : tensor<2x!ttl.transfer_handle<read>>
  %in = tensor.insert %h into %e[%c0] : tensor<2x!ttl.transfer_handle<read>>
  %out = tensor.extract %in[%c1] : tensor<2x!ttl.transfer_handle<read>>
  // CHECK: ttl.wait
  ttl.wait %out : !ttl.transfer_handle<read>
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%k = %h) -> (!ttl.transfer_handle<read>) {
    // CHECK: ttl.wait
    ttl.wait %k : !ttl.transfer_handle<read>
    %n = ttl.copy %t, %cb : (tensor<8xf32, #lay>, !ttl.cb<[8], f32, 2>) -> !ttl.transfer_handle<read>
    scf.yield %n : !ttl.transfer_handle<read>
  }
  %x = builtin.unrealized_conversion_cast %r : !ttl.transfer_handle<read> to !ttl.transfer_handle
  // CHECK: ttl.wait
  ttl.wait %x : !ttl.transfer_handle
  return
}

// CHECK-LABEL: func.func @raw(
// CHECK-SAME: %[[T:.*]]: tensor<8xf32, #ttl.layout<{{.*}}>>
func.func @raw(%t: tensor<8xf32, #lay>, %cb: !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>, %cc: !ttl.cb<[8], bf16, 2>, %cd: !ttl.cb<[1], !ttcore.tile<32x32, f16>, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  // CHECK: ttl.raw_addr %[[T]] : tensor<8xf32, #ttl.layout<{{.*}}>> -> i32
  %a = ttl.raw_addr %t : tensor<8xf32, #lay> -> i32
  %w = ttl.cb_wait %cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %v = ttl.cb_reserve %cc : <[8], bf16, 2> -> tensor<8xbf16>
  %av = ttl.attach_cb %v, %cc : (tensor<8xbf16>, !ttl.cb<[8], bf16, 2>) -> tensor<8xbf16>
  %sv = tensor.extract_slice %v[0] [4] [1] : tensor<8xbf16> to tensor<4xbf16>
  %f = ttl.cb_reserve %cd : <[1], !ttcore.tile<32x32, f16>, 2> -> tensor<1x!ttcore.tile<32x32, f16>>
  // CHECK: ttl.raw_element_read %{{.*}}[%[[I:.*]], %[[I]]] : tensor<1x1x!ttcore.tile<32x32, f32>> -> f32
  %0 = ttl.raw_element_read %w[%i, %i] : tensor<1x1x!ttcore.tile<32x32, f32>> -> f32
  // CHECK: ttl.raw_element_write %{{.*}}[%[[I]]], %{{.*}} : tensor<8xbf16>, bf16
  ttl.raw_element_write %av[%i], %y : tensor<8xbf16>, bf16
  // CHECK: ttl.raw_element_write %{{.*}}[%[[I]]], %{{.*}} : tensor<4xbf16>, bf16
  ttl.raw_element_write %sv[%i], %y : tensor<4xbf16>, bf16
  // Elements of an f16 tile are accessed as bf16.
  // CHECK: ttl.raw_element_write %{{.*}}[%[[I]]], %{{.*}} : tensor<1x!ttcore.tile<32x32, f16>>, bf16
  ttl.raw_element_write %f[%i], %y : tensor<1x!ttcore.tile<32x32, f16>>, bf16
  return
}
