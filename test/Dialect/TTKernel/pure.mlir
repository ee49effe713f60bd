// RUN: tileconf-opt %s --canonicalize | FileCheck %s
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Only what reads an argument or a coordinate may vanish when it is unused.

// CHECK-LABEL: func.func @unused
func.func @unused() {
  // CHECK-NEXT: %[[CB:.*]] = ttkernel.get_compile_time_arg_val(0)
  // CHECK-NEXT: ttkernel.tile_regs_acquire
  // CHECK-NEXT: ttkernel.get_write_ptr(%[[CB]])
  // CHECK-NEXT: return
  %0 = ttkernel.get_compile_time_arg_val(0) : () -> !ttkernel.cb<8, f32>
  %1 = ttkernel.get_compile_time_arg_val(1) : () -> i32
  %2 = ttkernel.my_logical_x_ : () -> index
  %3 = ttkernel.my_logical_y_ : () -> index
  ttkernel.tile_regs_acquire() : () -> ()
  %4 = ttkernel.get_write_ptr(%0) : (!ttkernel.cb<8, f32>) -> i32
  return
}
