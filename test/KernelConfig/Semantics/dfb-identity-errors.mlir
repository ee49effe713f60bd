// Operands that have to come from a dataflow buffer and do not, and buffers
// without an index that the target has.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @argument_buffer(%c0: index, %cb: !cb_f32) {
  %t = ttl.cb_wait %cb : !cb_f32 -> !t_f32
  %x = tensor.extract %t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0309] `ttl.tile_exp` takes operand 0 from a dataflow buffer that has no final index yet}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// Also where the buffer only is one of several strategies' business.
func.func @argument_buffer_of_choice(%c0: index, %cb: !cb_f32) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %t = ttl.cb_wait %cb : !cb_f32 -> !t_f32
  %y = tensor.extract %t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0309] `ttl.tile_add` takes operand 1 from a dataflow buffer that has no final index yet}}
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

func.func @selected_buffer(%c0: index, %m: i1) {
  %p = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %q = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %cb = arith.select %m, %p, %q : !cb_f32
  %t = ttl.cb_wait %cb : !cb_f32 -> !t_f32
  %x = tensor.extract %t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0309] `ttl.tile_exp` takes operand 0}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

func.func @index_beyond(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 32, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0310] `ttl.tile_exp` takes operand 0 from dataflow buffer 32, but `wormhole_b0` has buffers 0 to 31}}
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

func.func @index_far_beyond(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 9223372036854775807, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0310] `ttl.tile_exp` takes operand 0 from dataflow buffer 9223372036854775807, but}}
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

// A buffer that no operation reads may have any index: nothing is asked of it.
func.func @index_beyond_unused(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 32, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  return
}

func.func @argument_read_by_fpu(%c0: index, %x: !f32) {
  // expected-error @below {{[TC0312] `ttl.tile_reduce` takes operand 0 from a dataflow buffer, but the operand does not lead to one}}
  %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  return
}

func.func @scaler_in_dst(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %s = ttl.tile_fill 1.0 into dst[%c0] : !bf16
  // expected-error @below {{[TC0312] `ttl.tile_reduce` takes operand 1 from a dataflow buffer, but the operand does not lead to one}}
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}

func.func @result_broadcast(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  // expected-error @below {{[TC0312] `ttl.tile_bcast` takes operand 0}}
  %b = ttl.tile_bcast %e, %e 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}

func.func @result_transposed(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  // expected-error @below {{[TC0312] `ttl.tile_transpose` takes operand 0}}
  %b = ttl.tile_transpose %e, %e into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}

func.func @result_multiplied(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  // expected-error @below {{[TC0312] `ttl.tile_matmul_block` takes operand 1}}
  %m = ttl.tile_matmul_block %x, %e into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

func.func @result_copied(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  // expected-error @below {{[TC0312] `ttl.copy_tile` takes operand 0}}
  %k_tok, %k = ttl.copy_tile %e[%c0] into dst[%c0] : !bf16 -> !ttl.dst, !bf16
  return
}

func.func @loop_carried(%c0: index, %c1: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %loop = scf.for %i = %c0 to %c1 step %c1 iter_args(%acc = %x) -> !bf16 {
    // expected-error @below {{[TC0312] `ttl.tile_bcast` takes operand 0}}
    %b = ttl.tile_bcast %acc, %acc 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
    scf.yield %b : !bf16
  }
  return
}

// A recorded FPU strategy that the form allows, and the buffers do not.
func.func @recorded_fpu(%c0: index, %t: !t_bf16) {
  %x = tensor.extract %t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0313] `ttl.tile_add` records strategy `fpu`, which takes operand 0 from a dataflow buffer, but the operand does not lead to one}}
  %s = ttl.tile_add %x, %x into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !bf16, !bf16 -> !bf16
  return
}

func.func @recorded_fpu_right(%c0: index, %t: !t_bf16) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y = tensor.extract %t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0313] `ttl.tile_mul` records strategy `fpu`, which takes operand 1}}
  %s = ttl.tile_mul %x, %y into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !bf16, !bf16 -> !bf16
  return
}

// A recorded SFPU strategy asks for no buffer.
func.func @recorded_sfpu(%c0: index, %t: !t_bf16) {
  %x = tensor.extract %t[%c0, %c0] : !t_bf16
  %s = ttl.tile_add %x, %x into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !bf16, !bf16 -> !bf16
  return
}

// After lowering, a number is any number.
func.func @below_the_first(%c0: index) {
  %x_cb = ttkernel.get_compile_time_arg_val(-2) : () -> !ttkernel.cb<2, !ttcore.tile<32x32, f32>>
  %x_t = builtin.unrealized_conversion_cast %x_cb : !ttkernel.cb<2, !ttcore.tile<32x32, f32>> to tensor<1x1x!ttcore.tile<32x32, f32>>
  %x = tensor.extract %x_t[%c0, %c0] : tensor<1x1x!ttcore.tile<32x32, f32>>
  // expected-error @below {{[TC0310] `ttl.tile_exp` takes operand 0 from dataflow buffer -2, but `wormhole_b0` has buffers 0 to 31}}
  %e = ttl.tile_exp %x into dst[%c0] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  return
}
