// What passes after configuration rely on: every operation with a choice has a
// record, and a missing or impossible one is found before anything is changed.
//
// RUN: tileconf-test-opt %s --verify-diagnostics --tctest-read-strategies

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @missing(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0307] `ttl.tile_add` needs a recorded strategy in `ttl.tile_execution_strategy`, but has none; `ttl-set-compute-kernel-config` has to run first}}
  %s = ttl.tile_add %a, %a into dst[%c0] : !bf16, !bf16 -> !bf16
  // expected-error @below {{[TC0307] `tctest.blend` needs a recorded strategy}}
  %0 = tctest.blend %a, %a : !bf16
  return
}

// A pass in between has put a copy in front of an FPU operation.
func.func @copied(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  %k_tok, %k = ttl.copy_tile %a[%c0] into dst[%c0] : !bf16 -> !ttl.dst, !bf16
  // expected-error @below {{[TC0306] `ttl.tile_add` records strategy `fpu`, but its operands allow `sfpu` only}}
  %s = ttl.tile_add %k, %a into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !bf16, !bf16 -> !bf16
  return
}

func.func @kinds(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0304] `ttl.tile_add` needs a `#ttl.tile_execution_strategy` attribute}}
  %s = ttl.tile_add %a, %a into dst[%c0] {ttl.tile_execution_strategy = "fpu"} : !bf16, !bf16 -> !bf16
  // expected-error @below {{[TC0305] `ttl.tile_exp` has no choice of strategies}}
  %e = ttl.tile_exp %a into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !bf16 -> !bf16
  // expected-error @below {{[TC0302] `tctest.no_primitive` states no hardware primitive}}
  %0 = tctest.no_primitive %a : !bf16 -> !bf16
  // expected-error @below {{[TC0303] `tctest.few_routes` states the routes of 1 operands, but has 2}}
  %1 = tctest.few_routes %a, %a : !bf16
  return
}

func.func @ready(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %a_t = ttl.cb_wait %a_cb : !cb_bf16 -> !t_bf16
  %a = tensor.extract %a_t[%c0, %c0] : !t_bf16
  %s = ttl.tile_add %a, %a into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !bf16, !bf16 -> !bf16
  %e = ttl.tile_exp %s into dst[%c0] : !bf16 -> !bf16
  %0 = tctest.blend %s, %a {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<dest_reuse>} : !bf16
  return
}
