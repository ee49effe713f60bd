// The options of the pass, in every spelling of a selection, on a kernel that
// nothing else decides and on one that is f32 throughout.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s -D$WIDE=false -D$FULL=false
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=auto dst-full-sync-en=auto' | FileCheck %s -D$WIDE=false -D$FULL=false
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=enabled dst-full-sync-en=enabled' | FileCheck %s -D$WIDE=true -D$FULL=true
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=true dst-full-sync-en=true' | FileCheck %s -D$WIDE=true -D$FULL=true
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=1 dst-full-sync-en=1' | FileCheck %s -D$WIDE=true -D$FULL=true
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=disabled dst-full-sync-en=disabled' | FileCheck %s -D$WIDE=false -D$FULL=false
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=false dst-full-sync-en=false' | FileCheck %s -D$WIDE=false -D$FULL=false
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=0 dst-full-sync-en=0' | FileCheck %s -D$WIDE=false -D$FULL=false
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='dst-full-sync-en=enabled' | FileCheck %s -D$WIDE=false -D$FULL=true
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=enabled' | FileCheck %s -D$WIDE=true -D$FULL=false

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// A function without tile operations gets its attributes too.
// CHECK-LABEL: func.func @empty(
// CHECK-SAME: {dst_full_sync_en = [[$FULL]], fp32_dest_acc_en = [[$WIDE]], ttl.unpack_to_dest_fp32 = array<i32>}
func.func @empty() {
  return
}

// CHECK-LABEL: func.func @bf16_exp(
// CHECK-SAME: {dst_full_sync_en = [[$FULL]], fp32_dest_acc_en = [[$WIDE]], ttl.unpack_to_dest_fp32 = array<i32>}
func.func @bf16_exp(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %z_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %z = ttl.cb_reserve %z_cb : !cb_bf16 -> !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  ttl.tile_store %e, %z[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  return
}
