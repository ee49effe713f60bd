// One case per rule of each tile operation.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics -o /dev/null

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_add %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @sub_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_sub' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_sub %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @mul_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_mul' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_mul %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @div_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_div' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_div %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @max_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_max' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_max %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @min_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_min' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_min %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @eq_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_eq' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_eq %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @ne_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_ne' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_ne %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @gt_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_gt' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_gt %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @lt_lhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_lt' op operand 0 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_lt %f, %a into dst[%d] : !F, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_rhs(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op operand 1 has type '!ttcore.tile<32x32, f32>', but the result needs '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.tile_add %a, %f into dst[%d] : !T, !F -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_add %a, %a into dst[%d] : !T, !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_scalar(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op operand #0 must be tile, but got 'f32'}}
  %r = ttl.tile_add %x, %x into dst[%d] : f32, f32 -> f32
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_tensor(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op operand #0 must be tile, but got 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %r = ttl.tile_add %t, %t into dst[%d] : !TT, !TT -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_index(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op operand #2 must be index, but got 'f32'}}
  %r = "ttl.tile_add"(%a, %a, %x) : (!T, !T, f32) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_few(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op expected 3 operands, but found 2}}
  %r = "ttl.tile_add"(%a, %d) : (!T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_none(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op expected 3 operands, but found 0}}
  %r = "ttl.tile_add"() : () -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_results(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_add' op requires one result}}
  "ttl.tile_add"(%a, %a, %d) : (!T, !T, index) -> ()
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_no_slot(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{expected 'into'}}
  %r = ttl.tile_add %a, %a : !T, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @add_few_types(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{expected ','}}
  %r = ttl.tile_add %a, %a into dst[%d] : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @exp_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_exp' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_exp %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @exp2_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_exp2' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_exp2 %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @log_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_log' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_log %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @sqrt_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_sqrt' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_sqrt %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @rsqrt_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_rsqrt' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_rsqrt %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @tanh_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_tanh' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_tanh %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @sigmoid_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_sigmoid' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_sigmoid %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @neg_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_neg' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_neg %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @abs_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_abs' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_abs %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @relu_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_relu' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_relu %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @floor_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_floor' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_floor %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @recip_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_recip' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_recip %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @sin_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_sin' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_sin %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @cos_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_cos' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_cos %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @tan_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_tan' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_tan %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @asin_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_asin' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_asin %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @acos_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_acos' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_acos %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @atan_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_atan' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_atan %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @ceil_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_ceil' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_ceil %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @sign_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_sign' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_sign %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @gelu_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_gelu' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_gelu %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @silu_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_silu' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_silu %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @hardsigmoid_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_hardsigmoid' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_hardsigmoid %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @expm1_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_expm1' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_expm1 %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @square_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_square' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_square %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @softsign_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_softsign' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_softsign %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @signbit_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_signbit' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_signbit %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @frac_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_frac' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_frac %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @trunc_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_trunc' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_trunc %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @abs_scalar(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_abs' op operand #0 must be tile, but got 'f32'}}
  %r = ttl.tile_abs %x into dst[%d] : f32 -> f32
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @exp_approx(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'approx' failed to satisfy constraint: bool attribute}}
  %r = ttl.tile_exp %a into dst[%d] {approx = 1 : i32} : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @exp_scale(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'scale' failed to satisfy constraint: 32-bit float attribute}}
  %r = ttl.tile_exp %a into dst[%d] {scale = 1.0 : f64} : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @exp_clamping(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'input_clamping' failed to satisfy constraint: `i32` integer attribute that names the treatment of very negative inputs of an exponential}}
  %r = ttl.tile_exp %a into dst[%d] {input_clamping = 2 : i32} : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @exp_iterations(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'iterations' failed to satisfy constraint: 32-bit signless integer attribute}}
  %r = ttl.tile_exp %a into dst[%d] {iterations = 8 : i64} : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @typecast_shape(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_typecast' op keeps the shape of a tile, but converts '!ttcore.tile<32x32, bf16>' to '!ttcore.tile<16x32, bf16>'}}
  %r = ttl.tile_typecast %a into dst[%d] : !T -> !ttcore.tile<16x32, bf16>
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @typecast_to_integer(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_typecast' op needs floating-point data types, but `si32` is none}}
  %r = ttl.tile_typecast %a into dst[%d] : !T -> !ttcore.tile<32x32, si32>
  return
}

// -----

func.func @typecast_from_integer(%a: !ttcore.tile<32x32, u16>, %d: index) {
  // expected-error@+1 {{'ttl.tile_typecast' op needs floating-point data types, but `u16` is none}}
  %r = ttl.tile_typecast %a into dst[%d] : !ttcore.tile<32x32, u16> -> !ttcore.tile<32x32, f32>
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @mul_const_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_mul_unary_const' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.tile_mul_unary_const %a, 2.0 into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @mul_const_integer(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note@+1 {{add a trailing dot to make the literal a float}}
  %r = ttl.tile_mul_unary_const %a, 2 into dst[%d] : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @mul_const_suffix(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{expected 'into'}}
  %r = ttl.tile_mul_unary_const %a, 2.0 : f32 into dst[%d] : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @mul_const_missing(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_mul_unary_const' op requires attribute 'value'}}
  %r = "ttl.tile_mul_unary_const"(%a, %d) : (!T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @fill_integer(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note@+1 {{add a trailing dot to make the literal a float}}
  %r = ttl.tile_fill 2 into dst[%d] : !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @fill_kind(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'value' failed to satisfy constraint: 32-bit float attribute}}
  %r = "ttl.tile_fill"(%d) <{value = 1.0 : f64}> : (index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @fill_type(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_fill' op result #0 must be tile, but got 'f32'}}
  %r = ttl.tile_fill 2.0 into dst[%d] : f32
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @bcast_type_0_i32(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'bcast_type' failed to satisfy constraint: `i32` integer attribute that names the direction of a broadcast}}
  %r = ttl.tile_bcast %a, %a 0 : i32 into dst[%d] : (!T, !T) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @bcast_type_4_i32(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'bcast_type' failed to satisfy constraint: `i32` integer attribute that names the direction of a broadcast: 1 is column, 2 is row, 3 is scalar}}
  %r = ttl.tile_bcast %a, %a 4 : i32 into dst[%d] : (!T, !T) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @bcast_type_2(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'bcast_type' failed to satisfy constraint: `i32` integer attribute that names the direction of a broadcast}}
  %r = ttl.tile_bcast %a, %a 2 into dst[%d] : (!T, !T) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @bcast_keyword(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{expected attribute value}}
  %r = ttl.tile_bcast %a, %a row into dst[%d] : (!T, !T) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @bcast_missing(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_bcast' op requires attribute 'bcast_type'}}
  %r = "ttl.tile_bcast"(%a, %a, %d) : (!T, !T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @bcast_types(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{expected '('}}
  %r = ttl.tile_bcast %a, %a 1 : i32 into dst[%d] : !T, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @reduce_type(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'reduce_type' failed to satisfy constraint: `i32` integer attribute that names the function of a reduction}}
  %r = ttl.tile_reduce %a, %a, %a 2 : i32 <reduce_dim_col> into dst[%d] : (!T, !T, !T) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @reduce_dim(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{reduce_dim_row}}
  %r = ttl.tile_reduce %a, %a, %a 0 : i32 <reduce_dim_all> into dst[%d] : (!T, !T, !T) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @reduce_dim_kind(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{Invalid attribute `reduce_dim` in property conversion: 0 : i32}}
  %r = "ttl.tile_reduce"(%a, %a, %a, %d) <{reduce_dim = 0 : i32, reduce_type = 0 : i32}> : (!T, !T, !T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @reduce_few(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_reduce' op expected 4 operands, but found 3}}
  %r = "ttl.tile_reduce"(%a, %a, %d) <{reduce_dim = #ttkernel.reduce_dim<reduce_dim_row>, reduce_type = 0 : i32}> : (!T, !T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @transpose_few(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_transpose' op expected 3 operands, but found 2}}
  %r = "ttl.tile_transpose"(%a, %d) : (!T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @matmul_operand(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_matmul_block' op operand #0 must be tile or ranked tensor of tile values, but got 'f32'}}
  %r = ttl.tile_matmul_block %x, %a into dst[%d] : f32, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @matmul_accumulator(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_matmul_block' op operand #2 must be tile or ranked tensor of tile values, but got 'f32'}}
  %r = ttl.tile_matmul_block %a, %a, %x into dst[%d] : !T, !T, f32 -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @matmul_few(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_matmul_block' op expected 3 or more operands, but found 2}}
  %r = "ttl.tile_matmul_block"(%a, %d) : (!T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @matmul_many(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_matmul_block' op operand group starting at #2 requires 0 or 1 element, but found 2}}
  %r = "ttl.tile_matmul_block"(%a, %a, %a, %a, %d) : (!T, !T, !T, !T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @matmul_transpose(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{attribute 'transpose_rhs' failed to satisfy constraint: unit attribute}}
  %r = ttl.tile_matmul_block %a, %a into dst[%d] {transpose_rhs = true} : !T, !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @copy_tile_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.copy_tile' op copies a tile of type '!ttcore.tile<32x32, bf16>', but its result is '!ttcore.tile<32x32, f32>'}}
  %k, %r = ttl.copy_tile %a[%d] into dst[%d] : !T -> !ttl.dst, !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @copy_tile_token(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.copy_tile' op result #0 must be token that states that a tile is in DST, but got '!ttcore.tile<32x32, bf16>'}}
  %k, %r = "ttl.copy_tile"(%a, %d) : (!T, index) -> (!T, !T)
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @copy_tile_source(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.copy_tile' op operand #0 must be tile, but got 'tensor<2x2x!ttcore.tile<32x32, bf16>>'}}
  %k, %r = ttl.copy_tile %t[%d, %d] into dst[%d] : !TT -> !ttl.dst, !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @copy_tile_few(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.copy_tile' op expected 2 or more operands, but found 1}}
  %k, %r = "ttl.copy_tile"(%a) : (!T) -> (!ttl.dst, !T)
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @copy_tile_one_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.copy_tile' op expected 2 results}}
  %r = "ttl.copy_tile"(%a, %d) : (!T, index) -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @copy_dst_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.copy_dst' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.copy_dst %a into dst[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @dst_index_result(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.dst_index' op operand 0 has type '!ttcore.tile<32x32, bf16>', but the result needs '!ttcore.tile<32x32, f32>'}}
  %r = ttl.dst_index %a[%d] : !T -> !F
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @store_type(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_store' op stores a tile of type '!ttcore.tile<32x32, f32>', but the view holds '!ttcore.tile<32x32, bf16>'}}
  ttl.tile_store %f, %t[%d, %d] from dst[%d] : !F, !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @store_view(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.tensor, but found '!ttcore.tile<32x32, bf16>'}}
  ttl.tile_store %a, %a[] from dst[%d] : !T, !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @store_indices(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_store' op needs no index, or one per dimension of the view, which has rank 2, but has 1}}
  ttl.tile_store %a, %t[%d] from dst[%d] : !T, !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @store_no_slot(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{expected 'from'}}
  ttl.tile_store %a, %t[%d, %d] : !T, !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @store_few(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{'ttl.tile_store' op expected 3 or more operands, but found 2}}
  "ttl.tile_store"(%a, %t) : (!T, !TT) -> ()
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @store_in_compute(%d: index, %c: i1) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    scf.if %c {
      // expected-error@+1 {{'ttl.tile_store' op within `ttl.compute` needs one index per dimension of the view, which has rank 2, but has 0}}
      ttl.tile_store %a, %v[] from dst[%d] : !T, !TT
    }
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @no_where(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{custom op 'ttl.tile_where' is unknown}}
  %r = ttl.tile_where %a into dst[%d] : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @no_pow(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{custom op 'ttl.tile_pow' is unknown}}
  %r = ttl.tile_pow %a into dst[%d] : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @no_le(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{custom op 'ttl.tile_le' is unknown}}
  %r = ttl.tile_le %a into dst[%d] : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @no_ge(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{custom op 'ttl.tile_ge' is unknown}}
  %r = ttl.tile_ge %a into dst[%d] : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @no_clamp(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{custom op 'ttl.tile_clamp' is unknown}}
  %r = ttl.tile_clamp %a into dst[%d] : !T -> !T
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!F = !ttcore.tile<32x32, f32>
!TT = tensor<2x2x!T>
func.func @no_copy(%a: !T, %f: !F, %x: f32, %t: !TT, %d: index) {
  // expected-error@+1 {{custom op 'ttl.tile_copy' is unknown}}
  %r = ttl.tile_copy %a into dst[%d] : !T -> !T
  return
}
