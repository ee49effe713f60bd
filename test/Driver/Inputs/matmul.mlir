//===- matmul.mlir - A product that would like full fp32 ------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// bf16 tiles fit destination elements of either width.
//
//===----------------------------------------------------------------------===//

module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
func.func @matmul() attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %d = arith.constant 0 : index
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %at = ttl.cb_wait %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %bt = ttl.cb_wait %b : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %ot = ttl.cb_reserve %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %x = tensor.extract %at[%d, %d] : tensor<1x1x!ttcore.tile<32x32, bf16>>
  %y = tensor.extract %bt[%d, %d] : tensor<1x1x!ttcore.tile<32x32, bf16>>
  %z = tensor.extract %ot[%d, %d] : tensor<1x1x!ttcore.tile<32x32, bf16>>
  %r = ttl.tile_matmul_block %x, %y into dst[%d] : !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  ttl.tile_store %r, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
  return
}
}
