// Where the width is open, an entry decides it for ComputeGen1Config.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=wormhole_b0 config-api=ComputeGen1Config' | FileCheck %s --check-prefixes=GEN1
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s --check-prefixes=DESC

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// GEN1-LABEL: func.func @entry(
// GEN1-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
// DESC-LABEL: func.func @entry(
// DESC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @entry(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32: 0>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}

// GEN1-LABEL: func.func @no_entry(
// GEN1-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// DESC-LABEL: func.func @no_entry(
// DESC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @no_entry(%c0: index) attributes {ttl.unpack_to_dest_fp32 = array<i32>} {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  return
}
