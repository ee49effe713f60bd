//===- pipes.mlir - Pipes, guards and pipe transfers ----------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pipe and token types drop their prefix in most slots; guards elide their
// terminator and print their attributes after the region.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt -mlir-print-op-generic %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt --emit-bytecode %s | tileconf-opt | FileCheck %s

// Legal outside every function.
// CHECK: ttl.create_pipe src(0, 0) dst(1, 0) to(1, 0) net 7 : <src(0, 0) dst(1, 0) to(1, 0) net 7>
%outside = ttl.create_pipe src ( 0, 0 ) dst(1, 0) to(1, 0) net 7 : !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>

// CHECK-LABEL: func.func @create
func.func @create() {
  // CHECK: ttl.create_pipe src(0, 0) dst(1, 0) to(3, 0) net -2 {isCollective = true, pipeNetName = "row"} : <src(0, 0) dst(1, 0) to(3, 0) net -2>
  %0 = ttl.create_pipe src(0, 0) dst(1, 0) to(3, 0) net -2 {pipeNetName = "row", isCollective = true} : <src(0, 0) dst(1, 0) to(3, 0) net -2>
  // CHECK: ttl.create_pipe src(0, 0) dst(1, 0) to(1, 0) net 7 {isCollective = false} : <src(0, 0) dst(1, 0) to(1, 0) net 7>
  %1 = ttl.create_pipe src(0, 0) dst(1, 0) to(1, 0) net 7 {isCollective = false} : <src(0, 0) dst(1, 0) to(1, 0) net 7>
  // CHECK: ttl.create_pipe src(0, 0) dst(1, 0) to(1, 0) net 7 {isCollective = true} : <src(0, 0) dst(1, 0) to(1, 0) net 7>
  %2 = ttl.create_pipe src(0, 0) dst(1, 0) to(1, 0) net 7 {isCollective = true} : <src(0, 0) dst(1, 0) to(1, 0) net 7>
  return
}

// CHECK-LABEL: func.func @guards(
// CHECK-SAME: %[[P:.*]]: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>)
func.func @guards(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) {
  // CHECK-NEXT: ttl.if_src %[[P]] : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
  // CHECK-NEXT:   ttl.core_x : index
  // CHECK-NEXT: } {ttl.tag = 1 : i64}
  ttl.if_src %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
    %x = ttl.core_x : index
    ttl.yield
  } {ttl.tag = 1}
  // CHECK-NEXT: ttl.if_dst %[[P]] : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
  // CHECK-NEXT: }
  ttl.if_dst %p : !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7> { }
  // A terminator that says something stays.
  // CHECK-NEXT: ttl.if_dst %[[P]] : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
  // CHECK-NEXT:   ttl.yield {ttl.tag}
  // CHECK-NEXT: }
  ttl.if_dst %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
    ttl.yield {ttl.tag}
  }
  // CHECK-NEXT: ttl.if_src %[[P]] : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
  // CHECK-NEXT: ^bb0(%{{.*}}: index):
  // CHECK-NEXT: }
  ttl.if_src %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
  ^bb0(%i: index):
    ttl.yield
  }
  // CHECK-NEXT: ttl.pipenet_scope attributes {ttl.pipe_net_ids = [7, 8], ttl.pipe_net_roles = [1]} {
  // CHECK-NEXT:   ttl.is_src {pipe_net_id = 0 : i64}
  // CHECK-NEXT: }
  ttl.pipenet_scope attributes {ttl.pipe_net_ids = [7 : i64, 8 : i64], ttl.pipe_net_roles = [1 : i64]} {
    %0 = ttl.is_src {pipe_net_id = 0 : i64}
  }
  // CHECK-NEXT: ttl.pipenet_scope {
  // CHECK-NEXT:   ttl.is_dst {pipe_net_id = -7 : i64}
  // CHECK-NEXT:   ttl.is_active {pipe_net_id = 7 : i64, ttl.tag}
  // CHECK-NEXT: }
  ttl.pipenet_scope {
    %1 = ttl.is_dst {pipe_net_id = -7}
    %2 = ttl.is_active {pipe_net_id = 7, ttl.tag}
    ttl.yield
  }
  return
}

// CHECK-LABEL: func.func @transfers(
// CHECK-SAME: %[[P:[^:]*]]: !ttl.pipe<{{.*}}>, %[[Q:[^:]*]]: !ttl.pipe<{{[^>]*}}>, %[[CB:.*]]: !ttl.cb
func.func @transfers(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>, %cb: !ttl.cb<[2], f32, 2>, %n: index) {
  // CHECK: %[[T:.*]] = ttl.pipe_transfer.create %[[P]] {expectedReceivers = 1 : i64, kind = #ttl.pipe_transfer_kind<point_to_point>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  %t = ttl.pipe_transfer.create %p {kind = #ttl.pipe_transfer_kind<point_to_point>, expectedReceivers = 1} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  // CHECK: ttl.pipe_transfer.create %[[P]] {expectedReceivers = 1 : i64, kind = #ttl.pipe_transfer_kind<collective>}
  %u = ttl.pipe_transfer.create %p {expectedReceivers = 1 : i64, kind = #ttl.pipe_transfer_kind<collective>} : !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  // CHECK: ttl.pipe_transfer.create %[[Q]] {block_span = 2 : i64, expectedReceivers = 3 : i64, kind = #ttl.pipe_transfer_kind<collective>}
  %w = ttl.pipe_transfer.create %q {block_span = 2, expectedReceivers = 3, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(3, 0) net -2> -> !ttl.pipe_transfer
  %v = ttl.cb_reserve %cb : <[2], f32, 2> -> tensor<2xf32>
  // CHECK: %[[K:.*]] = ttl.pipe_transfer.post %[[T]], %{{.*}} : (!ttl.pipe_transfer, tensor<2xf32>) -> !ttl.pipe_token<net 7>
  %k = ttl.pipe_transfer.post %t, %v : (!ttl.pipe_transfer, tensor<2xf32>) -> !ttl.pipe_token<net 7>
  // CHECK: ttl.pipe_transfer.wait %[[K]] : <net 7>
  ttl.pipe_transfer.wait %k : <net 7>
  // CHECK: ttl.pipe_transfer.wait %[[K]] : <net 7>
  ttl.pipe_transfer.wait %k : !ttl.pipe_token<net 7>
  // CHECK: %[[H:.*]] = ttl.pipe_transfer.send %[[T]], %[[CB]] : (!ttl.pipe_transfer, !ttl.cb<[2], f32, 2>) -> !ttl.transfer_handle<write>
  %h = ttl.pipe_transfer.send %t, %cb : (!ttl.pipe_transfer, !ttl.cb<[2], f32, 2>) -> !ttl.transfer_handle<write>
  // CHECK: ttl.wait %[[H]] : !ttl.transfer_handle<write>
  ttl.wait %h : !ttl.transfer_handle<write>
  scf.for %i = %n to %n step %n iter_args(%l = %t) -> (!ttl.pipe_transfer) {
    // CHECK: ttl.pipe_transfer.send
    %0 = ttl.pipe_transfer.send %l, %cb : (!ttl.pipe_transfer, !ttl.cb<[2], f32, 2>) -> !ttl.transfer_handle<write>
    scf.yield %l : !ttl.pipe_transfer
  }
  return
}

// Where a transfer, view or token cannot be followed, it is not judged.
// CHECK-LABEL: func.func @unknown
func.func @unknown(%t: !ttl.pipe_transfer, %k: !ttl.pipe_token<net 3>, %v: tensor<2xf32>) {
  // CHECK: ttl.pipe_transfer.post
  %0 = ttl.pipe_transfer.post %t, %v : (!ttl.pipe_transfer, tensor<2xf32>) -> !ttl.pipe_token<net 0>
  // CHECK: ttl.pipe_transfer.wait
  ttl.pipe_transfer.wait %k : <net 3>
  return
}
