// The message names the option where it is the option that says so.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=fp32-dest-acc-en=disabled

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @below {{help: set option `fp32-dest-acc-en` to `auto`}}
func.func @exp(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  // expected-error @below {{[TC0401] `ttl.tile_exp` needs 32-bit destination elements for its f32 operand 0, but option `fp32-dest-acc-en` is disabled}}
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// The attribute is stronger, so the option is out of play.
func.func @attribute(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}
