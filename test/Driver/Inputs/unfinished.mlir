//===- unfinished.mlir - A kernel whose buffers have no index yet ---------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// It is valid, and poses no problem.
//
//===----------------------------------------------------------------------===//

module {
func.func @unfinished(%a: !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>) attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %d = arith.constant 0 : index
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %at = ttl.cb_wait %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %ot = ttl.cb_reserve %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %x = tensor.extract %at[%d, %d] : tensor<1x1x!ttcore.tile<32x32, bf16>>
  %n = ttl.tile_exp %x into dst[%d] : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  ttl.tile_store %n, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
  return
}
}
