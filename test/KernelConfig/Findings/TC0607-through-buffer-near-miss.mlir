// No sum that a bf16 buffer rounds in every step: f32 in the buffer, no loop, one
// step, a maximum, a buffer that each step fills anew, and one that others fill;
// nor one that the packer makes, in f32, or of maxima.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @f32_sum(%c0: index) attributes {ttl.allow_findings = ["TC0609", "TC0614"]} {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_f32
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  scf.for %i = %k0 to %c128 step %c1 {
    %at = ttl.cb_wait %acc : !cb_f32 -> !t_f32
    %v = ttl.cb_reserve %acc : !cb_f32 -> !t_f32
    %xt = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_f32
      %a = tensor.extract %at[%c0, %c0] : !t_f32
      %s = ttl.tile_add %a, %x into dst[%c0] : !f32, !f32 -> !f32
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
    }
    ttl.cb_pop %acc : !cb_f32
    ttl.cb_push %acc : !cb_f32
  }
  return
}

func.func @no_loop(%c0: index) {
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  return
}

func.func @one_step(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %i = %k0 to %c1 step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

func.func @maximum(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      %s = ttl.tile_max %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

func.func @afresh(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %yt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %y = tensor.extract %yt[%c0, %c0] : !t_bf16
    %e = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
    %u = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    ttl.tile_store %e, %u[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.cb_push %acc : !cb_bf16
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

func.func @from_outside(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %o_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %o_cb : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %o_cb : !cb_bf16
  }
  return
}

func.func @packed_f32(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c4 = arith.constant 4 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %o_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %o_cb : !cb_f32 -> !t_f32
  scf.for %i = %k0 to %c16 step %c1 {
    scf.for %j = %k0 to %c4 step %c1 {
      %xt = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
      ttl.dst_section {
        %x = tensor.extract %xt[%c0, %c0] : !t_f32
        %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
        ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
      }
      ttl.cb_pop %x_cb : !cb_f32
    } {ttl.reduction_loop}
  } {ttl.l1_acc_loop}
  ttl.cb_push %o_cb : !cb_f32
  return
}

func.func @packed_maxima(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c4 = arith.constant 4 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %o_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %o_cb : !cb_bf16 -> !t_bf16
  scf.for %i = %k0 to %c16 step %c1 {
    scf.for %j = %k0 to %c4 step %c1 {
      %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      ttl.dst_section {
        %x = tensor.extract %xt[%c0, %c0] : !t_bf16
        %e = ttl.tile_max %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
        ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      }
      ttl.cb_pop %x_cb : !cb_bf16
    } {ttl.reduction_loop}
  }
  ttl.cb_push %o_cb : !cb_bf16
  return
}

func.func @not_packed(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c4 = arith.constant 4 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %o_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %o_cb : !cb_bf16 -> !t_bf16
  scf.for %i = %k0 to %c16 step %c1 {
    scf.for %j = %k0 to %c4 step %c1 {
      %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      ttl.dst_section {
        %x = tensor.extract %xt[%c0, %c0] : !t_bf16
        %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
        ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      }
      ttl.cb_pop %x_cb : !cb_bf16
    }
  }
  ttl.cb_push %o_cb : !cb_bf16
  return
}
