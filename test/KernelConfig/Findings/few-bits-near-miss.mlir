// Buffers of f32 that the kernel fills with values of few bits: a mask, what came
// from f16, what went through bf16. Cut down on the way to their readers they
// lose nothing.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 findings=true" -verify-diagnostics
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=blackhole findings=true" -verify-diagnostics

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>
!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>

func.func @mask(%i: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %y = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %m = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %o = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %c0 = arith.constant 0 : index
  ttl.dst_section {
    %t1 = ttl.cb_wait %x : !cb_f32 -> !t_f32
    %x2 = tensor.extract %t1[%c0, %c0] : !t_f32
    %t3 = ttl.cb_wait %y : !cb_f32 -> !t_f32
    %x4 = tensor.extract %t3[%c0, %c0] : !t_f32
    %v5 = ttl.tile_gt %x2, %x4 into dst[%c0] : !f32, !f32 -> !f32
    %r6 = ttl.cb_reserve %m : !cb_f32 -> !t_f32
    ttl.tile_store %v5, %r6[%c0, %c0] from dst[%c0] : !f32, !t_f32
  }
  ttl.dst_section {
    %t7 = ttl.cb_wait %m : !cb_f32 -> !t_f32
    %x8 = tensor.extract %t7[%c0, %c0] : !t_f32
    %v9 = ttl.tile_mul %x8, %x8 into dst[%c0] : !f32, !f32 -> !f32
    %r10 = ttl.cb_reserve %o : !cb_f32 -> !t_f32
    ttl.tile_store %v9, %r10[%c0, %c0] from dst[%c0] : !f32, !t_f32
  }
  return
}

func.func @from_f16(%i: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f16
  %m = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %o = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c0 = arith.constant 0 : index
  ttl.dst_section {
    %t1 = ttl.cb_wait %x : !cb_f16 -> !t_f16
    %x2 = tensor.extract %t1[%c0, %c0] : !t_f16
    %v3 = ttl.tile_typecast %x2 into dst[%c0] : !f16 -> !f32
    %r4 = ttl.cb_reserve %m : !cb_f32 -> !t_f32
    ttl.tile_store %v3, %r4[%c0, %c0] from dst[%c0] : !f32, !t_f32
  }
  ttl.dst_section {
    %t5 = ttl.cb_wait %m : !cb_f32 -> !t_f32
    %x6 = tensor.extract %t5[%c0, %c0] : !t_f32
    %v7 = ttl.tile_mul %x6, %x6 into dst[%c0] : !f32, !f32 -> !f32
    %r8 = ttl.cb_reserve %o : !cb_f32 -> !t_f32
    ttl.tile_store %v7, %r8[%c0, %c0] from dst[%c0] : !f32, !t_f32
  }
  return
}

func.func @through_bf16(%i: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %y = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_bf16
  %h = ttl.bind_cb {cb_index = 6, block_count = 2} : !cb_f32
  %m = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %s = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_bf16
  %o = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %c0 = arith.constant 0 : index
  ttl.dst_section {
    %t1 = ttl.cb_wait %h : !cb_f32 -> !t_f32
    %x2 = tensor.extract %t1[%c0, %c0] : !t_f32
    %v3 = ttl.tile_typecast %x2 into dst[%c0] : !f32 -> !bf16
    %v4 = ttl.tile_typecast %v3 into dst[%c0] : !bf16 -> !f32
    %r5 = ttl.cb_reserve %m : !cb_f32 -> !t_f32
    ttl.tile_store %v4, %r5[%c0, %c0] from dst[%c0] : !f32, !t_f32
  }
  ttl.cb_push %m : !cb_f32
  ttl.dst_section {
    %t6 = ttl.cb_wait %m : !cb_f32 -> !t_f32
    %x7 = tensor.extract %t6[%c0, %c0] : !t_f32
    %t8 = ttl.cb_wait %s : !cb_bf16 -> !t_bf16
    %x9 = tensor.extract %t8[%c0, %c0] : !t_bf16
    %v10 = ttl.tile_matmul_block %x7, %x9 into dst[%c0] : !f32, !bf16 -> !f32
    %r11 = ttl.cb_reserve %o : !cb_f32 -> !t_f32
    ttl.tile_store %v10, %r11[%c0, %c0] from dst[%c0] : !f32, !t_f32
  }
  return
}
