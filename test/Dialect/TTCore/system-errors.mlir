// RUN: tileconf-opt %s -split-input-file -verify-diagnostics
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of a system description, and its text.

// expected-error @+1 {{chip description index must be below 1, the number of chip descriptions, got 1}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0, 1],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+4 {{number must be in 0..4294967295, got -1}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [-1],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+4 {{expected number}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+5 {{invalid kind of attribute specified}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i64],
  [0x0x0x0]>} {}

// -----

// expected-error @+5 {{invalid kind of attribute specified}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [2 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+5 {{expected attribute value}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [],
  [0x0x0x0]>} {}

// -----

// expected-error @+6 {{chip coordinate needs 4 numbers joined by `x`, got 2}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0]>} {}

// -----

// expected-error @+6 {{expected '<'}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0], []>} {}

// -----

// expected-error @+2 {{expected '{'}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{expected 'arch'}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{expected 'coord_translation_offsets'}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{expected 'num_cbs'}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{expected ','}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{expected '}'}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)], more = 1}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{number must be in 0..4294967295, got 4294967296}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 4294967296, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{number must be in 0..4294967295, got -4294967295}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = -4294967295, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{expected number}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = many, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{expected '<'}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [f32, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{tile size needs 2 numbers joined by `x`, got 1}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}

// -----

// expected-error @+3 {{expected '('}}
module attributes {ttcore.system_desc = #ttcore.system_desc<
  [{role = host, target_triple = "x"}],
  [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664, erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bfp_bf8>], supported_tile_sizes = [4x16, 32x32], dst_physical_size_tiles = 16, num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3), (0, 0)], dram_bank_to_logical_worker_noc1 = []}],
  [0],
  [1 : i32],
  [0x0x0x0]>} {}
