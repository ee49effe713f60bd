// The device names the target when the module itself does not, and both may.
//
// RUN: tileconf-opt %s --split-input-file --ttl-set-compute-kernel-config 2>/dev/null | FileCheck %s
// RUN: tileconf-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(ttl-set-compute-kernel-config))' 2>/dev/null | FileCheck %s

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
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
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [0]>
  // CHECK-LABEL: func.func @by_device(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @by_device(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}

// -----

// Both, in agreement.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
#blackhole = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"}],
    [{arch = <blackhole>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0], [1 : i32], [0x0x0x0]>
module attributes {ttcore.system_desc = #blackhole, ttl.target_arch = #ttcore.arch<blackhole>} {
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [0]>
  // CHECK-LABEL: func.func @both(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @both(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 40, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}

// -----

// A chip id is looked up in the list of chips, which refers to descriptions:
// chips 0 and 2 are of one kind, and the one in between is not selected.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
#mixed = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"}],
    [{arch = <blackhole>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]},
     {arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0, 1, 0], [1 : i32, 1 : i32, 1 : i32], [0x0x0x0, 0x0x1x0, 0x0x2x0]>
module attributes {ttcore.system_desc = #mixed} {
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = 2, chipIds = [0, 2]>
  // CHECK-LABEL: func.func @chosen(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @chosen(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}

// -----

// Chip 1 alone is the other architecture.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
#mixed = #ttcore.system_desc<
    [{role = host, target_triple = "x86_64-pc-linux"}],
    [{arch = <blackhole>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]},
     {arch = <wormhole_b0>, grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,
      num_dram_channels = 12, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16,
      pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,
      erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32, dram_unreserved_end = 1073119552,
      supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,
      num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2, dram_grid = 1x12,
      dram_bank_to_logical_worker_noc0 = [(7, 3)], dram_bank_to_logical_worker_noc1 = [(7, 7)]}],
    [0, 1, 0], [1 : i32, 1 : i32, 1 : i32], [0x0x0x0, 0x0x1x0, 0x0x2x0]>
module attributes {ttcore.system_desc = #mixed} {
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [1]>
  // CHECK-LABEL: func.func @second(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = false, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @second(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_col> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}

// -----

// A description without the default device selects nothing.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
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
  ttcore.device @other_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [0]>
  // CHECK-LABEL: func.func @no_default_device(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @no_default_device(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}

// -----

// A device without a description neither.
!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>
module {
  ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = #ttcore.grid<1x12>,
      l1Map = (d0) -> (0, 0, 0, d0), dramMap = (d0) -> (0, 0, 0, d0),
      meshShape = , chipIds = [0]>
  // CHECK-LABEL: func.func @no_description(
  // CHECK-SAME: {dst_full_sync_en = false, fp32_dest_acc_en = true, ttl.unpack_to_dest_fp32 = array<i32>}
  func.func @no_description(%c0: index) {
    %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
    %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
    %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
    %s_cb = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb_bf16
    %s_t = ttl.cb_wait %s_cb : !cb_bf16 -> !t_bf16
    %s = tensor.extract %s_t[%c0, %c0] : !t_bf16
    %r = ttl.tile_reduce %x, %s, %x 0 : i32 <reduce_dim_row> into dst[%c0] : (!bf16, !bf16, !bf16) -> !bf16
    return
  }
}
