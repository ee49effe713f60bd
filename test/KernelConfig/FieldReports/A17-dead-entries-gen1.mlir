// The same entries through ComputeGen1Config, which is strict about some.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='target=wormhole_b0 config-api=ComputeGen1Config'
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeGen1Config'

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// Wide elements make the entry legal, though it still does nothing.
func.func @bf16(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

// expected-error @below {{[TC0409] `ttl.unpack_to_dest_fp32` names dataflow buffer 0, which the kernel consumes; `ComputeGen1Config` needs 32-bit destination elements for that}}
// expected-note @below {{`fp32_dest_acc_en` is false}}
// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @bf16_narrow(%c0: index) attributes {fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

func.func @written_only(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0, 1>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}

// expected-error @below {{[TC0408] `ttl.unpack_to_dest_fp32` names dataflow buffer 31, which the kernel does not bind}}
// expected-note @below {{help: write `ttl.unpack_to_dest_fp32 = array<i32>`, or drop the attribute}}
func.func @unbound() attributes {ttl.unpack_to_dest_fp32 = array<i32: 31>} {
  return
}
