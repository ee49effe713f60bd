//===- attributes-errors.mlir - Malformed TTL attributes ------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One case for each rule of each attribute.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s -split-input-file -verify-diagnostics

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse TTL_LayoutAttr parameter 'shape'}}
func.func private @layout_without_shape() attributes {ttl.x = #ttl.layout<shape = [], element_type = f32, buffer = dram, grid = [1], memory = interleaved>}

// -----

// expected-error @+1 {{expected 'shape'}}
func.func private @layout_order() attributes {ttl.x = #ttl.layout<element_type = f32, shape = [1], buffer = dram, grid = [1], memory = interleaved>}

// -----

// expected-error @+1 {{entry 1 of the layout `shape` must be positive, but is 0}}
func.func private @layout_zero() attributes {ttl.x = #ttl.layout<shape = [3, 0], element_type = f32, buffer = dram, grid = [1], memory = interleaved>}

// -----

// expected-error @+1 {{entry 0 of the layout `grid` must be positive, but is -1}}
func.func private @layout_negative_grid() attributes {ttl.x = #ttl.layout<shape = [1], element_type = f32, buffer = dram, grid = [-1], memory = interleaved>}

// -----

// expected-error @+2 {{expected one of [dram, l1, system_memory, l1_small] for memory that holds a tensor, got: L1}}
// expected-error @+1 {{failed to parse TTL_LayoutAttr parameter 'buffer'}}
func.func private @layout_buffer() attributes {ttl.x = #ttl.layout<shape = [1], element_type = f32, buffer = L1, grid = [1], memory = interleaved>}

// -----

// expected-error @+2 {{expected one of [interleaved, single_bank, height_sharded, width_sharded, block_sharded] for distribution of a tensor over memory banks, got: tiled}}
// expected-error @+1 {{failed to parse TTL_LayoutAttr parameter 'memory'}}
func.func private @layout_memory() attributes {ttl.x = #ttl.layout<shape = [1], element_type = f32, buffer = dram, grid = [1], memory = tiled>}

// -----

// expected-error @+1 {{step of a slice must not be zero}}
func.func private @slice_zero_step() attributes {ttl.x = #ttl.slice<start = 0, stop = 8, step = 0>}

// -----

// expected-error @+1 {{a slice with step 2 must not stop below its start 4, but stops at 3}}
func.func private @slice_up() attributes {ttl.x = #ttl.slice<start = 4, stop = 3, step = 2>}

// -----

// expected-error @+1 {{a slice with step -1 must not stop above its start 4, but stops at 5}}
func.func private @slice_down() attributes {ttl.x = #ttl.slice<start = 4, stop = 5, step = -1>}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: start}}
func.func private @slice_twice() attributes {ttl.x = #ttl.slice<start = 4, start = 5, step = -1>}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: end}}
func.func private @slice_unknown() attributes {ttl.x = #ttl.slice<start = 4, end = 5, step = -1>}

// -----

// expected-error @+1 {{expected ','}}
func.func private @slice_short() attributes {ttl.x = #ttl.slice<start = 4, stop = 5>}

// -----

// expected-error @+1 {{expected ','}}
func.func private @slice_typed() attributes {ttl.x = #ttl.slice<start = 4 : i64, stop = 5, step = 1>}

// -----

// expected-error @+2 {{expected one of [point_to_point, collective] for number of receivers that a pipe transfer addresses, got: multicast}}
// expected-error @+1 {{failed to parse TTL_PipeTransferKindAttr parameter 'value'}}
func.func private @kind() attributes {ttl.x = #ttl.pipe_transfer_kind<multicast>}

// -----

// expected-error @+2 {{expected one of [fpu, sfpu, dest_reuse] for engine that runs a tile operation, got: FPU}}
// expected-error @+1 {{failed to parse TTL_TileExecutionStrategyAttr parameter 'value'}}
func.func private @strategy() attributes {ttl.x = #ttl.tile_execution_strategy<FPU>}

// -----

// expected-error @+1 {{`tensor_index` must not be negative, but is -1}}
func.func private @backing_index() attributes {ttl.x = #ttl.tensor_backing<tensor_index = -1, byte_offset = 0, byte_size = 1>}

// -----

// expected-error @+1 {{`byte_offset` must not be negative, but is -2}}
func.func private @backing_offset() attributes {ttl.x = #ttl.tensor_backing<tensor_index = 0, byte_offset = -2, byte_size = 1>}

// -----

// expected-error @+1 {{`byte_size` must be positive, but is 0}}
func.func private @backing_size() attributes {ttl.x = #ttl.tensor_backing<tensor_index = 0, byte_offset = 0, byte_size = 0>}

// -----

// expected-error @+1 {{`byte_offset` 1 and `byte_size` 4294967295 must add up to at most 4294967295}}
func.func private @backing_end() attributes {ttl.x = #ttl.tensor_backing<tensor_index = 0, byte_offset = 1, byte_size = 4294967295>}

// -----

// expected-error @+1 {{must add up to at most 4294967295}}
func.func private @backing_overflow() attributes {ttl.x = #ttl.tensor_backing<tensor_index = 0, byte_offset = 9223372036854775807, byte_size = 9223372036854775807>}

// -----

// expected-error @+2 {{expected one of [signed_integer, unsigned_integer, boolean, dfb_index, dfb_descriptor] for meaning of a template argument of an opaque call, got: float}}
// expected-error @+1 {{failed to parse TTL_ExternalTemplateArgAttr parameter 'kind'}}
func.func private @argument_kind() attributes {ttl.x = #ttl.external_template_arg<float, 1>}

// -----

// expected-error @+1 {{a `boolean` template argument must be 0 or 1, but is 2}}
func.func private @argument_boolean() attributes {ttl.x = #ttl.external_template_arg<boolean, 2>}

// -----

// expected-error @+1 {{a `dfb_index` template argument must not be negative, but is -1}}
func.func private @argument_negative() attributes {ttl.x = #ttl.external_template_arg<dfb_index, -1>}

// -----

// Words that are plain integers in the IR are no attributes of the dialect.
// expected-error @+1 {{unknown attribute `bcast_type` in dialect `ttl`}}
func.func private @no_bcast_type() attributes {ttl.x = #ttl.bcast_type<column>}

// -----

// expected-error @+1 {{unknown attribute `reduce_type` in dialect `ttl`}}
func.func private @no_reduce_type() attributes {ttl.x = #ttl.reduce_type<sum>}

// -----

// expected-error @+1 {{unknown attribute `accumulation_initial_mode` in dialect `ttl`}}
func.func private @no_mode() attributes {ttl.x = #ttl.accumulation_initial_mode<init>}
