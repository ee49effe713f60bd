//===- located.mlir - An operation that comes from elsewhere --------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operation that cannot be configured names a file that is not there.
//
//===----------------------------------------------------------------------===//

module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
func.func @narrow() attributes {fp32_dest_acc_en = false, ttl.kernel_thread = #ttkernel.thread<compute>} {
  %d = arith.constant 0 : index
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %at = ttl.cb_wait %a : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %ot = ttl.cb_reserve %o : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %x = tensor.extract %at[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %n = ttl.tile_exp %x into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32> loc("loc-of-exp":1:1)
  ttl.tile_store %n, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, f32>, 2>
  return
}
}
