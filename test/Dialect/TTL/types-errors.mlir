//===- types-errors.mlir - Malformed TTL types ----------------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One case for each rule of each type.
//
//===----------------------------------------------------------------------===//

// RUN: tileconf-opt %s -split-input-file -verify-diagnostics

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse TTL_CircularBuffer parameter 'shape'}}
func.func private @no_shape(!ttl.cb<[], f32, 2>)

// -----

// expected-error @+1 {{dimension 1 of the block shape must be positive, but is 0}}
func.func private @zero_dimension(!ttl.cb<[1, 0], f32, 2>)

// -----

// expected-error @+1 {{dimension 0 of the block shape must be positive, but is -4}}
func.func private @negative_dimension(!ttl.cb<[-4], f32, 2>)

// -----

// expected-error @+1 {{block count must be positive, but is 0}}
func.func private @zero_blocks(!ttl.cb<[1], f32, 0>)

// -----

// expected-error @+1 {{block count must be positive, but is -2}}
func.func private @negative_blocks(!ttl.cb<[1], f32, -2>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse TTL_CircularBuffer parameter 'blockCount'}}
func.func private @huge_blocks(!ttl.cb<[1], f32, 99999999999999999999>)

// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{failed to parse TTL_CircularBuffer parameter 'elementType'}}
func.func private @no_element(!ttl.cb<[1], 3, 2>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @bare_buffer(!ttl.cb)

// -----

// expected-error @+1 {{expected one of [read, write] for direction of an asynchronous transfer, got: both}}
func.func private @unknown_direction(!ttl.transfer_handle<both>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @two_directions(!ttl.transfer_handle<read, write>)

// -----

// expected-error @+1 {{expected 'to'}}
func.func private @pipe_without_end(!ttl.pipe<src(0, 0) dst(1, 0) net 3>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @bare_pipe(!ttl.pipe)

// -----

// expected-error @+1 {{expected 'net'}}
func.func private @token_without_keyword(!ttl.pipe_token<4>)

// -----

// expected-error @+1 {{unknown  type `buffer` in dialect `ttl`}}
func.func private @unknown_type(!ttl.buffer)
