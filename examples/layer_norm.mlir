// Layer normalisation of the rows of a bf16 tensor of 64x8 tiles in f32: mean and
// variance are sums over the tiles of a row, which a buffer accumulates; then
// y = (x - mean) * rsqrt(variance) * gamma + beta, rounded to bf16.
//
// Buffers: 0 holds one tile of x, 1 the scaler of the reductions (f32, all 1/256),
// 2 and 3 a row of gamma and of beta (f32; reader to compute). 4 is the running
// sum, written and read back in every step, and 5 its final value; 6 the mean, 7
// the row less its mean, 8 the variance and 9 its reciprocal root (compute to
// compute). 16 holds a row of y (compute to writer).
//
// Configuration: 32-bit destination elements, because f32 values are in DST. The
// running sum, the centred row and the variance are taken into DST, so buffers 4,
// 7 and 8 unpack to the destination; that 4 is written by the kernel itself makes
// no difference. Buffers 5, 6 and 9 and the three inputs feed reductions and
// broadcasts, which need default mode. That is why the sum is handed over from
// buffer 4 to buffer 5 before it is reduced: one buffer could not do both. Every
// sum and product has an operand in DST and runs on the SFPU. gamma and beta are
// f32 on purpose: a bf16 row could not be broadcast in this kernel.

#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0, 0)>
#row = affine_map<(d0, d1) -> (0, d1)>
#one = affine_map<(d0, d1) -> (0, 0)>
module {
  func.func @layer_norm() attributes {ttl.base_cta_index = 11 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
    %scale_cb = ttl.bind_cb {cb_index = 1, block_count = 1} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 1>
    %gamma_cb = ttl.bind_cb {cb_index = 2, block_count = 1} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 1>
    %beta_cb = ttl.bind_cb {cb_index = 3, block_count = 1} : !ttl.cb<[1, 8], !ttcore.tile<32x32, f32>, 1>
    %sum_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
    %total_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
    %mean_cb = ttl.bind_cb {cb_index = 6, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
    %centred_cb = ttl.bind_cb {cb_index = 7, block_count = 16} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 16>
    %variance_cb = ttl.bind_cb {cb_index = 8, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
    %root_cb = ttl.bind_cb {cb_index = 9, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
    %scale = ttl.cb_wait %scale_cb : <[1, 1], !ttcore.tile<32x32, f32>, 1> -> tensor<1x1x!ttcore.tile<32x32, f32>>
    %gamma = ttl.cb_wait %gamma_cb : <[1, 8], !ttcore.tile<32x32, f32>, 1> -> tensor<1x8x!ttcore.tile<32x32, f32>>
    %beta = ttl.cb_wait %beta_cb : <[1, 8], !ttcore.tile<32x32, f32>, 1> -> tensor<1x8x!ttcore.tile<32x32, f32>>
    scf.for %row = %c0 to %c64 step %c1 {
      // The mean: start from zero, add up, hand over, reduce.
      %zero = ttl.cb_reserve %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %zero_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %zero_out = ttl.attach_cb %zero_init, %sum_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %zero_done = ttl.compute ins()
          outs(%zero_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%zt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %z = ttl.tile_fill 0.000000e+00 into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>
        ttl.tile_store %z, %zero[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_push %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      scf.for %col = %c0 to %c8 step %c1 {
        %x = ttl.cb_wait %x_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
        %sum = ttl.cb_wait %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %sum_new = ttl.cb_reserve %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %sum_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
        %sum_new_out = ttl.attach_cb %sum_new_init, %sum_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %sum_new_done = ttl.compute ins(%x, %sum : tensor<1x1x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, f32>>)
            outs(%sum_new_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
            {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} {
        ^bb0(%xt: !ttcore.tile<32x32, bf16>, %st: !ttcore.tile<32x32, f32>, %nt: !ttcore.tile<32x32, f32>):
          %i0 = ttl.iter_index 0 : index
          %i1 = ttl.iter_index 1 : index
          %dst = arith.constant -1 : index
          %w = ttl.tile_typecast %xt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, f32>
          %s = ttl.tile_add %w, %st into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          ttl.tile_store %s, %sum_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
          ttl.yield
        } -> tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.cb_pop %x_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
        ttl.cb_pop %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
        ttl.cb_push %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      }
      %sum_x = ttl.cb_wait %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %total_x = ttl.cb_reserve %total_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %total_x_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %total_x_out = ttl.attach_cb %total_x_init, %total_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %total_x_done = ttl.compute ins(%sum_x : tensor<1x1x!ttcore.tile<32x32, f32>>)
          outs(%total_x_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%st: !ttcore.tile<32x32, f32>, %tt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        ttl.tile_store %st, %total_x[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %total_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      %total_y = ttl.cb_wait %total_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %mean_new = ttl.cb_reserve %mean_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %mean_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %mean_new_out = ttl.attach_cb %mean_new_init, %mean_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %mean_new_done = ttl.compute ins(%total_y, %scale : tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>)
          outs(%mean_new_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #one, #col], iterator_types = ["parallel", "reduction"]} {
      ^bb0(%tt: !ttcore.tile<32x32, f32>, %ct: !ttcore.tile<32x32, f32>, %mt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %m = ttl.tile_reduce %tt, %ct, %mt 0 : i32 <reduce_dim_row> into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
        ttl.tile_store %m, %mean_new[%i0, %c0] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %total_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %mean_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      %mean = ttl.cb_wait %mean_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      // The variance: the reader sends the row once more.
      %zero_again = ttl.cb_reserve %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %zero_again_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %zero_again_out = ttl.attach_cb %zero_again_init, %sum_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %zero_again_done = ttl.compute ins()
          outs(%zero_again_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%zt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %z = ttl.tile_fill 0.000000e+00 into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>
        ttl.tile_store %z, %zero_again[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_push %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      scf.for %col = %c0 to %c8 step %c1 {
        %x_again = ttl.cb_wait %x_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
        %squares = ttl.cb_wait %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %squares_new = ttl.cb_reserve %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %centred_new = ttl.cb_reserve %centred_cb : <[1, 1], !ttcore.tile<32x32, f32>, 16> -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %centred_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
        %centred_new_out = ttl.attach_cb %centred_new_init, %centred_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 16>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %squares_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
        %squares_new_out = ttl.attach_cb %squares_new_init, %sum_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %centred_new_done:2 = ttl.compute ins(%x_again, %mean, %squares : tensor<1x1x!ttcore.tile<32x32, bf16>>, tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>)
            outs(%centred_new_out, %squares_new_out : tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>)
            {indexing_maps = [#id, #col, #id, #id, #id], iterator_types = ["parallel", "parallel"]} {
        ^bb0(%xt: !ttcore.tile<32x32, bf16>, %mt: !ttcore.tile<32x32, f32>, %st: !ttcore.tile<32x32, f32>, %dt: !ttcore.tile<32x32, f32>, %nt: !ttcore.tile<32x32, f32>):
          %i0 = ttl.iter_index 0 : index
          %i1 = ttl.iter_index 1 : index
          %dst = arith.constant -1 : index
          %w = ttl.tile_typecast %xt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, f32>
          %b = ttl.tile_bcast %mt, %dt 1 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
          %d = ttl.tile_sub %w, %b into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          %q = ttl.tile_square %d into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          %s = ttl.tile_add %q, %st into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          ttl.tile_store %d, %centred_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
          ttl.tile_store %s, %squares_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
          ttl.yield
        } -> (tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>)
        ttl.cb_pop %x_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
        ttl.cb_pop %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
        ttl.cb_push %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
        ttl.cb_push %centred_cb : <[1, 1], !ttcore.tile<32x32, f32>, 16>
      }
      ttl.cb_pop %mean_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      %sum_q = ttl.cb_wait %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %total_q = ttl.cb_reserve %total_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %total_q_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %total_q_out = ttl.attach_cb %total_q_init, %total_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %total_q_done = ttl.compute ins(%sum_q : tensor<1x1x!ttcore.tile<32x32, f32>>)
          outs(%total_q_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%st: !ttcore.tile<32x32, f32>, %tt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        ttl.tile_store %st, %total_q[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %sum_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %total_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      %total_v = ttl.cb_wait %total_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %variance_new = ttl.cb_reserve %variance_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %variance_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %variance_new_out = ttl.attach_cb %variance_new_init, %variance_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %variance_new_done = ttl.compute ins(%total_v, %scale : tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>)
          outs(%variance_new_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #one, #col], iterator_types = ["parallel", "reduction"]} {
      ^bb0(%tt: !ttcore.tile<32x32, f32>, %ct: !ttcore.tile<32x32, f32>, %vt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %v = ttl.tile_reduce %tt, %ct, %vt 0 : i32 <reduce_dim_row> into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
        ttl.tile_store %v, %variance_new[%i0, %c0] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %total_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %variance_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      %variance = ttl.cb_wait %variance_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %root_new = ttl.cb_reserve %root_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %root_new_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, f32>>
      %root_new_out = ttl.attach_cb %root_new_init, %root_cb : (tensor<1x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<1x1x!ttcore.tile<32x32, f32>>
      %root_new_done = ttl.compute ins(%variance : tensor<1x1x!ttcore.tile<32x32, f32>>)
          outs(%root_new_out : tensor<1x1x!ttcore.tile<32x32, f32>>)
          {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
      ^bb0(%vt: !ttcore.tile<32x32, f32>, %rt: !ttcore.tile<32x32, f32>):
        %i0 = ttl.iter_index 0 : index
        %i1 = ttl.iter_index 1 : index
        %dst = arith.constant -1 : index
        %r = ttl.tile_rsqrt %vt into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
        ttl.tile_store %r, %root_new[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
        ttl.yield
      } -> tensor<1x1x!ttcore.tile<32x32, f32>>
      ttl.cb_pop %variance_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      ttl.cb_push %root_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
      %root = ttl.cb_wait %root_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
      // The result, tile by tile.
      scf.for %col = %c0 to %c8 step %c1 {
        %centred = ttl.cb_wait %centred_cb : <[1, 1], !ttcore.tile<32x32, f32>, 16> -> tensor<1x1x!ttcore.tile<32x32, f32>>
        %y = ttl.cb_reserve %y_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
        %gamma_tile = tensor.extract_slice %gamma[0, %col] [1, 1] [1, 1] : tensor<1x8x!ttcore.tile<32x32, f32>> to tensor<1x1x!ttcore.tile<32x32, f32>>
        %beta_tile = tensor.extract_slice %beta[0, %col] [1, 1] [1, 1] : tensor<1x8x!ttcore.tile<32x32, f32>> to tensor<1x1x!ttcore.tile<32x32, f32>>
        %y_init = tensor.empty() : tensor<1x1x!ttcore.tile<32x32, bf16>>
        %y_out = ttl.attach_cb %y_init, %y_cb : (tensor<1x1x!ttcore.tile<32x32, bf16>>, !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>) -> tensor<1x1x!ttcore.tile<32x32, bf16>>
        %y_done = ttl.compute ins(%centred, %root, %gamma_tile, %beta_tile : tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>, tensor<1x1x!ttcore.tile<32x32, f32>>)
            outs(%y_out : tensor<1x1x!ttcore.tile<32x32, bf16>>)
            {indexing_maps = [#id, #col, #row, #row, #id], iterator_types = ["parallel", "parallel"]} {
        ^bb0(%dt: !ttcore.tile<32x32, f32>, %rt: !ttcore.tile<32x32, f32>, %gt: !ttcore.tile<32x32, f32>, %bt: !ttcore.tile<32x32, f32>, %yt: !ttcore.tile<32x32, bf16>):
          %i0 = ttl.iter_index 0 : index
          %i1 = ttl.iter_index 1 : index
          %dst = arith.constant -1 : index
          %b = ttl.tile_bcast %rt, %rt 1 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
          %n = ttl.tile_mul %dt, %b into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          %g = ttl.tile_bcast %gt, %gt 2 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
          %p = ttl.tile_mul %n, %g into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          %h = ttl.tile_bcast %bt, %bt 2 : i32 into dst[%dst] {ttl.dst_placeholder} : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
          %o = ttl.tile_add %p, %h into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          %w = ttl.tile_typecast %o into dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, bf16>
          ttl.tile_store %w, %y[%i0, %i1] from dst[%dst] {ttl.dst_placeholder} : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
          ttl.yield
        } -> tensor<1x1x!ttcore.tile<32x32, bf16>>
        ttl.cb_pop %centred_cb : <[1, 1], !ttcore.tile<32x32, f32>, 16>
        ttl.cb_push %y_cb : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
      }
      ttl.cb_pop %root_cb : <[1, 1], !ttcore.tile<32x32, f32>, 2>
    }
    ttl.cb_pop %scale_cb : <[1, 1], !ttcore.tile<32x32, f32>, 1>
    ttl.cb_pop %gamma_cb : <[1, 8], !ttcore.tile<32x32, f32>, 1>
    ttl.cb_pop %beta_cb : <[1, 8], !ttcore.tile<32x32, f32>, 1>
    return
  }
}
