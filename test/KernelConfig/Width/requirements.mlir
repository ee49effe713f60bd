// What decides the width: operands in DST and results in DST, by their own
// types. Operands that the FPU reads from a buffer have no say.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='reduce-full-fp32=0 matmul-full-fp32=0' | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='reduce-full-fp32=0 matmul-full-fp32=0 target=wormhole_b0' | FileCheck %s
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config='reduce-full-fp32=0 matmul-full-fp32=0 target=blackhole' | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
!f16 = !ttcore.tile<32x32, f16>
!cb_f16 = !ttl.cb<[1, 1], !f16, 2>
!t_f16 = tensor<1x1x!f16>
!bfp8 = !ttcore.tile<32x32, bfp_bf8>
!cb_bfp8 = !ttl.cb<[1, 1], !bfp8, 2>
!t_bfp8 = tensor<1x1x!bfp8>
!si32 = !ttcore.tile<32x32, si32>
!cb_si32 = !ttl.cb<[1, 1], !si32, 2>
!t_si32 = tensor<1x1x!si32>
!u32 = !ttcore.tile<32x32, u32>
!cb_u32 = !ttl.cb<[1, 1], !u32, 2>
!t_u32 = tensor<1x1x!u32>
!u16 = !ttcore.tile<32x32, u16>
!cb_u16 = !ttl.cb<[1, 1], !u16, 2>
!t_u16 = tensor<1x1x!u16>
!u8 = !ttcore.tile<32x32, u8>
!cb_u8 = !ttl.cb<[1, 1], !u8, 2>
!t_u8 = tensor<1x1x!u8>
!si32_16x32 = !ttcore.tile<16x32, si32>
!cb_si32_16x32 = !ttl.cb<[1, 1], !si32_16x32, 2>
!t_si32_16x32 = tensor<1x1x!si32_16x32>
!u32_16x32 = !ttcore.tile<16x32, u32>
!cb_u32_16x32 = !ttl.cb<[1, 1], !u32_16x32, 2>
!t_u32_16x32 = tensor<1x1x!u32_16x32>
!u16_16x32 = !ttcore.tile<16x32, u16>
!cb_u16_16x32 = !ttl.cb<[1, 1], !u16_16x32, 2>
!t_u16_16x32 = tensor<1x1x!u16_16x32>
#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @nothing(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @nothing() {
  return
}

// f16 is a 16-bit format, and blocks are narrower still.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @narrow(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_exp %x into dst[%c0] : !bf16 -> !bf16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f16
  %y_t = ttl.cb_wait %y_cb : !cb_f16 -> !t_f16
  %y = tensor.extract %y_t[%c0, %c0] : !t_f16
  %f = ttl.tile_exp %y into dst[%c0] : !f16 -> !f16
  %z_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_bfp8
  %z_t = ttl.cb_wait %z_cb : !cb_bfp8 -> !t_bfp8
  %z = tensor.extract %z_t[%c0, %c0] : !t_bfp8
  %g = ttl.tile_exp %z into dst[%c0] : !bfp8 -> !bfp8
  return
}

// A result of 32 bits, without any operand.
// CHECK-LABEL: func.func @result(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @result(%c0: index) {
  %e = ttl.tile_fill 1.0 into dst[%c0] : !f32
  return
}

// A typecast: the operand counts as much as the result.
// CHECK-LABEL: func.func @cast_down(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @cast_down(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_typecast %x into dst[%c0] : !f32 -> !bf16
  return
}
// CHECK-LABEL: func.func @cast_up(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @cast_up(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %e = ttl.tile_typecast %x into dst[%c0] : !bf16 -> !f32
  return
}

// A store reads its tile from DST; the buffer that it writes to has no say.
// CHECK-LABEL: func.func @store(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 3>}
func.func @store(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %v_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  ttl.tile_store %x, %v[%c0, %c0] from dst[%c0] : !f32, !t_f32
  return
}

// A copy delivers its result in DST. It is not the operand that counts.
// CHECK-LABEL: func.func @copy(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 4>}
func.func @copy(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e_tok, %e = ttl.copy_tile %x[%c0] into dst[%c0] : !f32 -> !ttl.dst, !f32
  return
}

// FPU operands do not count by themselves: an f32 matmul whose result is
// narrower. Its buffers stay as they are.
// CHECK-LABEL: func.func @fpu_operands(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @fpu_operands(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %m = ttl.tile_matmul_block %x, %y into dst[%c0] : !f32, !f32 -> !bf16
  %t = ttl.tile_transpose %x, %y into dst[%c0] : (!f32, !f32) -> !bf16
  %r = ttl.tile_reduce %x, %y, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!f32, !f32, !f32) -> !bf16
  return
}

// An operand without a route imposes nothing, whatever it is.
// CHECK-LABEL: func.func @no_route(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @no_route(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %o_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %o_t = ttl.cb_wait %o_cb : !cb_f32 -> !t_f32
  %o = tensor.extract %o_t[%c0, %c0] : !t_f32
  %t = ttl.tile_transpose %x, %o into dst[%c0] : (!bf16, !f32) -> !bf16
  %r = ttl.tile_reduce %x, %x, %o 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !f32) -> !bf16
  return
}

// An accumulator of a matmul is an operand in DST.
// CHECK-LABEL: func.func @accumulator(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @accumulator(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %a_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %a_t = ttl.cb_wait %a_cb : !cb_f32 -> !t_f32
  %a = tensor.extract %a_t[%c0, %c0] : !t_f32
  %m = ttl.tile_matmul_block %x, %x, %a into dst[%c0] : !bf16, !bf16, !f32 -> !bf16
  return
}

// 32-bit integers need 32 bits as well, and never unpack to the destination.
// CHECK-LABEL: func.func @si32(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @si32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_si32
  %x_t = ttl.cb_wait %x_cb : !cb_si32 -> !t_si32
  %x = tensor.extract %x_t[%c0, %c0] : !t_si32
  %e = ttl.tile_abs %x into dst[%c0] : !si32 -> !si32
  return
}
// CHECK-LABEL: func.func @u32(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @u32(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u32
  %x_t = ttl.cb_wait %x_cb : !cb_u32 -> !t_u32
  %x = tensor.extract %x_t[%c0, %c0] : !t_u32
  %k_tok, %k = ttl.copy_tile %x[%c0] into dst[%c0] : !u32 -> !ttl.dst, !u32
  %s = ttl.tile_add %x, %x into dst[%c0] : !u32, !u32 -> !u32
  return
}
// CHECK-LABEL: func.func @small_integers(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @small_integers(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_u16
  %x_t = ttl.cb_wait %x_cb : !cb_u16 -> !t_u16
  %x = tensor.extract %x_t[%c0, %c0] : !t_u16
  %e = ttl.tile_abs %x into dst[%c0] : !u16 -> !u16
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_u8
  %y_t = ttl.cb_wait %y_cb : !cb_u8 -> !t_u8
  %y = tensor.extract %y_t[%c0, %c0] : !t_u8
  %f = ttl.tile_abs %y into dst[%c0] : !u8 -> !u8
  return
}

// The size of a tile changes nothing. The tile here is an output of a compute.
// CHECK-LABEL: func.func @si32_output(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @si32_output(%d: index) {
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_si32_16x32
  %v = ttl.cb_reserve %z : !cb_si32_16x32 -> !t_si32_16x32
  %r = ttl.compute ins() outs(%v : !t_si32_16x32)
      {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%o: !si32_16x32):
    ttl.tile_store %o, %v[%d, %d] from dst[%d] : !si32_16x32, !t_si32_16x32
    ttl.yield
  } -> !t_si32_16x32
  return
}
// CHECK-LABEL: func.func @u32_output(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @u32_output(%d: index) {
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_u32_16x32
  %v = ttl.cb_reserve %z : !cb_u32_16x32 -> !t_u32_16x32
  %r = ttl.compute ins() outs(%v : !t_u32_16x32)
      {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%o: !u32_16x32):
    ttl.tile_store %o, %v[%d, %d] from dst[%d] : !u32_16x32, !t_u32_16x32
    ttl.yield
  } -> !t_u32_16x32
  return
}
// CHECK-LABEL: func.func @u16_output(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @u16_output(%d: index) {
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_u16_16x32
  %v = ttl.cb_reserve %z : !cb_u16_16x32 -> !t_u16_16x32
  %r = ttl.compute ins() outs(%v : !t_u16_16x32)
      {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%o: !u16_16x32):
    ttl.tile_store %o, %v[%d, %d] from dst[%d] : !u16_16x32, !t_u16_16x32
    ttl.yield
  } -> !t_u16_16x32
  return
}

// An f32 argument that nothing uses asks for nothing.
// CHECK-LABEL: func.func @unused_argument(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @unused_argument(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %z = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
  %xt = ttl.cb_wait %x : !cb_f32 -> !t_f32
  %v = ttl.cb_reserve %z : !cb_bf16 -> !t_bf16
  %r = ttl.compute ins(%xt : !t_f32) outs(%v : !t_bf16)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %o: !bf16):
    ttl.tile_store %o, %v[%d, %d] from dst[%d] : !bf16, !t_bf16
    ttl.yield
  } -> !t_bf16
  return
}

// Operations on DST slots: a copy between them counts, a selection of one does
// not.
// CHECK-LABEL: func.func @copy_dst(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @copy_dst(%c0: index) {
  %f = ttl.tile_fill 1.0 into dst[%c0] : !f32
  %k = ttl.copy_dst %f into dst[%c0] : !f32 -> !f32
  return
}
// CHECK-LABEL: func.func @dst_index(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @dst_index(%c0: index, %x: !f32) {
  %y = ttl.dst_index %x[%c0] : !f32 -> !f32
  return
}

// Tile operations in nested regions count.
// CHECK-LABEL: func.func @nested_regions(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0>}
func.func @nested_regions(%c0: index, %c1: index, %m: i1) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  scf.if %m {
    scf.for %i = %c0 to %c1 step %c1 {
      ttl.dst_section {
        %e = ttl.tile_abs %x into dst[%c0] : !f32 -> !f32
      }
    }
  }
  return
}
