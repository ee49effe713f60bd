//===- lossy.mlir - A buffer that only a lossy read can share -------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reduction takes DFB 0 in default mode, the exponential whole in DST.
//
//===----------------------------------------------------------------------===//

module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
func.func @lossy() attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %d = arith.constant 0 : index
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %at = ttl.cb_wait %a : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %bt = ttl.cb_wait %b : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %ot = ttl.cb_reserve %o : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %x = tensor.extract %at[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %y = tensor.extract %bt[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %z = tensor.extract %ot[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %q = ttl.tile_reduce %x, %y, %z 0 : i32 <reduce_dim_row> into dst[%d] : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
  %r = ttl.tile_exp %x into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  ttl.tile_store %r, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, f32>, 2>
  return
}
}
