// Softmax along the rows of a bf16 tensor of 16x4 tiles: per row of tiles the
// maximum, the exponentials of what is left when it is subtracted, their sum, and
// the quotient.
//
// Buffers: 0 holds a row of x and 1 the scaler of the reductions, all ones (reader
// to compute); 2 the row maxima, 3 the exponentials and 4 their sums (compute to
// compute); 16 a row of the result (compute to writer).
//
// Configuration: everything is bf16, so nothing needs wide destination elements,
// and the broadcasts of bf16 columns cannot have them on either device. The
// subtraction and the product have an operand in DST and run on the SFPU. What
// differs between targets is the reductions' preference for full fp32: Wormhole
// B0 does not have it, Blackhole cannot do it along rows and says so, and where
// no device is named, it is granted.

#layout = #ttl.layout<shape = [16, 4], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [1, 1], memory = interleaved>
#scaler_layout = #ttl.layout<shape = [1, 1], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [1, 1], memory = interleaved>
#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0, 0)>
#one = affine_map<(d0, d1) -> (0, 0)>
module {
  func.func @softmax_reader(%x: tensor<16x4x!ttcore.tile<32x32, bf16>, #layout>, %ones: tensor<1x1x!ttcore.tile<32x32, bf16>, #scaler_layout>) attributes {ttl.base_cta_index = 6 : i32, ttl.crta_indices = [0, 1], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 0 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>
    %ones_cb = ttl.bind_cb {cb_index = 1, block_count = 1} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 1>
    %ones_cb_free = ttl.cb_reserve %ones_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 1> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
    %ones_cb_src = ttl.tensor_slice %ones[%c0, %c0] : tensor<1x1x!ttcore.tile<32x32, bf16>, #scaler_layout> -> tensor<1x1x!ttcore.tile<32x32, bf16>, #scaler_layout>
    %ones_cb_read = ttl.copy %ones_cb_src, %ones_cb : (tensor<1x1x!ttcore.tile<32x32, bf16>, #scaler_layout>, !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 1>) -> !ttl.transfer_handle<read>
    ttl.wait %ones_cb_read : !ttl.transfer_handle<read>
    ttl.cb_push %ones_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 1>
    scf.for %row = %c0 to %c16 step %c1 {
      %x_cb_free = ttl.cb_reserve %x_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      %x_cb_src = ttl.tensor_slice %x[%row, %c0] : tensor<16x4x!ttcore.tile<32x32, bf16>, #layout> -> tensor<1x4x!ttcore.tile<32x32, bf16>, #layout>
      %x_cb_read = ttl.copy %x_cb_src, %x_cb : (tensor<1x4x!ttcore.tile<32x32, bf16>, #layout>, !ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>) -> !ttl.transfer_handle<read>
      ttl.wait %x_cb_read : !ttl.transfer_handle<read>
      ttl.cb_push %x_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2>
    }
    return
  }
  func.func @softmax() attributes {ttl.base_cta_index = 6 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>
    %ones_cb = ttl.bind_cb {cb_index = 1, block_count = 1} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 1>
    %max_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
    %exp_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>
    %sum_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>
    %ones = ttl.cb_wait %ones_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 1> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
    scf.for %row = %c0 to %c16 step %c1 {
      %x = ttl.cb_wait %x_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      %max_new = ttl.cb_reserve %max_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
      %max_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, bf16>>
      %max_new_out = ttl.attach_cb %max_new_init, %max_cb : (tensor<1x1x!ttcore.tile<32x32, bf16>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>) -> tensor<1x1x!ttcore.tile<32x32, bf16>>
      %max_new_done = ttl.compute ins(%x, %ones : tensor<1x4x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>)
          outs(%max_new_out : tensor<1x1x!ttcore.tile<32x32, bf16>>)
          {indexing_maps = [#id, #one, #col], iterator_types = ["parallel", "reduction"]} {
      ^bb0(%xt: !ttcore.tile<32x32, bf16>, %ot: !ttcore.tile<32x32, bf16>, %mt: !ttcore.tile<32x32, bf16>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %m = ttl.tile_reduce %xt, %ot, %mt 1 : i32 <reduce_dim_row> into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
        ttl.tile_store %m, %max_new[%i0, %c0] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, bf16>>
      ttl.cb_push %max_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
      %max = ttl.cb_wait %max_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
      %exp_new = ttl.cb_reserve %exp_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      %exp_new_init = tensor.empty() : tensor<1x4x!ttcore.tile<32x32, bf16>>
      %exp_new_out = ttl.attach_cb %exp_new_init, %exp_cb : (tensor<1x4x!ttcore.tile<32x32, bf16>>, !ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>) -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      %exp_new_done = ttl.compute ins(%x, %max : tensor<1x4x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>)
          outs(%exp_new_out : tensor<1x4x!ttcore.tile<32x32, bf16>>)
          {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%xt: !ttcore.tile<32x32, bf16>, %mt: !ttcore.tile<32x32, bf16>, %et: !ttcore.tile<32x32, bf16>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %b = ttl.tile_bcast %mt, %et 1 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
        %c = ttl.tile_sub %xt, %b into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
        %e = ttl.tile_exp %c into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
        ttl.tile_store %e, %exp_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, tensor<1x4x!ttcore.tile<32x32, bf16>>
        ttl.yield
      } -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      ttl.cb_pop %x_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2>
      ttl.cb_pop %max_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
      ttl.cb_push %exp_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2>
      %exp = ttl.cb_wait %exp_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      %sum_new = ttl.cb_reserve %sum_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
      %sum_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, bf16>>
      %sum_new_out = ttl.attach_cb %sum_new_init, %sum_cb : (tensor<1x1x!ttcore.tile<32x32, bf16>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>) -> tensor<1x1x!ttcore.tile<32x32, bf16>>
      %sum_new_done = ttl.compute ins(%exp, %ones : tensor<1x4x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>)
          outs(%sum_new_out : tensor<1x1x!ttcore.tile<32x32, bf16>>)
          {indexing_maps = [#id, #one, #col], iterator_types = ["parallel", "reduction"]} {
      ^bb0(%et: !ttcore.tile<32x32, bf16>, %ot: !ttcore.tile<32x32, bf16>, %st: !ttcore.tile<32x32, bf16>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %s = ttl.tile_reduce %et, %ot, %st 0 : i32 <reduce_dim_row> into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
        ttl.tile_store %s, %sum_new[%i0, %c0] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, bf16>>
      ttl.cb_push %sum_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
      %sum = ttl.cb_wait %sum_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
      %y = ttl.cb_reserve %y_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      %y_init = tensor.empty() : tensor<1x4x!ttcore.tile<32x32, bf16>>
      %y_out = ttl.attach_cb %y_init, %y_cb : (tensor<1x4x!ttcore.tile<32x32, bf16>>, !ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>) -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      %y_done = ttl.compute ins(%exp, %sum : tensor<1x4x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, bf16>>)
          outs(%y_out : tensor<1x4x!ttcore.tile<32x32, bf16>>)
          {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%et: !ttcore.tile<32x32, bf16>, %st: !ttcore.tile<32x32, bf16>, %yt: !ttcore.tile<32x32, bf16>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %b = ttl.tile_bcast %st, %yt 1 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
        %q = ttl.tile_recip %b into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
        %p = ttl.tile_mul %et, %q into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
        ttl.tile_store %p, %y[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, tensor<1x4x!ttcore.tile<32x32, bf16>>
        ttl.yield
      } -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      ttl.cb_pop %exp_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2>
      ttl.cb_pop %sum_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
      ttl.cb_push %y_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2>
    }
    ttl.cb_pop %ones_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 1>
    return
  }
  func.func @softmax_writer(%y: tensor<16x4x!ttcore.tile<32x32, bf16>, #layout>) attributes {ttl.base_cta_index = 6 : i32, ttl.crta_indices = [2], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 1 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>
    scf.for %row = %c0 to %c16 step %c1 {
      %y_cb_full = ttl.cb_wait %y_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x4x!ttcore.tile<32x32, bf16>>
      %y_cb_dst = ttl.tensor_slice %y[%row, %c0] : tensor<16x4x!ttcore.tile<32x32, bf16>, #layout> -> tensor<1x4x!ttcore.tile<32x32, bf16>, #layout>
      %y_cb_write = ttl.copy %y_cb, %y_cb_dst : (!ttl.cb<[1, 4], !ttcore.tile<32x32, bf16>, 2>, tensor<1x4x!ttcore.tile<32x32, bf16>, #layout>) -> !ttl.transfer_handle<write>
      ttl.wait %y_cb_write : !ttl.transfer_handle<write>
      ttl.cb_pop %y_cb : <[1, 4], !ttcore.tile<32x32, bf16>, 2>
    }
    return
  }
}
