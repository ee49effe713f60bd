// Full synchronisation that no operation needs (tt-metal#13026).
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-remark @+1 {{[TC0613] `dst_full_sync_en` is true, so math and pack cannot overlap, but 8 DST tiles are enough at a time, and double buffering leaves 8}}
func.func @slots(%c0: index) attributes {dst_full_sync_en = true} {
  %k0 = arith.constant 0 : index
  %k9 = arith.constant 7 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  ttl.dst_section {
    %a = ttl.tile_exp %x into dst[%k0] : !bf16 -> !bf16
    %b = ttl.tile_abs %x into dst[%k9] : !bf16 -> !bf16
  }
  return
}

// DST is taken and given back by operations.
// expected-remark @+1 {{[TC0613] `dst_full_sync_en` is true, so math and pack cannot overlap, but 3 DST tiles are enough at a time}}
func.func @acquired(%c0: index) attributes {dst_full_sync_en = true} {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  ttl.tile_regs_acquire
  %e = ttl.tile_exp %x into dst[%k0] : !f32 -> !f32
  %l = ttl.tile_log %x into dst[%k2] : !f32 -> !f32
  ttl.tile_regs_commit
  ttl.tile_regs_wait
  ttl.tile_regs_release
  return
}
