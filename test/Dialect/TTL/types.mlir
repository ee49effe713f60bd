//===- types.mlir - TTL types in every spelling ---------------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types stand in full wherever a list of types does; the slots that drop the
// prefix are in the tests of their operations.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt -mlir-print-op-generic %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt --emit-bytecode %s | tileconf-opt | FileCheck %s

// CHECK-LABEL: func.func private @buffers(
// CHECK-SAME: !ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 3>,
// CHECK-SAME: !ttl.cb<[4], f32, 1>,
// CHECK-SAME: !ttl.cb<[1, 2, 3], !ttcore.tile<16x32, si32>, 2>,
// CHECK-SAME: !ttl.cb<[1], !ttl.cb<[2], f32, 1>, 31>)
func.func private @buffers(
    !ttl.cb<[1, 6], !ttcore.tile<32x32, bf16>, 3>, !ttl.cb<[4], f32, 1>,
    !ttl.cb<[1, 2, 3], !ttcore.tile<16x32, si32>, 2>,
    !ttl<cb<[1], !ttl.cb<[2], f32, 1>, 0x1F>>)

// Sizes whose product overflows are legal.
// CHECK-LABEL: func.func private @huge(
// CHECK-SAME: !ttl.cb<[9223372036854775807, 9223372036854775807], f32, 9223372036854775807>)
func.func private @huge(
    !ttl.cb<[9223372036854775807, 9223372036854775807], f32,
            9223372036854775807>)

// CHECK-LABEL: func.func private @handles(
// CHECK-SAME: !ttl.transfer_handle, !ttl.transfer_handle,
// CHECK-SAME: !ttl.transfer_handle<read>, !ttl.transfer_handle<write>,
// CHECK-SAME: !ttl.transfer_handle<write>,
// CHECK-SAME: tensor<?x!ttl.transfer_handle<read>>)
func.func private @handles(
    !ttl.transfer_handle, !ttl.transfer_handle<>, !ttl.transfer_handle<read>,
    !ttl.transfer_handle<write>, !ttl.transfer_handle<"write">,
    tensor<?x!ttl.transfer_handle<read>>)

// CHECK-LABEL: func.func private @pipes(
// CHECK-SAME: !ttl.pipe<src(0, 1) dst(2, 3) to(4, 5) net 6>,
// CHECK-SAME: !ttl.pipe<src(-1, -2) dst(3, 3) to(0, 0) net -7>,
// CHECK-SAME: !ttl.pipe_transfer, !ttl.pipe_token<net 4>,
// CHECK-SAME: tensor<4x!ttl.pipe_token<net 4>>)
func.func private @pipes(
    !ttl.pipe<src(0, 1) dst(2, 3) to(4, 5) net 6>,
    !ttl.pipe<src ( -1, -2 ) dst(3, 3) to(0, 0) net -7>,
    !ttl.pipe_transfer, !ttl.pipe_token<net 4>,
    tensor<4x!ttl.pipe_token<net 4>>)

// CHECK-LABEL: func.func private @tokens(
// CHECK-SAME: !ttl.dst, !ttl.selected_pipe_src, !ttl.selected_pipe_dst)
func.func private @tokens(
    !ttl.dst, !ttl.selected_pipe_src, !ttl.selected_pipe_dst)
