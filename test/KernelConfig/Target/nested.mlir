// The innermost module that says anything about targets is the one that counts,
// alone: what it leaves open is not taken from the modules around it. A bf16
// column reduction keeps full fp32 on no target in particular, and not on
// Wormhole.
//
// RUN: tileconf-opt %s --pass-pipeline='builtin.module(builtin.module(ttl-set-compute-kernel-config))' | FileCheck %s

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {
  module {
    // CHECK-LABEL: func.func @says_nothing(
    // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
    func.func @says_nothing(%c0: index) {
      %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
      %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
      %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
      return
    }
  }
  module attributes {ttl.config_api = "ComputeGen1Config"} {
    // CHECK-LABEL: func.func @names_an_api(
    // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
    func.func @names_an_api(%c0: index) {
      %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
      %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
      %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
      return
    }
  }
  module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {
    // CHECK-LABEL: func.func @names_an_architecture(
    // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
    func.func @names_an_architecture(%c0: index) {
      %x_cb = ttl.bind_cb {cb_index = 63, block_count = 2} : !cb_bf16
      %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
      %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
      %r = ttl.tile_reduce %x, %x, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
      return
    }
  }
}
