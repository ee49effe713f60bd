//===- WormholeB0Descriptor.cpp - Wormhole, descriptor ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Wormhole B0 as TT-NN's ComputeConfigDescriptor configures it. Entries of the
// unpack mode vector that have no effect are accepted.
//
//===----------------------------------------------------------------------===//

#include "Gen1Vocabulary.h"
#include "Tables.h"

using namespace tileconf;
using namespace tileconf::gen1;

TargetTable tileconf::makeWormholeB0Descriptor() {
  TargetTable table;
  table.architecture = "wormhole_b0";
  table.configApi = "ComputeConfigDescriptor";
  table.launchable = true;
  table.dataflowBufferCount = 32; // contract fact 69
  // Rows: 16-bit, 32-bit. Columns: double-buffered, full (contract fact 74).
  table.dstCapacity = {{{8, 16}, {4, 8}}};
  table.destinationRows = {
      {kAllPrimitives, k32BitTypes, kOnly32,
       "32-bit elements do not fit a 16-bit slot (contract facts 82, 187)"},
      {kBroadcasts, kNarrowTypes, kOnly16,
       "narrow broadcasts are programmed for 16-bit DST (contract facts 98 to "
       "100, tt-llk#1338, tt-metal#44699)"},
      {kAllPrimitives - kBroadcasts, kNarrowTypes, kAnyWidth,
       "no restriction known"},
  };
  table.unpackRows = {
      {kAllPrimitives, kDstRoute, kFloat32, kFloat32IntoDst,
       "contract facts 40, 43, 57, 188"},
      {kCopy, kBufferRoute, kFloat32, kFloat32IntoDst,
       "contract facts 57, 112"},
      {kAllPrimitives - kCopy, kBufferRoute, kFloat32, kDefaultMode,
       "FPU operands come through SrcA and SrcB (contract facts 63, 83, 90)"},
      {kAllPrimitives, kBufferOrDst, DataTypeSet::all() - kFloat32,
       kDefaultMode, "the mode is inert for other formats (contract fact 43)"},
  };
  table.fullFp32Rows = {
      {FullFp32Category::Matmul, true, "", "contract fact 146"},
      {FullFp32Category::ReduceRow, false, "", "contract fact 117"},
      {FullFp32Category::ReduceColumn, false, "", "contract fact 117"},
      {FullFp32Category::ReduceScalar, false, "", "contract fact 121"},
  };
  table.hazardRows = {
      {Hazard::HiFi4InWideDestination, true,
       "contract facts 150, 151, tt-metal#38306"},
      {Hazard::ScalerTruncatesReduction, false,
       "Blackhole only (contract fact 125)"},
      {Hazard::ShortExponentsNarrowFloat32, true, "contract facts 35 to 41"},
      {Hazard::ExponentFamiliesMixed, true, "contract facts 35 to 37, 169"},
      {Hazard::NarrowIntegersInWideDestination, true,
       "contract facts 112, 114"},
      {Hazard::RoundingInNarrowDestination, true, "contract fact 146"},
      {Hazard::FullSyncWithoutOverlap, true, "contract fact 77"},
      {Hazard::InertUnpackEntries, true, "contract facts 24, 25, 43"},
  };
  table.deliveryRows = {
      {kFloat32,
       kOnly16,
       kInDefault,
       {DeliveredFormat::BFloat16, DeliveredFormat::BFloat16},
       "contract facts 40, 60, 146"},
      {kFloat32,
       kOnly32,
       kInDefault,
       {DeliveredFormat::TF32, DeliveredFormat::Float32},
       "contract facts 40, 42, 60, 146"},
      {kFloat32,
       kOnly32,
       kToDestination,
       {DeliveredFormat::Float32, DeliveredFormat::Float32},
       "contract facts 5, 57"},
      {kFloat32,
       kOnly16,
       kToDestination,
       {DeliveredFormat::Undefined, DeliveredFormat::Undefined},
       "contract fact 44"},
      {kLongExponents,
       kOnly16,
       kAnyMode,
       {DeliveredFormat::Unchanged, DeliveredFormat::BFloat16},
       "contract facts 43, 146"},
      {kShortExponents,
       kOnly16,
       kAnyMode,
       {DeliveredFormat::Unchanged, DeliveredFormat::Float16},
       "contract facts 43, 146"},
      {kLongExponents | kShortExponents,
       kOnly32,
       kAnyMode,
       {DeliveredFormat::Unchanged, DeliveredFormat::Float32},
       "contract facts 43, 146"},
      {kWideIntegers,
       kOnly16,
       kAnyMode,
       {DeliveredFormat::Undefined, DeliveredFormat::Undefined},
       "contract facts 57, 82"},
      {kWideIntegers,
       kOnly32,
       kAnyMode,
       {DeliveredFormat::Unchanged, DeliveredFormat::Unchanged},
       "contract facts 43, 57"},
      {kNarrowIntegers,
       kAnyWidth,
       kAnyMode,
       {DeliveredFormat::Unchanged, DeliveredFormat::Unchanged},
       "contract fact 43"},
  };
  return table;
}
