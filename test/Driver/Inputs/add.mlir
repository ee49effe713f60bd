//===- add.mlir - Sums that may run on either engine ----------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nothing else reads their buffers. The two are alike.
//
//===----------------------------------------------------------------------===//

module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
func.func @add() attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %d = arith.constant 0 : index
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %at = ttl.cb_wait %a : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %bt = ttl.cb_wait %b : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %ot = ttl.cb_reserve %o : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %x = tensor.extract %at[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %y = tensor.extract %bt[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %s = ttl.tile_add %x, %y into dst[%d] : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %r = ttl.tile_sub %x, %y into dst[%d] : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  ttl.tile_store %r, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, f32>, 2>
  return
}
}
