// RUN: tileconf-opt %s | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --mlir-print-op-generic | tileconf-opt | FileCheck %s
// RUN: tileconf-opt %s --emit-bytecode | tileconf-opt | FileCheck %s
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A whole description of a system, and devices in it.

// A system description is pulled out in front of the module.
// CHECK: #system_desc = #ttcore.system_desc<
// CHECK-SAME: [{{\{}}role = host, target_triple = "x86_64-pc-linux"}, {role = device, target_triple = "riscv32"}],
// CHECK-SAME: [{{\{}}arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [ 4x16,  32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
// CHECK-SAME: [0, 0], [1 : i32, 0 : i32], [ 0x0x0x0,  0x0x1x0], [<[0, 9, 0], [1, 1, 0]>]>{{$}}
// CHECK: module attributes {ttcore.system_desc = #system_desc}
module attributes {ttcore.system_desc = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"},
     {role = "device", target_triple = "riscv32"}],
    [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18,
       l1_size = 1499136, num_dram_channels = 12,
       dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
       pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32,
       l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304,
       dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
       supported_data_types = [<f32>, #ttcore.supportedDataTypes<bfp_bf8>],
       supported_tile_sizes = [ 4x16, 32x32],
       dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1,
       num_datamovement_threads = 2, dram_grid = 1x12,
       dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)],
       dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0, 0x0], [1 : i32, 0 : i32], [0x0x0x0,0x0x1x0],
    [<[0, 9, 0], [1, 1, 0]>]>} {
  // CHECK: ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>, l1Map = (d0, d1, d2)[s0] -> (0, d0, d1, d2 + s0), dramMap = (d0, d1, d2)[s0, s1] -> (0, 0, (d0 * s1) floordiv s0, (d1 * s0 + d2) mod 8), meshShape = , chipIds = [0]>{{$}}
  ttcore.device @default_device = <
    workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
    dramGrid = #ttcore.grid<1x12>,
    l1Map = (d0, d1, d2)[s0] -> (0, d0, d1, d2 + s0),
    dramMap = (d0, d1, d2)[s0, s1] -> (0, 0, (d0 * s1) floordiv s0, (d1 * s0 + d2) mod 8),
    meshShape = , chipIds = [0]>

  // Short and full spellings of the same may be mixed.
  // CHECK: ttcore.device @mesh = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>, l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0), meshShape = 1x2, chipIds = [0, 1], meshTopology = [disabled, ring]> {ttl.note = "two chips"}
  ttcore.device @mesh = #ttcore.device<
    workerGrid = <8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
    dramGrid = <1x12>,
    l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
    meshShape = 1x2, chipIds = [0, 1], meshTopology = [disabled, ring]>
    {ttl.note = "two chips"}
}
