//===- reader.mlir - A module without a compute kernel --------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There is nothing to configure.
//
//===----------------------------------------------------------------------===//

module {
func.func @reader() attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %at = ttl.cb_reserve %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  ttl.cb_push %a : <[1, 1], !ttcore.tile<32x32, bf16>, 2>
  return
}
}
