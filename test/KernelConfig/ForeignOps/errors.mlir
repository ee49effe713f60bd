// Models that are wrong or missing, and what the analysis says to foreign
// operations that cannot be satisfied.
//
// RUN: tileconf-test-opt %s --allow-unregistered-dialect --verify-diagnostics --ttl-set-compute-kernel-config

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @unmodelled(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0301] `tctest.unmodelled` handles tiles but does not say how it executes: it has no `TileExecutionOpInterface`}}
  %0 = tctest.unmodelled %a : !bf16 -> !bf16
  return
}

func.func @unregistered(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0301] `elsewhere.filter` handles tiles but does not say how it executes}}
  "elsewhere.filter"(%a) : (!bf16) -> ()
  return
}

func.func @unregistered_source(%c0: index) {
  // expected-error @below {{[TC0301] `elsewhere.random` handles tiles}}
  %0 = "elsewhere.random"() : () -> !bf16
  return
}

// What handles no tiles is nobody's business.
func.func @unregistered_other(%c0: index) {
  %0 = "elsewhere.counter"(%c0) : (index) -> i32
  return
}

func.func @no_primitive(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0302] `tctest.no_primitive` states no hardware primitive}}
  %0 = tctest.no_primitive %a : !bf16 -> !bf16
  return
}

func.func @half_modelled(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0302] `tctest.half_modelled` states no hardware primitive for strategy `sfpu`}}
  %0 = tctest.half_modelled %a, %a : !bf16
  return
}

func.func @few_routes(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0303] `tctest.few_routes` states the routes of 1 operands, but has 2}}
  %0 = tctest.few_routes %a, %a : !bf16
  return
}

func.func @many_routes(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0303] `tctest.many_routes` states the routes of 2 operands, but has 1}}
  %0 = tctest.many_routes %a : !bf16 -> !bf16
  return
}

func.func @no_strategy(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0308] `tctest.no_strategy` has no legal strategy for its operands}}
  %0 = tctest.no_strategy %a, %a : !bf16
  return
}

func.func @record_without_choice(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0305] `tctest.scale` has no choice of strategies, so it may not carry `ttl.tile_execution_strategy`}}
  // expected-note @below {{help: remove the attribute `ttl.tile_execution_strategy`}}
  %0 = tctest.scale %a {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !bf16 -> !bf16
  return
}

func.func @record_of_none(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0306] `tctest.no_strategy` records strategy `fpu`, but its operands allow no strategy}}
  // expected-note @below {{help: remove the attribute `ttl.tile_execution_strategy`}}
  %0 = tctest.no_strategy %a, %a {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !bf16
  return
}

func.func @record_without_buffer(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %a into dst[%c0] : !bf16 -> !bf16
  // expected-error @below {{[TC0313] `tctest.blend` records strategy `dest_reuse`, which takes operand 1 from a dataflow buffer, but the operand does not lead to one}}
  %0 = tctest.blend %a, %e {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<dest_reuse>} : !bf16
  return
}

// Three strategies, and none fits: the left buffer cannot unpack to the
// destination, the right one has to.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `ttl.tile_exp`}}
func.func @none_fits(%c0: index) {
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
  // expected-error @below {{[TC0407] `tctest.blend` can run on `fpu`, `dest_reuse` or `sfpu`, and none fits the rest of the kernel}}
  // expected-note @below {{`fpu` takes dataflow buffers 0 and 1 in default mode}}
  // expected-note @below {{`dest_reuse` takes dataflow buffer 0 in unpack-to-destination mode and dataflow buffer 1 in default mode}}
  // expected-note @below {{`sfpu` takes dataflow buffers 0 and 1 in unpack-to-destination mode}}
  %0 = tctest.blend %a, %b : !f32
  return
}

// A record that does not fit.
func.func @record_does_not_fit(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %b_t = ttl.cb_wait %b_cb : !cb_f32 -> !t_f32
  %b = tensor.extract %b_t[%c0, %c0] : !t_f32
  // expected-note @below {{`tctest.blend` takes operand 1 (f32) from dataflow buffer 1 in default mode only}}
  // expected-note @below {{`tctest.blend` records strategy `dest_reuse`}}
  // expected-note @below {{help: drop the recorded strategy of `tctest.blend`, which then runs on `sfpu`}}
  %0 = tctest.blend %a, %b {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<dest_reuse>} : !f32
  // expected-error @below {{[TC0405] `tctest.scale` needs dataflow buffer 1 in unpack-to-destination mode for operand 0}}
  %1 = tctest.scale %b : !f32 -> !f32
  return
}

// expected-note @below {{help: drop `fp32_dest_acc_en` or make it true}}
func.func @narrow(%c0: index) attributes {fp32_dest_acc_en = false} {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0401] `tctest.scale` needs 32-bit destination elements for its f32 operand 0, but `fp32_dest_acc_en` is false}}
  %1 = tctest.scale %a : !f32 -> !f32
  return
}

// Semantics may depend on types as a whole: the second operation is not taken
// for a repetition of the first, though buffer and data type are the same.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `tctest.by_shape`}}
func.func @alike_but_for_the_shape(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<16x32, f32>, 2>
  %b_t = ttl.cb_wait %b_cb : !ttl.cb<[1, 1], !ttcore.tile<16x32, f32>, 2> -> tensor<1x1x!ttcore.tile<16x32, f32>>
  %b = tensor.extract %b_t[%c0, %c0] : tensor<1x1x!ttcore.tile<16x32, f32>>
  // expected-note @below {{`tctest.by_shape` takes operand 0 (f32) from dataflow buffer 0 in unpack-to-destination mode only}}
  %0 = tctest.by_shape %a : !f32 -> !f32
  // expected-error @below {{[TC0405] `tctest.by_shape` needs dataflow buffer 0 in default mode for operand 0}}
  // expected-note @below {{help: or, to lose nothing, let `tctest.by_shape` take operand 0 from a dataflow buffer of its own}}
  %1 = tctest.by_shape %b : !ttcore.tile<16x32, f32> -> !ttcore.tile<16x32, f32>
  return
}

// The same, where only the operand tells.
// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of one read, by `tctest.measure`}}
func.func @operand_shapes(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<16x32, f32>, 2>
  %b_t = ttl.cb_wait %b_cb : !ttl.cb<[1, 1], !ttcore.tile<16x32, f32>, 2> -> tensor<1x1x!ttcore.tile<16x32, f32>>
  %b = tensor.extract %b_t[%c0, %c0] : tensor<1x1x!ttcore.tile<16x32, f32>>
  // expected-note @below {{`tctest.measure` takes operand 0 (f32) from dataflow buffer 0 in unpack-to-destination mode only}}
  %0 = tctest.measure %a : !f32
  // expected-error @below {{[TC0405] `tctest.measure` needs dataflow buffer 0 in default mode for operand 0}}
  // expected-note @below {{help: or, to lose nothing, let `tctest.measure` take operand 0 from a dataflow buffer of its own}}
  %1 = tctest.measure %b : !ttcore.tile<16x32, f32>
  return
}
