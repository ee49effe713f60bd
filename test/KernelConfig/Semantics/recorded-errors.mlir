// Recorded strategies that are none, or not this operation's.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>

func.func @word(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0304] `ttl.tile_add` needs a `#ttl.tile_execution_strategy` attribute as `ttl.tile_execution_strategy`, but has "fpu"}}
  %s = ttl.tile_add %x, %x into dst[%c0] {ttl.tile_execution_strategy = "fpu"} : !f32, !f32 -> !f32
  return
}

func.func @number(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0304] `ttl.tile_sub` needs a `#ttl.tile_execution_strategy` attribute}}
  %s = ttl.tile_sub %x, %x into dst[%c0] {ttl.tile_execution_strategy = 0 : i32} : !f32, !f32 -> !f32
  return
}

func.func @on_fill(%c0: index) {
  // expected-error @below {{[TC0305] `ttl.tile_fill` has no choice of strategies, so it may not carry `ttl.tile_execution_strategy`}}
  // expected-note @below {{help: remove the attribute `ttl.tile_execution_strategy`}}
  %s = ttl.tile_fill 1.0 into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32
  return
}

func.func @on_max(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0305] `ttl.tile_max` has no choice of strategies}}
  // expected-note @below {{help: remove the attribute `ttl.tile_execution_strategy`}}
  %s = ttl.tile_max %x, %x into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>} : !f32, !f32 -> !f32
  return
}

func.func @on_store(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  // expected-error @below {{[TC0305] `ttl.tile_store` has no choice of strategies}}
  // expected-note @below {{help: remove the attribute `ttl.tile_execution_strategy`}}
  ttl.tile_store %x, %v[%c0, %c0] from dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !f32, !t_f32
  return
}

func.func @different_indices(%c0: index, %c1: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c1, %c1] : !t_f32
  // expected-error @below {{[TC0306] `ttl.tile_add` records strategy `fpu`, but its operands allow `sfpu` only}}
  // expected-note @below {{help: remove the attribute `ttl.tile_execution_strategy`}}
  %s = ttl.tile_add %x, %y into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !f32, !f32 -> !f32
  return
}

func.func @integers(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  // expected-error @below {{[TC0306] `ttl.tile_mul` records strategy `fpu`, but its operands allow `sfpu` only}}
  // expected-note @below {{help: remove the attribute `ttl.tile_execution_strategy`}}
  %s = ttl.tile_mul %x, %x into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>} : !si32, !si32 -> !si32
  return
}

// A strategy that exists, on an operation that does not have it.
func.func @dest_reuse(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0306] `ttl.tile_mul` records strategy `dest_reuse`, but its operands allow `fpu` or `sfpu`}}
  // expected-note @below {{help: remove the attribute `ttl.tile_execution_strategy`}}
  %s = ttl.tile_mul %x, %x into dst[%c0] {ttl.tile_execution_strategy = #ttl.tile_execution_strategy<dest_reuse>} : !f32, !f32 -> !f32
  return
}
