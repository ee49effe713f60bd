// The text of every tile operation.
//
// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --mlir-print-op-generic | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --emit-bytecode | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --canonicalize | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: func.func @strategy_binary(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<32x32, bf16>, %[[B:.*]]: !ttcore.tile<32x32, bf16>, %[[D:.*]]: index
func.func @strategy_binary(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<32x32, bf16>, %d: index) {
  // CHECK: %[[S:.*]] = ttl.tile_add %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  %0 = ttl.tile_add %a, %b into dst[%d] : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  // CHECK: ttl.tile_sub %[[S]], %[[B]] into dst[%[[D]]] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  %1 = ttl.tile_sub %0, %b into dst[%d] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  // CHECK: ttl.tile_mul %[[A]], %[[A]] into dst[%[[D]]] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  %2 = ttl.tile_mul %a, %a into dst[%d] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  return
}

// A record that no operation may have is still well-formed IR: the passes that
// read it report it.
// CHECK-LABEL: func.func @records
func.func @records(%a: !ttcore.tile<32x32, bf16>, %d: index) {
  // CHECK: ttl.tile_abs {{.*}} {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>}
  %0 = ttl.tile_abs %a into dst[%d] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  // CHECK: ttl.tile_add {{.*}} {ttl.tile_execution_strategy = "fpu"}
  %1 = ttl.tile_add %a, %a into dst[%d] {ttl.tile_execution_strategy = "fpu"} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  return
}

// CHECK-LABEL: func.func @binary(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<16x32, u16>, %[[B:.*]]: !ttcore.tile<16x32, u16>, %[[D:.*]]: index
func.func @binary(%a: !ttcore.tile<16x32, u16>, %b: !ttcore.tile<16x32, u16>, %d: index) {
  // CHECK: ttl.tile_div %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %0 = ttl.tile_div %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  // CHECK: ttl.tile_max %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %1 = ttl.tile_max %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  // CHECK: ttl.tile_min %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %2 = ttl.tile_min %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  // CHECK: ttl.tile_eq %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %3 = ttl.tile_eq %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  // CHECK: ttl.tile_ne %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %4 = ttl.tile_ne %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  // CHECK: ttl.tile_gt %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %5 = ttl.tile_gt %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  // CHECK: ttl.tile_lt %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %6 = ttl.tile_lt %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  return
}

// CHECK-LABEL: func.func @unary(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<32x32, f32>, %[[D:.*]]: index
func.func @unary(%a: !ttcore.tile<32x32, f32>, %d: index) {
  // CHECK: ttl.tile_exp %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %0 = ttl.tile_exp %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_exp2 %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %1 = ttl.tile_exp2 %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_log %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %2 = ttl.tile_log %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_sqrt %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %3 = ttl.tile_sqrt %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_rsqrt %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %4 = ttl.tile_rsqrt %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_tanh %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %5 = ttl.tile_tanh %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_sigmoid %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %6 = ttl.tile_sigmoid %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_neg %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %7 = ttl.tile_neg %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_abs %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %8 = ttl.tile_abs %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_relu %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %9 = ttl.tile_relu %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_floor %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %10 = ttl.tile_floor %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_recip %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %11 = ttl.tile_recip %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_sin %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %12 = ttl.tile_sin %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_cos %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %13 = ttl.tile_cos %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_tan %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %14 = ttl.tile_tan %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_asin %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %15 = ttl.tile_asin %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_acos %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %16 = ttl.tile_acos %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_atan %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %17 = ttl.tile_atan %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_ceil %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %18 = ttl.tile_ceil %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_sign %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %19 = ttl.tile_sign %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_gelu %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %20 = ttl.tile_gelu %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_silu %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %21 = ttl.tile_silu %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_hardsigmoid %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %22 = ttl.tile_hardsigmoid %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_expm1 %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %23 = ttl.tile_expm1 %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_square %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %24 = ttl.tile_square %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_softsign %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %25 = ttl.tile_softsign %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_signbit %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %26 = ttl.tile_signbit %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_frac %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %27 = ttl.tile_frac %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_trunc %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %28 = ttl.tile_trunc %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  return
}

// Parameters that have their default are not printed.
// CHECK-LABEL: func.func @exp_parameters(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<32x32, f32>, %[[D:.*]]: index
func.func @exp_parameters(%a: !ttcore.tile<32x32, f32>, %d: index) {
  // CHECK: ttl.tile_exp %[[A]] into dst[%[[D]]] : !ttcore.tile
  %0 = ttl.tile_exp %a into dst[%d] {approx = false, input_clamping = 1 : i32, iterations = 8 : i32} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_exp %[[A]] into dst[%[[D]]] {approx = true, input_clamping = 0 : i32, iterations = 32 : i32, scale = 5.000000e-01 : f32, ttl.dst_placeholder} : !ttcore.tile
  %1 = ttl.tile_exp %a into dst[%d] {ttl.dst_placeholder, scale = 0.5 : f32, iterations = 32 : i32, approx = true, input_clamping = 0 : i32} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  return
}

// CHECK-LABEL: func.func @typecast(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<32x32, bfp_bf8>, %[[D:.*]]: index
// FOLD-LABEL: func.func @typecast(
// FOLD-SAME: %[[A:.*]]: !ttcore.tile<32x32, bfp_bf8>, %[[D:.*]]: index
func.func @typecast(%a: !ttcore.tile<32x32, bfp_bf8>, %d: index) -> (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, bfp_bf8>) {
  // CHECK: ttl.tile_typecast %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, bfp_bf8> -> !ttcore.tile<32x32, f32>
  // FOLD: %[[F:.*]] = ttl.tile_typecast %[[A]]
  %0 = ttl.tile_typecast %a into dst[%d] : !ttcore.tile<32x32, bfp_bf8> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_typecast %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, bfp_bf8> -> !ttcore.tile<32x32, bfp_bf8>
  // FOLD-NOT: ttl.tile_typecast
  // FOLD: return %[[F]], %[[A]]
  %1 = ttl.tile_typecast %a into dst[%d] : !ttcore.tile<32x32, bfp_bf8> -> !ttcore.tile<32x32, bfp_bf8>
  return %0, %1 : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, bfp_bf8>
}

// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<32x32, si32>, %[[D:.*]]: index
func.func @constants(%a: !ttcore.tile<32x32, si32>, %d: index) {
  // CHECK: ttl.tile_mul_unary_const %[[A]], 5.000000e-01 into dst[%[[D]]] : !ttcore.tile<32x32, si32> -> !ttcore.tile<32x32, si32>
  %0 = ttl.tile_mul_unary_const %a, 0.5 into dst[%d] : !ttcore.tile<32x32, si32> -> !ttcore.tile<32x32, si32>
  // CHECK: ttl.tile_mul_unary_const %[[A]], 1.000000e+00 into
  %1 = ttl.tile_mul_unary_const %a, 0x3F800000 into dst[%d] : !ttcore.tile<32x32, si32> -> !ttcore.tile<32x32, si32>
  // CHECK: ttl.tile_fill -2.000000e+00 into dst[%[[D]]] : !ttcore.tile<16x16, bf16>
  %2 = ttl.tile_fill -2.0 into dst[%d] : !ttcore.tile<16x16, bf16>
  // CHECK: ttl.tile_fill 0x7F800000 into dst[%[[D]]] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>
  %3 = ttl.tile_fill 0x7F800000 into dst[%d] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>
  return
}

// CHECK-LABEL: func.func @buffer_inputs(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<32x32, bf16>, %[[B:.*]]: !ttcore.tile<32x32, f32>, %[[D:.*]]: index
func.func @buffer_inputs(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<32x32, f32>, %d: index) {
  // CHECK: ttl.tile_bcast %[[A]], %[[B]] 1 : i32 into dst[%[[D]]] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
  %0 = ttl.tile_bcast %a, %b 1 : i32 into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_bcast %[[A]], %[[A]] 2 : i32 into dst[%[[D]]] {ttl.bcast_output_cb_index = 3 : index} :
  %1 = ttl.tile_bcast %a, %a 2 : i32 into dst[%d] {ttl.bcast_output_cb_index = 3 : index} : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  // CHECK: ttl.tile_bcast %[[A]], %[[A]] 3 : i32 into
  %2 = ttl.tile_bcast %a, %a 3 : i32 into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  // CHECK: ttl.tile_reduce %[[A]], %[[B]], %[[A]] 0 : i32 <reduce_dim_col> into dst[%[[D]]] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  %3 = ttl.tile_reduce %a, %b, %a 0 : i32 <reduce_dim_col> into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  // CHECK: ttl.tile_reduce {{.*}} 1 : i32 <reduce_dim_row> into
  %4 = ttl.tile_reduce %a, %a, %a 1 : i32 #ttkernel.reduce_dim<reduce_dim_row> into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  // CHECK: ttl.tile_reduce {{.*}} 0 : i32 <reduce_dim_scalar> into
  %5 = ttl.tile_reduce %a, %a, %a 0 : i32 <reduce_dim_scalar> into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  // CHECK: ttl.tile_transpose %[[A]], %[[A]] into dst[%[[D]]] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  %6 = ttl.tile_transpose %a, %a into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  return
}

// What the analysis cannot use is no concern of the IR.
// CHECK-LABEL: func.func @bcast_of_anything
func.func @bcast_of_anything(%a: f32, %t: tensor<2x2x!ttcore.tile<32x32, bf16>>, %d: index) {
  // CHECK: ttl.tile_bcast {{.*}} : (f32, f32) -> f32
  %0 = ttl.tile_bcast %a, %a 2 : i32 into dst[%d] : (f32, f32) -> f32
  // CHECK: ttl.tile_bcast {{.*}} : (tensor<2x2x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>>) -> !ttcore.tile<32x32, bf16>
  %1 = ttl.tile_bcast %t, %t 2 : i32 into dst[%d] : (tensor<2x2x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>>) -> !ttcore.tile<32x32, bf16>
  return
}

// CHECK-LABEL: func.func @matmul_block(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<32x32, bf16>, %[[B:.*]]: !ttcore.tile<32x16, bfp_bf8>, %[[C:.*]]: !ttcore.tile<32x16, bf16>, %[[T:.*]]: tensor<2x3x!ttcore.tile<32x32, bf16>>, %[[D:.*]]: index
func.func @matmul_block(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<32x16, bfp_bf8>, %c: !ttcore.tile<32x16, bf16>, %t: tensor<2x3x!ttcore.tile<32x32, bf16>>, %d: index) {
  // CHECK: ttl.tile_matmul_block %[[A]], %[[B]] into dst[%[[D]]] : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x16, bfp_bf8> -> !ttcore.tile<32x16, bf16>
  %0 = ttl.tile_matmul_block %a, %b into dst[%d] : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x16, bfp_bf8> -> !ttcore.tile<32x16, bf16>
  // CHECK: ttl.tile_matmul_block %[[A]], %[[B]], %[[C]] into dst[%[[D]]] {transpose_rhs} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x16, bfp_bf8>, !ttcore.tile<32x16, bf16> -> !ttcore.tile<32x16, bf16>
  %1 = ttl.tile_matmul_block %a, %b, %c into dst[%d] {transpose_rhs} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x16, bfp_bf8>, !ttcore.tile<32x16, bf16> -> !ttcore.tile<32x16, bf16>
  // CHECK: ttl.tile_matmul_block %[[T]], %[[T]], %[[T]] into dst[%[[D]]] {transpose_rhs, ttl.dst_placeholder} : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> !ttcore.tile<32x32, bf16>
  %2 = ttl.tile_matmul_block %t, %t, %t into dst[%d] {ttl.dst_placeholder, transpose_rhs} : tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>>, tensor<2x3x!ttcore.tile<32x32, bf16>> -> !ttcore.tile<32x32, bf16>
  return
}

// CHECK-LABEL: func.func @movement(
// CHECK-SAME: %[[A:.*]]: !ttcore.tile<32x32, f32>, %[[T:.*]]: tensor<2x2x!ttcore.tile<32x32, f32>>, %[[Z:.*]]: tensor<!ttcore.tile<32x32, f32>>, %[[D:.*]]: index, %[[E:.*]]: index
// FOLD-LABEL: func.func @movement(
func.func @movement(%a: !ttcore.tile<32x32, f32>, %t: tensor<2x2x!ttcore.tile<32x32, f32>>, %z: tensor<!ttcore.tile<32x32, f32>>, %d: index, %e: index) {
  // CHECK: %[[TOKEN:.*]], %[[TILE:.*]] = ttl.copy_tile %[[A]][%[[D]], %[[E]]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttl.dst, !ttcore.tile<32x32, f32>
  // FOLD: ttl.copy_tile
  %k, %0 = ttl.copy_tile %a[%d, %e] into dst[%d] : !ttcore.tile<32x32, f32> -> !ttl.dst, !ttcore.tile<32x32, f32>
  // CHECK: ttl.copy_tile %[[TILE]][%[[E]]] into
  %l, %1 = ttl.copy_tile %0[%e] into dst[%d] : !ttcore.tile<32x32, f32> -> !ttl.dst, !ttcore.tile<32x32, f32>
  // CHECK: ttl.copy_tile %[[A]][] into dst[%[[D]]] {ttl.placeholder_copy} :
  %m, %2 = ttl.copy_tile %a[] into dst[%d] {ttl.placeholder_copy} : !ttcore.tile<32x32, f32> -> !ttl.dst, !ttcore.tile<32x32, f32>
  // CHECK: ttl.copy_dst %[[A]] into dst[%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // FOLD: ttl.copy_dst
  %3 = ttl.copy_dst %a into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // The only tile operation that may be dropped when its result is unused.
  // CHECK: ttl.dst_index %[[A]][%[[D]]] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // FOLD-NOT: ttl.dst_index
  %4 = ttl.dst_index %a[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  // CHECK: ttl.tile_store %[[A]], %[[T]][%[[D]], %[[E]]] from dst[%[[D]]] : !ttcore.tile<32x32, f32>, tensor<2x2x!ttcore.tile<32x32, f32>>
  ttl.tile_store %a, %t[%d, %e] from dst[%d] : !ttcore.tile<32x32, f32>, tensor<2x2x!ttcore.tile<32x32, f32>>
  // CHECK: ttl.tile_store %[[A]], %[[T]][] from dst[%[[D]]] {ttl.dst_placeholder} :
  ttl.tile_store %a, %t[] from dst[%d] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<2x2x!ttcore.tile<32x32, f32>>
  // CHECK: ttl.tile_store %[[A]], %[[Z]][] from dst[%[[D]]] :
  ttl.tile_store %a, %z[] from dst[%d] : !ttcore.tile<32x32, f32>, tensor<!ttcore.tile<32x32, f32>>
  return
}
