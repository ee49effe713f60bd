//===- Generic.cpp - No device: what Gen1 targets share ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the first-generation targets have in common, without the restrictions
// that only one architecture or another has. It describes no device, so it is
// good for testing a compiler and for nothing else.
//
//===----------------------------------------------------------------------===//

#include "Gen1Vocabulary.h"
#include "Tables.h"

using namespace tileconf;
using namespace tileconf::gen1;

TargetTable tileconf::makeGeneric() {
  TargetTable table;
  table.architecture = "generic";
  table.configApi = "ComputeConfigDescriptor";
  table.launchable = false;
  table.dataflowBufferCount = 32; // the smallest of the targets
  // Rows: 16-bit, 32-bit. Columns: double-buffered, full (contract fact 74).
  table.dstCapacity = {{{8, 16}, {4, 8}}};
  table.destinationRows = {
      {kAllPrimitives, k32BitTypes, kOnly32,
       "32-bit elements do not fit a 16-bit slot (contract facts 82, 187)"},
      {kAllPrimitives, kNarrowTypes, kAnyWidth, "no restriction"},
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
      {FullFp32Category::Matmul, true, "", "no restriction"},
      {FullFp32Category::ReduceRow, true, "", "no restriction"},
      {FullFp32Category::ReduceColumn, true, "", "no restriction"},
      {FullFp32Category::ReduceScalar, true, "", "no restriction"},
  };
  table.hazardRows = {
      {Hazard::HiFi4InWideDestination, false,
       "not on every target (contract fact 150)"},
      {Hazard::ScalerTruncatesReduction, false,
       "not on every target (contract fact 125)"},
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
