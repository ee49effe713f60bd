// Three steps of a pipeline with a format of its own each: an f32 tensor is
// rounded to bf16, added to a bf16 residual, and stored as 8-bit blocks.
//
// Buffers: 0 holds f32 tiles and 1 the residual in bf16 (reader to compute); 2 the
// rounded tiles in bf16 (compute to compute); 16 the result in bfp_bf8 (compute to
// writer).
//
// Configuration: the f32 operand of the first typecast is in DST, and whole only
// if buffer 0 unpacks there, into 32-bit elements. Formats of the other buffers
// need neither. Destination elements are that wide for all three steps, which
// halves the number of tiles in DST; the sum of bf16 tiles has nothing to lose on
// the FPU and runs there. Rounding in a kernel of its own would give the rest the
// full DST back.

#id = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @typecast_pipeline() attributes {ttl.base_cta_index = 4 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, f32>, 2>
    %residual_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
    %rounded_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bfp_bf8>, 2>
    scf.for %step = %c0 to %c32 step %c1 {
      %x = ttl.cb_wait %x_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x2x!ttcore.tile<32x32, f32>>
      %rounded_new = ttl.cb_reserve %rounded_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
      %rounded_new_init = tensor.empty() : tensor<2x2x!ttcore.tile<32x32, bf16>>
      %rounded_new_out = ttl.attach_cb %rounded_new_init, %rounded_cb : (tensor<2x2x!ttcore.tile<32x32, bf16>>, !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>) -> tensor<2x2x!ttcore.tile<32x32, bf16>>
      %rounded_new_done = ttl.compute ins(%x : tensor<2x2x!ttcore.tile<32x32, f32>>)
          outs(%rounded_new_out : tensor<2x2x!ttcore.tile<32x32, bf16>>)
          {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%xt: !ttcore.tile<32x32, f32>, %nt: !ttcore.tile<32x32, bf16>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %n = ttl.tile_typecast %xt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, bf16>
        ttl.tile_store %n, %rounded_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, tensor<2x2x!ttcore.tile<32x32, bf16>>
        ttl.yield
      } -> tensor<2x2x!ttcore.tile<32x32, bf16>>
      ttl.cb_pop %x_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %rounded_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2>
      %rounded = ttl.cb_wait %rounded_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
      %residual = ttl.cb_wait %residual_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
      %y = ttl.cb_reserve %y_cb : <[2, 2], !ttcore.tile<32x32, bfp_bf8>, 2> -> tensor<2x2x!ttcore.tile<32x32, bfp_bf8>>
      %y_init = tensor.empty() : tensor<2x2x!ttcore.tile<32x32, bfp_bf8>>
      %y_out = ttl.attach_cb %y_init, %y_cb : (tensor<2x2x!ttcore.tile<32x32, bfp_bf8>>, !ttl.cb<[2, 2], !ttcore.tile<32x32, bfp_bf8>, 2>) -> tensor<2x2x!ttcore.tile<32x32, bfp_bf8>>
      %y_done = ttl.compute ins(%rounded, %residual : tensor<2x2x!ttcore.tile<32x32, bf16>>, tensor<2x2x!ttcore.tile<32x32, bf16>>)
          outs(%y_out : tensor<2x2x!ttcore.tile<32x32, bfp_bf8>>)
          {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%nt: !ttcore.tile<32x32, bf16>, %rt: !ttcore.tile<32x32, bf16>, %yt: !ttcore.tile<32x32, bfp_bf8>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %s = ttl.tile_add %nt, %rt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
        %b = ttl.tile_typecast %s into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bfp_bf8>
        ttl.tile_store %b, %y[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bfp_bf8>, tensor<2x2x!ttcore.tile<32x32, bfp_bf8>>
        ttl.yield
      } -> tensor<2x2x!ttcore.tile<32x32, bfp_bf8>>
      ttl.cb_pop %rounded_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2>
      ttl.cb_pop %residual_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2>
      ttl.cb_push %y_cb : <[2, 2], !ttcore.tile<32x32, bfp_bf8>, 2>
    }
    return
  }
}
