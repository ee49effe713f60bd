// A sum of f32 tiles beside a broadcast that only works with narrow elements.
//
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --verify-diagnostics --ttl-set-compute-kernel-config=target=blackhole

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

func.func @sum_and_broadcast(%c0: index) {
  %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %b_t = ttl.cb_wait %b_cb : !cb_bf16 -> !t_bf16
  %b = tensor.extract %b_t[%c0, %c0] : !t_bf16
  // expected-error @below {{[TC0402] `ttl.tile_add` needs 32-bit destination elements for its f32 result, but the kernel cannot have them}}
  %s = ttl.tile_add %a, %a into dst[%c0] : !f32, !f32 -> !f32
  // expected-note @below {{`ttl.tile_bcast` works with 16-bit destination elements only, for its bf16 result}}
  // expected-note @below {{help: widen the tiles of dataflow buffer 1 with `ttl.tile_typecast` to f32 and store them in a buffer of their own (2 is free in this kernel), let `ttl.tile_bcast` work on these, and cast the result back where bf16 is needed}}
  %c = ttl.tile_bcast %b, %b 1 : i32 into dst[%c0] : (!bf16, !bf16) -> !bf16
  return
}
