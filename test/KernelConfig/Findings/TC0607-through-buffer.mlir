// A running sum in a bf16 buffer: written and read back in every step.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0  findings=true allow-findings=TC0612" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole  findings=true allow-findings=TC0612" -verify-diagnostics

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!row_bf16 = tensor<1x16x!bf16>
!cb_row_bf16 = !ttl.cb<[1, 16], !bf16, 2>

// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits, and so do 32-bit destination elements if it stays there until the loop ends}}
func.func @sum(%c0: index) {
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
      // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

// Every row starts afresh, so only the inner loop sums up.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits, and so do 32-bit destination elements if it stays there until the loop ends}}
func.func @rows(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %j = %k0 to %c4 step %c1 {
    %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
    %w = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    ttl.tile_store %z, %w[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.cb_push %acc : !cb_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  }
  return
}

// The first step of the first row starts it, the others go on.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits, and so do 32-bit destination elements if it stays there until the loop ends}}
func.func @nested(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %j = %k0 to %c4 step %c1 {
  scf.for %i = %k0 to %c128 step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 512 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  }
  return
}

// The destination is wide for another operation: the buffer undoes that.
// expected-note @+2 {{an f32 buffer for the running result alone keeps its bits, and so do 32-bit destination elements if it stays there until the loop ends}}
// expected-note @+1 {{destination elements are 32 bits wide, which packing into dataflow buffer 26 undoes}}
func.func @wide(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %f_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %f_t = ttl.cb_wait %f_cb : !cb_f32 -> !t_f32
  %f = tensor.extract %f_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %f into dst[%c0] : !f32 -> !f32
  scf.for %i = %k0 to %c128 step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

// From one buffer to another and back, as often as an argument says.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits, and so do 32-bit destination elements if it stays there until the loop ends}}
func.func @ping_pong(%c0: index, %n_steps: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %next = ttl.bind_cb {cb_index = 27, block_count = 2} : !cb_bf16
  scf.for %i = %c0 to %n_steps step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %next : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    %a = tensor.extract %at[%c0, %c0] : !t_bf16
    // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over the steps of a loop through dataflow buffer 27, which rounds}}
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    %nt = ttl.cb_wait %next : !cb_bf16 -> !t_bf16
    %w = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %n = tensor.extract %nt[%c0, %c0] : !t_bf16
    %tok, %m = ttl.copy_tile %n[%c0] into dst[%c0] : !bf16 -> !ttl.dst, !bf16
    ttl.tile_store %m, %w[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  }
  return
}

// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits, and so do 32-bit destination elements if it stays there until the loop ends}}
func.func @conditional_start(%c0: index, %first: i1) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    scf.if %first {
      %z = ttl.tile_fill 0.0 into dst[%c0] : !bf16
      %w = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
      ttl.tile_store %z, %w[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      ttl.cb_push %acc : !cb_bf16
    }
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %a = tensor.extract %at[%c0, %c0] : !t_bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %acc : !cb_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

// The packer adds to what the buffer holds; nothing reads it back.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits, and so do 32-bit destination elements if it stays there until the loop ends}}
func.func @packed(%c0: index) {
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
        // expected-warning @+1 {{[TC0607] `ttl.tile_store` accumulates over 16 steps through dataflow buffer 16, which rounds the result to `bf16` (7 mantissa bits) in each}}
        ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      }
      ttl.cb_pop %x_cb : !cb_bf16
    }
  } {ttl.l1_acc_loop}
  ttl.cb_push %o_cb : !cb_bf16
  return
}

// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits, and so do 32-bit destination elements if it stays there until the loop ends}}
func.func @packed_in_both(%c0: index) {
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
        // expected-warning @+1 {{[TC0607] `ttl.tile_store` accumulates over 64 steps through dataflow buffer 16, which rounds the result to `bf16` (7 mantissa bits) in each}}
        ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      }
      ttl.cb_pop %x_cb : !cb_bf16
    } {ttl.reduction_loop}
  } {ttl.l1_acc_loop}
  ttl.cb_push %o_cb : !cb_bf16
  return
}

// A product is rounded no less.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits}}
func.func @product(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %a = tensor.extract %at[%c0, %c0] : !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    // expected-warning @+1 {{[TC0607] `ttl.tile_mul` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
    %s = ttl.tile_mul %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.cb_pop %acc : !cb_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

// Each tile of a row is summed up once in every step of the outer loop.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits}}
func.func @row(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c16 = arith.constant 16 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %at = ttl.cb_wait %acc : !cb_row_bf16 -> !row_bf16
    %xt = ttl.cb_wait %x_cb : !cb_row_bf16 -> !row_bf16
    %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
    scf.for %j = %k0 to %c16 step %c1 {
      %a = tensor.extract %at[%c0, %j] : !row_bf16
      %x = tensor.extract %xt[%c0, %j] : !row_bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
      %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.tile_store %s, %v[%c0, %j] from dst[%c0] : !bf16, !row_bf16
    }
    ttl.cb_pop %acc : !cb_row_bf16
    ttl.cb_push %acc : !cb_row_bf16
  }
  return
}

// Both in one nest of loops, once more in another.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits}}
func.func @nests(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c4 = arith.constant 4 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  scf.for %j = %k0 to %c4 step %c1 {
    scf.for %i = %k0 to %c128 step %c1 {
      %at1 = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
      %a1 = tensor.extract %at1[%c0, %c0] : !t_bf16
      %xt1 = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x1 = tensor.extract %xt1[%c0, %c0] : !t_bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 512 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each; the same holds for another operation}}
      %s1 = ttl.tile_add %a1, %x1 into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.cb_pop %acc : !cb_bf16
      %v1 = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
      ttl.tile_store %s1, %v1[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      ttl.cb_push %acc : !cb_bf16
    }
    scf.for %i = %k0 to %c128 step %c1 {
      %at2 = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
      %a2 = tensor.extract %at2[%c0, %c0] : !t_bf16
      %xt2 = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x2 = tensor.extract %xt2[%c0, %c0] : !t_bf16
      %s2 = ttl.tile_add %a2, %x2 into dst[%c0] : !bf16, !bf16 -> !bf16
      ttl.cb_pop %acc : !cb_bf16
      %v2 = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
      ttl.tile_store %s2, %v2[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
      ttl.cb_push %acc : !cb_bf16
    }
  }
  scf.for %i = %k0 to %c128 step %c1 {
    %at3 = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %a3 = tensor.extract %at3[%c0, %c0] : !t_bf16
    %xt3 = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x3 = tensor.extract %xt3[%c0, %c0] : !t_bf16
    // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
    %s3 = ttl.tile_add %a3, %x3 into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.cb_pop %acc : !cb_bf16
    %v3 = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    ttl.tile_store %s3, %v3[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

// Branches that lead back.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits}}
func.func @branches(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_bf16
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  cf.br ^head(%k0 : index)
^head(%i: index):
  %c = arith.cmpi slt, %i, %c128 : index
  cf.cond_br %c, ^body, ^end
^body:
  %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
  %a = tensor.extract %at[%c0, %c0] : !t_bf16
  %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %xt[%c0, %c0] : !t_bf16
  // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over the steps of a loop through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
  %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  ttl.cb_pop %acc : !cb_bf16
  %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
  ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  ttl.cb_push %acc : !cb_bf16
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  return
}

// The tiles of one block are one finding.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits}}
func.func @packed_block(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %acc = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_row_bf16
  %y_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_row_bf16
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %acc : !cb_row_bf16 -> !row_bf16
  scf.for %i = %k0 to %c128 step %c1 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_store` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each; the same holds for 2 other operations}}
      ttl.tile_store %e, %v[%c0, %k0] from dst[%c0] : !bf16, !row_bf16
      ttl.tile_store %e, %v[%c0, %c1] from dst[%c0] : !bf16, !row_bf16
      ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !bf16, !row_bf16
    }
    ttl.cb_pop %x_cb : !cb_bf16
  } {ttl.l1_acc_loop}
  ttl.cb_push %acc : !cb_row_bf16
  return
}

// One way to go on fills the buffer, the other does not.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits}}
func.func @afresh_perhaps(%c0: index, %choice: i1) {
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
    }
    %at = ttl.cb_wait %acc : !cb_bf16 -> !t_bf16
    %a = tensor.extract %at[%c0, %c0] : !t_bf16
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %xt[%c0, %c0] : !t_bf16
    // expected-warning @+1 {{[TC0607] `ttl.tile_add` accumulates over 128 steps through dataflow buffer 26, which rounds the result to `bf16` (7 mantissa bits) in each}}
    %s = ttl.tile_add %a, %x into dst[%c0] : !bf16, !bf16 -> !bf16
    ttl.cb_pop %acc : !cb_bf16
    %v = ttl.cb_reserve %acc : !cb_bf16 -> !t_bf16
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    ttl.cb_push %acc : !cb_bf16
  }
  return
}

// A maximum is part of what is stored, and not all of it.
// expected-note @+1 {{an f32 buffer for the running result alone keeps its bits}}
func.func @maximum_and_more(%c0: index) {
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %o_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %o_cb : !cb_bf16 -> !t_bf16
  scf.for %i = %k0 to %c16 step %c1 {
    %xt = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    ttl.dst_section {
      %x = tensor.extract %xt[%c0, %c0] : !t_bf16
      %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
      %m = ttl.tile_max %e, %x into dst[%c0] : !bf16, !bf16 -> !bf16
      %s = ttl.tile_add %m, %e into dst[%c0] : !bf16, !bf16 -> !bf16
      // expected-warning @+1 {{[TC0607] `ttl.tile_store` accumulates over 16 steps through dataflow buffer 16}}
      ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
    }
    ttl.cb_pop %x_cb : !cb_bf16
  } {ttl.reduction_loop}
  ttl.cb_push %o_cb : !cb_bf16
  return
}
