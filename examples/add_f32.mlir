// z = x + y, element by element, on f32 tensors of 8x8 tiles, a row of tiles at a
// time.
//
// Buffers: 0 and 1 hold a row of x and of y (reader to compute), 16 a row of z
// (compute to writer).
//
// Configuration: f32 results need 32-bit destination elements. The sum may run on
// either engine and gets the FPU, which takes both operands from their buffers in
// default mode, so nothing unpacks to the destination. The FPU sees TF32:
// prefer-exact-f32-binary trades its speed for the SFPU, which reads all bits
// once buffers 0 and 1 unpack to the destination.

#layout = #ttl.layout<shape = [8, 8], element_type = !ttcore.tile<32x32, f32>, buffer = dram, grid = [1, 1], memory = interleaved>
#id = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @add_reader(%x: tensor<8x8x!ttcore.tile<32x32, f32>, #layout>, %y: tensor<8x8x!ttcore.tile<32x32, f32>, #layout>) attributes {ttl.base_cta_index = 3 : i32, ttl.crta_indices = [0, 1], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 0 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    scf.for %row = %c0 to %c8 step %c1 {
      %x_cb_free = ttl.cb_reserve %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %x_cb_src = ttl.tensor_slice %x[%row, %c0] : tensor<8x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %x_cb_read = ttl.copy %x_cb_src, %x_cb : (tensor<1x8x!ttcore.tile<32x32, f32>, #layout>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> !ttl.transfer_handle<read>
      %y_cb_free = ttl.cb_reserve %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %y_cb_src = ttl.tensor_slice %y[%row, %c0] : tensor<8x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %y_cb_read = ttl.copy %y_cb_src, %y_cb : (tensor<1x8x!ttcore.tile<32x32, f32>, #layout>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> !ttl.transfer_handle<read>
      ttl.wait %x_cb_read : !ttl.transfer_handle<read>
      ttl.cb_push %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.wait %y_cb_read : !ttl.transfer_handle<read>
      ttl.cb_push %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
  func.func @add() attributes {ttl.base_cta_index = 3 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    %z_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    scf.for %row = %c0 to %c8 step %c1 {
      %x = ttl.cb_wait %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %y = ttl.cb_wait %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %z = ttl.cb_reserve %z_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %z_init = tensor.empty() : tensor<1x8x!ttcore.tile<32x32, f32>>
      %z_out = ttl.attach_cb %z_init, %z_cb : (tensor<1x8x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %z_done = ttl.compute ins(%x, %y : tensor<1x8x!ttcore.tile<32x32, f32>>, tensor<1x8x!ttcore.tile<32x32, f32>>)
          outs(%z_out : tensor<1x8x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%xt: !ttcore.tile<32x32, f32>, %yt: !ttcore.tile<32x32, f32>, %zt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %s = ttl.tile_add %xt, %yt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        ttl.tile_store %s, %z[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x8x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x8x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %x_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_pop %y_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %z_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
  func.func @add_writer(%z: tensor<8x8x!ttcore.tile<32x32, f32>, #layout>) attributes {ttl.base_cta_index = 3 : i32, ttl.crta_indices = [2], ttl.kernel_thread = #ttkernel.thread<noc>, ttl.noc_index = 1 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %z_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>
    scf.for %row = %c0 to %c8 step %c1 {
      %z_cb_full = ttl.cb_wait %z_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2> -> tensor<1x8x!ttcore.tile<32x32, f32>>
      %z_cb_dst = ttl.tensor_slice %z[%row, %c0] : tensor<8x8x!ttcore.tile<32x32, f32>, #layout> -> tensor<1x8x!ttcore.tile<32x32, f32>, #layout>
      %z_cb_write = ttl.copy %z_cb, %z_cb_dst : (!ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 2>, tensor<1x8x!ttcore.tile<32x32, f32>, #layout>) -> !ttl.transfer_handle<write>
      ttl.wait %z_cb_write : !ttl.transfer_handle<write>
      ttl.cb_pop %z_cb : <[1, 8], !ttcore.tile<32x32, f32>, 2>
    }
    return
  }
}
