// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --mlir-print-op-generic | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --emit-bytecode | tileconf-opt | FileCheck %s
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every type of the dialect.

// CHECK-LABEL: @circular_buffers
// CHECK-SAME: !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, !ttkernel.cb<31, f32>
func.func private @circular_buffers(!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>,
                                    !ttkernel<cb<0x1F, f32>>)

// Thirty-two bits are not spelled out.
// CHECK-LABEL: @pointers
// CHECK-SAME: !ttkernel.l1_addr_ptr, !ttkernel.l1_addr_ptr, !ttkernel.l1_addr_ptr<16>, !ttkernel.l1_addr_ptr<64>
func.func private @pointers(!ttkernel.l1_addr_ptr, !ttkernel.l1_addr_ptr<32>,
                            !ttkernel.l1_addr_ptr<16>, !ttkernel.l1_addr_ptr<64>)

// CHECK-LABEL: @as_element
// CHECK-SAME: tensor<4x!ttkernel.cb<2, f32>>
func.func private @as_element(tensor<4x!ttkernel.cb<2, f32>>)

// CHECK-LABEL: @without_parameters
// CHECK-SAME: !ttkernel.l1_addr,
// CHECK-SAME: !ttkernel.noc_addr,
// CHECK-SAME: !ttkernel.local_semaphore,
// CHECK-SAME: !ttkernel.TensorAccessorArgs,
// CHECK-SAME: !ttkernel.TensorAccessor,
// CHECK-SAME: !ttkernel.PageMapping,
// CHECK-SAME: !ttkernel.DataFormat,
// CHECK-SAME: !ttkernel.mesh_position,
// CHECK-SAME: !ttkernel.fabric_connection_manager)
func.func private @without_parameters(
    !ttkernel.l1_addr,
    !ttkernel.noc_addr,
    !ttkernel.local_semaphore,
    !ttkernel.TensorAccessorArgs,
    !ttkernel.TensorAccessor,
    !ttkernel.PageMapping,
    !ttkernel.DataFormat,
    !ttkernel.mesh_position,
    !ttkernel.fabric_connection_manager)
