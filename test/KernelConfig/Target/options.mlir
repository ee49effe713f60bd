// The option names the target of a module that does not.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=wormhole_b0' 2>/dev/null | FileCheck %s --check-prefix=WH
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole' 2>/dev/null | FileCheck %s --check-prefix=BH
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeConfigDescriptor' 2>/dev/null | FileCheck %s --check-prefix=BH
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeGen1Config' 2>/dev/null | FileCheck %s --check-prefix=BH
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='config-api=ComputeGen1Config' 2>/dev/null | FileCheck %s --check-prefix=GENERIC
//
// Names that are none.
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='target=grayskull' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='target=generic' 2>&1 | FileCheck %s --check-prefix=NOT-A-DEVICE
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='target=quasar' 2>&1 | FileCheck %s --check-prefix=QUASAR
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='target=quasar config-api=ComputeGen1Config' 2>&1 | FileCheck %s --check-prefix=QUASAR
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='target=blackhole config-api=ComputeGen2Config' 2>&1 | FileCheck %s --check-prefix=API
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='config-api=computegen1config' 2>&1 | FileCheck %s --check-prefix=LOWER
//
// UNKNOWN: error: [TC0202] there is no architecture `grayskull`; known are `wormhole_b0` and `blackhole`
// NOT-A-DEVICE: error: [TC0202] there is no architecture `generic`; known are `wormhole_b0` and `blackhole`
// QUASAR: error: [TC0201] `quasar` kernels cannot be configured: that takes the Gen2 configuration descriptor, global unpack routing and the Quasar kernel launch mechanism, which this version does not have
// API: error: [TC0203] there is no configuration API `ComputeGen2Config`; known are `ComputeConfigDescriptor` and `ComputeGen1Config`
// LOWER: error: [TC0203] there is no configuration API `computegen1config`; known are

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
// WH-LABEL: func.func @k(
// WH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
// BH-LABEL: func.func @k(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
// GENERIC-LABEL: func.func @k(
// GENERIC-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @k(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
  %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
  %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
  return
}
