// A maximum loses nothing, 32-bit destination elements round at the end, a few
// steps cost little, and a preference that was given up has said so itself.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 findings=true" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0, 0)>
#one = affine_map<(d0, d1) -> (0, 0)>
!row_bf16 = tensor<1x8x!bf16>
!cb_row_bf16 = !ttl.cb<[1, 8], !bf16, 2>
!blk = tensor<2x16x!bf16>
!blk2 = tensor<16x2x!bf16>
!cb_blk = !ttl.cb<[2, 16], !bf16, 2>
!cb_blk2 = !ttl.cb<[16, 2], !bf16, 2>
!res = tensor<2x2x!bf16>

func.func @maximum(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_bf16
  %x = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
  %s = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %y = ttl.cb_reserve %y_cb : !cb_bf16 -> !t_bf16
  %e = tensor.empty() : !t_bf16
  %o = ttl.attach_cb %e, %y_cb : (!t_bf16, !cb_bf16) -> !t_bf16
  %r = ttl.compute ins(%x, %s : !row_bf16, !t_bf16) outs(%o : !t_bf16)
      {indexing_maps = [#id, #one, #col], iterator_types = ["parallel", "reduction"]} {
  ^bb0(%a: !bf16, %b: !bf16, %c: !bf16):
    %i = ttl.iter_index 0 : index
    %q = ttl.tile_reduce %a, %b, %c 1 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    ttl.tile_store %q, %y[%i, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.yield
  } -> !t_bf16
  return
}

func.func @wide(%c0: index) attributes {fp32_dest_acc_en = true} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_bf16
  %x = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
  %s = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %y = ttl.cb_reserve %y_cb : !cb_bf16 -> !t_bf16
  %e = tensor.empty() : !t_bf16
  %o = ttl.attach_cb %e, %y_cb : (!t_bf16, !cb_bf16) -> !t_bf16
  %r = ttl.compute ins(%x, %s : !row_bf16, !t_bf16) outs(%o : !t_bf16)
      {indexing_maps = [#id, #one, #col], iterator_types = ["parallel", "reduction"]} {
  ^bb0(%a: !bf16, %b: !bf16, %c: !bf16):
    %i = ttl.iter_index 0 : index
    %q = ttl.tile_reduce %a, %b, %c 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    ttl.tile_store %q, %y[%i, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.yield
  } -> !t_bf16
  return
}

func.func @carried_maximum(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s = scf.for %i = %k0 to %c128 step %c1 iter_args(%a = %z) -> !bf16 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    %n = ttl.tile_max %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    scf.yield %n : !bf16
  }
  return
}

func.func @one_step(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s = scf.for %i = %k0 to %c1 step %c1 iter_args(%a = %z) -> !bf16 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    %n = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    scf.yield %n : !bf16
  }
  return
}

func.func @few_steps(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s = scf.for %i = %k0 to %c4 step %c1 iter_args(%a = %z) -> !bf16 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    %n = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    scf.yield %n : !bf16
  }
  return
}

func.func @given_up(%c0: index) {
  %b_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_bf16
  %b_t = ttl.cb_wait %b_cb : !cb_bf16 -> !t_bf16
  %b = tensor.extract %b_t[%c0, %c0] : !t_bf16
  // expected-note @+1 {{`ttl.tile_bcast` works with 16-bit destination elements only}}
  %c = ttl.tile_bcast %b, %b 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_blk
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_blk2
  %x = ttl.cb_wait %x_cb : !cb_blk -> !blk
  %y = ttl.cb_wait %y_cb : !cb_blk2 -> !blk2
  ttl.dst_section {
    // expected-warning @+1 {{[TC0502] `ttl.tile_matmul_block` accumulates without full fp32}}
    %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !blk, !blk2 -> !res
  }
  return
}

// Slots of their own.
func.func @parallel(%c0: index) attributes {fp32_dest_acc_en = false, ttl.allow_findings = ["TC0502"]} {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  ttl.dst_section {
    scf.for %i = %k0 to %c4 step %c1 {
      %x = tensor.extract %xt[%c0, %i] : !t_bf16
      %m = ttl.tile_matmul_block %x, %x into dst[%i] : !bf16, !bf16 -> !bf16
    }
  }
  return
}

// What one step makes is there in the next, and then it is gone.
func.func @delayed(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s:2 = scf.for %i = %k0 to %c128 step %c1 iter_args(%a = %z, %b = %z) -> (!bf16, !bf16) {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    %n = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    scf.yield %x, %n : !bf16, !bf16
  }
  return
}

// Each step takes DST anew, or does so after it has been released.
func.func @acquired_in_each_step(%c0: index) attributes {fp32_dest_acc_en = false, ttl.allow_findings = ["TC0502"]} {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %xt[%c0, %c0] : !t_bf16
  ttl.tile_regs_acquire
  ttl.tile_regs_release
  scf.for %i = %k0 to %c128 step %c1 {
    ttl.tile_regs_acquire
    %m = ttl.tile_matmul_block %x, %x into dst[%k0] : !bf16, !bf16 -> !bf16
    ttl.tile_regs_commit
    ttl.tile_regs_wait
    ttl.tile_regs_release
  }
  scf.for %i = %k0 to %c128 step %c1 {
    %m = ttl.tile_matmul_block %x, %x into dst[%k0] : !bf16, !bf16 -> !bf16
  }
  return
}

// Integers do not round.
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>
func.func @count(%c0: index, %z: !u16) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u16
  %s = scf.for %i = %k0 to %c128 step %c1 iter_args(%a = %z) -> !u16 {
    %xt = ttl.cb_wait %x_cb : !cb_u16 -> !t_u16
    %x = tensor.extract %xt[%c0, %c0] : !t_u16
    %n = ttl.tile_add %a, %x into dst[%c0] : !u16, !u16 -> !u16
    scf.yield %n : !u16
  }
  return
}
