// A slot that only full synchronisation has; slots that are not known; half
// synchronisation.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @needed(%c0: index) attributes {dst_full_sync_en = true} {
  %k0 = arith.constant 0 : index
  %k9 = arith.constant 8 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  ttl.dst_section {
    %a = ttl.tile_exp %x into dst[%k0] : !bf16 -> !bf16
    %b = ttl.tile_abs %x into dst[%k9] : !bf16 -> !bf16
  }
  return
}

func.func @unknown(%c0: index) attributes {dst_full_sync_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  ttl.dst_section {
    %a = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  }
  return
}

func.func @half(%c0: index) attributes {dst_full_sync_en = false} {
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

// Nobody says how long DST is held.
func.func @released(%c0: index) attributes {dst_full_sync_en = true} {
  %k0 = arith.constant 0 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  ttl.tile_regs_acquire
  ttl.tile_regs_commit
  ttl.tile_regs_wait
  ttl.tile_regs_release
  %e = ttl.tile_exp %x into dst[%k0] : !f32 -> !f32
  return
}
