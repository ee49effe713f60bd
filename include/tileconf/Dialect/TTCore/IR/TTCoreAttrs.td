//===- TTCoreAttrs.td - Attributes of the TTCore dialect ---*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The description of the system (which chips there are) and of the device
// (which of them a program runs on), as attributes so that a module is
// complete in itself.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCOREATTRS_TD
#define TILECONF_DIALECT_TTCORE_IR_TTCOREATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "tileconf/Dialect/TTCore/IR/TTCoreDialect.td"
include "tileconf/Dialect/TTCore/IR/TTCoreEnums.td"

class TTCore_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<TTCore_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class TTCore_EnumAttr<EnumInfo info, string attrMnemonic>
    : EnumAttr<TTCore_Dialect, info, attrMnemonic> {
  let assemblyFormat = "`<` custom<Keyword>($value) `>`";
}

def TTCore_ArchAttr : TTCore_EnumAttr<TTCore_Arch, "arch">;

def TTCore_DataTypeAttr
    : TTCore_EnumAttr<TTCore_DataType, "supportedDataTypes">;

//===----------------------------------------------------------------------===//
// Parts of a system
//===----------------------------------------------------------------------===//

def TTCore_CPUDescAttr : TTCore_Attr<"CPUDesc", "cpu_desc"> {
  let summary = "One processor that runs host code";
  let parameters = (ins EnumParameter<TTCore_CPURole>:$role,
                        StringRefParameter<"LLVM triple">:$targetTriple);
  let assemblyFormat = [{
    `{` `role` `=` custom<Keyword>($role) `,`
        `target_triple` `=` $targetTriple `}`
  }];
}

def TTCore_TileSizeAttr : TTCore_Attr<"TileSize", "tile_size"> {
  let summary = "Height and width of a tile that a chip can work on";
  let parameters = (ins "int64_t":$height, "int64_t":$width);
  let assemblyFormat = "custom<TileSize>($height, $width)";
}

def TTCore_CoreCoordAttr : TTCore_Attr<"CoreCoord", "core_coord"> {
  let summary = "Row and column of a core";
  let parameters = (ins "int64_t":$y, "int64_t":$x);
  let assemblyFormat = [{
    `(` custom<Number>($y) `,` custom<Number>($x) `)`
  }];
}

def TTCore_ChipDescAttr : TTCore_Attr<"ChipDesc", "chip_desc"> {
  let summary = "What one kind of chip offers";
  let description = [{
    Every entry is mandatory, and the order is fixed. Sizes, addresses and
    alignments are in bytes.
  }];
  let parameters = (ins
    "ArchAttr":$arch,
    ArrayRefParameter<"int64_t">:$grid,
    ArrayRefParameter<"int64_t">:$coordTranslationOffsets,
    "unsigned":$l1Size,
    "unsigned":$numDramChannels,
    "unsigned":$dramChannelSize,
    "unsigned":$nocL1AddressAlignBytes,
    "unsigned":$pcieAddressAlignBytes,
    "unsigned":$nocDramAddressAlignBytes,
    "unsigned":$l1UnreservedBase,
    "unsigned":$eriscL1UnreservedBase,
    "unsigned":$dramUnreservedBase,
    "unsigned":$dramUnreservedEnd,
    ArrayRefParameter<"DataTypeAttr">:$supportedDataTypes,
    ArrayRefParameter<"TileSizeAttr">:$supportedTileSizes,
    "unsigned":$dstPhysicalSizeTiles,
    "unsigned":$numCBs,
    "unsigned":$numComputeThreads,
    "unsigned":$numDatamovementThreads,
    ArrayRefParameter<"int64_t">:$dramGrid,
    ArrayRefParameter<"CoreCoordAttr">:$dramBankToLogicalWorkerNoc0,
    ArrayRefParameter<"CoreCoordAttr">:$dramBankToLogicalWorkerNoc1
  );
  let assemblyFormat = [{
    `{`
      `arch` `=` custom<Short>($arch) `,`
      `grid` `=` custom<StaticShape>($grid) `,`
      `coord_translation_offsets` `=`
        custom<StaticShape>($coordTranslationOffsets) `,`
      `l1_size` `=` custom<Number>($l1Size) `,`
      `num_dram_channels` `=` custom<Number>($numDramChannels) `,`
      `dram_channel_size` `=` custom<Number>($dramChannelSize) `,`
      `noc_l1_address_align_bytes` `=`
        custom<Number>($nocL1AddressAlignBytes) `,`
      `pcie_address_align_bytes` `=`
        custom<Number>($pcieAddressAlignBytes) `,`
      `noc_dram_address_align_bytes` `=`
        custom<Number>($nocDramAddressAlignBytes) `,`
      `l1_unreserved_base` `=` custom<Number>($l1UnreservedBase) `,`
      `erisc_l1_unreserved_base` `=` custom<Number>($eriscL1UnreservedBase) `,`
      `dram_unreserved_base` `=` custom<Number>($dramUnreservedBase) `,`
      `dram_unreserved_end` `=` custom<Number>($dramUnreservedEnd) `,`
      `supported_data_types` `=` custom<List>($supportedDataTypes) `,`
      `supported_tile_sizes` `=` custom<List>($supportedTileSizes) `,`
      `dst_physical_size_tiles` `=` custom<Number>($dstPhysicalSizeTiles) `,`
      `num_cbs` `=` custom<Number>($numCBs) `,`
      `num_compute_threads` `=` custom<Number>($numComputeThreads) `,`
      `num_datamovement_threads` `=` custom<Number>($numDatamovementThreads) `,`
      `dram_grid` `=` custom<StaticShape>($dramGrid) `,`
      `dram_bank_to_logical_worker_noc0` `=`
        custom<List>($dramBankToLogicalWorkerNoc0) `,`
      `dram_bank_to_logical_worker_noc1` `=`
        custom<List>($dramBankToLogicalWorkerNoc1)
    `}`
  }];
}

def TTCore_ChipCoordAttr : TTCore_Attr<"ChipCoord", "chip_coord"> {
  let summary = "Where a chip sits: rack, shelf, row and column";
  let parameters = (ins "int64_t":$rack, "int64_t":$shelf, "int64_t":$y,
                        "int64_t":$x);
  let assemblyFormat = "custom<ChipCoord>($rack, $shelf, $y, $x)";
}

def TTCore_ChipChannelAttr : TTCore_Attr<"ChipChannel", "chip_channel"> {
  let summary = "A link between an ethernet core of each of two chips";
  let parameters = (ins "unsigned":$deviceId0, "int64_t":$y0, "int64_t":$x0,
                        "unsigned":$deviceId1, "int64_t":$y1, "int64_t":$x1);
  let assemblyFormat = [{
    `<` `[` custom<Number>($deviceId0) `,` custom<Number>($y0) `,`
            custom<Number>($x0) `]` `,`
        `[` custom<Number>($deviceId1) `,` custom<Number>($y1) `,`
            custom<Number>($x1) `]` `>`
  }];
}

def TTCore_SystemDescAttr : TTCore_Attr<"SystemDesc", "system_desc"> {
  let summary = "All chips of a machine, and how they are connected";
  let description = [{
    Six lists, of which the last may be missing. `chipDescIndices` has one
    entry per physical chip, the position of its kind in `chipDescs`.
  }];
  let parameters = (ins
    ArrayRefParameter<"CPUDescAttr">:$cpuDescs,
    ArrayRefParameter<"ChipDescAttr">:$chipDescs,
    ArrayRefParameter<"unsigned">:$chipDescIndices,
    ArrayRefParameter<"ChipCapabilityAttr">:$chipCapabilities,
    ArrayRefParameter<"ChipCoordAttr">:$chipCoords,
    OptionalArrayRefParameter<"ChipChannelAttr">:$chipChannels
  );
  let assemblyFormat = [{
    `<` custom<List>($cpuDescs) `,` custom<List>($chipDescs)
        `,` custom<List>($chipDescIndices)
        `,` custom<List>($chipCapabilities) `,` custom<List>($chipCoords)
        (`,` custom<List>($chipChannels)^)? `>`
  }];
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

def TTCore_GridAttr : TTCore_Attr<"Grid", "grid"> {
  let summary = "A grid of cores or of memory banks";
  let description = [{
    ```mlir
    #ttcore.grid<8x8>
    #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1),
                 physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>
    ```

    A grid of a device states how its coordinates map to the chips and back.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    OptionalParameter<"::mlir::AffineMap">:$virtToPhysicalMap,
    OptionalParameter<"::mlir::AffineMap">:$physicalToVirtMap
  );
  let assemblyFormat = [{
    `<` custom<StaticShape>($shape)
        (`,` `virt_to_physical_map` `=` custom<Map>($virtToPhysicalMap)^
         `,` `physical_to_virt_map` `=` custom<Map>($physicalToVirtMap))? `>`
  }];
}

def TTCore_DeviceAttr : TTCore_Attr<"Device", "device"> {
  let summary = "The chips that a program runs on, as one mesh";
  let parameters = (ins
    "GridAttr":$workerGrid,
    "GridAttr":$dramGrid,
    "::mlir::AffineMap":$l1Map,
    "::mlir::AffineMap":$dramMap,
    ArrayRefParameter<"int64_t">:$meshShape,
    ArrayRefParameter<"unsigned">:$chipIds,
    OptionalArrayRefParameter<"Topology">:$meshTopology
  );
  let assemblyFormat = [{
    `<` `workerGrid` `=` custom<Full>($workerGrid) `,`
        `dramGrid` `=` custom<Full>($dramGrid) `,`
        `l1Map` `=` custom<Map>($l1Map) `,`
        `dramMap` `=` custom<Map>($dramMap) `,`
        `meshShape` `=` custom<StaticShape>($meshShape) `,`
        `chipIds` `=` custom<List>($chipIds)
        (`,` `meshTopology` `=` custom<List>($meshTopology)^)? `>`
  }];
  let genVerifyDecl = 1;
}

#endif // TILECONF_DIALECT_TTCORE_IR_TTCOREATTRS_TD
