// A gated residual, y = x * sigmoid(g) + r and d = r - x, after lowering to loops:
// no ttl.compute is left, tile operations stand in DST sections and take elements
// that were extracted from the buffers' views. Slots of DST are assigned already.
//
// Buffers: 0, 1 and 2 hold 2x2 tiles of x, g and r (f32, reader to compute), 16
// and 17 those of y and d (compute to writer).
//
// Configuration: works on this form as on the one before. The gate, x and r go
// through DST, so all three buffers unpack there; the difference, whose operands
// have the same coordinates, could run on the FPU and runs on the SFPU because of
// that. A pass that lowers a kernel consumes the recorded strategies, so this form
// normally carries them; here they are still to be decided.

module {
  func.func @gated_residual() attributes {ttl.base_cta_index = 5 : i32, ttl.crta_indices = [], ttl.kernel_thread = #ttkernel.thread<compute>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, f32>, 2>
    %g_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, f32>, 2>
    %r_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, f32>, 2>
    %y_cb = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, f32>, 2>
    %d_cb = ttl.bind_cb {cb_index = 17, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, f32>, 2>
    %x = ttl.cb_wait %x_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x2x!ttcore.tile<32x32, f32>>
    %g = ttl.cb_wait %g_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x2x!ttcore.tile<32x32, f32>>
    %r = ttl.cb_wait %r_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x2x!ttcore.tile<32x32, f32>>
    %y = ttl.cb_reserve %y_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x2x!ttcore.tile<32x32, f32>>
    %d = ttl.cb_reserve %d_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2> -> tensor<2x2x!ttcore.tile<32x32, f32>>
    scf.for %i = %c0 to %c2 step %c1 {
      scf.for %j = %c0 to %c2 step %c1 {
        ttl.dst_section {
          %xt = tensor.extract %x[%i, %j] : tensor<2x2x!ttcore.tile<32x32, f32>>
          %gt = tensor.extract %g[%i, %j] : tensor<2x2x!ttcore.tile<32x32, f32>>
          %rt = tensor.extract %r[%i, %j] : tensor<2x2x!ttcore.tile<32x32, f32>>
          %yt = tensor.extract %y[%i, %j] : tensor<2x2x!ttcore.tile<32x32, f32>>
          %dt = tensor.extract %d[%i, %j] : tensor<2x2x!ttcore.tile<32x32, f32>>
          %copied, %gate = ttl.copy_tile %gt[%i, %j] into dst[%c0] : !ttcore.tile<32x32, f32> -> !ttl.dst, !ttcore.tile<32x32, f32>
          %open = ttl.tile_sigmoid %gate into dst[%c0] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          %gated = ttl.tile_mul %xt, %open into dst[%c0] : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          %sum = ttl.tile_add %gated, %rt into dst[%c0] : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          %delta = ttl.tile_sub %rt, %xt into dst[%c1] : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
          ttl.tile_store %sum, %y[%i, %j] from dst[%c0] : !ttcore.tile<32x32, f32>, tensor<2x2x!ttcore.tile<32x32, f32>>
          ttl.tile_store %delta, %d[%i, %j] from dst[%c1] : !ttcore.tile<32x32, f32>, tensor<2x2x!ttcore.tile<32x32, f32>>
        }
      } {ttl.tile_loop_stride = 1 : index}
    } {ttl.tile_loop_stride = 2 : index}
    ttl.cb_pop %x_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2>
    ttl.cb_pop %g_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2>
    ttl.cb_pop %r_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2>
    ttl.cb_push %y_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2>
    ttl.cb_push %d_cb : <[2, 2], !ttcore.tile<32x32, f32>, 2>
    return
  }
}
