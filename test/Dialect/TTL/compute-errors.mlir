// One case per rule of ttl.compute and of the operations around tile
// operations, in the order in which the rules are checked.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect -o /dev/null

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @args_missing(%d: index, %x: !T) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs 1 block arguments, one per input and output, but has 0}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
    ttl.tile_store %x, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @args_many(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs 1 block arguments, one per input and output, but has 2}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T, %b: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @results_none(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs one result per output, so 1, but has 0}}
  ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> ()
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @results_many(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs one result per output, so 1, but has 2}}
  %r:2 = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> (!TT, !TT)
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @argument_type(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op block argument 0 needs type '!ttcore.tile<32x32, bf16>', the element of output 0, but has '!ttcore.tile<32x32, f32>'}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !ttcore.tile<32x32, f32>):
    ttl.yield
  } -> !TT
  return
}

// -----

// The interface for operations with outputs says this one.
!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @result_type(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{expected type of operand #0 ('tensor<2x2x!ttcore.tile<32x32, bf16>>') to match type of corresponding result ('tensor<4x1x!ttcore.tile<32x32, bf16>>')}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> tensor<4x1x!T>
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @no_maps(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op requires attribute 'indexing_maps'}}
  %r = ttl.compute ins() outs(%v : !TT) {iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @no_attributes(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op requires attribute 'indexing_maps'}}
  %r = ttl.compute ins() outs(%v : !TT) {} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @no_iterators(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op requires attribute 'iterator_types'}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

// Kinds are checked where the text is read.
!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @maps_kind(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{attribute 'indexing_maps' failed to satisfy constraint: array attribute}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = 3 : i64, iterator_types = ["parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @segments(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op counts its operands in `ins` and `outs`, not in `operandSegmentSizes`}}
  %r = ttl.compute ins() outs(%v : !TT) {operandSegmentSizes = array<i32: 7, 1>, indexing_maps = [], iterator_types = []} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @maps_few(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs 1 `indexing_maps`, one per input and output, but has 0}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @maps_many(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs 1 `indexing_maps`, one per input and output, but has 2}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @maps_entry(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs affine maps as `indexing_maps`, but entry 0 is "d0"}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = ["d0"], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iterators_word(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs "parallel" or "reduction" as `iterator_types`, but entry 1 is "window"}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "window"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iterators_kind(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs "parallel" or "reduction" as `iterator_types`, but entry 0 is 0 : i64}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [0, "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @empty_body(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs a body that ends with `ttl.yield`, but it is empty}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @no_terminator(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs a body that ends with `ttl.yield`, but it ends with `ttl.tile_store`}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @other_terminator(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs a body that ends with `ttl.yield`, but it ends with `test.end`}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    "test.end"() : () -> ()
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @no_block(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {} -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @two_blocks(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  ^bb1:
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @no_output(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs at least one output, but has none}}
  ttl.compute ins(%v : !TT) outs() {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.yield
  } -> ()
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @rank(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 has rank 2, which needs as many iterators, but there are 1}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @map_dims(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs an indexing map over 2 dimensions, as many as there are iterators, but its map has 3}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @map_results(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs an indexing map with 2 results, its rank, but its map has 1}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @map_symbols(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs an indexing map without symbols, but its map has 1}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1)[s0] -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @map_repeats(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs an indexing map that uses each dimension once, but its map uses d1 again as result 1}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d1, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @map_expression(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs an indexing map of dimensions and zeros, but result 1 of its map is `d1 + 1`}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1 + 1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @map_constant(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs an indexing map of dimensions and zeros, but result 1 of its map is `1`}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, 1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @map_zero(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs size 1 in dimension 1, where its indexing map is 0, but the size is 2}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @map_zero_dynamic(%d: index, %x: tensor<2x?x!T>) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op input 0 needs size 1 in dimension 1, where its indexing map is 0, but the size is not static}}
  %r = ttl.compute ins(%x : tensor<2x?x!T>) outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%b: !T, %a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @dynamic(%d: index, %x: tensor<2x?x!T>) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op input 0 needs a static shape, but has type 'tensor<2x?x!ttcore.tile<32x32, bf16>>'}}
  %r = ttl.compute ins(%x : tensor<2x?x!T>) outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%b: !T, %a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @input_buffer(%d: index, %x: !TT) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op input 0 needs a dataflow buffer: a result of `ttl.attach_cb`, `ttl.cb_wait` or `ttl.cb_reserve`, or a slice of one}}
  %r = ttl.compute ins(%x : !TT) outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%b: !T, %a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @output_buffer(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %x = tensor.empty() : !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs a dataflow buffer: a result of `ttl.attach_cb`, `ttl.cb_wait` or `ttl.cb_reserve`, or a slice of one}}
  %r = ttl.compute ins() outs(%x : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

// What a ttl.compute results in has to be attached again.
!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @result_buffer(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs a dataflow buffer: a result of `ttl.attach_cb`, `ttl.cb_wait` or `ttl.cb_reserve`, or a slice of one}}
  %q = ttl.compute ins() outs(%r : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @output_reduction(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs an indexing map of parallel dimensions, but its map uses d1, a reduction}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "reduction"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @unread_reduction(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op reduces over d2, which no input is indexed by}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @no_store(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs a `ttl.tile_store` directly in its body, but has none}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.yield
  } -> !TT
  return
}

// -----

// Those of nested regions do not count.
!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @nested_store(%d: index, %c: i1) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs a `ttl.tile_store` directly in its body, but has none}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    scf.if %c {
      ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    }
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @store_elsewhere(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %other = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %w = ttl.cb_reserve %other : <[2, 2], !T, 2> -> !TT
  // expected-note@+1 {{the enclosing `ttl.compute` is here}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    // expected-error@+1 {{'ttl.tile_store' op needs a view of the dataflow buffer of an output of its `ttl.compute`, but stores to another buffer}}
    ttl.tile_store %a, %w[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @store_nowhere(%d: index, %x: !TT) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-note@+1 {{the enclosing `ttl.compute` is here}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    // expected-error@+1 {{'ttl.tile_store' op needs a view of the dataflow buffer of an output of its `ttl.compute`, but stores to no dataflow buffer}}
    ttl.tile_store %a, %x[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @output_without_store(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %other = ttl.bind_cb {cb_index = 1, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %w = ttl.cb_reserve %other : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op needs a `ttl.tile_store` to the dataflow buffer of output 1 directly in its body, but has none}}
  %r:2 = ttl.compute ins() outs(%v, %w : !TT, !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T, %b: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> (!TT, !TT)
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @operand_kind(%d: index, %x: !T) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op operand #0 must be variadic of ranked tensor of tile values, but got '!ttcore.tile<32x32, bf16>'}}
  %r = ttl.compute ins(%x : !T) outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%b: !T, %a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @generic_segments(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op operand count (1) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %r = "ttl.compute"(%v) <{indexing_maps = [], iterator_types = [], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: !T):
    "ttl.yield"() : () -> ()
  }) : (!TT) -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @generic_no_region(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op requires one region}}
  %r = "ttl.compute"(%v) <{indexing_maps = [], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> : (!TT) -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @generic_kind(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{invalid properties}}
  %r = "ttl.compute"(%v) <{indexing_maps = "m", iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: !T):
    "ttl.yield"() : () -> ()
  }) : (!TT) -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @generic_dict_kind(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{'ttl.compute' op requires attribute 'iterator_types'}}
  %r = "ttl.compute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: !T):
    "ttl.yield"() : () -> ()
  }) {indexing_maps = [], iterator_types = "parallel"} : (!TT) -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @text_ins(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{expected 'ins'}}
  %r = ttl.compute outs(%v : !TT) {} {} -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @text_outs(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{expected 'outs'}}
  %r = ttl.compute ins() {} {} -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @text_types(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{expected ':'}}
  %r = ttl.compute ins(%v) outs(%v : !TT) {} {} -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @text_count(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{number of operands and types do not match: got 2 operands and 1 types}}
  %r = ttl.compute ins(%v, %v : !TT) outs(%v : !TT) {} {} -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @text_result(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  // expected-error@+1 {{expected '->'}}
  %r = ttl.compute ins() outs(%v : !TT) {ttl.x} {} : !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iter_index_range(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    // expected-error@+1 {{'ttl.iter_index' op needs a dimension of the iteration space, which has 2, but names 2}}
    %i = ttl.iter_index 2 : index
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iter_index_negative(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    // expected-error@+1 {{'ttl.iter_index' op needs a dimension of the iteration space, which has 2, but names -1}}
    %i = ttl.iter_index -1 : index
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iter_index_missing(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    // expected-error@+1 {{'ttl.iter_index' op requires attribute 'dim'}}
    %i = "ttl.iter_index"() : () -> index
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iter_index_kind(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    // expected-error@+1 {{attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute}}
    %i = "ttl.iter_index"() <{dim = 0 : i32}> : () -> index
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iter_index_type(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    // expected-error@+1 {{'ttl.iter_index' op result #0 must be index, but got 'i32'}}
    %i = "ttl.iter_index"() <{dim = 0 : i64}> : () -> i32
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iter_index_parent(%d: index) {
  // expected-error@+1 {{'ttl.iter_index' op expects parent op 'ttl.compute'}}
  %i = ttl.iter_index 0 : index
  return
}

// -----

// Only directly in the body.
!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @iter_index_nested(%d: index, %c: i1) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    scf.if %c {
      // expected-error@+1 {{'ttl.iter_index' op expects parent op 'ttl.compute'}}
      %i = ttl.iter_index 0 : index
    }
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @yield_parent(%d: index) {
  %0 = scf.execute_region -> index {
    // expected-error@+1 {{'ttl.yield' op expects parent op to be one of 'ttl.compute, ttl.dst_section, ttl.if_src, ttl.if_dst, ttl.pipenet_scope, ttl.accumulation_scope'}}
    ttl.yield %d : index
  }
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @yield_operands(%d: index) {
  %cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !ttl.cb<[2, 2], !T, 2>
  %v = ttl.cb_reserve %cb : <[2, 2], !T, 2> -> !TT
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    // expected-error@+1 {{'ttl.yield' op yields values only in `ttl.accumulation_scope`, but has 1 in `ttl.compute`}}
    ttl.yield %a : !T
  } -> !TT
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @yield_operands_section(%d: index) {
  ttl.dst_section {
    // expected-error@+1 {{'ttl.yield' op yields values only in `ttl.accumulation_scope`, but has 2 in `ttl.dst_section`}}
    ttl.yield %d, %d : index, index
  }
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @section_argument(%d: index) {
  // expected-error@+1 {{'ttl.dst_section' op region should have no arguments}}
  "ttl.dst_section"() ({
  ^bb0(%x: index):
    ttl.yield
  }) : () -> ()
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @section_blocks(%d: index) {
  // expected-error@+1 {{expects region #0 to have 0 or 1 blocks}}
  ttl.dst_section {
    ttl.yield
  ^bb1:
    ttl.yield
  }
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @section_no_block(%d: index) {
  // expected-error@+1 {{'ttl.dst_section' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "ttl.dst_section"() ({}) : () -> ()
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @section_terminator(%d: index) {
  // expected-error@+2 {{'ttl.dst_section' op expects regions to end with 'ttl.yield', found 'test.end'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'ttl.yield'}}
  "ttl.dst_section"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
func.func @section_empty_block(%d: index) {
  // expected-error@+1 {{'ttl.dst_section' op expects a non-empty block}}
  "ttl.dst_section"() ({
  ^bb0:
  }) : () -> ()
  return
}

// -----

// The buffer of an operand is looked for before the operations on the way to it
// are known to be well-formed.
!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
module {
  %d = arith.constant 0 : index
  %e = tensor.empty() : !TT
  // expected-error@+1 {{'ttl.compute' op output 0 needs a dataflow buffer}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  %v = "ttl.attach_cb"(%e) : (!TT) -> !TT
}

// -----

!T = !ttcore.tile<32x32, bf16>
!TT = tensor<2x2x!T>
module {
  %d = arith.constant 0 : index
  // expected-error@+1 {{'ttl.compute' op output 0 needs a dataflow buffer}}
  %r = ttl.compute ins() outs(%v : !TT) {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} {
  ^bb0(%a: !T):
    ttl.tile_store %a, %v[%d, %d] from dst[%d] : !T, !TT
    ttl.yield
  } -> !TT
  %v = "tensor.extract_slice"() : () -> !TT
}
