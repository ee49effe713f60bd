// When add, subtract and multiply may run on the FPU: a floating-point result,
// and both operands from one set of coordinates. Where they may, they do.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>
!bfp8 = !ttcore.tile<32x32, bfp_bf8>
!cb_bfp8 = !ttl.cb<[1, 1], !bfp8, 2>
!t_bfp8 = tensor<1x1x!bfp8>
!bfp4 = !ttcore.tile<32x32, bfp_bf4>
!cb_bfp4 = !ttl.cb<[1, 1], !bfp4, 2>
!t_bfp4 = tensor<1x1x!bfp4>
!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>
!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>
!bf16_16x32 = !ttcore.tile<16x32, bf16>
!cb_bf16_16x32 = !ttl.cb<[1, 1], !bf16_16x32, 2>
!t_bf16_16x32 = tensor<1x1x!bf16_16x32>
!b22 = tensor<2x2x!bf16>
!cb22 = !ttl.cb<[2, 2], !bf16, 2>
#id = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (0, d1)>

// Each operation, and each floating-point format.
// CHECK-LABEL: func.func @operations(
func.func @operations(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c0, %c0] : !t_bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %a = ttl.tile_add %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  // CHECK: ttl.tile_sub %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %b = ttl.tile_sub %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %c = ttl.tile_mul %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// CHECK-LABEL: func.func @float_formats(
func.func @float_formats(%c0: index) {
  %x0_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x0_t = ttl.cb_wait %x0_cb : !cb_f32 -> !t_f32
  %x0 = tensor.extract %x0_t[%c0, %c0] : !t_f32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %a = ttl.tile_add %x0, %x0 into dst[%c0] : !f32, !f32 -> !f32
  %x1_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f16
  %x1_t = ttl.cb_wait %x1_cb : !cb_f16 -> !t_f16
  %x1 = tensor.extract %x1_t[%c0, %c0] : !t_f16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %b = ttl.tile_add %x1, %x1 into dst[%c0] : !f16, !f16 -> !f16
  %x2_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bfp8
  %x2_t = ttl.cb_wait %x2_cb : !cb_bfp8 -> !t_bfp8
  %x2 = tensor.extract %x2_t[%c0, %c0] : !t_bfp8
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %c = ttl.tile_add %x2, %x2 into dst[%c0] : !bfp8, !bfp8 -> !bfp8
  %x3_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_bfp4
  %x3_t = ttl.cb_wait %x3_cb : !cb_bfp4 -> !t_bfp4
  %x3 = tensor.extract %x3_t[%c0, %c0] : !t_bfp4
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %e = ttl.tile_add %x3, %x3 into dst[%c0] : !bfp4, !bfp4 -> !bfp4
  %x4_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_bf16_16x32
  %x4_t = ttl.cb_wait %x4_cb : !cb_bf16_16x32 -> !t_bf16_16x32
  %x4 = tensor.extract %x4_t[%c0, %c0] : !t_bf16_16x32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %f = ttl.tile_add %x4, %x4 into dst[%c0] : !bf16_16x32, !bf16_16x32 -> !bf16_16x32
  return
}

// Integers are the SFPU's alone.
// CHECK-LABEL: func.func @integers(
func.func @integers(%c0: index) {
  %x0_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x0_t = ttl.cb_wait %x0_cb : !cb_si32 -> !t_si32
  %x0 = tensor.extract %x0_t[%c0, %c0] : !t_si32
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %a = ttl.tile_add %x0, %x0 into dst[%c0] : !si32, !si32 -> !si32
  %x1_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u32
  %x1_t = ttl.cb_wait %x1_cb : !cb_u32 -> !t_u32
  %x1 = tensor.extract %x1_t[%c0, %c0] : !t_u32
  // CHECK: ttl.tile_sub %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %b = ttl.tile_sub %x1, %x1 into dst[%c0] : !u32, !u32 -> !u32
  %x2_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_u16
  %x2_t = ttl.cb_wait %x2_cb : !cb_u16 -> !t_u16
  %x2 = tensor.extract %x2_t[%c0, %c0] : !t_u16
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %c = ttl.tile_mul %x2, %x2 into dst[%c0] : !u16, !u16 -> !u16
  return
}

// Elements are taken with the same index values, not with equal ones.
// CHECK-LABEL: func.func @extracts(
func.func @extracts(%c0: index, %c1: index) {
  %one = arith.constant 1 : index
  %uno = arith.constant 1 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_t = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  %y = tensor.extract %y_t[%c1, %c1] : !t_bf16
  %p = tensor.extract %x_t[%one, %c0] : !t_bf16
  %q = tensor.extract %y_t[%uno, %c0] : !t_bf16
  %r = tensor.extract %y_t[%one, %c0] : !t_bf16
  %t = tensor.extract %y_t[%c0, %one] : !t_bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %a = ttl.tile_add %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %b = ttl.tile_add %p, %q into dst[%c0] : !bf16, !bf16 -> !bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %c = ttl.tile_add %p, %r into dst[%c0] : !bf16, !bf16 -> !bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %e = ttl.tile_add %p, %t into dst[%c0] : !bf16, !bf16 -> !bf16
  // One tile twice.
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %f = ttl.tile_mul %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// The shapes of the tensors play no part.
// CHECK-LABEL: func.func @shapes(
func.func @shapes(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb22
  %y_t = ttl.cb_wait %y_cb : !cb22 -> !b22
  %y = tensor.extract %y_t[%c0, %c0] : !b22
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
  %a = ttl.tile_add %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// The result of a tile operation is in DST already.
// CHECK-LABEL: func.func @results(
func.func @results(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %a = ttl.tile_add %e, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %b = ttl.tile_add %x, %e into dst[%c0] : !bf16, !bf16 -> !bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %c = ttl.tile_add %a, %b into dst[%c0] : !bf16, !bf16 -> !bf16
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !bf16 -> !ttl.dst, !bf16
  // CHECK: ttl.tile_mul %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %f = ttl.tile_mul %k, %k into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

// Inputs of one ttl.compute qualify when their indexing maps are the same.
// CHECK-LABEL: func.func @compute(
func.func @compute(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb22
  %y = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb22
  %z = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb22
  %xt = ttl.cb_wait %x : !cb22 -> !b22
  %yt = ttl.cb_wait %y : !cb22 -> !b22
  %v = ttl.cb_reserve %z : !cb22 -> !b22
  %r = ttl.compute ins(%xt, %yt, %yt : !b22, !b22, !b22) outs(%v : !b22)
      {indexing_maps = [#id, #id, #swap, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !bf16, %b: !bf16, %t: !bf16, %o: !bf16):
    %i = ttl.iter_index 0 : index
    %j = ttl.iter_index 1 : index
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
    %0 = ttl.tile_add %a, %b into dst[%d] : !bf16, !bf16 -> !bf16
    // CHECK: ttl.tile_sub %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %1 = ttl.tile_sub %a, %t into dst[%d] : !bf16, !bf16 -> !bf16
    // An output has coordinates too, but it is no input.
    // CHECK: ttl.tile_mul %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %2 = ttl.tile_mul %a, %o into dst[%d] : !bf16, !bf16 -> !bf16
    // CHECK: ttl.tile_mul %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %3 = ttl.tile_mul %o, %o into dst[%d] : !bf16, !bf16 -> !bf16
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
    %4 = ttl.tile_add %a, %a into dst[%d] : !bf16, !bf16 -> !bf16
    // An argument and an extracted element never do.
    %e = tensor.extract %yt[%i, %j] : !b22
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %5 = ttl.tile_add %a, %e into dst[%d] : !bf16, !bf16 -> !bf16
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %6 = ttl.tile_add %e, %a into dst[%d] : !bf16, !bf16 -> !bf16
    ttl.tile_store %0, %v[%i, %j] from dst[%d] : !bf16, !b22
    ttl.yield
  } -> !b22
  return
}

// It is the map that counts: two inputs that are both a row over and over.
// CHECK-LABEL: func.func @rows(
func.func @rows(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 2], !bf16, 2>
  %y = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 2], !bf16, 2>
  %z = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb22
  %xt = ttl.cb_wait %x : !ttl.cb<[1, 2], !bf16, 2> -> tensor<1x2x!bf16>
  %yt = ttl.cb_wait %y : !ttl.cb<[1, 2], !bf16, 2> -> tensor<1x2x!bf16>
  %v = ttl.cb_reserve %z : !cb22 -> !b22
  %r = ttl.compute ins(%xt, %yt : tensor<1x2x!bf16>, tensor<1x2x!bf16>) outs(%v : !b22)
      {indexing_maps = [#row, affine_map<(i, j) -> (0, j)>, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !bf16, %b: !bf16, %o: !bf16):
    %i = ttl.iter_index 0 : index
    %j = ttl.iter_index 1 : index
    // CHECK: ttl.tile_add %
    // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
    %0 = ttl.tile_add %a, %b into dst[%d] : !bf16, !bf16 -> !bf16
    ttl.tile_store %0, %v[%i, %j] from dst[%d] : !bf16, !b22
    ttl.yield
  } -> !b22
  return
}

// Arguments of loops and functions are no inputs of a compute.
// CHECK-LABEL: func.func @other_arguments(
func.func @other_arguments(%c0: index, %c1: index, %x: !bf16, %y: !bf16) {
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %a = ttl.tile_add %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%acc = %x) -> !bf16 {
    // CHECK: ttl.tile_mul %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %m = ttl.tile_mul %acc, %acc into dst[%c0] : !bf16, !bf16 -> !bf16
    scf.yield %m : !bf16
  }
  return
}

// An input of the outer compute, used in an inner one, belongs to another
// block than the inner one's inputs.
// CHECK-LABEL: func.func @nested(
func.func @nested(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %z = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bf16
  %xt = ttl.cb_wait %x : !cb_bf16 -> !t_bf16
  %v = ttl.cb_reserve %z : !cb_bf16 -> !t_bf16
  %r = ttl.compute ins(%xt : !t_bf16) outs(%v : !t_bf16)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !bf16, %o: !bf16):
    %i = ttl.iter_index 0 : index
    %j = ttl.iter_index 1 : index
    %q = ttl.compute ins(%xt, %xt : !t_bf16, !t_bf16) outs(%v : !t_bf16)
        {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} {
    ^bb0(%b: !bf16, %c: !bf16, %p: !bf16):
      // CHECK: ttl.tile_add %
      // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
      %0 = ttl.tile_add %a, %b into dst[%d] : !bf16, !bf16 -> !bf16
      // CHECK: ttl.tile_add %
      // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
      %1 = ttl.tile_add %b, %c into dst[%d] : !bf16, !bf16 -> !bf16
      ttl.tile_store %0, %v[%d, %d] from dst[%d] : !bf16, !t_bf16
      ttl.yield
    } -> !t_bf16
    // Inside a loop of the body, the arguments are what they were.
    scf.for %k = %d to %d step %d {
      // CHECK: ttl.tile_mul %
      // CHECK-SAME: #ttl.tile_execution_strategy<fpu>
      %2 = ttl.tile_mul %a, %a into dst[%d] : !bf16, !bf16 -> !bf16
    }
    ttl.tile_store %a, %v[%i, %j] from dst[%d] : !bf16, !t_bf16
    ttl.yield
  } -> !t_bf16
  return
}

// Extracted elements without a buffer behind them: FPU is legal by form, but
// there is nothing to read from.
// CHECK-LABEL: func.func @no_buffer(
func.func @no_buffer(%c0: index, %t: !t_bf16) {
  %x = tensor.extract %t[%c0, %c0] : !t_bf16
  // CHECK: ttl.tile_add %
  // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
  %a = ttl.tile_add %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}
