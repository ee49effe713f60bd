//===- TargetTable.cpp - Answers from a table, and its checks ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Target/TargetTable.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace tileconf;

static bool matches(const DestinationRow &row, Primitive primitive,
                    TileDataType type) {
  return row.primitives.contains(primitive) && row.types.contains(type);
}

static bool matches(const UnpackRow &row, Primitive primitive,
                    OperandRoute route, TileDataType type) {
  return row.primitives.contains(primitive) && row.routes.contains(route) &&
         row.types.contains(type);
}

static bool matches(const DeliveryRow &row, TileDataType type,
                    DestinationWidth width, UnpackMode mode) {
  return row.types.contains(type) && row.widths.contains(width) &&
         row.modes.contains(mode);
}

namespace {

/// Collects the defects of one table.
class Checker {
public:
  explicit Checker(const TargetTable &table) : table(table) {}

  std::vector<TableDefect> run() {
    checkLimits();
    for (const UnpackRow &row : table.unpackRows) {
      checkRelation(row);
    }
    for (Primitive primitive : Vocabulary<Primitive>::values) {
      if (primitive == Primitive::Unknown) {
        continue;
      }
      for (TileDataType type : Vocabulary<TileDataType>::values) {
        checkDestination(primitive, type);
        for (OperandRoute route :
             {OperandRoute::DataflowBuffer, OperandRoute::Dst}) {
          checkUnpack(primitive, route, type);
        }
      }
    }
    for (FullFp32Category category : Vocabulary<FullFp32Category>::values) {
      size_t rows =
          llvm::count_if(table.fullFp32Rows, [&](const FullFp32Row &row) {
            return row.category == category;
          });
      if (rows == 0) {
        report(TableDefect::Kind::NoFullFp32Row);
      } else if (rows > 1) {
        report(TableDefect::Kind::SeveralFullFp32Rows);
      }
    }
    checkHazards();
    checkDelivery();
    return std::move(defects);
  }

private:
  void report(TableDefect::Kind kind, Primitive primitive = Primitive::Unknown,
              OperandRoute route = OperandRoute::None,
              TileDataType type = TileDataType::Float32) {
    defects.push_back({kind, primitive, route, type});
  }

  void checkLimits() {
    if (table.dataflowBufferCount == 0 ||
        table.dataflowBufferCount > kMaxDataflowBuffers) {
      report(TableDefect::Kind::BufferCount);
    }
    if (table.unpackModeCount == 0 || table.unpackModeCount > kMaxUnpackModes) {
      report(TableDefect::Kind::UnpackModeCount);
    }
    // DST is one storage: full sync and narrow elements never hold less.
    const auto &narrow = table.dstCapacity[0];
    const auto &wide = table.dstCapacity[1];
    if (wide[0] == 0 || wide[1] < wide[0] || narrow[0] < wide[0] ||
        narrow[1] < narrow[0] || narrow[1] < wide[1]) {
      report(TableDefect::Kind::Capacity);
    }
  }

  void checkRelation(const UnpackRow &row) {
    UnpackModeSet known = UnpackModeSet::firstOf(
        std::min(table.unpackModeCount, kMaxUnpackModes));
    for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
      UnpackModeSet exact = row.relation.getExact(width);
      UnpackModeSet lossy = row.relation.getLossy(width);
      if (!known.contains(exact | lossy)) {
        report(TableDefect::Kind::UnknownUnpackMode);
      }
      if (!(exact & lossy).empty()) {
        report(TableDefect::Kind::LossyAndExact);
      }
    }
  }

  void checkDestination(Primitive primitive, TileDataType type) {
    size_t rows =
        llvm::count_if(table.destinationRows, [&](const DestinationRow &row) {
          return matches(row, primitive, type);
        });
    if (rows == 0) {
      report(TableDefect::Kind::NoDestinationRow, primitive, OperandRoute::None,
             type);
    } else if (rows > 1) {
      report(TableDefect::Kind::SeveralDestinationRows, primitive,
             OperandRoute::None, type);
    }
  }

  void checkHazards() {
    if (table.hazardRows.empty()) {
      return;
    }
    for (Hazard hazard : Vocabulary<Hazard>::values) {
      size_t rows = llvm::count_if(table.hazardRows, [&](const HazardRow &row) {
        return row.hazard == hazard;
      });
      if (rows != 1) {
        report(rows == 0 ? TableDefect::Kind::NoHazardRow
                         : TableDefect::Kind::SeveralHazardRows);
        defects.back().hazard = hazard;
      }
    }
  }

  void checkDelivery() {
    if (table.deliveryRows.empty()) {
      return;
    }
    // What modes without a name deliver is nothing that a finding asks for.
    unsigned modes = std::min(table.unpackModeCount, kCount<UnpackMode>);
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
        for (unsigned mode = 0; mode < modes; ++mode) {
          size_t rows =
              llvm::count_if(table.deliveryRows, [&](const DeliveryRow &row) {
                return matches(row, type, width, static_cast<UnpackMode>(mode));
              });
          if (rows != 1) {
            report(rows == 0 ? TableDefect::Kind::NoDeliveryRow
                             : TableDefect::Kind::SeveralDeliveryRows,
                   Primitive::Unknown, OperandRoute::None, type);
          }
        }
      }
    }
  }

  void checkUnpack(Primitive primitive, OperandRoute route, TileDataType type) {
    size_t rows = llvm::count_if(table.unpackRows, [&](const UnpackRow &row) {
      return matches(row, primitive, route, type);
    });
    if (rows == 0) {
      report(TableDefect::Kind::NoUnpackRow, primitive, route, type);
    } else if (rows > 1) {
      report(TableDefect::Kind::SeveralUnpackRows, primitive, route, type);
    }
  }

  const TargetTable &table;
  std::vector<TableDefect> defects;
};

} // namespace

std::vector<TableDefect> tileconf::validate(const TargetTable &table) {
  return Checker(table).run();
}

llvm::StringRef TableTarget::getArchitecture() const {
  return table.architecture;
}

llvm::StringRef TableTarget::getConfigApi() const { return table.configApi; }

bool TableTarget::isLaunchable() const { return table.launchable; }

unsigned TableTarget::getUnpackModeCount() const {
  return table.unpackModeCount;
}

WidthSet TableTarget::getDestinationWidths(Primitive primitive,
                                           TileDataType type) const {
  for (const DestinationRow &row : table.destinationRows) {
    if (matches(row, primitive, type)) {
      return row.widths;
    }
  }
  return {};
}

ConfigRelation TableTarget::getUnpackConfigurations(Primitive primitive,
                                                    OperandRoute route,
                                                    TileDataType type) const {
  for (const UnpackRow &row : table.unpackRows) {
    if (matches(row, primitive, route, type)) {
      return row.relation;
    }
  }
  return {};
}

FullFp32Support
TableTarget::getFullFp32Support(FullFp32Category category) const {
  for (const FullFp32Row &row : table.fullFp32Rows) {
    if (row.category == category) {
      return {row.supported, row.warningReference};
    }
  }
  return {};
}

unsigned TableTarget::getDataflowBufferCount() const {
  return table.dataflowBufferCount;
}

unsigned TableTarget::getDstCapacity(DestinationWidth width,
                                     DstSync sync) const {
  return table
      .dstCapacity[static_cast<unsigned>(width)][static_cast<unsigned>(sync)];
}

UnpackEntryRules TableTarget::getUnpackEntryRules() const {
  return table.entryRules;
}

HazardSet TableTarget::getHazards() const {
  HazardSet hazards;
  for (const HazardRow &row : table.hazardRows) {
    if (row.holds) {
      hazards |= row.hazard;
    }
  }
  return hazards;
}

Delivery TableTarget::getDelivery(TileDataType type, DestinationWidth width,
                                  UnpackMode mode) const {
  for (const DeliveryRow &row : table.deliveryRows) {
    if (matches(row, type, width, mode)) {
      return row.delivery;
    }
  }
  return {};
}
