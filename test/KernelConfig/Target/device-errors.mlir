// Devices that do not agree with the system, the module or themselves.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --ttl-set-compute-kernel-config
//
// An option has to agree as well.
// RUN: not tileconf-opt %S/device.mlir --split-input-file --ttl-set-compute-kernel-config=target=blackhole 2>&1 | FileCheck %s
// CHECK: device.mlir:{{.*}}: error: [TC0207] option `target` is `blackhole`, but the architecture of device `default_device` is `wormhole_b0`
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(ttl-set-compute-kernel-config))'

#wormhole = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"}],
    [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0], [1 : i32], [0x0x0x0]>
module attributes {ttcore.system_desc = #wormhole, ttl.target_arch = #ttcore.arch<blackhole>} {
  // expected-error @below {{[TC0207] `ttl.target_arch` is `blackhole`, but the architecture of device `default_device` is `wormhole_b0`}}
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [0]>
  func.func @k() {
    return
  }
}

// -----

#wormhole = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"}],
    [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0], [1 : i32], [0x0x0x0]>
module attributes {ttcore.system_desc = #wormhole} {
  // expected-error @below {{[TC0205] device `default_device` selects chip 1, but the system description has 1 chip(s)}}
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [1]>
  func.func @k() {
    return
  }
}

// -----

// The number of chips counts, not that of descriptions.
#mixed = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"}],
    [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]},
     {arch = <blackhole>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0], [1 : i32], [0x0x0x0]>
module attributes {ttcore.system_desc = #mixed} {
  // expected-error @below {{[TC0205] device `default_device` selects chip 1, but the system description has 1 chip(s)}}
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [1]>
  func.func @k() {
    return
  }
}

// -----

#mixed = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"}],
    [{arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]},
     {arch = <blackhole>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0, 1], [1 : i32, 1 : i32], [0x0x0x0, 0x0x1x0]>
module attributes {ttcore.system_desc = #mixed} {
  // expected-error @below {{[TC0206] device `default_device` selects chips of different architectures: `wormhole_b0` and `blackhole`}}
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = 2, chipIds = [0, 1]>
  func.func @k() {
    return
  }
}

// -----

#quasar = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"}],
    [{arch = <quasar>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0], [1 : i32], [0x0x0x0]>
// expected-error @below {{[TC0201] `quasar` kernels cannot be configured}}
module attributes {ttcore.system_desc = #quasar} {
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [0]>
  func.func @k() {
    return
  }
}
