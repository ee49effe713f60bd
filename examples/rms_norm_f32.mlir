// Root-mean-square normalisation of the rows of an f32 tensor of 32x8 tiles, with
// a weight per column: y = x * rsqrt(mean(x * x)) * w.
//
// Buffers: 0 holds a row of x, 1 the scaler of the reduction, all 1/256, and 2 the
// weights (reader to compute); 3 the squares and 4 the statistics, first the mean
// and then, in place, its reciprocal root (compute to compute); 16 a row of y
// (compute to writer).
//
// Configuration: none, if every f32 value is to arrive whole. The reciprocal root
// takes the mean from buffer 4 into DST, which is exact only if the buffer unpacks
// to the destination; the broadcast reads the same buffer through the FPU's
// registers, which is possible only in default mode, and a buffer has one mode in
// the whole kernel. Buffer 4 in two roles is the mistake: with the root in a
// buffer of its own the kernel has a configuration. With f32-unpack=allow-tf32 it
// has one as it is, in which the root of the mean is that of a TF32 value.

#layout = #ttl.layout<shape = [32, 8], element_type = !ttcore.tile<32x32, f32>, buffer = dram, grid = [1, 1], memory = interleaved>
#row_layout = #ttl.layout<shape = [1, 8], element_type = !ttcore.tile<32x32, f32>, buffer = dram, grid = [1, 1], memory = interleaved>
#scaler_layout = #ttl.layout<shape = [1, 1], element_type = !ttcore.tile<32x32, f32>, buffer = dram, grid = [1, 1], memory = interleaved>
#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0, 0)>
#row = affine_map<(d0, d1) -> (0, d1)>
#one = affine_map<(d0, d1) -> (0, 0)>
module {
  func.func @rms_norm_reader(%x: tensor<32x8x!ttcore.tile<32x32, f32>, #layout>, %scale: tensor<1x1x!ttcore.tile<32x32, f32>, #scaler_layout>, %w: tensor<1x8x!ttcore.tile<32x32, f32>, #row_layout>) attributes {ttl.base_cta_index = 6 : i32, ttl.crta_indices = [0, 1, 2], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 0 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %scale_cb = ttl.bind_cb {cb_index = 1, block_count = 1} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 1>
    %w_cb = ttl.bind_cb {cb_index = 2, block_count = 1} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 1>
    %scale_cb_free = ttl.cb_reserve %scale_cb : <[1, 1], !ttcore.tile<32x32, f32>, 1> -> tensor<1x1x!ttcore.tile<32x32, f32>>
    %scale_cb_src = ttl.tensor_slice %scale[%c0, %c0] : tensor<1x1x!ttcore.tile<32x32, f32>, #scaler_layout> -> tensor<1x1x!ttcore.tile<32x32, f32>, #scaler_layout>
    %scale_cb_read = ttl.copy %scale_cb_src, %scale_cb : (tensor<1x1x!ttcore.tile<32x32, f32>, #scaler_layout>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 1>) -> !ttl.transfer_handle<read>
    %w_cb_free = ttl.cb_reserve %w_cb : <[1, 8], !ttcore.tile<32x32, f32>, 1> -> tensor<1x8x!ttcore.tile<32x32, f32>>
    %w_cb_src = ttl.tensor_slice %w[%c0, %c0] : tensor<1x8x!ttcore.tile<32x32, f32>, #row_layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #row_layout>
    %w_cb_read = ttl.copy %w_cb_src, %w_cb : (tensor<1x8x!ttcore.tile<32x32, f32>, #row_layout>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 1>) -> !ttl.transfer_handle<read>
    ttl.wait %scale_cb_read : !ttl.transfer_handle<read>
    ttl.cb_push %scale_cb : <[1, 1], !ttcore.tile<32x32, f32>, 1>
    ttl.wait %w_cb_read : !ttl.transfer_handle<read>
    ttl.cb_push %w_cb : <[1, 8], !ttcore.tile<32x32, f32>, 1>
    scf.for %row = %c0 to %c32 step %c1 {
      %x_cb_free = ttl.cb_reserve %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %x_cb_src = ttl.tensor_slice %x[%row, %c0] : tensor<32x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %x_cb_read = ttl.copy %x_cb_src, %x_cb : (tensor<1x8x!ttcore.tile<32x32, f32>, #layout>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> !ttl.transfer_handle<read>
      ttl.wait %x_cb_read : !ttl.transfer_handle<read>
      ttl.cb_push %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
  func.func @rms_norm() attributes {ttl.base_cta_index = 6 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %scale_cb = ttl.bind_cb {cb_index = 1, block_count = 1} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 1>
    %w_cb = ttl.bind_cb {cb_index = 2, block_count = 1} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 1>
    %square_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %stat_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %scale = ttl.cb_wait %scale_cb : <[1, 1], !ttcore.tile<32x32, f32>, 1> -> tensor<1x1x!ttcore.tile<32x32, f32>>
    %w = ttl.cb_wait %w_cb : <[1, 8], !ttcore.tile<32x32, f32>, 1> -> tensor<1x8x!ttcore.tile<32x32, f32>>
    scf.for %row = %c0 to %c32 step %c1 {
      %x = ttl.cb_wait %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %square_new = ttl.cb_reserve %square_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %square_new_init = tensor.empty() : tensor<1x8x!ttcore.tile<32x32, f32>>
      %square_new_out = ttl.attach_cb %square_new_init, %square_cb : (tensor<1x8x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %square_new_done = ttl.compute ins(%x : tensor<1x8x!ttcore.tile<32x32, f32>>)
          outs(%square_new_out : tensor<1x8x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%xt: !ttcore.tile<32x32, f32>, %qt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %q = ttl.tile_square %xt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        ttl.tile_store %q, %square_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x8x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x8x!ttcore.tile<32x32, f32>>
      ttl.cb_push %square_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      %square = ttl.cb_wait %square_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %mean_new = ttl.cb_reserve %stat_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %mean_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %mean_new_out = ttl.attach_cb %mean_new_init, %stat_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %mean_new_done = ttl.compute ins(%square, %scale : tensor<1x8x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>)
          outs(%mean_new_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #one, #col], iterator_types = ["parallel", "reduction"]} {
      ^bb0(%qt: !ttcore.tile<32x32, f32>, %ct: !ttcore.tile<32x32, f32>, %mt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %m = ttl.tile_reduce %qt, %ct, %mt 0 : i32 <reduce_dim_row> into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
        ttl.tile_store %m, %mean_new[%i0, %c0] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %square_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %stat_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      %mean = ttl.cb_wait %stat_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %root_new = ttl.cb_reserve %stat_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %root_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %root_new_out = ttl.attach_cb %root_new_init, %stat_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %root_new_done = ttl.compute ins(%mean : tensor<1x1x!ttcore.tile<32x32, f32>>)
          outs(%root_new_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%mt: !ttcore.tile<32x32, f32>, %rt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %r = ttl.tile_rsqrt %mt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        ttl.tile_store %r, %root_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %stat_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %stat_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      %root = ttl.cb_wait %stat_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %y = ttl.cb_reserve %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %y_init = tensor.empty() : tensor<1x8x!ttcore.tile<32x32, f32>>
      %y_out = ttl.attach_cb %y_init, %y_cb : (tensor<1x8x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %y_done = ttl.compute ins(%x, %root, %w : tensor<1x8x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x8x!ttcore.tile<32x32, f32>>)
          outs(%y_out : tensor<1x8x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #col, #row, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%xt: !ttcore.tile<32x32, f32>, %rt: !ttcore.tile<32x32, f32>, %wt: !ttcore.tile<32x32, f32>, %yt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %b = ttl.tile_bcast %rt, %yt 1 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
        %n = ttl.tile_mul %xt, %b into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        %v = ttl.tile_bcast %wt, %yt 2 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
        %o = ttl.tile_mul %n, %v into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        ttl.tile_store %o, %y[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x8x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x8x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_pop %stat_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    ttl.cb_pop %scale_cb : <[1, 1], !ttcore.tile<32x32, f32>, 1>
    ttl.cb_pop %w_cb : <[1, 8], !ttcore.tile<32x32, f32>, 1>
    return
  }
  func.func @rms_norm_writer(%y: tensor<32x8x!ttcore.tile<32x32, f32>, #layout>) attributes {ttl.base_cta_index = 6 : i32, ttl.crta_indices = [3], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 1 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    scf.for %row = %c0 to %c32 step %c1 {
      %y_cb_full = ttl.cb_wait %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %y_cb_dst = ttl.tensor_slice %y[%row, %c0] : tensor<32x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %y_cb_write = ttl.copy %y_cb, %y_cb_dst : (!ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>, tensor<1x8x!ttcore.tile<32x32, f32>, #layout>) -> !ttl.transfer_handle<write>
      ttl.wait %y_cb_write : !ttl.transfer_handle<write>
      ttl.cb_pop %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
}
