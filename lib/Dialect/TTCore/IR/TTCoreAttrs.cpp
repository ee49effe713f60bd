//===- TTCoreAttrs.cpp - Attributes of the TTCore dialect -----------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What descriptions of systems and devices have to agree on within themselves.
// Whether a device exists in a system involves both, and is asked by whoever
// needs both.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.h"
#include "tileconf/Dialect/TTCore/IR/TextFormat.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tileconf::ttcore;

namespace tileconf::ttcore {

static ParseResult parseTileSize(AsmParser &parser, int64_t &height,
                                 int64_t &width) {
  return parseStaticShapeInto(parser, {&height, &width}, "tile size");
}

static void printTileSize(AsmPrinter &printer, int64_t height, int64_t width) {
  printStaticShape(printer, {height, width});
}

static ParseResult parseChipCoord(AsmParser &parser, int64_t &rack,
                                  int64_t &shelf, int64_t &y, int64_t &x) {
  return parseStaticShapeInto(parser, {&rack, &shelf, &y, &x},
                              "chip coordinate");
}

static void printChipCoord(AsmPrinter &printer, int64_t rack, int64_t shelf,
                           int64_t y, int64_t x) {
  printStaticShape(printer, {rack, shelf, y, x});
}

} // namespace tileconf::ttcore

#define GET_ATTRDEF_CLASSES
#include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.cpp.inc"

void TTCoreDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.cpp.inc"
      >();
}

LogicalResult
SystemDescAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       ArrayRef<CPUDescAttr>, ArrayRef<ChipDescAttr> chipDescs,
                       ArrayRef<unsigned> chipDescIndices,
                       ArrayRef<ChipCapabilityAttr>, ArrayRef<ChipCoordAttr>,
                       ArrayRef<ChipChannelAttr>) {
  for (unsigned index : chipDescIndices) {
    if (index >= chipDescs.size()) {
      return emitError() << "chip description index must be below "
                         << chipDescs.size()
                         << ", the number of chip descriptions, got " << index;
    }
  }
  return success();
}

/// Number of devices in a mesh; saturates, so that no mesh compares equal to
/// a number of chips by wrapping around.
static uint64_t getVolume(ArrayRef<int64_t> shape) {
  uint64_t volume = 1;
  for (int64_t size : shape) {
    volume = llvm::SaturatingMultiply<uint64_t>(volume, size);
  }
  return volume;
}

static bool isPositive(int64_t size) { return size > 0; }

/// As the shape is written, for messages.
static std::string toString(ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(shape, os, "x");
  return "`" + text + "`";
}

LogicalResult DeviceAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 GridAttr workerGrid, GridAttr dramGrid,
                                 AffineMap l1Map, AffineMap dramMap,
                                 ArrayRef<int64_t> meshShape,
                                 ArrayRef<unsigned> chipIds,
                                 ArrayRef<Topology> meshTopology) {
  if (chipIds.empty()) {
    return emitError() << "device needs at least one chip id, got none";
  }
  uint64_t volume = getVolume(meshShape);
  if (chipIds.size() != volume) {
    return emitError() << "device with mesh " << toString(meshShape)
                       << " needs " << volume << " chip ids, got "
                       << chipIds.size();
  }
  if (workerGrid.getShape().empty() ||
      !llvm::all_of(workerGrid.getShape(), isPositive)) {
    return emitError() << "`workerGrid` needs positive dimensions, got "
                       << toString(workerGrid.getShape());
  }
  if (dramGrid.getShape().size() != 2 ||
      !llvm::all_of(dramGrid.getShape(), isPositive)) {
    return emitError() << "`dramGrid` needs 2 positive dimensions, got "
                       << toString(dramGrid.getShape());
  }
  AffineMap toPhysical = workerGrid.getVirtToPhysicalMap();
  if (!toPhysical) {
    return emitError() << "`workerGrid` needs `virt_to_physical_map`, got none";
  }
  if (toPhysical.getNumResults() != 3) {
    return emitError() << "`virt_to_physical_map` of `workerGrid` needs 3 "
                          "results, got "
                       << toPhysical.getNumResults();
  }
  if (l1Map.getNumResults() != 4) {
    return emitError() << "`l1Map` needs 4 results, got "
                       << l1Map.getNumResults();
  }
  if (dramMap.getNumResults() != 4) {
    return emitError() << "`dramMap` needs 4 results, got "
                       << dramMap.getNumResults();
  }
  if (!meshTopology.empty() && meshTopology.size() != meshShape.size()) {
    return emitError() << "`meshTopology` of mesh " << toString(meshShape)
                       << " needs " << meshShape.size() << " entries, got "
                       << meshTopology.size();
  }
  return success();
}
