// The twin of the running sum: a loop that copies the accumulator and reduces
// it through the FPU as well has no answer.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

// expected-note @below {{help: set option `f32-unpack` to `allow-tf32`, which costs the low 13 mantissa bits of 2 reads, the first of them by `ttl.copy_tile`}}
// expected-note @below {{help: the change with loss that is proposed above is enough}}
func.func @reduced(%c0: index, %c1: index, %c8: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %a_cb = ttl.bind_cb {cb_index = 26, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %v = ttl.cb_reserve %a_cb : !cb_f32 -> !t_f32
  scf.for %i = %c0 to %c8 step %c1 {
    // expected-note @below {{`ttl.copy_tile` takes operand 0 (f32) from dataflow buffer 26 in unpack-to-destination mode only}}
    %k_tok, %k = ttl.copy_tile %a[%c0] into dst[%c0] : !f32 -> !ttl.dst, !f32
    // expected-note @below {{`ttl.tile_add` takes operand 1 (f32) from dataflow buffer 0 in unpack-to-destination mode only}}
    %s = ttl.tile_add %k, %x into dst[%c0] : !f32, !f32 -> !f32
    ttl.tile_store %s, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
    // expected-error @below {{[TC0405] `ttl.tile_reduce` needs dataflow buffer 26 in default mode for operand 0}}
    // expected-note @below {{help: or, to lose nothing, let `ttl.tile_reduce` take operand 0 from a dataflow buffer of its own (27 is free in this kernel)}}
    // expected-note @below {{help: or, to lose nothing, let `ttl.tile_reduce` take operand 1 from a dataflow buffer of its own (1 is free in this kernel)}}
    // expected-error @below {{[TC0405] `ttl.tile_reduce` needs dataflow buffer 0 in default mode for operand 1, but a buffer has one mode}}
    %r = ttl.tile_reduce %a, %x, %a 0 : i32 <reduce_dim_scalar> into dst[%c0] : (!f32, !f32, !f32) -> !f32
  }
  return
}
