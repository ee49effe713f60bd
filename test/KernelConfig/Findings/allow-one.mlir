// An attribute on one operation silences that one: the finding is about the others
// that are like it, and does not count it.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole findings=true allow-findings=TC0603,TC0605,TC0606,TC0607,TC0609,TC0611,TC0614,TC0615" 2>&1 | FileCheck %s
// CHECK-NOT: {{warning|remark}}:

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>
!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>

// expected-note @+1 {{with `prefer-exact-f32-binary` every f32 read arrives whole, on the SFPU, which is slower}}
func.func @first(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %a = ttl.tile_add %x, %y into dst[%c0] {ttl.allow_findings = ["TC0614"]} : !f32, !f32 -> !f32
  // expected-remark @+1 {{[TC0614] `ttl.tile_add` reads f32 operand 0 from dataflow buffer 0 as TF32 (10 of 23 mantissa bits); the same holds for another read}}
  %b = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// expected-note @+1 {{with `prefer-exact-f32-binary` every f32 read arrives whole, on the SFPU, which is slower}}
func.func @second(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  // expected-remark @+1 {{[TC0614] `ttl.tile_add` reads f32 operand 0 from dataflow buffer 0 as TF32 (10 of 23 mantissa bits); the same holds for another read}}
  %a = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  ttl.dst_section {
    %b = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
    %c = ttl.tile_sub %x, %y into dst[%c0] : !f32, !f32 -> !f32
  } {ttl.allow_findings = ["TC0614"]}
  return
}

func.func @both(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %a = ttl.tile_add %x, %y into dst[%c0] {ttl.allow_findings = ["TC0614"]} : !f32, !f32 -> !f32
  %b = ttl.tile_add %y, %x into dst[%c0] {ttl.allow_findings = ["TC0603", "TC0614"]} : !f32, !f32 -> !f32
  return
}

// Operands change places.
// expected-note @+1 {{f16 ends at 65504}}
func.func @exponents(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %h_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f16
  %h_t = ttl.cb_wait %h_cb : !cb_f16 -> !t_f16
  %h = tensor.extract %h_t[%c0, %c0] : !t_f16
  %a = ttl.tile_matmul_block %x, %y into dst[%c0] {ttl.allow_findings = ["TC0603"]} : !f32, !f32 -> !f32
  // expected-warning @+1 {{[TC0603] `ttl.tile_matmul_block` reads f32 operand 0 from dataflow buffer 1 as f16, because dataflow buffer 2 holds `f16`; so do readers of dataflow buffer 0}}
  %b = ttl.tile_matmul_block %y, %x into dst[%c0] : !f32, !f32 -> !f32
  %e = ttl.tile_exp %h into dst[%c0] : !f16 -> !f16
  return
}

// expected-note @+2 {{destination elements are 16 bits wide: `fp32_dest_acc_en` is false}}
// expected-note @+1 {{`fp32_dest_acc_en = true` brings it as TF32 (10 bits), with 4 DST tiles instead of 8}}
func.func @narrow(%c0: index) attributes {fp32_dest_acc_en = false, ttl.allow_findings = ["TC0502"]} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %a = ttl.tile_matmul_block %x, %y into dst[%c0] {ttl.allow_findings = ["TC0605"]} : !f32, !f32 -> !bf16
  // expected-warning @+1 {{[TC0605] `ttl.tile_matmul_block` reads f32 operand 0 from dataflow buffer 0 as bf16 (7 of 23 mantissa bits), because destination elements are 16 bits wide; the same holds for another read}}
  %b = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !bf16
  return
}

// expected-note @+1 {{a scaler, in dataflow buffer 1, of f32 leaves the data its 10 bits of TF32}}
func.func @scaler(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %a = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] {ttl.allow_findings = ["TC0606"]} : (!f32, !bf16, !f32) -> !f32
  // expected-warning @+1 {{[TC0606] `ttl.tile_reduce` reduces f32 data with a `bf16` scaler, and `blackhole` cuts the data down to the scaler's format}}
  %b = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !bf16, !f32) -> !f32
  return
}

// expected-note @+1 {{with `prefer-exact-f32-binary` every f32 read arrives whole, on the SFPU, which is slower}}
func.func @intermediate(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %m_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %m_v = ttl.cb_reserve %m_cb : !cb_f32 -> !t_f32
  // The operation that fills the buffer is only a reason.
  // expected-note @+1 {{`ttl.tile_store` fills dataflow buffer 5 with f32}}
  ttl.tile_store %e, %m_v[%c0, %c0] from dst[%c0] {ttl.allow_findings = ["TC0609"]} : !f32, !t_f32
  ttl.cb_push %m_cb : !cb_f32
  %m_t = ttl.cb_wait %m_cb : !cb_f32 -> !t_f32
  %m = tensor.extract %m_t[%c0, %c0] : !t_f32
  // expected-note @+1 {{dataflow buffer 5 is in default mode: `ttl.tile_add` runs on `fpu`}}
  %a = ttl.tile_add %m, %m into dst[%c0] {ttl.allow_findings = ["TC0609"]} : !f32, !f32 -> !f32
  // expected-warning @+1 {{[TC0609] `ttl.tile_sub` reads back f32 operand 0 from dataflow buffer 5, which this kernel fills, as TF32 (10 of 23 mantissa bits); the same holds for another read}}
  %b = ttl.tile_sub %m, %m into dst[%c0] : !f32, !f32 -> !f32
  return
}

// expected-note @+2 {{destination elements are 32 bits wide: `fp32_dest_acc_en` is true}}
// expected-note @+1 {{in a kernel with 16-bit destination elements they are safe}}
func.func @integers(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u16
  %x_t = ttl.cb_wait %x_cb : !cb_u16 -> !t_u16
  %x = tensor.extract %x_t[%c0, %c0] : !t_u16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u16
  %y_t = ttl.cb_wait %y_cb : !cb_u16 -> !t_u16
  %y = tensor.extract %y_t[%c0, %c0] : !t_u16
  %a = ttl.tile_add %x, %y into dst[%c0] {ttl.allow_findings = ["TC0611"]} : !u16, !u16 -> !u16
  // expected-warning @+1 {{[TC0611] `ttl.tile_mul` keeps `u16` tiles in 32-bit destination elements, where `blackhole` moves them by a workaround only; the same holds for another operation}}
  %b = ttl.tile_mul %x, %y into dst[%c0] : !u16, !u16 -> !u16
  %c = ttl.tile_mul %x, %y into dst[%c0] : !u16, !u16 -> !u16
  return
}

// expected-note @+1 {{matrix products and reductions take floating-point tiles}}
func.func @products(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  %a = ttl.tile_matmul_block %x, %x into dst[%c0] {ttl.allow_findings = ["TC0615"]} : !u32, !u32 -> !u32
  // expected-warning @+1 {{[TC0615] `ttl.tile_matmul_block` reads `u32` operand 0 from dataflow buffer 0 on the FPU, whose registers have no such format: what arrives is undefined; the same holds for another read}}
  %b = ttl.tile_matmul_block %x, %x into dst[%c0] : !u32, !u32 -> !u32
  return
}

// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits}}
func.func @packed(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
      ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] {ttl.allow_findings = ["TC0607"]} : !bf16, !t_bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_store` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
      ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
  } {ttl.l1_acc_loop}
  return
}

// What is about the kernel is none of an operation's business, and what others do
// stays as it is.
func.func @by_one_code_only(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %a = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] {ttl.allow_findings = ["TC0606", "TC0602"]} : (!f32, !bf16, !f32) -> !f32
  return
}
