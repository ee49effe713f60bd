// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --mlir-print-op-generic | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --emit-bytecode | tileconf-opt | FileCheck %s
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every operation of the dialect, as it is printed.

// CHECK-LABEL: func.func @arguments_and_coordinates
func.func @arguments_and_coordinates() {
  // CHECK: %{{.*}} = ttkernel.get_compile_time_arg_val(0) : () -> !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>{{$}}
  %cb = ttkernel.get_compile_time_arg_val(0) : () -> !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>
  // CHECK: %{{.*}} = ttkernel.get_compile_time_arg_val(1) : () -> i32{{$}}
  %i32 = ttkernel.get_compile_time_arg_val(1) : () -> i32
  // CHECK: %{{.*}} = ttkernel.get_compile_time_arg_val(2) : () -> ui32{{$}}
  %ui32 = ttkernel.get_compile_time_arg_val(2) : () -> ui32
  // CHECK: %{{.*}} = ttkernel.get_compile_time_arg_val(31) : () -> index{{$}}
  %index = ttkernel.get_compile_time_arg_val(0x1F) : () -> index
  // CHECK: %{{.*}} = ttkernel.get_compile_time_arg_val(-1) : () -> !ttkernel.l1_addr{{$}}
  %addr = ttkernel.get_compile_time_arg_val(-1) : () -> !ttkernel.l1_addr
  // CHECK: %{{.*}} = ttkernel.my_logical_x_ : () -> index{{$}}
  %x = ttkernel.my_logical_x_ : () -> index
  // CHECK: %{{.*}} = ttkernel.my_logical_y_ {ttl.note} : () -> index{{$}}
  %y = ttkernel.my_logical_y_ {ttl.note} : () -> index
  return
}

// CHECK-LABEL: func.func @circular_buffers
func.func @circular_buffers(%cb: !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, %n: i32) {
  // CHECK: ttkernel.cb_reserve_back(%{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> (){{$}}
  ttkernel.cb_reserve_back(%cb, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  // CHECK: %{{.*}} = ttkernel.get_write_ptr(%{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> i32{{$}}
  %w = ttkernel.get_write_ptr(%cb) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> i32
  // CHECK: ttkernel.cb_push_back(%{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> (){{$}}
  ttkernel.cb_push_back(%cb, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  // CHECK: ttkernel.cb_wait_front(%{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> (){{$}}
  ttkernel.cb_wait_front(%cb, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  // CHECK: %{{.*}} = ttkernel.get_read_ptr(%{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> i32{{$}}
  %r = ttkernel.get_read_ptr(%cb) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> i32
  // CHECK: ttkernel.cb_pop_front(%{{.*}}, %{{.*}}) {ttl.note} : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> (){{$}}
  ttkernel.cb_pop_front(%cb, %n) {ttl.note} : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @dst
func.func @dst(%cb: !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, %i: index, %n: i32) {
  // CHECK: ttkernel.init_sfpu(%{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> (){{$}}
  ttkernel.init_sfpu(%cb, %cb) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> ()
  // CHECK: ttkernel.copy_tile_init(%{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> (){{$}}
  ttkernel.copy_tile_init(%cb) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> ()
  // CHECK: ttkernel.tile_regs_acquire() : () -> (){{$}}
  ttkernel.tile_regs_acquire() : () -> ()
  // CHECK: ttkernel.copy_tile(%{{.*}}, %{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32) -> (){{$}}
  ttkernel.copy_tile(%cb, %i, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32) -> ()
  // CHECK: ttkernel.tile_regs_commit() : () -> (){{$}}
  ttkernel.tile_regs_commit() : () -> ()
  // CHECK: ttkernel.tile_regs_wait() {ttl.note} : () -> (){{$}}
  ttkernel.tile_regs_wait() {ttl.note} : () -> ()
  // CHECK: ttkernel.pack_reconfig_l1_acc(%{{.*}}) : (i32) -> (){{$}}
  ttkernel.pack_reconfig_l1_acc(%n) : (i32) -> ()
  // CHECK: ttkernel.pack_tile(%{{.*}}, %{{.*}}, %{{.*}}, true) : (index, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> (){{$}}
  ttkernel.pack_tile(%i, %cb, %n, true) : (index, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  // CHECK: ttkernel.pack_tile(%{{.*}}, %{{.*}}, %{{.*}}, false) : (i32, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index) -> (){{$}}
  ttkernel.pack_tile(%n, %cb, %i, false) : (i32, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index) -> ()
  // CHECK: ttkernel.tile_regs_release() : () -> (){{$}}
  ttkernel.tile_regs_release() : () -> ()
  return
}

// CHECK-LABEL: func.func @fpu
func.func @fpu(%cb: !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, %i: index, %n: i32) {
  // CHECK: ttkernel.add_tiles(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32, index) -> (){{$}}
  ttkernel.add_tiles(%cb, %cb, %i, %n, %i) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32, index) -> ()
  // CHECK: ttkernel.sub_tiles(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32, index) -> (){{$}}
  ttkernel.sub_tiles(%cb, %cb, %i, %n, %i) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32, index) -> ()
  // CHECK: ttkernel.mul_tiles(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32, index) -> (){{$}}
  ttkernel.mul_tiles(%cb, %cb, %i, %n, %i) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32, index) -> ()
  // CHECK: ttkernel.unary_bcast(%{{.*}}, %{{.*}}, %{{.*}}, <row>) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32) -> (){{$}}
  ttkernel.unary_bcast(%cb, %i, %n, <row>) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32) -> ()
  // CHECK: ttkernel.unary_bcast(%{{.*}}, %{{.*}}, %{{.*}}, <col>) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32) -> (){{$}}
  ttkernel.unary_bcast(%cb, %i, %n, #ttkernel.bcast_type<col>) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, i32) -> ()
  // CHECK: ttkernel.reduce_tile(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, <reduce_sum>, <reduce_dim_col>) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, index, i32) -> (){{$}}
  ttkernel.reduce_tile(%cb, %cb, %i, %i, %n, <reduce_sum>, <reduce_dim_col>) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, index, i32) -> ()
  // CHECK: ttkernel.reduce_tile(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, <reduce_max>, <reduce_dim_scalar>) {full_fp32} : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, index, i32) -> (){{$}}
  ttkernel.reduce_tile(%cb, %cb, %i, %i, %n, <reduce_max>, <reduce_dim_scalar>) {full_fp32} : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, index, i32) -> ()
  // CHECK: "ttkernel.mm_block_init"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32, i32, i32, i32) -> (){{$}}
  "ttkernel.mm_block_init"(%cb, %cb, %cb, %n, %n, %n, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32, i32, i32, i32) -> ()
  // CHECK: "ttkernel.mm_block_init_short"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32, i32, i32, i32) -> (){{$}}
  "ttkernel.mm_block_init_short"(%cb, %cb, %n, %n, %n, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32, i32, i32, i32) -> ()
  // CHECK: ttkernel.matmul_block(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, index, i32, i32, i32, i32, i32) -> (){{$}}
  ttkernel.matmul_block(%cb, %cb, %i, %i, %n, %n, %n, %n, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, index, index, i32, i32, i32, i32, i32) -> ()
  return
}

// CHECK-LABEL: func.func @sfpu
func.func @sfpu(%i: index, %n: i32) {
  // CHECK: ttkernel.exp_tile(%{{.*}}) : (index) -> (){{$}}
  ttkernel.exp_tile(%i) : (index) -> ()
  // CHECK: ttkernel.exp_tile(%{{.*}}) {approx = true, input_clamping = #ttkernel.input_clamping<clamp_to_negative>, iterations = 8 : i32, scale = 16256 : i32} : (i32) -> (){{$}}
  ttkernel.exp_tile(%n) {approx = true, input_clamping = #ttkernel.input_clamping<clamp_to_negative>, iterations = 8 : i32, scale = 16256 : i32} : (i32) -> ()
  // CHECK: ttkernel.log_tile(%{{.*}}) : (index) -> (){{$}}
  ttkernel.log_tile(%i) : (index) -> ()
  return
}

// CHECK-LABEL: func.func @barriers
func.func @barriers(%noc: i8) {
  // CHECK: ttkernel.noc_async_read_barrier() : () -> (){{$}}
  ttkernel.noc_async_read_barrier() : () -> ()
  // CHECK: ttkernel.noc_async_read_barrier(%{{.*}}) : (i8) -> (){{$}}
  ttkernel.noc_async_read_barrier(%noc) : (i8) -> ()
  // CHECK: ttkernel.noc_async_write_barrier() : () -> (){{$}}
  "ttkernel.noc_async_write_barrier"() : () -> ()
  // CHECK: ttkernel.noc_async_write_barrier(%{{.*}}) {ttl.note} : (i8) -> (){{$}}
  ttkernel.noc_async_write_barrier(%noc) {ttl.note} : (i8) -> ()
  return
}

// Somewhere up the chain of parents is good enough.
// CHECK-LABEL: func.func @nested
func.func @nested(%cb: !ttkernel.cb<8, f32>, %n: i32, %c: i1) {
  // CHECK: scf.if
  // CHECK-NEXT: ttkernel.cb_push_back
  scf.if %c {
    ttkernel.cb_push_back(%cb, %n) : (!ttkernel.cb<8, f32>, i32) -> ()
  }
  return
}
