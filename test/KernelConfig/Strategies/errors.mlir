// Kernels in which no choice of strategies fits. Where only one strategy is
// left, the message is about what that one needs.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// One buffer has to be in one mode, the other in the other.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @fixed_readers(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_bcast` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  %c = ttl.tile_bcast %a, %a 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  // expected-note @below {{`ttl.tile_exp` takes operand 0 (f32) from dataflow buffer 1 in unpack-to-destination mode only}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_exp` take operand 0 from a dataflow buffer of its own}}
  %e = ttl.tile_exp %b into dst[%c0] : !f32 -> !f32
  // expected-error @below {{[TC0407] `ttl.tile_add` can run on `fpu` or `sfpu`, and neither fits the rest of the kernel}}
  // expected-note @below {{`fpu` takes dataflow buffers 0 and 1 in default mode}}
  // expected-note @below {{`sfpu` takes dataflow buffers 0 and 1 in unpack-to-destination mode}}
  %s = ttl.tile_add %a, %b into dst[%c0] : !f32, !f32 -> !f32
  return
}

// The same, through one more operation.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @chain(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_reduce` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  %r = ttl.tile_reduce %a, %a, %a 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // expected-note @below {{`ttl.tile_add` has to run on `fpu` (takes dataflow buffers 0 and 1 in default mode) or `sfpu` (takes dataflow buffers 0 and 1 in unpack-to-destination mode)}}
  %s = ttl.tile_add %a, %b into dst[%c0] : !f32, !f32 -> !f32
  // expected-error @below {{[TC0407] `ttl.tile_sub` can run on `fpu` or `sfpu`, and neither fits}}
  // expected-note @below {{`fpu` takes dataflow buffers 1 and 2 in default mode}}
  // expected-note @below {{`sfpu` takes dataflow buffers 1 and 2 in unpack-to-destination mode}}
  %t = ttl.tile_sub %b, %c into dst[%c0] : !f32, !f32 -> !f32
  // expected-note @below {{`ttl.tile_exp` takes operand 0 (f32) from dataflow buffer 2}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_exp` take operand 0 from a dataflow buffer of its own}}
  %e = ttl.tile_exp %c into dst[%c0] : !f32 -> !f32
  return
}

// expected-note @below {{`ttl.unpack_to_dest_fp32` includes dataflow buffer 0}}
// expected-note @below {{`ttl.unpack_to_dest_fp32` leaves out dataflow buffer 1}}
// expected-note @below {{help: drop `ttl.unpack_to_dest_fp32`}}
func.func @list(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0407] `ttl.tile_add` can run on `fpu` or `sfpu`, and neither fits}}
  // expected-note @below {{`fpu` takes}}
  // expected-note @below {{`sfpu` takes}}
  %s = ttl.tile_add %a, %b into dst[%c0] : !f32, !f32 -> !f32
  return
}

// One operand is in DST, so there is only the SFPU.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_add`}}
func.func @only_sfpu(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_bcast` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  %c = ttl.tile_bcast %a, %a 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  %e = ttl.tile_exp %b into dst[%c0] : !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_add` needs dataflow buffer 0 in unpack-to-destination mode for operand 1, but a buffer has one mode in the whole kernel}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_add` take operand 1 from a dataflow buffer of its own}}
  // expected-note @below {{`ttl.tile_add` can only run on `sfpu`, since operand 0 comes from DST}}
  %s = ttl.tile_add %e, %a into dst[%c0] : !f32, !f32 -> !f32
  return
}

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_add`}}
func.func @only_sfpu_first(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %b into dst[%c0] : !f32 -> !f32
  // expected-note @below {{`ttl.tile_add` takes operand 1 (f32) from dataflow buffer 0 in unpack-to-destination mode only}}
  %s = ttl.tile_add %e, %a into dst[%c0] : !f32, !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_bcast` needs dataflow buffer 0 in default mode for operand 0}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_bcast` take operand 0 from a dataflow buffer of its own}}
  %c = ttl.tile_bcast %a, %a 2 : i32 into dst[%c0] : (!f32, !f32) -> !f32
  return
}

// expected-note @below {{`ttl.enable_fpu_binary_ops` is false}}
// expected-note @below {{help: drop `ttl.enable_fpu_binary_ops` or make it true}}
func.func @fpu_off(%c0: index) attributes {ttl.enable_fpu_binary_ops = false} {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_reduce` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  %r = ttl.tile_reduce %a, %a, %a 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_add` needs dataflow buffer 0 in unpack-to-destination mode for operand 0}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_add` and 1 other read of buffer 0 in unpack-to-destination mode use a dataflow buffer of their own}}
  %s = ttl.tile_add %a, %a into dst[%c0] : !f32, !f32 -> !f32
  return
}

// Recorded strategies.
func.func @recorded_fpu(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_add` takes operand 1 (f32) from dataflow buffer 1 in default mode only}}
  // expected-note @below {{`ttl.tile_add` records strategy `fpu`}}
  // expected-note @below {{help: drop the recorded strategy of `ttl.tile_add`, which then runs on `sfpu`}}
  %s = ttl.tile_add %a, %b into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !f32, !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_exp` needs dataflow buffer 1 in unpack-to-destination mode for operand 0}}
  %e = ttl.tile_exp %b into dst[%c0] : !f32 -> !f32
  return
}

func.func @recorded_sfpu(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_reduce` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  %r = ttl.tile_reduce %a, %b, %a 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_add` needs dataflow buffer 0 in unpack-to-destination mode for operand 0}}
  // expected-note @below {{`ttl.tile_add` records strategy `sfpu`}}
  // expected-note @below {{help: drop the recorded strategy of `ttl.tile_add`, which then runs on `fpu`; then destination elements are 32 bits wide, dataflow buffer 0 is in default mode and 2 reads lose the low 13 mantissa bits on the FPU}}
  // expected-note @below {{help: or, to lose nothing, split the kernel in two, the second of which begins with `ttl.tile_add`}}
  %s = ttl.tile_add %a, %b into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32, !f32 -> !f32
  return
}

func.func @recorded_both(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_add` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  // expected-note @below {{`ttl.tile_add` records strategy `fpu`}}
  // expected-note @below {{help: drop the recorded strategy of `ttl.tile_add`, which then runs on `sfpu`}}
  %s = ttl.tile_add %a, %a into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !f32, !f32 -> !f32
  // expected-error @below {{[TC0405] `ttl.tile_mul` needs dataflow buffer 0 in unpack-to-destination mode for operand 0}}
  // expected-note @below {{`ttl.tile_mul` records strategy `sfpu`}}
  %t = ttl.tile_mul %a, %a into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32, !f32 -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @recorded_fpu_listed(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_add` needs dataflow buffer 0 in default mode for operand 0, but `ttl.unpack_to_dest_fp32` includes it}}
  // expected-note @below {{`ttl.tile_add` records strategy `fpu`}}
  %s = ttl.tile_add %a, %a into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !f32, !f32 -> !f32
  return
}

// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32: 0>`, or drop the attribute}}
func.func @recorded_sfpu_left_out(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32>} {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0404] `ttl.tile_add` needs dataflow buffer 0 in unpack-to-destination mode for operand 0, but `ttl.unpack_to_dest_fp32` leaves it out}}
  // expected-note @below {{`ttl.tile_add` records strategy `sfpu`}}
  %s = ttl.tile_add %a, %a into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32, !f32 -> !f32
  return
}

// A record that only fails by way of another choice.
func.func @recorded_through_another(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  %c_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c_t = ttl.cb_wait %c_cb : !cb_f32 -> !t_f32
  %c = tensor.extract %c_t[%c0, %c0] : !t_f32
  // expected-note @below {{`ttl.tile_reduce` takes operand 0 (f32) from dataflow buffer 0 in default mode only}}
  %r = ttl.tile_reduce %a, %a, %a 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  // expected-note @below {{`ttl.tile_add` has to run on `fpu` (takes dataflow buffers 0 and 1 in default mode) or `sfpu` (takes dataflow buffers 0 and 1 in unpack-to-destination mode)}}
  %s = ttl.tile_add %a, %b into dst[%c0] : !f32, !f32 -> !f32
  // expected-error @below {{[TC0412] `ttl.tile_sub` records strategy `sfpu` (takes dataflow buffers 1 and 2 in unpack-to-destination mode), which cannot be satisfied together with the rest of the kernel}}
  // expected-note @below {{help: drop the recorded strategy of `ttl.tile_sub`, which then runs on `fpu`}}
  // expected-note @below {{help: or, to lose nothing, let `ttl.tile_sub` take operand 0 from a dataflow buffer of its own}}
  %t = ttl.tile_sub %b, %c into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32, !f32 -> !f32
  return
}

// Both strategies need the same width, so the strategies are not the problem.
// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @narrow(%c0: index) attributes {fp32_dest_acc_en = false} {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0401] `ttl.tile_add` needs 32-bit destination elements for its f32 result, but `fp32_dest_acc_en` is false}}
  %s = ttl.tile_add %a, %a into dst[%c0] : !f32, !f32 -> !f32
  return
}
