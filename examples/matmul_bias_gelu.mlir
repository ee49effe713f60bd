// y = gelu(a * b + bias) on bf16 tensors: a has 8x4 tiles, b 4x8, the bias one row
// of 8; blocks of 2x2 tiles of the result at a time, all four steps of the inner
// dimension at once.
//
// Buffers: 0 holds a block row of a, 1 a block column of b and 2 a piece of the
// bias (reader to compute); 3 the product (compute to compute); 16 a block of y
// (compute to writer).
//
// Configuration: a matmul prefers to accumulate in full fp32, in 32-bit
// destination elements. The broadcast of the bf16 bias only works with 16-bit
// ones on Wormhole B0 and Blackhole, and a kernel has one width, so the preference
// gives way, with a warning. A bias in f32 would keep it, at the price of a
// kernel that is f32 from there on. Without a device nothing stands in the way.

#a_layout = #ttl.layout<shape = [8, 4], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [1, 1], memory = interleaved>
#b_layout = #ttl.layout<shape = [4, 8], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [1, 1], memory = interleaved>
#bias_layout = #ttl.layout<shape = [1, 8], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [1, 1], memory = interleaved>
#y_layout = #ttl.layout<shape = [8, 8], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [1, 1], memory = interleaved>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (0, d1)>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#res = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @matmul_reader(%a: tensor<8x4x!ttcore.tile<32x32, bf16>, #a_layout>, %b: tensor<4x8x!ttcore.tile<32x32, bf16>, #b_layout>, %bias: tensor<1x8x!ttcore.tile<32x32, bf16>, #bias_layout>) attributes {ttl.base_cta_index = 5 : i32, ttl.crta_indices = [0, 1, 2], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 0 : i64} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 4], !ttcore.tile<32x32, bf16>, 2>
    %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[4, 2], !ttcore.tile<32x32, bf16>, 2>
    %bias_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[1, 2], !ttcore.tile<32x32, bf16>, 2>
    scf.for %m = %c0 to %c8 step %c2 {
      scf.for %n = %c0 to %c8 step %c2 {
        %a_cb_free = ttl.cb_reserve %a_cb : <[2, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
        %a_cb_src = ttl.tensor_slice %a[%m, %c0] : tensor<8x4x!ttcore.tile<32x32, bf16>, #a_layout> -> tensor<2x4x!ttcore.tile<32x32, bf16>, #a_layout>
        %a_cb_read = ttl.copy %a_cb_src, %a_cb : (tensor<2x4x!ttcore.tile<32x32, bf16>, #a_layout>, !ttl.cb<[2, 4], !ttcore.tile<32x32, bf16>, 2>) -> !ttl.transfer_handle<read>
        %b_cb_free = ttl.cb_reserve %b_cb : <[4, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<4x2x!ttcore.tile<32x32, bf16>>
        %b_cb_src = ttl.tensor_slice %b[%c0, %n] : tensor<4x8x!ttcore.tile<32x32, bf16>, #b_layout> -> tensor<4x2x!ttcore.tile<32x32, bf16>, #b_layout>
        %b_cb_read = ttl.copy %b_cb_src, %b_cb : (tensor<4x2x!ttcore.tile<32x32, bf16>, #b_layout>, !ttl.cb<[4, 2], !ttcore.tile<32x32, bf16>, 2>) -> !ttl.transfer_handle<read>
        %bias_cb_free = ttl.cb_reserve %bias_cb : <[1, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x2x!ttcore.tile<32x32, bf16>>
        %bias_cb_src = ttl.tensor_slice %bias[%c0, %n] : tensor<1x8x!ttcore.tile<32x32, bf16>, #bias_layout> -> tensor<1x2x!ttcore.tile<32x32, bf16>, #bias_layout>
        %bias_cb_read = ttl.copy %bias_cb_src, %bias_cb : (tensor<1x2x!ttcore.tile<32x32, bf16>, #bias_layout>, !ttl.cb<[1, 2], !ttcore.tile<32x32, bf16>, 2>) -> !ttl.transfer_handle<read>
        ttl.wait %a_cb_read : !ttl.transfer_handle<read>
        ttl.cb_push %a_cb : <[2, 4], !ttcore.tile<32x32, bf16>, 2>
        ttl.wait %b_cb_read : !ttl.transfer_handle<read>
        ttl.cb_push %b_cb : <[4, 2], !ttcore.tile<32x32, bf16>, 2>
        ttl.wait %bias_cb_read : !ttl.transfer_handle<read>
        ttl.cb_push %bias_cb : <[1, 2], !ttcore.tile<32x32, bf16>, 2>
      }
    }
    return
  }
  func.func @matmul_bias_gelu() attributes {ttl.base_cta_index = 5 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %a_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 4], !ttcore.tile<32x32, bf16>, 2>
    %b_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[4, 2], !ttcore.tile<32x32, bf16>, 2>
    %bias_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[1, 2], !ttcore.tile<32x32, bf16>, 2>
    %p_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
    scf.for %m = %c0 to %c8 step %c2 {
      scf.for %n = %c0 to %c8 step %c2 {
        %a = ttl.cb_wait %a_cb : <[2, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
        %b = ttl.cb_wait %b_cb : <[4, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<4x2x!ttcore.tile<32x32, bf16>>
        %p_new = ttl.cb_reserve %p_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
        %p_new_init = tensor.empty() : tensor<2x2x!ttcore.tile<32x32, bf16>>
        %p_new_out = ttl.attach_cb %p_new_init, %p_cb : (tensor<2x2x!ttcore.tile<32x32, bf16>>, !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>) -> tensor<2x2x!ttcore.tile<32x32, bf16>>
        %p_new_done = ttl.compute ins(%a, %b : tensor<2x4x!ttcore.tile<32x32, bf16>>, tensor<4x2x!ttcore.tile<32x32, bf16>>)
            outs(%p_new_out : tensor<2x2x!ttcore.tile<32x32, bf16>>)
            {indexing_maps = [#lhs, #rhs, #res], iterator_types = ["parallel", "parallel", "reduction"]} {
        ^bb0(%at: !ttcore.tile<32x32, bf16>, %bt: !ttcore.tile<32x32, bf16>, %pt: !ttcore.tile<32x32, bf16>):
          %i0 = ttl.iter_index 0 : index
          %i1 = ttl.iter_index 1 : index
          %i2 = ttl.iter_index 2 : index
          %dst = arith.constant -1 : index
          %p = ttl.tile_matmul_block %at, %bt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
          ttl.tile_store %p, %p_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, tensor<2x2x!ttcore.tile<32x32, bf16>>
          ttl.yield
        } -> tensor<2x2x!ttcore.tile<32x32, bf16>>
        ttl.cb_pop %a_cb : <[2, 4], !ttcore.tile<32x32, bf16>, 2>
        ttl.cb_pop %b_cb : <[4, 2], !ttcore.tile<32x32, bf16>, 2>
        ttl.cb_push %p_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2>
        %p = ttl.cb_wait %p_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
        %bias = ttl.cb_wait %bias_cb : <[1, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x2x!ttcore.tile<32x32, bf16>>
        %y = ttl.cb_reserve %y_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
        %y_init = tensor.empty() : tensor<2x2x!ttcore.tile<32x32, bf16>>
        %y_out = ttl.attach_cb %y_init, %y_cb : (tensor<2x2x!ttcore.tile<32x32, bf16>>, !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>) -> tensor<2x2x!ttcore.tile<32x32, bf16>>
        %y_done = ttl.compute ins(%p, %bias : tensor<2x2x!ttcore.tile<32x32, bf16>>, tensor<1x2x!ttcore.tile<32x32, bf16>>)
            outs(%y_out : tensor<2x2x!ttcore.tile<32x32, bf16>>)
            {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} {
        ^bb0(%pt: !ttcore.tile<32x32, bf16>, %ct: !ttcore.tile<32x32, bf16>, %yt: !ttcore.tile<32x32, bf16>):
          %i0 = ttl.iter_index 0 : index
          %i1 = ttl.iter_index 1 : index
          %dst = arith.constant -1 : index
          %c = ttl.tile_bcast %ct, %yt 2 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
          %s = ttl.tile_add %pt, %c into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
          %g = ttl.tile_gelu %s into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
          ttl.tile_store %g, %y[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, tensor<2x2x!ttcore.tile<32x32, bf16>>
          ttl.yield
        } -> tensor<2x2x!ttcore.tile<32x32, bf16>>
        ttl.cb_pop %p_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2>
        ttl.cb_pop %bias_cb : <[1, 2], !ttcore.tile<32x32, bf16>, 2>
        ttl.cb_push %y_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2>
      }
    }
    return
  }
  func.func @matmul_writer(%y: tensor<8x8x!ttcore.tile<32x32, bf16>, #y_layout>) attributes {ttl.base_cta_index = 5 : i32, ttl.crta_indices = [3], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 1 : i64} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
    scf.for %m = %c0 to %c8 step %c2 {
      scf.for %n = %c0 to %c8 step %c2 {
        %y_cb_full = ttl.cb_wait %y_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
        %y_cb_dst = ttl.tensor_slice %y[%m, %n] : tensor<8x8x!ttcore.tile<32x32, bf16>, #y_layout> -> tensor<2x2x!ttcore.tile<32x32, bf16>, #y_layout>
        %y_cb_write = ttl.copy %y_cb, %y_cb_dst : (!ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>, tensor<2x2x!ttcore.tile<32x32, bf16>, #y_layout>) -> !ttl.transfer_handle<write>
        ttl.wait %y_cb_write : !ttl.transfer_handle<write>
        ttl.cb_pop %y_cb : <[2, 2], !ttcore.tile<32x32, bf16>, 2>
      }
    }
    return
  }
}
