//===- many.mlir - Rows enough to fold ------------------------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exponentials of eight f32 buffers, six buffers that nobody reads, and sums of
// pairs that all run on the SFPU because of that.
//
//===----------------------------------------------------------------------===//

!t = !ttcore.tile<32x32, f32>
!c = !ttl.cb<[1, 1], !t, 2>
module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
func.func @many(%d: index) attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %b0 = ttl.bind_cb {cb_index = 0, block_count = 2} : !c
  %b1 = ttl.bind_cb {cb_index = 1, block_count = 2} : !c
  %b2 = ttl.bind_cb {cb_index = 2, block_count = 2} : !c
  %b3 = ttl.bind_cb {cb_index = 3, block_count = 2} : !c
  %b4 = ttl.bind_cb {cb_index = 4, block_count = 2} : !c
  %b5 = ttl.bind_cb {cb_index = 5, block_count = 2} : !c
  %b6 = ttl.bind_cb {cb_index = 6, block_count = 2} : !c
  %b7 = ttl.bind_cb {cb_index = 7, block_count = 2} : !c
  %b8 = ttl.bind_cb {cb_index = 8, block_count = 2} : !c
  %b9 = ttl.bind_cb {cb_index = 9, block_count = 2} : !c
  %b10 = ttl.bind_cb {cb_index = 10, block_count = 2} : !c
  %b11 = ttl.bind_cb {cb_index = 11, block_count = 2} : !c
  %b12 = ttl.bind_cb {cb_index = 12, block_count = 2} : !c
  %b13 = ttl.bind_cb {cb_index = 13, block_count = 2} : !c
  %w0 = ttl.cb_wait %b0 : !c -> tensor<1x1x!t>
  %x0 = tensor.extract %w0[%d, %d] : tensor<1x1x!t>
  %w1 = ttl.cb_wait %b1 : !c -> tensor<1x1x!t>
  %x1 = tensor.extract %w1[%d, %d] : tensor<1x1x!t>
  %w2 = ttl.cb_wait %b2 : !c -> tensor<1x1x!t>
  %x2 = tensor.extract %w2[%d, %d] : tensor<1x1x!t>
  %w3 = ttl.cb_wait %b3 : !c -> tensor<1x1x!t>
  %x3 = tensor.extract %w3[%d, %d] : tensor<1x1x!t>
  %w4 = ttl.cb_wait %b4 : !c -> tensor<1x1x!t>
  %x4 = tensor.extract %w4[%d, %d] : tensor<1x1x!t>
  %w5 = ttl.cb_wait %b5 : !c -> tensor<1x1x!t>
  %x5 = tensor.extract %w5[%d, %d] : tensor<1x1x!t>
  %w6 = ttl.cb_wait %b6 : !c -> tensor<1x1x!t>
  %x6 = tensor.extract %w6[%d, %d] : tensor<1x1x!t>
  %w7 = ttl.cb_wait %b7 : !c -> tensor<1x1x!t>
  %x7 = tensor.extract %w7[%d, %d] : tensor<1x1x!t>
  %e0 = ttl.tile_exp %x0 into dst[%d] : !t -> !t
  %e1 = ttl.tile_exp %x1 into dst[%d] : !t -> !t
  %e2 = ttl.tile_exp %x2 into dst[%d] : !t -> !t
  %e3 = ttl.tile_exp %x3 into dst[%d] : !t -> !t
  %e4 = ttl.tile_exp %x4 into dst[%d] : !t -> !t
  %e5 = ttl.tile_exp %x5 into dst[%d] : !t -> !t
  %e6 = ttl.tile_exp %x6 into dst[%d] : !t -> !t
  %e7 = ttl.tile_exp %x7 into dst[%d] : !t -> !t
  %s0 = ttl.tile_add %x0, %x1 into dst[%d] : !t, !t -> !t
  %s1 = ttl.tile_add %x1, %x2 into dst[%d] : !t, !t -> !t
  %s2 = ttl.tile_add %x2, %x3 into dst[%d] : !t, !t -> !t
  %s3 = ttl.tile_add %x3, %x4 into dst[%d] : !t, !t -> !t
  %s4 = ttl.tile_add %x4, %x5 into dst[%d] : !t, !t -> !t
  %s5 = ttl.tile_add %x5, %x6 into dst[%d] : !t, !t -> !t
  %s6 = ttl.tile_add %x6, %x7 into dst[%d] : !t, !t -> !t
  return
}
}
