// The text of ttl.compute and of the operations around tile operations.
//
// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --mlir-print-op-generic | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --emit-bytecode | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$COL:.*]] = affine_map<(d0, d1) -> (d0, 0)>
#col = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-DAG: #[[$SWAP:.*]] = affine_map<(d0, d1) -> (d1, d0)>
#swap = affine_map<(d0, d1) -> (d1, d0)>

// CHECK-LABEL: func.func @one_output(
// GENERIC-LABEL: "func.func"() <{{.*}}sym_name = "one_output"
func.func @one_output(%e: tensor<2x1x!ttcore.tile<32x32, f32>>) attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 1], !ttcore.tile<32x32, f32>, 2>
  %z = ttl.bind_cb {cb_index = 16, block_count = 2} : !ttl.cb<[2, 1], !ttcore.tile<32x32, f32>, 2>
  // CHECK: %[[XT:.*]] = ttl.cb_wait
  %xt = ttl.cb_wait %x : <[2, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<2x1x!ttcore.tile<32x32, f32>>
  // CHECK: %[[V:.*]] = ttl.cb_reserve
  %v = ttl.cb_reserve %z : <[2, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<2x1x!ttcore.tile<32x32, f32>>
  // CHECK: %[[O:.*]] = ttl.attach_cb
  %o = ttl.attach_cb %e, %z : (tensor<2x1x!ttcore.tile<32x32, f32>>, !ttl.cb<[2, 1], !ttcore.tile<32x32, f32>, 2>) -> tensor<2x1x!ttcore.tile<32x32, f32>>
  // CHECK: %{{.*}} = ttl.compute ins(%[[XT]] : tensor<2x1x!ttcore.tile<32x32, f32>>) outs(%[[O]] : tensor<2x1x!ttcore.tile<32x32, f32>>) {indexing_maps = [#[[$ID]], #[[$ID]]], iterator_types = ["parallel", "parallel"]} {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: !ttcore.tile<32x32, f32>, %[[B:.*]]: !ttcore.tile<32x32, f32>):
  // CHECK-NEXT: %[[I:.*]] = ttl.iter_index 0 : index
  // CHECK-NEXT: %[[J:.*]] = ttl.iter_index 1 : index
  // CHECK-NEXT: %[[D:.*]] = arith.constant -1 : index
  // CHECK-NEXT: %[[S:.*]] = ttl.tile_add %[[A]], %[[B]]
  // CHECK-NEXT: ttl.tile_store %[[S]], %[[V]][%[[I]], %[[J]]] from dst[%[[D]]] {ttl.dst_placeholder}
  // CHECK-NEXT: ttl.yield
  // CHECK-NEXT: } -> tensor<2x1x!ttcore.tile<32x32, f32>>
  // GENERIC: "ttl.compute"({{.*}}) <{indexing_maps = [{{.*}}], iterator_types = ["parallel", "parallel"], operandSegmentSizes = array<i32: 1, 1>}> ({
  // GENERIC: "ttl.iter_index"() <{dim = 0 : i64}> : () -> index
  %r = ttl.compute ins(%xt : tensor<2x1x!ttcore.tile<32x32, f32>>)
      outs(%o : tensor<2x1x!ttcore.tile<32x32, f32>>)
      {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !ttcore.tile<32x32, f32>, %b: !ttcore.tile<32x32, f32>):
    %i = ttl.iter_index 0 : index
    %j = ttl.iter_index 1 : index
    %d = arith.constant -1 : index
    %s = ttl.tile_add %a, %b into dst[%d] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, !ttcore.tile<32x32, f32> -> !ttcore.tile<32x32, f32>
    ttl.tile_store %s, %v[%i, %j] from dst[%d] {ttl.dst_placeholder} : !ttcore.tile<32x32, f32>, tensor<2x1x!ttcore.tile<32x32, f32>>
    ttl.yield
  } -> tensor<2x1x!ttcore.tile<32x32, f32>>
  ttl.cb_push %z : <[2, 1], !ttcore.tile<32x32, f32>, 2>
  return
}

// Two outputs, no inputs, discardable attributes, an output that is read, and
// stores to the views that the outputs are themselves.
// CHECK-LABEL: func.func @two_outputs(
func.func @two_outputs(%d: index) {
  %y = ttl.bind_cb {cb_index = 4, block_count = 2} : !ttl.cb<[1, 1], !ttcore.tile<32x32, bf16>, 2>
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[1, 2], !ttcore.tile<16x32, u32>, 2>
  %yv = ttl.cb_reserve %y : <[1, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<1x1x!ttcore.tile<32x32, bf16>>
  %zv = ttl.cb_reserve %z : <[1, 2], !ttcore.tile<16x32, u32>, 2> -> tensor<1x2x!ttcore.tile<16x32, u32>>
  // CHECK: %{{.*}}:2 = ttl.compute ins() outs(%[[Y:.*]], %[[Z:.*]] : tensor<1x1x!ttcore.tile<32x32, bf16>>, tensor<1x2x!ttcore.tile<16x32, u32>>) {indexing_maps = [#[[$COL]], #[[$ID]]], iterator_types = ["parallel", "parallel"], ttl.cb_index.0 = 0 : i64, ttl.full_linearization_strides = array<i64: 4, 1>, ttl.unroll_factor = 4 : i64} {
  // CHECK: ttl.tile_store %{{.*}}, %[[Y]]
  // CHECK: ttl.tile_store %{{.*}}, %[[Z]]
  // CHECK: ttl.yield
  // CHECK-NEXT: } -> (tensor<1x1x!ttcore.tile<32x32, bf16>>, tensor<1x2x!ttcore.tile<16x32, u32>>)
  %r:2 = ttl.compute ins() outs(%yv, %zv : tensor<1x1x!ttcore.tile<32x32, bf16>>, tensor<1x2x!ttcore.tile<16x32, u32>>)
      {indexing_maps = [#col, #id], iterator_types = ["parallel", "parallel"],
       ttl.unroll_factor = 4 : i64, ttl.full_linearization_strides = array<i64: 4, 1>, ttl.cb_index.0 = 0 : i64} {
  ^bb0(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<16x32, u32>):
    ttl.tile_store %a, %yv[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<1x1x!ttcore.tile<32x32, bf16>>
    ttl.tile_store %b, %zv[%d, %d] from dst[%d] : !ttcore.tile<16x32, u32>, tensor<1x2x!ttcore.tile<16x32, u32>>
    ttl.yield
  } -> (tensor<1x1x!ttcore.tile<32x32, bf16>>, tensor<1x2x!ttcore.tile<16x32, u32>>)
  return
}

// A reduction; operands that are slices; a store through a slice of a view.
// CHECK-LABEL: func.func @reduction(
func.func @reduction(%d: index) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 4], !ttcore.tile<32x32, bf16>, 2>
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[2, 1], !ttcore.tile<32x32, bf16>, 2>
  %xv = ttl.cb_wait %x : <[2, 4], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x4x!ttcore.tile<32x32, bf16>>
  %zv = ttl.cb_reserve %z : <[2, 1], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  %xs = tensor.extract_slice %xv[0, 2] [2, 2] [1, 1] : tensor<2x4x!ttcore.tile<32x32, bf16>> to tensor<2x2x!ttcore.tile<32x32, bf16>>
  %zs = tensor.extract_slice %zv[0, 0] [2, 1] [1, 1] : tensor<2x1x!ttcore.tile<32x32, bf16>> to tensor<2x1x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.compute ins(%{{.*}} : tensor<2x2x!ttcore.tile<32x32, bf16>>) outs(%{{.*}} : tensor<2x1x!ttcore.tile<32x32, bf16>>) {indexing_maps = [#[[$SWAP]], #{{.*}}], iterator_types = ["reduction", "parallel"]}
  %r = ttl.compute ins(%xs : tensor<2x2x!ttcore.tile<32x32, bf16>>) outs(%zs : tensor<2x1x!ttcore.tile<32x32, bf16>>)
      {indexing_maps = [#swap, affine_map<(d0, d1) -> (d1, 0)>], iterator_types = ["reduction", "parallel"]} {
  ^bb0(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<32x32, bf16>):
    %q = ttl.tile_reduce %a, %a, %b 0 : i32 <reduce_dim_row> into dst[%d] : (!ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>, !ttcore.tile<32x32, bf16>) -> !ttcore.tile<32x32, bf16>
    ttl.tile_store %q, %zs[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<2x1x!ttcore.tile<32x32, bf16>>
    ttl.yield
  } -> tensor<2x1x!ttcore.tile<32x32, bf16>>
  return
}

// More iterators than any operand has dimensions, ranks 0 and 1, and an inner
// store next to the direct one.
// CHECK-LABEL: func.func @ranks(
func.func @ranks(%d: index, %c: i1, %e: tensor<!ttcore.tile<32x32, bf16>>) {
  %x = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[1], !ttcore.tile<32x32, bf16>, 2>
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[6], !ttcore.tile<32x32, bf16>, 2>
  %x0 = ttl.attach_cb %e, %x : (tensor<!ttcore.tile<32x32, bf16>>, !ttl.cb<[1], !ttcore.tile<32x32, bf16>, 2>) -> tensor<!ttcore.tile<32x32, bf16>>
  %zv = ttl.cb_reserve %z : <[6], !ttcore.tile<32x32, bf16>, 2> -> tensor<6x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.compute ins(%{{.*}} : tensor<!ttcore.tile<32x32, bf16>>) outs(%{{.*}} : tensor<6x!ttcore.tile<32x32, bf16>>)
  %r = ttl.compute ins(%x0 : tensor<!ttcore.tile<32x32, bf16>>) outs(%zv : tensor<6x!ttcore.tile<32x32, bf16>>)
      {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["parallel", "parallel", "parallel"]} {
  ^bb0(%a: !ttcore.tile<32x32, bf16>, %b: !ttcore.tile<32x32, bf16>):
    // CHECK: ttl.iter_index 2 : index
    %k = ttl.iter_index 2 : index
    scf.if %c {
      ttl.tile_store %a, %zv[%k] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<6x!ttcore.tile<32x32, bf16>>
    }
    ttl.tile_store %a, %zv[%k] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<6x!ttcore.tile<32x32, bf16>>
    ttl.yield
  } -> tensor<6x!ttcore.tile<32x32, bf16>>
  return
}

// CHECK-LABEL: func.func @generic_form(
func.func @generic_form(%d: index) {
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
  %v = ttl.cb_reserve %z : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.compute ins() outs(%{{.*}} : tensor<2x2x!ttcore.tile<32x32, bf16>>) {indexing_maps = [#[[$ID]]], iterator_types = ["parallel", "parallel"]} {
  %r = "ttl.compute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: !ttcore.tile<32x32, bf16>):
    %i = "ttl.iter_index"() <{dim = 1 : i64}> : () -> index
    "ttl.tile_store"(%a, %v, %i, %i, %d) : (!ttcore.tile<32x32, bf16>, tensor<2x2x!ttcore.tile<32x32, bf16>>, index, index, index) -> ()
    "ttl.yield"() : () -> ()
  }) {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} : (tensor<2x2x!ttcore.tile<32x32, bf16>>) -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// A ttl.compute may stand within another one, whose stores are not its own.
// CHECK-LABEL: func.func @nested(
func.func @nested(%d: index) {
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
  %v = ttl.cb_reserve %z : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.compute ins()
  // CHECK: ttl.compute ins()
  %r = ttl.compute ins() outs(%v : tensor<2x2x!ttcore.tile<32x32, bf16>>) {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !ttcore.tile<32x32, bf16>):
    %q = ttl.compute ins() outs(%v : tensor<2x2x!ttcore.tile<32x32, bf16>>) {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
    ^bb0(%b: !ttcore.tile<32x32, bf16>):
      ttl.tile_store %b, %v[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<2x2x!ttcore.tile<32x32, bf16>>
      ttl.yield
    } -> tensor<2x2x!ttcore.tile<32x32, bf16>>
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<2x2x!ttcore.tile<32x32, bf16>>
    ttl.yield
  } -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  return
}

// CHECK-LABEL: func.func @dst_section(
func.func @dst_section(%a: !ttcore.tile<32x32, bf16>, %d: index) {
  // CHECK-NEXT: ttl.dst_section {
  // CHECK-NEXT:   ttl.tile_abs
  // CHECK-NEXT: }
  ttl.dst_section {
    %0 = ttl.tile_abs %a into dst[%d] : !ttcore.tile<32x32, bf16> -> !ttcore.tile<32x32, bf16>
  }
  // The terminator may be written, and is printed if there is something to it.
  // CHECK-NEXT: ttl.dst_section {
  // CHECK-NEXT: } {ttl.label}
  ttl.dst_section {
    ttl.yield
  } {ttl.label}
  // CHECK-NEXT: ttl.dst_section {
  // CHECK-NEXT:   ttl.yield {ttl.label}
  // CHECK-NEXT: }
  ttl.dst_section {
    ttl.yield {ttl.label}
  }
  // CHECK-NEXT: ttl.dst_section {
  // CHECK-NEXT: }
  ttl.dst_section {}
  return
}

// Nothing here needs a function.
// CHECK-LABEL: module @no_function
module @no_function {
  %d = arith.constant 0 : index
  %z = ttl.bind_cb {cb_index = 5, block_count = 2} : !ttl.cb<[2, 2], !ttcore.tile<32x32, bf16>, 2>
  %v = ttl.cb_reserve %z : <[2, 2], !ttcore.tile<32x32, bf16>, 2> -> tensor<2x2x!ttcore.tile<32x32, bf16>>
  // CHECK: ttl.compute
  %r = ttl.compute ins() outs(%v : tensor<2x2x!ttcore.tile<32x32, bf16>>) {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !ttcore.tile<32x32, bf16>):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !ttcore.tile<32x32, bf16>, tensor<2x2x!ttcore.tile<32x32, bf16>>
    ttl.yield
  } -> tensor<2x2x!ttcore.tile<32x32, bf16>>
}
