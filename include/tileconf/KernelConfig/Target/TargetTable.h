//===- TargetTable.h - A target as plain data -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target's answers as rows that can be read, printed and checked. Rows match
// sets of primitives, routes and data types; every question is answered by
// exactly one row, which validate() proves, so that no answer depends on the
// order of rows.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_TARGET_TARGETTABLE_H
#define TILECONF_KERNELCONFIG_TARGET_TARGETTABLE_H

#include "tileconf/KernelConfig/Target/KernelTargetEnvironment.h"
#include <string>
#include <vector>

namespace tileconf {

/// `widths` for each of `primitives` on tiles of each of `types`.
struct DestinationRow {
  PrimitiveSet primitives;
  DataTypeSet types;
  WidthSet widths;
  /// Where the fact is stated.
  std::string source;
};

/// `relation` for operands of `types` that reach `primitives` by `routes`.
struct UnpackRow {
  PrimitiveSet primitives;
  RouteSet routes;
  DataTypeSet types;
  ConfigRelation relation;
  std::string source;
};

struct FullFp32Row {
  FullFp32Category category;
  bool supported;
  std::string warningReference;
  std::string source;
};

/// Whether `hazard` holds on the target.
struct HazardRow {
  Hazard hazard;
  bool holds;
  std::string source;
};

/// `delivery` for tiles of `types` at `widths` from buffers in `modes`.
struct DeliveryRow {
  DataTypeSet types;
  WidthSet widths;
  UnpackModeSet modes;
  Delivery delivery;
  std::string source;
};

struct TargetTable {
  std::string architecture;
  std::string configApi;
  bool launchable = false;
  unsigned unpackModeCount = kCount<UnpackMode>;
  unsigned dataflowBufferCount = 0;
  /// Tiles by width and sync mode.
  std::array<std::array<unsigned, kCount<DstSync>>, kCount<DestinationWidth>>
      dstCapacity{};
  UnpackEntryRules entryRules;
  std::vector<DestinationRow> destinationRows;
  std::vector<UnpackRow> unpackRows;
  std::vector<FullFp32Row> fullFp32Rows;
  /// One for each hazard; or none at all, which knows of no hazard.
  std::vector<HazardRow> hazardRows;
  /// One answer to each question; or none at all, which delivers every tile
  /// unchanged.
  std::vector<DeliveryRow> deliveryRows;
};

/// A defect of a table.
struct TableDefect {
  enum class Kind : uint8_t {
    NoDestinationRow,
    SeveralDestinationRows,
    NoUnpackRow,
    SeveralUnpackRows,
    UnknownUnpackMode,
    LossyAndExact,
    NoFullFp32Row,
    SeveralFullFp32Rows,
    BufferCount,
    UnpackModeCount,
    Capacity,
    NoHazardRow,
    SeveralHazardRows,
    NoDeliveryRow,
    SeveralDeliveryRows,
  };
  Kind kind;
  Primitive primitive = Primitive::Unknown;
  OperandRoute route = OperandRoute::None;
  TileDataType type = TileDataType::Float32;
  Hazard hazard = Hazard::HiFi4InWideDestination;
};

/// What is wrong with `table`; empty when it answers every question once.
std::vector<TableDefect> validate(const TargetTable &table);

/// The environment that answers from a table. The table has to validate.
class TableTarget : public KernelTargetEnvironment {
public:
  explicit TableTarget(TargetTable table) : table(std::move(table)) {}

  const TargetTable &getTable() const { return table; }

  llvm::StringRef getArchitecture() const override;
  llvm::StringRef getConfigApi() const override;
  bool isLaunchable() const override;
  unsigned getUnpackModeCount() const override;
  WidthSet getDestinationWidths(Primitive primitive,
                                TileDataType type) const override;
  ConfigRelation getUnpackConfigurations(Primitive primitive,
                                         OperandRoute route,
                                         TileDataType type) const override;
  FullFp32Support getFullFp32Support(FullFp32Category category) const override;
  unsigned getDataflowBufferCount() const override;
  unsigned getDstCapacity(DestinationWidth width, DstSync sync) const override;
  UnpackEntryRules getUnpackEntryRules() const override;
  HazardSet getHazards() const override;
  Delivery getDelivery(TileDataType type, DestinationWidth width,
                       UnpackMode mode) const override;

private:
  TargetTable table;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_TARGET_TARGETTABLE_H
