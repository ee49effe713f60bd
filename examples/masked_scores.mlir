// Attention scores with a mask: the exponential of f32 scores plus a bf16 mask,
// one row of which is repeated for all rows of a tile, on 16x16 tiles.
//
// Buffers: 0 holds a row of scores (f32) and 1 a row of the mask (bf16; reader to
// compute); 16 a row of the result (f32, compute to writer).
//
// Configuration: none on a device, whatever the policy. The f32 scores need 32-bit
// destination elements; the broadcast of a bf16 row works with 16-bit ones only,
// on Wormhole B0 and on Blackhole; a kernel has one width. What is lost here is
// not precision, so f32-unpack=allow-tf32 does not help. A mask in f32 does, and
// so do scores in bf16. Where no device is named, the restriction does not apply
// and the kernel has a configuration, which no device would run.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @masked_scores() attributes {ttl.base_cta_index = 3 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %score_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 16], !ttcore.tile<32x32, f32>, 2>
    %mask_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 16], !ttcore.tile<32x32, bf16>, 2>
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 16], !ttcore.tile<32x32, f32>, 2>
    scf.for %row = %c0 to %c16 step %c1 {
      %score = ttl.cb_wait %score_cb : <[1, 16], !ttcore.tile<32x32, f32>, 2> -> tensor<1x16x!ttcore.tile<32x32, f32>>
      %mask = ttl.cb_wait %mask_cb : <[1, 16], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x16x!ttcore.tile<32x32, bf16>>
      %y = ttl.cb_reserve %y_cb : <[1, 16], !ttcore.tile<32x32, f32>, 2> -> tensor<1x16x!ttcore.tile<32x32, f32>>
      %y_init = tensor.empty() : tensor<1x16x!ttcore.tile<32x32, f32>>
      %y_out = ttl.attach_cb %y_init, %y_cb : (tensor<1x16x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 16], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x16x!ttcore.tile<32x32, f32>>
      %y_done = ttl.compute ins(%score, %mask : tensor<1x16x!ttcore.tile<32x32, f32>>, tensor<1x16x!ttcore.tile<32x32, bf16>>)
          outs(%y_out : tensor<1x16x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%st: !ttcore.tile<32x32, f32>, %mt: !ttcore.tile<32x32, bf16>, %yt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %b = ttl.tile_bcast %mt, %mt 2 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
        %w = ttl.tile_typecast %b into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, f32>
        %s = ttl.tile_add %st, %w into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        %e = ttl.tile_exp %s into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        ttl.tile_store %e, %y[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x16x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x16x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %score_cb : <[1, 16], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_pop %mask_cb : <[1, 16], !ttcore.tile<32x32, bf16>, 2>
      ttl.cb_push %y_cb : <[1, 16], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
}
