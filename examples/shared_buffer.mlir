// Two results from one pair of f32 inputs: the sum x + y, and exp(y), on 4x8
// tiles.
//
// Buffers: 0 and 1 hold a row of x and of y (reader to compute), 16 a row of the
// sum and 17 a row of the exponentials (compute to writer).
//
// Configuration: the exponential takes y into DST, exactly only if buffer 1
// unpacks to the destination. The sum would rather run on the FPU, which cannot
// read buffer 1 then. So it runs on the SFPU, and buffer 0 unpacks to the
// destination as well. Deciding one operation at a time, FPU first, would refuse
// this kernel; it has exactly one configuration.

#layout = #ttl.layout<shape = [4, 8], element_type = !ttcore.tile<32x32, f32>, buffer = dram, grid = [1, 1], memory = interleaved>
#id = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @shared_reader(%x: tensor<4x8x!ttcore.tile<32x32, f32>, #layout>, %y: tensor<4x8x!ttcore.tile<32x32, f32>, #layout>) attributes {ttl.base_cta_index = 4 : i32, ttl.crta_indices = [0, 1], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 0 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    scf.for %row = %c0 to %c4 step %c1 {
      %x_cb_free = ttl.cb_reserve %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %x_cb_src = ttl.tensor_slice %x[%row, %c0] : tensor<4x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %x_cb_read = ttl.copy %x_cb_src, %x_cb : (tensor<1x8x!ttcore.tile<32x32, f32>, #layout>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> !ttl.transfer_handle<read>
      %y_cb_free = ttl.cb_reserve %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %y_cb_src = ttl.tensor_slice %y[%row, %c0] : tensor<4x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %y_cb_read = ttl.copy %y_cb_src, %y_cb : (tensor<1x8x!ttcore.tile<32x32, f32>, #layout>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> !ttl.transfer_handle<read>
      ttl.wait %x_cb_read : !ttl.transfer_handle<read>
      ttl.cb_push %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.wait %y_cb_read : !ttl.transfer_handle<read>
      ttl.cb_push %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
  func.func @sum_and_exp() attributes {ttl.base_cta_index = 4 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %sum_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %exp_cb = ttl.bind_cb {cb_index = 17, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    scf.for %row = %c0 to %c4 step %c1 {
      %x = ttl.cb_wait %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %y = ttl.cb_wait %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %sum = ttl.cb_reserve %sum_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %exp = ttl.cb_reserve %exp_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %sum_init = tensor.empty() : tensor<1x8x!ttcore.tile<32x32, f32>>
      %sum_out = ttl.attach_cb %sum_init, %sum_cb : (tensor<1x8x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %exp_init = tensor.empty() : tensor<1x8x!ttcore.tile<32x32, f32>>
      %exp_out = ttl.attach_cb %exp_init, %exp_cb : (tensor<1x8x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %sum_done:2 = ttl.compute ins(%x, %y : tensor<1x8x!ttcore.tile<32x32, f32>>, tensor<1x8x!ttcore.tile<32x32, f32>>)
          outs(%sum_out, %exp_out : tensor<1x8x!ttcore.tile<32x32, f32>>, tensor<1x8x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%xt: !ttcore.tile<32x32, f32>, %yt: !ttcore.tile<32x32, f32>, %st: !ttcore.tile<32x32, f32>, %et: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %s = ttl.tile_add %xt, %yt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        %e = ttl.tile_exp %yt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        ttl.tile_store %s, %sum[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x8x!ttcore.tile<32x32, f32>>
        ttl.tile_store %e, %exp[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x8x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> (tensor<1x8x!ttcore.tile<32x32, f32>>, tensor<1x8x!ttcore.tile<32x32, f32>>)
      ttl.cb_pop %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_pop %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %sum_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %exp_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
  func.func @shared_writer(%sum: tensor<4x8x!ttcore.tile<32x32, f32>, #layout>, %exp: tensor<4x8x!ttcore.tile<32x32, f32>, #layout>) attributes {ttl.base_cta_index = 4 : i32, ttl.crta_indices = [2, 3], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 1 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %sum_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %exp_cb = ttl.bind_cb {cb_index = 17, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    scf.for %row = %c0 to %c4 step %c1 {
      %sum_cb_full = ttl.cb_wait %sum_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %sum_cb_dst = ttl.tensor_slice %sum[%row, %c0] : tensor<4x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %sum_cb_write = ttl.copy %sum_cb, %sum_cb_dst : (!ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>, tensor<1x8x!ttcore.tile<32x32, f32>, #layout>) -> !ttl.transfer_handle<write>
      ttl.wait %sum_cb_write : !ttl.transfer_handle<write>
      ttl.cb_pop %sum_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      %exp_cb_full = ttl.cb_wait %exp_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %exp_cb_dst = ttl.tensor_slice %exp[%row, %c0] : tensor<4x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %exp_cb_write = ttl.copy %exp_cb, %exp_cb_dst : (!ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>, tensor<1x8x!ttcore.tile<32x32, f32>, #layout>) -> !ttl.transfer_handle<write>
      ttl.wait %exp_cb_write : !ttl.transfer_handle<write>
      ttl.cb_pop %exp_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
}
