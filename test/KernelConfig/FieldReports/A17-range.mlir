// Buffer 32 is one too many on Wormhole B0, and one of many on Blackhole.
//
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 2>&1 | FileCheck %s --check-prefix=WH
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s --check-prefix=BH
//
// WH: error: [TC0103] `ttl.unpack_to_dest_fp32` names dataflow buffer 32, but `wormhole_b0` has buffers 0 to 31
// BH-LABEL: func.func @entry_32(
// BH-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32: 32>}
func.func @entry_32() attributes {ttl.unpack_to_dest_fp32 = array<i32: 32>} {
  return
}
