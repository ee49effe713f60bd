//===- pipes-errors.mlir - Malformed pipes and pipe transfers -------------===//
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

func.func @other_srcX() {
  // expected-error @+1 {{`srcX` is 9, but the type of the pipe says 0}}
  %0 = ttl.create_pipe src(9, 1) dst(2, 3) to(4, 5) net 6 : <src(0, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @other_srcY() {
  // expected-error @+1 {{`srcY` is 9, but the type of the pipe says 1}}
  %0 = ttl.create_pipe src(0, 9) dst(2, 3) to(4, 5) net 6 : <src(0, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @other_dstStartX() {
  // expected-error @+1 {{`dstStartX` is 9, but the type of the pipe says 2}}
  %0 = ttl.create_pipe src(0, 1) dst(9, 3) to(4, 5) net 6 : <src(0, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @other_dstStartY() {
  // expected-error @+1 {{`dstStartY` is 9, but the type of the pipe says 3}}
  %0 = ttl.create_pipe src(0, 1) dst(2, 9) to(4, 5) net 6 : <src(0, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @other_dstEndX() {
  // expected-error @+1 {{`dstEndX` is 9, but the type of the pipe says 4}}
  %0 = ttl.create_pipe src(0, 1) dst(2, 3) to(9, 5) net 6 : <src(0, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @other_dstEndY() {
  // expected-error @+1 {{`dstEndY` is 9, but the type of the pipe says 5}}
  %0 = ttl.create_pipe src(0, 1) dst(2, 3) to(4, 9) net 6 : <src(0, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @other_pipeNetId() {
  // expected-error @+1 {{`pipeNetId` is 9, but the type of the pipe says 6}}
  %0 = ttl.create_pipe src(0, 1) dst(2, 3) to(4, 5) net 9 : <src(0, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @negative_srcX() {
  // expected-error @+1 {{`srcX` must not be negative, but is -1}}
  %0 = ttl.create_pipe src(-1, 1) dst(2, 3) to(4, 5) net 6 : <src(-1, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @negative_srcY() {
  // expected-error @+1 {{`srcY` must not be negative, but is -1}}
  %0 = ttl.create_pipe src(0, -1) dst(2, 3) to(4, 5) net 6 : <src(0, -1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @negative_dstStartX() {
  // expected-error @+1 {{`dstStartX` must not be negative, but is -1}}
  %0 = ttl.create_pipe src(0, 1) dst(-1, 3) to(4, 5) net 6 : <src(0, 1) dst(-1, 3) to(4, 5) net 6>
  return
}

// -----

func.func @negative_dstStartY() {
  // expected-error @+1 {{`dstStartY` must not be negative, but is -1}}
  %0 = ttl.create_pipe src(0, 1) dst(2, -1) to(4, 5) net 6 : <src(0, 1) dst(2, -1) to(4, 5) net 6>
  return
}

// -----

func.func @negative_dstEndX() {
  // expected-error @+1 {{`dstEndX` must not be negative, but is -1}}
  %0 = ttl.create_pipe src(0, 1) dst(2, 3) to(-1, 5) net 6 : <src(0, 1) dst(2, 3) to(-1, 5) net 6>
  return
}

// -----

func.func @negative_dstEndY() {
  // expected-error @+1 {{`dstEndY` must not be negative, but is -1}}
  %0 = ttl.create_pipe src(0, 1) dst(2, 3) to(4, -1) net 6 : <src(0, 1) dst(2, 3) to(4, -1) net 6>
  return
}

// -----

func.func @reversed_X() {
  // expected-error @+1 {{`dstStartX` 5 must not be above `dstEndX` 4}}
  %0 = ttl.create_pipe src(0, 1) dst(5, 3) to(4, 5) net 6 : <src(0, 1) dst(5, 3) to(4, 5) net 6>
  return
}

// -----

func.func @reversed_Y() {
  // expected-error @+1 {{`dstStartY` 6 must not be above `dstEndY` 5}}
  %0 = ttl.create_pipe src(0, 1) dst(2, 6) to(4, 5) net 6 : <src(0, 1) dst(2, 6) to(4, 5) net 6>
  return
}

// -----

func.func @not_collective() {
  // expected-error @+1 {{`isCollective = false` allows one receiver, but the pipe has 9}}
  %0 = ttl.create_pipe src(0, 1) dst(2, 3) to(4, 5) net 6 {isCollective = false} : <src(0, 1) dst(2, 3) to(4, 5) net 6>
  return
}

// -----

func.func @not_collective_huge() {
  // expected-error @+1 {{`isCollective = false` allows one receiver, but the pipe has 9223372036854775807}}
  %0 = ttl.create_pipe src(0, 1) dst(0, 0) to(9223372036854775807, 9223372036854775807) net 6 {isCollective = false} : <src(0, 1) dst(0, 0) to(9223372036854775807, 9223372036854775807) net 6>
  return
}

// -----

func.func @no_end() {
  // expected-error @+1 {{expected 'to'}}
  %0 = ttl.create_pipe src(0, 0) dst(1, 0) net 0 : <src(0, 0) dst(1, 0) to(1, 0) net 7>
  return
}

// -----

func.func @missing_coordinate() {
  // expected-error @+1 {{requires attribute 'dstEndY'}}
  %0 = "ttl.create_pipe"() <{srcX = 0, srcY = 0, dstStartX = 1, dstStartY = 0, dstEndX = 1, pipeNetId = 7}> : () -> !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>
  return
}

// -----

func.func @narrow_coordinate() {
  // expected-error @+1 {{attribute 'srcX' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = "ttl.create_pipe"() <{srcX = 0 : i32, srcY = 0, dstStartX = 1, dstStartY = 0, dstEndX = 1, dstEndY = 0, pipeNetId = 7}> : () -> !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>
  return
}

// -----

func.func @if_src_blocks(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) {
  // expected-error @+1 {{expects region #0 to have 0 or 1 blocks}}
  ttl.if_src %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
    ttl.yield
  ^bb1:
    ttl.yield
  }
  return
}

// -----

func.func @if_src_empty(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) {
  // expected-error @+1 {{region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "ttl.if_src"(%p) ({
  }) : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) -> ()
  return
}

// -----

func.func @if_src_terminator(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) {
  "ttl.if_src"(%p) ({
    // expected-error @+1 {{block with no terminator}}
    %x = ttl.core_x : index
  }) : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) -> ()
  return
}

// -----

func.func @if_src_operand(%p: index) {
  // expected-error @+1 {{expected '<'}}
  ttl.if_src %p : index {
  }
  return
}

// -----

func.func @if_dst_blocks(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) {
  // expected-error @+1 {{expects region #0 to have 0 or 1 blocks}}
  ttl.if_dst %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
    ttl.yield
  ^bb1:
    ttl.yield
  }
  return
}

// -----

func.func @if_dst_empty(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) {
  // expected-error @+1 {{region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "ttl.if_dst"(%p) ({
  }) : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) -> ()
  return
}

// -----

func.func @if_dst_terminator(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) {
  "ttl.if_dst"(%p) ({
    // expected-error @+1 {{block with no terminator}}
    %x = ttl.core_x : index
  }) : (!ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) -> ()
  return
}

// -----

func.func @if_dst_operand(%p: index) {
  // expected-error @+1 {{expected '<'}}
  ttl.if_dst %p : index {
  }
  return
}

// -----

func.func @scope_blocks() {
  // expected-error @+1 {{expects region #0 to have 0 or 1 blocks}}
  ttl.pipenet_scope {
    ttl.yield
  ^bb1:
    ttl.yield
  }
  return
}

// -----

func.func @scope_empty() {
  // expected-error @+1 {{region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "ttl.pipenet_scope"() ({
  }) : () -> ()
  return
}

// -----

func.func @scope_dictionary() {
  ttl.pipenet_scope {
  // expected-error @+1 {{custom op 'ttl.pipe_net_ids' is unknown}}
    ttl.pipe_net_ids = [0]
  } {
  }
  return
}

// -----

func.func @is_src_missing() {
  // expected-error @+1 {{'ttl.is_src' op requires attribute 'pipe_net_id'}}
  %0 = ttl.is_src
  return
}

// -----

func.func @is_src_narrow() {
  // expected-error @+1 {{attribute 'pipe_net_id' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = ttl.is_src {pipe_net_id = 7 : i32}
  return
}

// -----

func.func @is_dst_missing() {
  // expected-error @+1 {{'ttl.is_dst' op requires attribute 'pipe_net_id'}}
  %0 = ttl.is_dst
  return
}

// -----

func.func @is_dst_narrow() {
  // expected-error @+1 {{attribute 'pipe_net_id' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = ttl.is_dst {pipe_net_id = 7 : i32}
  return
}

// -----

func.func @is_active_missing() {
  // expected-error @+1 {{'ttl.is_active' op requires attribute 'pipe_net_id'}}
  %0 = ttl.is_active
  return
}

// -----

func.func @is_active_narrow() {
  // expected-error @+1 {{attribute 'pipe_net_id' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = ttl.is_active {pipe_net_id = 7 : i32}
  return
}

// -----

func.func @create_none(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>) {
  // expected-error @+1 {{`expectedReceivers` must be positive, but is 0}}
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 0, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  return
}

// -----

func.func @create_count(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>) {
  // expected-error @+1 {{`expectedReceivers` is 2, but the pipe has 3 receivers}}
  %t = ttl.pipe_transfer.create %q {expectedReceivers = 2, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(3, 0) net -2> -> !ttl.pipe_transfer
  return
}

// -----

func.func @create_point(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>) {
  // expected-error @+1 {{a `point_to_point` transfer needs one receiver, but the pipe has 3}}
  %t = ttl.pipe_transfer.create %q {expectedReceivers = 3, kind = #ttl.pipe_transfer_kind<point_to_point>} : <src(0, 0) dst(1, 0) to(3, 0) net -2> -> !ttl.pipe_transfer
  return
}

// -----

func.func @create_kind(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>) {
  // expected-error @+1 {{requires attribute 'kind'}}
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 1} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  return
}

// -----

func.func @create_receivers(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>) {
  // expected-error @+1 {{requires attribute 'expectedReceivers'}}
  %t = ttl.pipe_transfer.create %p {kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  return
}

// -----

func.func @create_stripped_kind(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>) {
  // expected-error @+1 {{expected attribute value}}
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 1, kind = <collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  return
}

// -----

func.func @post_waited(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>, %cb: !ttl.cb<[2], f32, 2>) {
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 1, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  %v = ttl.cb_wait %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{destination must come from a `ttl.cb_reserve`, but comes from a `ttl.cb_wait`}}
  %k = ttl.pipe_transfer.post %t, %v : (!ttl.pipe_transfer, tensor<2xf32>) -> !ttl.pipe_token<net 7>
  return
}

// -----

func.func @post_net(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>, %cb: !ttl.cb<[2], f32, 2>) {
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 1, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  %v = ttl.cb_reserve %cb : <[2], f32, 2> -> tensor<2xf32>
  // expected-error @+1 {{token is of net 8, but the pipe of the transfer is of net 7}}
  %k = ttl.pipe_transfer.post %t, %v : (!ttl.pipe_transfer, tensor<2xf32>) -> !ttl.pipe_token<net 8>
  return
}

// -----

func.func @wait_net(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>, %cb: !ttl.cb<[2], f32, 2>) {
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 1, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  %v = ttl.cb_reserve %cb : <[2], f32, 2> -> tensor<2xf32>
  %k = ttl.pipe_transfer.post %t, %v : (!ttl.pipe_transfer, tensor<2xf32>) -> !ttl.pipe_token<net 7>
  %l = builtin.unrealized_conversion_cast %k : !ttl.pipe_token<net 7> to !ttl.pipe_token<net 8>
  // expected-error @+1 {{token is of net 8, but was posted for net 7}}
  ttl.pipe_transfer.wait %l : <net 8>
  return
}

// -----

func.func @wait_type(%k: index) {
  // expected-error @+1 {{expected '<'}}
  ttl.pipe_transfer.wait %k : index
  return
}

// -----

func.func @send_argument(%t: !ttl.pipe_transfer, %cb: !ttl.cb<[2], f32, 2>) {
  // expected-error @+1 {{transfer must come from a `ttl.pipe_transfer.create`}}
  %h = ttl.pipe_transfer.send %t, %cb : (!ttl.pipe_transfer, !ttl.cb<[2], f32, 2>) -> !ttl.transfer_handle<write>
  return
}

// -----

func.func @send_read(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>, %cb: !ttl.cb<[2], f32, 2>) {
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 1, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  // expected-error @+1 {{handle must be `!ttl.transfer_handle<write>`, but is '!ttl.transfer_handle<read>'}}
  %h = ttl.pipe_transfer.send %t, %cb : (!ttl.pipe_transfer, !ttl.cb<[2], f32, 2>) -> !ttl.transfer_handle<read>
  return
}

// -----

func.func @send_untyped(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>, %cb: !ttl.cb<[2], f32, 2>) {
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 1, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  // expected-error @+1 {{handle must be `!ttl.transfer_handle<write>`, but is '!ttl.transfer_handle'}}
  %h = ttl.pipe_transfer.send %t, %cb : (!ttl.pipe_transfer, !ttl.cb<[2], f32, 2>) -> !ttl.transfer_handle
  return
}

// -----

func.func @send_tensor(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>, %q: !ttl.pipe<src(0, 0) dst(1, 0) to(3, 0) net -2>, %v: tensor<2xf32>) {
  %t = ttl.pipe_transfer.create %p {expectedReceivers = 1, kind = #ttl.pipe_transfer_kind<collective>} : <src(0, 0) dst(1, 0) to(1, 0) net 7> -> !ttl.pipe_transfer
  // expected-error @+1 {{operand #1 must be dataflow buffer, but got 'tensor<2xf32>'}}
  %h = ttl.pipe_transfer.send %t, %v : (!ttl.pipe_transfer, tensor<2xf32>) -> !ttl.transfer_handle<write>
  return
}
