// Which dataflow buffer an operand comes from. An f32 operand in DST makes its
// buffer unpack to the destination, so the list tells what was found.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config | FileCheck %s

!f32 = !ttcore.tile<32x32, f32>
!cb_f32 = !ttl.cb<[1, 1], !f32, 2>
!t_f32 = tensor<1x1x!f32>
!w = tensor<2x2x!f32>
!cb_w = !ttl.cb<[2, 2], !f32, 2>
#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @extract(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 3>}
func.func @extract(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 3, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// A slice, of a slice, of an attached tensor.
// CHECK-LABEL: func.func @slices(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 4>}
func.func @slices(%c0: index, %t: !w) {
  %cb = ttl.bind_cb {cb_index = 4, block_count = 2} : !cb_w
  %a = ttl.attach_cb %t, %cb : (!w, !cb_w) -> !w
  %s = tensor.extract_slice %a[0, 0] [2, 1] [1, 1] : !w to tensor<2x1x!f32>
  %u = tensor.extract_slice %s[1, 0] [1, 1] [1, 1] : tensor<2x1x!f32> to !t_f32
  %x = tensor.extract %u[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// A reserved view is a view like a waited one.
// CHECK-LABEL: func.func @reserved(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 5>}
func.func @reserved(%c0: index) {
  %v_cb = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %v_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %v[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// What a tensor is attached to counts, not what it was a view of before.
// CHECK-LABEL: func.func @attached_view(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 7>}
func.func @attached_view(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 6, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %cb = ttl.bind_cb {cb_index = 7, block_count = 2} : !cb_f32
  %a = ttl.attach_cb %x_t, %cb : (!t_f32, !cb_f32) -> !t_f32
  %y = tensor.extract %a[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}

// Casts from one value, on the tile, the tensor and the buffer.
// CHECK-LABEL: func.func @casts(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 8>}
func.func @casts(%c0: index) {
  %cb = ttl.bind_cb {cb_index = 8, block_count = 2} : !cb_f32
  %c = builtin.unrealized_conversion_cast %cb : !cb_f32 to !ttkernel.cb<2, !f32>
  %b = builtin.unrealized_conversion_cast %c : !ttkernel.cb<2, !f32> to !cb_f32
  %t = ttl.cb_wait %b : !cb_f32 -> !t_f32
  %u = builtin.unrealized_conversion_cast %t : !t_f32 to tensor<?x?x!f32>
  %v = builtin.unrealized_conversion_cast %u : tensor<?x?x!f32> to !t_f32
  %x = tensor.extract %v[%c0, %c0] : !t_f32
  %y = builtin.unrealized_conversion_cast %x : !f32 to !f32
  %e = ttl.tile_exp %y into dst[%c0] : !f32 -> !f32
  return
}

// The converted form: a compile-time argument is an index as well.
// CHECK-LABEL: func.func @converted(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 9>}
func.func @converted(%c0: index) {
  %cb = ttkernel.get_compile_time_arg_val(9) : () -> !ttkernel.cb<2, !f32>
  %t = builtin.unrealized_conversion_cast %cb : !ttkernel.cb<2, !f32> to !t_f32
  %x = tensor.extract %t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  return
}

// Several bindings of one index are one buffer.
// CHECK-LABEL: func.func @one_index(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @one_index(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %a = ttl.tile_add %y, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// The logical identity takes no part: the same index with two of them.
// CHECK-LABEL: func.func @logical_identity(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @logical_identity(%c0: index) {
  %p = ttl.bind_cb {cb_index = 2, block_count = 2} {dfb_id = 0 : index} : !cb_f32
  %q = ttl.bind_cb {cb_index = 2, block_count = 2} {dfb_id = 9 : index} : !cb_f32
  %t = ttl.cb_wait %p : !cb_f32 -> !t_f32
  %u = ttl.cb_wait %q : !cb_f32 -> !t_f32
  %x = tensor.extract %t[%c0, %c0] : !t_f32
  %y = tensor.extract %u[%c0, %c0] : !t_f32
  %e = ttl.tile_exp %x into dst[%c0] : !f32 -> !f32
  %a = ttl.tile_add %y, %y into dst[%c0] : !f32, !f32 -> !f32
  return
}

// Inputs and outputs of a compute have the buffers of its operands.
// CHECK-LABEL: func.func @compute(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 0, 1>}
func.func @compute(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %z = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %xt = ttl.cb_wait %x : !cb_f32 -> !t_f32
  %v = ttl.cb_reserve %z : !cb_f32 -> !t_f32
  %r = ttl.compute ins(%xt : !t_f32) outs(%v : !t_f32)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !f32, %o: !f32):
    %i = ttl.iter_index 0 : index
    %j = ttl.iter_index 1 : index
    %0 = ttl.tile_exp %a into dst[%d] : !f32 -> !f32
    %1 = ttl.tile_abs %o into dst[%d] : !f32 -> !f32
    ttl.tile_store %1, %v[%i, %j] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  return
}

// A compute without inputs that reads its output.
// CHECK-LABEL: func.func @no_inputs(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 5>}
func.func @no_inputs(%d: index) {
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !cb_f32
  %v = ttl.cb_reserve %z : !cb_f32 -> !t_f32
  %r = ttl.compute ins() outs(%v : !t_f32)
      {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%o: !f32):
    %i = ttl.iter_index 0 : index
    %j = ttl.iter_index 1 : index
    %1 = ttl.tile_abs %o into dst[%d] : !f32 -> !f32
    ttl.tile_store %1, %v[%i, %j] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  return
}

// What comes from nowhere that is known: results of tile operations, arguments
// of functions and loops, results of loops, inserted elements, casts from
// nothing. Their tiles are in DST for all that anyone can tell, so no buffer
// unpacks there.
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @unknown(%c0: index, %c1: index, %f: !f32, %t: !t_f32, %m: i1) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_f32
  %x_t = ttl.cb_wait %x_cb : !cb_f32 -> !t_f32
  %x = tensor.extract %x_t[%c0, %c0] : !t_f32
  %y_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_f32
  %y_t = ttl.cb_wait %y_cb : !cb_f32 -> !t_f32
  %y = tensor.extract %y_t[%c0, %c0] : !t_f32
  %s = ttl.tile_add %x, %y into dst[%c0] : !f32, !f32 -> !f32
  %e0 = ttl.tile_exp %s into dst[%c0] : !f32 -> !f32
  %e1 = ttl.tile_exp %f into dst[%c0] : !f32 -> !f32
  %g = tensor.extract %t[%c0, %c0] : !t_f32
  %e2 = ttl.tile_exp %g into dst[%c0] : !f32 -> !f32
  %loop = scf.for %i = %c0 to %c1 step %c1 iter_args(%acc = %x) -> !f32 {
    %e3 = ttl.tile_exp %acc into dst[%c0] : !f32 -> !f32
    scf.yield %e3 : !f32
  }
  %e4 = ttl.tile_exp %loop into dst[%c0] : !f32 -> !f32
  %if = scf.if %m -> !f32 {
    scf.yield %x : !f32
  } else {
    scf.yield %y : !f32
  }
  %e5 = ttl.tile_exp %if into dst[%c0] : !f32 -> !f32
  %h = tensor.insert %s into %x_t[%c0, %c0] : !t_f32
  %k = tensor.extract %h[%c0, %c0] : !t_f32
  %e6 = ttl.tile_exp %k into dst[%c0] : !f32 -> !f32
  %z = builtin.unrealized_conversion_cast to !f32
  %e7 = ttl.tile_exp %z into dst[%c0] : !f32 -> !f32
  %l = tensor.cast %x_t : !t_f32 to tensor<?x1x!f32>
  %n = tensor.extract %l[%c0, %c0] : tensor<?x1x!f32>
  %e8 = ttl.tile_exp %n into dst[%c0] : !f32 -> !f32
  return
}

// The substitution of a compute's argument is done once. The argument of an
// inner compute whose operand is a view is found; an extracted element of the
// loop-carried tensor is not.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 6>}
func.func @nested(%d: index, %c1: index) {
  %x = ttl.bind_cb {cb_index = 6, block_count = 2} : !cb_f32
  %z = ttl.bind_cb {cb_index = 7, block_count = 2} : !cb_f32
  %xt = ttl.cb_wait %x : !cb_f32 -> !t_f32
  %v = ttl.cb_reserve %z : !cb_f32 -> !t_f32
  %r = ttl.compute ins() outs(%v : !t_f32)
      {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%o: !f32):
    %q = ttl.compute ins(%xt : !t_f32) outs(%v : !t_f32)
        {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
    ^bb0(%b: !f32, %p: !f32):
      %0 = ttl.tile_exp %b into dst[%d] : !f32 -> !f32
      ttl.tile_store %0, %v[%d, %d] from dst[%d] : !f32, !t_f32
      ttl.yield
    } -> !t_f32
    %f = ttl.tile_fill 0.0 into dst[%d] : !f32
    ttl.tile_store %f, %v[%d, %d] from dst[%d] : !f32, !t_f32
    ttl.yield
  } -> !t_f32
  %u = scf.for %k = %d to %c1 step %c1 iter_args(%c = %v) -> !t_f32 {
    %y = tensor.extract %c[%d, %d] : !t_f32
    %1 = ttl.tile_exp %y into dst[%d] : !f32 -> !f32
    scf.yield %c : !t_f32
  }
  return
}

// Tensors of tiles as operands of a matmul: the form after lowering.
// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
func.func @tensors(%c0: index) {
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_w
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_w
  %at = ttl.cb_wait %a : !cb_w -> !w
  %bt = ttl.cb_wait %b : !cb_w -> !w
  %0 = ttl.tile_matmul_block %at, %bt into dst[%c0] : !w, !w -> !w
  return
}

// Its accumulator goes through DST, so f32 partial sums come in whole.
// CHECK-LABEL: func.func @accumulator(
// CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32: 2>}
func.func @accumulator(%c0: index) {
  %a = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_w
  %b = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_w
  %c = ttl.bind_cb {cb_index = 2, block_count = 2} : !cb_w
  %at = ttl.cb_wait %a : !cb_w -> !w
  %bt = ttl.cb_wait %b : !cb_w -> !w
  %ct = ttl.cb_wait %c : !cb_w -> !w
  %0 = ttl.tile_matmul_block %at, %bt, %ct into dst[%c0] : !w, !w, !w -> !w
  return
}
