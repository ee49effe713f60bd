//===- AttributesTest.cpp - Tests of the dialect's attributes -------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The accessors through which the configuration finds the chips of a module.
//
//===----------------------------------------------------------------------===//

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "gmock/gmock.h"

using namespace mlir;
using namespace tileconf::ttcore;
using ::testing::ElementsAre;

static std::string getChip(llvm::StringRef arch) {
  return "{arch = <" + arch.str() + R"(>, grid = 8x9,
    coord_translation_offsets = 18x18, l1_size = 1, num_dram_channels = 2,
    dram_channel_size = 3, noc_l1_address_align_bytes = 4,
    pcie_address_align_bytes = 5, noc_dram_address_align_bytes = 6,
    l1_unreserved_base = 7, erisc_l1_unreserved_base = 8,
    dram_unreserved_base = 9, dram_unreserved_end = 10,
    supported_data_types = [<u8>, <f32>], supported_tile_sizes = [4x16],
    dst_physical_size_tiles = 11, num_cbs = 12, num_compute_threads = 13,
    num_datamovement_threads = 14, dram_grid = 1x2,
    dram_bank_to_logical_worker_noc0 = [(1, 2)],
    dram_bank_to_logical_worker_noc1 = [(3, 4), (5, 6)]})";
}

namespace {

TEST(AttributesTest, EveryEntryOfASystemDescription) {
  MLIRContext context;
  context.loadDialect<TTCoreDialect>();
  std::string text =
      "#ttcore.system_desc<[{role = device, target_triple = \"t\"}], [" +
      getChip("quasar") + ", " + getChip("blackhole") +
      "], [1, 0, 1], [1 : i32], [0x1x2x3], [<[0, 7, 8], [1, 9, 10]>]>";
  auto system =
      dyn_cast_or_null<SystemDescAttr>(parseAttribute(text, &context));
  ASSERT_TRUE(system);

  ASSERT_EQ(system.getCpuDescs().size(), 1u);
  EXPECT_EQ(system.getCpuDescs()[0].getRole(), CPURole::Device);
  EXPECT_EQ(system.getCpuDescs()[0].getTargetTriple(), "t");
  EXPECT_THAT(system.getChipDescIndices(), ElementsAre(1, 0, 1));
  ASSERT_EQ(system.getChipDescs().size(), 2u);
  EXPECT_EQ(system.getChipDescs()[0].getArch().getValue(), Arch::Quasar);
  EXPECT_EQ(system.getChipDescs()[1].getArch().getValue(), Arch::Blackhole);
  ASSERT_EQ(system.getChipCapabilities().size(), 1u);
  EXPECT_EQ(system.getChipCapabilities()[0].getValue(),
            ChipCapability::HostMMIO);
  ASSERT_EQ(system.getChipCoords().size(), 1u);
  ChipCoordAttr coord = system.getChipCoords()[0];
  EXPECT_EQ(coord.getRack(), 0);
  EXPECT_EQ(coord.getShelf(), 1);
  EXPECT_EQ(coord.getY(), 2);
  EXPECT_EQ(coord.getX(), 3);
  ASSERT_EQ(system.getChipChannels().size(), 1u);
  ChipChannelAttr channel = system.getChipChannels()[0];
  EXPECT_EQ(channel.getDeviceId0(), 0u);
  EXPECT_EQ(channel.getY0(), 7);
  EXPECT_EQ(channel.getX0(), 8);
  EXPECT_EQ(channel.getDeviceId1(), 1u);
  EXPECT_EQ(channel.getY1(), 9);
  EXPECT_EQ(channel.getX1(), 10);

  // Numbers that are all different, so that no two of them can be swapped.
  ChipDescAttr chip = system.getChipDescs()[0];
  EXPECT_THAT(chip.getGrid(), ElementsAre(8, 9));
  EXPECT_THAT(chip.getCoordTranslationOffsets(), ElementsAre(18, 18));
  EXPECT_EQ(chip.getL1Size(), 1u);
  EXPECT_EQ(chip.getNumDramChannels(), 2u);
  EXPECT_EQ(chip.getDramChannelSize(), 3u);
  EXPECT_EQ(chip.getNocL1AddressAlignBytes(), 4u);
  EXPECT_EQ(chip.getPcieAddressAlignBytes(), 5u);
  EXPECT_EQ(chip.getNocDramAddressAlignBytes(), 6u);
  EXPECT_EQ(chip.getL1UnreservedBase(), 7u);
  EXPECT_EQ(chip.getEriscL1UnreservedBase(), 8u);
  EXPECT_EQ(chip.getDramUnreservedBase(), 9u);
  EXPECT_EQ(chip.getDramUnreservedEnd(), 10u);
  ASSERT_EQ(chip.getSupportedDataTypes().size(), 2u);
  EXPECT_EQ(chip.getSupportedDataTypes()[0].getValue(), DataType::UInt8);
  ASSERT_EQ(chip.getSupportedTileSizes().size(), 1u);
  EXPECT_EQ(chip.getSupportedTileSizes()[0].getHeight(), 4);
  EXPECT_EQ(chip.getSupportedTileSizes()[0].getWidth(), 16);
  EXPECT_EQ(chip.getDstPhysicalSizeTiles(), 11u);
  EXPECT_EQ(chip.getNumCBs(), 12u);
  EXPECT_EQ(chip.getNumComputeThreads(), 13u);
  EXPECT_EQ(chip.getNumDatamovementThreads(), 14u);
  EXPECT_THAT(chip.getDramGrid(), ElementsAre(1, 2));
  ASSERT_EQ(chip.getDramBankToLogicalWorkerNoc0().size(), 1u);
  ASSERT_EQ(chip.getDramBankToLogicalWorkerNoc1().size(), 2u);
  EXPECT_EQ(chip.getDramBankToLogicalWorkerNoc1()[1].getY(), 5);
  EXPECT_EQ(chip.getDramBankToLogicalWorkerNoc1()[1].getX(), 6);
}

TEST(AttributesTest, DeviceInAModule) {
  MLIRContext context;
  context.loadDialect<TTCoreDialect>();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(R"(
    ttcore.device @default_device = <
      workerGrid = <8x9, virt_to_physical_map = (d0, d1) -> (0, d0, d1),
                         physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
      dramGrid = <1x12>, l1Map = (d0) -> (0, 0, 0, d0),
      dramMap = (d0, d1) -> (0, 0, d1, d0), meshShape = 1x2, chipIds = [5, 3],
      meshTopology = [torus, mesh]>
  )",
                                                             &context);
  ASSERT_TRUE(module);
  auto device = module->lookupSymbol<DeviceOp>("default_device");
  ASSERT_TRUE(device);
  DeviceAttr attr = device.getDeviceAttr();
  EXPECT_THAT(attr.getChipIds(), ElementsAre(5, 3));
  EXPECT_THAT(attr.getMeshShape(), ElementsAre(1, 2));
  EXPECT_THAT(attr.getMeshTopology(),
              ElementsAre(Topology::Torus, Topology::Mesh));
  EXPECT_THAT(attr.getWorkerGrid().getShape(), ElementsAre(8, 9));
  EXPECT_EQ(attr.getWorkerGrid().getPhysicalToVirtMap().getNumResults(), 2u);
  EXPECT_FALSE(attr.getDramGrid().getVirtToPhysicalMap());
  EXPECT_EQ(attr.getDramMap().getNumDims(), 2u);
  EXPECT_EQ(attr.getL1Map().getNumDims(), 1u);
}

} // namespace
