// The kernel as it was reported: the bf16 factor is broadcast first, which only
// works with narrow elements, while the product needs wide ones. Both are named.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @scale(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bf16
  %v = ttl.cb_reserve %v_cb : !cb_bf16 -> !t_bf16
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
  // expected-note @below {{help: widen the tiles of dataflow buffer 0 with `ttl.tile_typecast` to f32 and store them in a buffer of their own (3 is free in this kernel), let `ttl.tile_bcast` work on these, and cast the result back where bf16 is needed}}
  %b = ttl.tile_bcast %x, %x 2 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  // expected-error @below {{[TC0402] `ttl.tile_typecast` needs 32-bit destination elements for its f32 result, but the kernel cannot have them}}
  %w = ttl.tile_typecast %b into dst[%c0] : !bf16 -> !f32
  %m = ttl.tile_mul %w, %y into dst[%c0] : !f32, !f32 -> !f32
  %n = ttl.tile_typecast %m into dst[%c0] : !f32 -> !bf16
  ttl.tile_store %n, %v[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  return
}
