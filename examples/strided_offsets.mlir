// Offsets of a strided access, offset = index * stride + base in si32, and beside
// them a copy of u32 row lengths and of u16 flags.
//
// Buffers: 0 holds the indices, 1 the strides and 2 the bases (si32), 3 the row
// lengths (u32) and 4 the flags (u16; reader to compute); 16 the offsets, 17 the
// lengths and 18 the flags (compute to writer).
//
// Configuration: 32-bit integers do not fit into 16-bit destination elements, so
// fp32_dest_acc_en is true although nothing here is a floating-point number. The
// FPU has no integer arithmetic, hence the SFPU for product and sum. Integers
// never unpack to the destination. With u16 flags alone the elements would stay
// narrow.

#id = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @strided_offsets() attributes {ttl.base_cta_index = 8 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %index_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, si32>, 2>
    %stride_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, si32>, 2>
    %base_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, si32>, 2>
    %length_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, u32>, 2>
    %flag_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, u16>, 2>
    %offset_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, si32>, 2>
    %length_out_cb = ttl.bind_cb {cb_index = 17, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, u32>, 2>
    %flag_out_cb = ttl.bind_cb {cb_index = 18, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, u16>, 2>
    scf.for %row = %c0 to %c4 step %c1 {
      %index = ttl.cb_wait %index_cb : <[1, 4], !ttcore.tile<32x32, si32>, 2> -> tensor<1x4x!ttcore.tile<32x32, si32>>
      %stride = ttl.cb_wait %stride_cb : <[1, 4], !ttcore.tile<32x32, si32>, 2> -> tensor<1x4x!ttcore.tile<32x32, si32>>
      %base = ttl.cb_wait %base_cb : <[1, 4], !ttcore.tile<32x32, si32>, 2> -> tensor<1x4x!ttcore.tile<32x32, si32>>
      %offset = ttl.cb_reserve %offset_cb : <[1, 4], !ttcore.tile<32x32, si32>, 2> -> tensor<1x4x!ttcore.tile<32x32, si32>>
      %offset_init = tensor.empty() : tensor<1x4x!ttcore.tile<32x32, si32>>
      %offset_out = ttl.attach_cb %offset_init, %offset_cb : (tensor<1x4x!ttcore.tile<32x32, si32>>, !ttl.cb<[1, 4], !ttcore.tile<32x32, si32>, 2>) -> tensor<1x4x!ttcore.tile<32x32, si32>>
      %offset_done = ttl.compute ins(%index, %stride, %base : tensor<1x4x!ttcore.tile<32x32, si32>>, tensor<1x4x!ttcore.tile<32x32, si32>>, tensor<1x4x!ttcore.tile<32x32, si32>>)
          outs(%offset_out : tensor<1x4x!ttcore.tile<32x32, si32>>)
          {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%it: !ttcore.tile<32x32, si32>, %st: !ttcore.tile<32x32, si32>, %bt: !ttcore.tile<32x32, si32>, %ot: !ttcore.tile<32x32, si32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %p = ttl.tile_mul %it, %st into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, si32>, !ttcore.tile<32x32, si32> -> !ttcore.tile<32x32, si32>
        %s = ttl.tile_add %p, %bt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, si32>, !ttcore.tile<32x32, si32> -> !ttcore.tile<32x32, si32>
        ttl.tile_store %s, %offset[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, si32>, tensor<1x4x!ttcore.tile<32x32, si32>>
        ttl.yield
      } -> tensor<1x4x!ttcore.tile<32x32, si32>>
      ttl.cb_pop %index_cb : <[1, 4], !ttcore.tile<32x32, si32>, 2>
      ttl.cb_pop %stride_cb : <[1, 4], !ttcore.tile<32x32, si32>, 2>
      ttl.cb_pop %base_cb : <[1, 4], !ttcore.tile<32x32, si32>, 2>
      ttl.cb_push %offset_cb : <[1, 4], !ttcore.tile<32x32, si32>, 2>
      %length = ttl.cb_wait %length_cb : <[1, 1], !ttcore.tile<32x32, u32>, 2> -> tensor<1x1x!ttcore.tile<32x32, u32>>
      %length_out = ttl.cb_reserve %length_out_cb : <[1, 1], !ttcore.tile<32x32, u32>, 2> -> tensor<1x1x!ttcore.tile<32x32, u32>>
      %flag = ttl.cb_wait %flag_cb : <[1, 1], !ttcore.tile<32x32, u16>, 2> -> tensor<1x1x!ttcore.tile<32x32, u16>>
      %flag_out = ttl.cb_reserve %flag_out_cb : <[1, 1], !ttcore.tile<32x32, u16>, 2> -> tensor<1x1x!ttcore.tile<32x32, u16>>
      %length_out_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, u32>>
      %length_out_out = ttl.attach_cb %length_out_init, %length_out_cb : (tensor<1x1x!ttcore.tile<32x32, u32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, u32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, u32>>
      %length_out_done = ttl.compute ins(%length : tensor<1x1x!ttcore.tile<32x32, u32>>)
          outs(%length_out_out : tensor<1x1x!ttcore.tile<32x32, u32>>)
          {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%lt: !ttcore.tile<32x32, u32>, %mt: !ttcore.tile<32x32, u32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        ttl.tile_store %lt, %length_out[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, u32>, tensor<1x1x!ttcore.tile<32x32, u32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, u32>>
      %flag_out_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, u16>>
      %flag_out_out = ttl.attach_cb %flag_out_init, %flag_out_cb : (tensor<1x1x!ttcore.tile<32x32, u16>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, u16>, 2>) -> tensor<1x1x!ttcore.tile<32x32, u16>>
      %flag_out_done = ttl.compute ins(%flag : tensor<1x1x!ttcore.tile<32x32, u16>>)
          outs(%flag_out_out : tensor<1x1x!ttcore.tile<32x32, u16>>)
          {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%ft: !ttcore.tile<32x32, u16>, %gt: !ttcore.tile<32x32, u16>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        ttl.tile_store %ft, %flag_out[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, u16>, tensor<1x1x!ttcore.tile<32x32, u16>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, u16>>
      ttl.cb_pop %length_cb : <[1, 1], !ttcore.tile<32x32, u32>, 2>
      ttl.cb_push %length_out_cb : <[1, 1], !ttcore.tile<32x32, u32>, 2>
      ttl.cb_pop %flag_cb : <[1, 1], !ttcore.tile<32x32, u16>, 2>
      ttl.cb_push %flag_out_cb : <[1, 1], !ttcore.tile<32x32, u16>, 2>
    }
    return
  }
}
