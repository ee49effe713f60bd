//===- given_up.mlir - Preferences that cannot be granted -----------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reductions would like full fp32. Along rows Blackhole cannot do it; along
// columns it could, were it not for a narrow broadcast in the same kernel.
//
//===----------------------------------------------------------------------===//

module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
func.func @reduce() attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
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
  %p = ttl.tile_reduce %x, %y, %z 0 : i32 <reduce_dim_row> into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  %q = ttl.tile_reduce %x, %y, %z 0 : i32 <reduce_dim_col> into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  %r = ttl.tile_reduce %x, %y, %z 0 : i32 <reduce_dim_col> into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  %w = ttl.tile_bcast %x, %z 1 : i32 into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
  ttl.tile_store %w, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
  return
}
}
