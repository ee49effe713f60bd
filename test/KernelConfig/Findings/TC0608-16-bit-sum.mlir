// Sums that stay in 16-bit destination elements, which round in every step. The
// preferences for full fp32 accumulation are off, or the target has none.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 matmul-full-fp32=false reduce-full-fp32=false findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole matmul-full-fp32=false reduce-full-fp32=false findings=true" -verify-diagnostics

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

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @row_sum(%c0: index) {
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
    // expected-warning @+1 {{[TC0608] `ttl.tile_reduce` accumulates over 8 steps in 16-bit destination elements, which round the result to bf16 (7 mantissa bits) in each}}
    %q = ttl.tile_reduce %a, %b, %c 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    ttl.tile_store %q, %y[%i, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.yield
  } -> !t_bf16
  return
}

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @block_product(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_blk
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_blk2
  %x = ttl.cb_wait %x_cb : !cb_blk -> !blk
  %y = ttl.cb_wait %y_cb : !cb_blk2 -> !blk2
  ttl.dst_section {
    // expected-warning @+1 {{[TC0608] `ttl.tile_matmul_block` accumulates over 16 steps in 16-bit destination elements, which round the result to bf16 (7 mantissa bits) in each}}
    %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !blk, !blk2 -> !res
  }
  return
}

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @carried(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s = scf.for %i = %k0 to %c128 step %c1 iter_args(%a = %z) -> !bf16 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    // expected-warning @+1 {{[TC0608] `ttl.tile_add` accumulates over 128 steps in 16-bit destination elements, which round the result to bf16 (7 mantissa bits) in each}}
    %n = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    scf.yield %n : !bf16
  }
  return
}

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @lowered(%c0: index, %n_steps: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %yt = ttl.cb_wait %y_cb : !cb_bf16 -> !t_bf16
  ttl.dst_section {
    scf.for %i = %k0 to %n_steps step %c1 {
      %x = tensor.extract %xt[%c0, %i] : !t_bf16
      %y = tensor.extract %yt[%i, %c0] : !t_bf16
      // expected-warning @+1 {{[TC0608] `ttl.tile_matmul_block` accumulates over the steps of a loop in 16-bit destination elements}}
      %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !bf16, !bf16 -> !bf16
    } {ttl.reduction_loop}
  }
  return
}

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @carried_by_two_loops(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s = scf.for %i = %k0 to %c4 step %c1 iter_args(%a = %z) -> !bf16 {
    %t = scf.for %j = %k0 to %c128 step %c1 iter_args(%b = %a) -> !bf16 {
      %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      // expected-warning @+1 {{[TC0608] `ttl.tile_add` accumulates over 512 steps in 16-bit destination elements}}
      %n = ttl.tile_add %b, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      scf.yield %n : !bf16
    }
    scf.yield %t : !bf16
  }
  return
}

// Two sums that take turns.
// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @carried_in_turn(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s:2 = scf.for %i = %k0 to %c128 step %c1 iter_args(%a = %z, %b = %z) -> (!bf16, !bf16) {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    // expected-warning @+1 {{[TC0608] `ttl.tile_add` accumulates over 128 steps in 16-bit destination elements}}
    %n = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    scf.yield %b, %n : !bf16, !bf16
  }
  return
}

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @while(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %r:2 = scf.while (%i = %k0, %a = %z) : (index, !bf16) -> (index, !bf16) {
    %c = arith.cmpi slt, %i, %c128 : index
    scf.condition(%c) %i, %a : index, !bf16
  } do {
  ^bb0(%i: index, %a: !bf16):
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    // expected-warning @+1 {{[TC0608] `ttl.tile_add` accumulates over the steps of a loop in 16-bit destination elements}}
    %n = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %n : index, !bf16
  }
  return
}

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @branches(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  cf.br ^head(%k0, %z : index, !bf16)
^head(%i: index, %a: !bf16):
  %c = arith.cmpi slt, %i, %c128 : index
  cf.cond_br %c, ^body, ^end
^body:
  %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %xt[%c0, %c0] : !t_bf16
  // expected-warning @+1 {{[TC0608] `ttl.tile_add` accumulates over the steps of a loop in 16-bit destination elements}}
  %n = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %n : index, !bf16)
^end:
  return
}

// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps, with 4 DST tiles instead of 8}}
func.func @acquired(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %xt[%c0, %c0] : !t_bf16
  ttl.tile_regs_acquire
  scf.for %i = %k0 to %c128 step %c1 {
    // expected-warning @+1 {{[TC0608] `ttl.tile_matmul_block` accumulates over 128 steps in 16-bit destination elements}}
    %m = ttl.tile_matmul_block %x, %x into dst[%k0] : !bf16, !bf16 -> !bf16
  }
  ttl.tile_regs_commit
  ttl.tile_regs_wait
  ttl.tile_regs_release
  return
}

// What goes round changes its sign before it grows.
// expected-note @+2 {{destination elements are 16 bits wide: nothing asks for more}}
// expected-note @+1 {{`fp32_dest_acc_en = true` keeps 32 bits of the result between the steps}}
func.func @negated(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s = scf.for %i = %k0 to %c128 step %c1 iter_args(%a = %z) -> !bf16 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    %m = ttl.tile_neg %a into dst[%c0] : !bf16 -> !bf16
    // expected-warning @+1 {{[TC0608] `ttl.tile_add` accumulates over 128 steps}}
    %n = ttl.tile_add %m, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    scf.yield %n : !bf16
  }
  return
}
