// An output that the same kernel reads back (tt-metal#51315). Its role does not
// keep it off the list. All-bf16 and all-f32 kernels hid the mistake.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=wormhole_b0 | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config=target=blackhole | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
#id = affine_map<(d0, d1) -> (d0, d1)>

// bf16 data times f32 statistics, staged in an f32 buffer, then rounded.
// CHECK-LABEL: func.func @staged(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1, 2>}
func.func @staged(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %s = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %t = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %o = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_bf16
  %xt = ttl.cb_wait %x : !cb_bf16 -> !t_bf16
  %st = ttl.cb_wait %s : !cb_f32 -> !t_f32
  %tv = ttl.cb_reserve %t : !cb_f32 -> !t_f32
  %0 = ttl.compute ins(%xt, %st : !t_bf16, !t_f32) outs(%tv : !t_f32)
      {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !bf16, %b: !f32, %c: !f32):
    %w = ttl.tile_typecast %a into dst[%d] : !bf16 -> !f32
    // CHECK: ttl.tile_mul %
    // CHECK-SAME: #ttl.tile_execution_strategy<sfpu>
    %m = ttl.tile_mul %w, %b into dst[%d] : !f32, !f32 -> !f32
    ttl.tile_store %m, %tv[%d, %d] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  ttl.cb_push %t : !cb_f32
  %tt = ttl.cb_wait %t : !cb_f32 -> !t_f32
  %ov = ttl.cb_reserve %o : !cb_bf16 -> !t_bf16
  %1 = ttl.compute ins(%tt : !t_f32) outs(%ov : !t_bf16)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %c: !bf16):
    %n = ttl.tile_typecast %a into dst[%d] : !f32 -> !bf16
    ttl.tile_store %n, %ov[%d, %d] from dst[%d] : !bf16, !t_bf16
    ttl.yield
  } -> !t_bf16
  return
}

// Written and not read back: nothing to unpack.
// CHECK-LABEL: func.func @written_only(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 1>}
func.func @written_only(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  ttl.tile_store %e, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}
