//===- threads.mlir - Functions of several threads in one module ----------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only compute functions are configured.
//
//===----------------------------------------------------------------------===//

module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
func.func @reader() attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %at = ttl.cb_reserve %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  ttl.cb_push %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
  return
}
func.func @negate() attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %d = arith.constant 0 : index
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %at = ttl.cb_wait %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %ot = ttl.cb_reserve %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %x = tensor.extract %at[%d, %d] : tensor<1x1x!ttcore.tile<32x32, bf16>>
  %n = ttl.tile_exp %x into dst[%d] : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  ttl.tile_store %n, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
  return
}
func.func @writer() attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %at = ttl.cb_reserve %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  ttl.cb_push %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
  return
}
}
