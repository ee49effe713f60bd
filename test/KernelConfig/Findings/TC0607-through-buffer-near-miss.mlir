// No sum that a bf16 buffer rounds in every step: f32 in the buffer, no loop, one
// step, a maximum, a buffer that each step fills anew, and one that others fill;
// nor one that the packer makes, in f32, or of maxima. Neither are a few steps, nor
// steps that work on different tiles.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!row_bf16 = tensor<1x16x!bf16>
!cb_row_bf16 = !ttl.cb<[1, 16], !bf16, 2>

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

func.func @few_steps(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c7 = arith.constant 7 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %i = %k0 to %c7 step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %a = tensor.extract %at[%c0, %c0] : !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.cb_pop %acc : !cb_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

func.func @distinct_tiles(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c16 = arith.constant 16 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %at = ttl.cb_wait %acc : !cb_row_bf16 -> !row_bf16
  %xt = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
  %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
  scf.for %j = %k0 to %c16 step %c1 {
    %a = tensor.extract %at[%c0, %j] : !row_bf16
    %x = tensor.extract %xt[%c0, %j] : !row_bf16
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.tile_store %s, %v[%c0, %j] from dst[%c0] : !bf16, !row_bf16
  }
  ttl.cb_pop %acc : !cb_row_bf16
  ttl.cb_push %acc : !cb_row_bf16
  return
}

func.func @computed_index(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c16 = arith.constant 16 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %at = ttl.cb_wait %acc : !cb_row_bf16 -> !row_bf16
  %xt = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
  %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
  scf.for %j = %k0 to %c16 step %c1 {
    %b = arith.index_cast %j : index to i32
    %d = arith.addi %b, %b : i32
    %q = arith.index_cast %d : i32 to index
    %t = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%q)
    %a = tensor.extract %at[%c0, %t] : !row_bf16
    %x = tensor.extract %xt[%c0, %t] : !row_bf16
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.tile_store %s, %v[%c0, %t] from dst[%c0] : !bf16, !row_bf16
  }
  ttl.cb_pop %acc : !cb_row_bf16
  ttl.cb_push %acc : !cb_row_bf16
  return
}

func.func @read_moves(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c16 = arith.constant 16 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %at = ttl.cb_wait %acc : !cb_row_bf16 -> !row_bf16
  %xt = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
  %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
  scf.for %j = %k0 to %c16 step %c1 {
    %a = tensor.extract %at[%c0, %j] : !row_bf16
    %x = tensor.extract %xt[%c0, %j] : !row_bf16
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !row_bf16
  }
  ttl.cb_pop %acc : !cb_row_bf16
  ttl.cb_push %acc : !cb_row_bf16
  return
}

func.func @write_moves(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c16 = arith.constant 16 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %at = ttl.cb_wait %acc : !cb_row_bf16 -> !row_bf16
  %xt = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
  %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
  scf.for %j = %k0 to %c16 step %c1 {
    %a = tensor.extract %at[%c0, %c0] : !row_bf16
    %x = tensor.extract %xt[%c0, %c0] : !row_bf16
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.tile_store %s, %v[%c0, %j] from dst[%c0] : !bf16, !row_bf16
  }
  ttl.cb_pop %acc : !cb_row_bf16
  ttl.cb_push %acc : !cb_row_bf16
  return
}

func.func @slices_move(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c16 = arith.constant 16 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %at = ttl.cb_wait %acc : !cb_row_bf16 -> !row_bf16
  %xt = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
  %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
  scf.for %j = %k0 to %c16 step %c1 {
    %part = tensor.extract_slice %at[0, %j] [1, 1] [1, 1] : !row_bf16 to !t_bf16
    %a = tensor.extract %part[%c0, %c0] : !t_bf16
    %x = tensor.extract %xt[%c0, %j] : !row_bf16
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !row_bf16
  }
  ttl.cb_pop %acc : !cb_row_bf16
  ttl.cb_push %acc : !cb_row_bf16
  return
}

// The outer loop has four steps, the inner one works on different tiles.
func.func @few_steps_of_many_tiles(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  scf.for %i = %k0 to %c4 step %c1 {
    %at = ttl.cb_wait %acc : !cb_row_bf16 -> !row_bf16
    %xt = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
    %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
    scf.for %j = %k0 to %c16 step %c1 {
      %a = tensor.extract %at[%c0, %j] : !row_bf16
      %x = tensor.extract %xt[%c0, %j] : !row_bf16
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %j] from dst[%c0] : !bf16, !row_bf16
    }
    ttl.cb_pop %acc : !cb_row_bf16
    ttl.cb_push %acc : !cb_row_bf16
  }
  return
}

func.func @afresh_either_way(%c0: index, %choice: i1) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %yt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %y = tensor.extract %yt[%c0, %c0] : !t_bf16
    scf.if %choice {
      %e1 = ttl.tile_exp %y into dst[%c0] : !bf16 -> !bf16
      %u1 = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
      ttl.tile_store %e1, %u1[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      ttl.cb_push %acc : !cb_bf16
    } else {
      %e2 = ttl.tile_log %y into dst[%c0] : !bf16 -> !bf16
      %u2 = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
      ttl.tile_store %e2, %u2[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      ttl.cb_push %acc : !cb_bf16
    }
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %a = tensor.extract %at[%c0, %c0] : !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.cb_pop %acc : !cb_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

func.func @packed_tiles(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c16 = arith.constant 16 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
  scf.for %j = %k0 to %c16 step %c1 {
    %xt = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %j] : !row_bf16
      %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
      ttl.tile_store %e, %v[%c0, %j] from dst[%c0] : !bf16, !row_bf16
    }
  } {ttl.l1_acc_loop}
  ttl.cb_push %acc : !cb_row_bf16
  return
}

// A maximum behind others that have one operand.
func.func @packed_magnitudes(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
  scf.for %j = %k0 to %c128 step %c1 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %m = ttl.tile_max %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      %g = ttl.tile_abs %m into dst[%c0] : !bf16 -> !bf16
      %e = ttl.tile_exp %g into dst[%c0] : !bf16 -> !bf16
      ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %x_cb : !cb_bf16
  } {ttl.reduction_loop}
  ttl.cb_push %acc : !cb_bf16
  return
}
