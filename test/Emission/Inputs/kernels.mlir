//===- kernels.mlir - Kernels to emit descriptors of ----------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// @wide reads DFB 0 and 1 whole into DST and DFB 2 through the FPU, all of them
// f32; @narrow works on bf16 alone.
//
//===----------------------------------------------------------------------===//

func.func @wide() attributes {dst_full_sync_en = true, ttl.kernel_thread = #ttkernel.thread<compute>} {
  %d = arith.constant 0 : index
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %c = ttl.bind_cb {cb_index = 2, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>
  %at = ttl.cb_wait %a : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %bt = ttl.cb_wait %b : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %ct = ttl.cb_wait %c : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %ot = ttl.cb_reserve %o : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %x = tensor.extract %at[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %y = tensor.extract %bt[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %w = tensor.extract %ct[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %z = tensor.extract %ot[%d, %d] : tensor<1x1x!ttcore.tile<32x32, f32>>
  %s = ttl.tile_add %x, %y into dst[%d] : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %e = ttl.tile_exp %y into dst[%d] : !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %m = ttl.tile_max %s, %e into dst[%d] : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  %p = ttl.tile_bcast %w, %z 1 : i32 into dst[%d] : (!ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32>) -> !ttcore.tile<32x32, f32>
  %r = ttl.tile_max %m, %p into dst[%d] : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
  ttl.tile_store %r, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, f32>, tensor<1x1x!ttcore.tile<32x32, f32>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, f32>, 2>
  return
}

func.func @narrow() attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %d = arith.constant 0 : index
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %o = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %at = ttl.cb_wait %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %ot = ttl.cb_reserve %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %x = tensor.extract %at[%d, %d] : tensor<1x1x!ttcore.tile<32x32, bf16>>
  %r = ttl.tile_exp %x into dst[%d] : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  ttl.tile_store %r, %ot[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
  ttl.cb_push %o : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
  return
}
