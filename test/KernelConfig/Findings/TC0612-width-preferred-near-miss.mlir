// Narrow operations pay for 32-bit elements, but what they belong to would have
// them by itself: a product prefers full fp32.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole findings=true" -verify-diagnostics

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

func.func @preferred(%i: index) {
  %f = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %fo = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %x = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bf16
  %w = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_bf16
  %o = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_bf16
  %y = ttl.bind_cb {cb_index = 6, block_count = 2} : !cb_bf16
  %o2 = ttl.bind_cb {cb_index = 7, block_count = 2} : !cb_bf16
  %c0 = arith.constant 0 : index
  ttl.dst_section {
    %t1 = ttl.cb_wait %f : !cb_f32 -> !t_f32
    %x2 = tensor.extract %t1[%c0, %c0] : !t_f32
    %v3 = ttl.tile_exp %x2 into dst[%c0] : !f32 -> !f32
    %r4 = ttl.cb_reserve %fo : !cb_f32 -> !t_f32
    ttl.tile_store %v3, %r4[%c0, %c0] from dst[%c0] : !f32, !t_f32
  }
  ttl.dst_section {
    %t5 = ttl.cb_wait %x : !cb_bf16 -> !t_bf16
    %x6 = tensor.extract %t5[%c0, %c0] : !t_bf16
    %t7 = ttl.cb_wait %w : !cb_bf16 -> !t_bf16
    %x8 = tensor.extract %t7[%c0, %c0] : !t_bf16
    %v9 = ttl.tile_matmul_block %x6, %x8 into dst[%c0] : !bf16, !bf16 -> !bf16
    %v10 = ttl.tile_exp %v9 into dst[%c0] : !bf16 -> !bf16
    %v11 = ttl.tile_log %v10 into dst[%c0] : !bf16 -> !bf16
    %v12 = ttl.tile_abs %v11 into dst[%c0] : !bf16 -> !bf16
    %v13 = ttl.tile_neg %v12 into dst[%c0] : !bf16 -> !bf16
    %v14 = ttl.tile_relu %v13 into dst[%c0] : !bf16 -> !bf16
    %r15 = ttl.cb_reserve %o : !cb_bf16 -> !t_bf16
    ttl.tile_store %v14, %r15[%c0, %c0] from dst[%c0] : !bf16, !t_bf16
  }
  return
}
