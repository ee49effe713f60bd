//===- TargetTableJson.cpp - Target tables as JSON --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Target/TargetTableJson.h"

#include "tileconf/KernelConfig/Domain/UnpackModeName.h"

using namespace tileconf;

// What a row can be about: an unknown primitive and an operand without a route
// are nothing that a target is asked for.
static constexpr PrimitiveSet kPrimitives =
    PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown);
static constexpr RouteSet kRoutes =
    RouteSet::all() - RouteSet(OperandRoute::None);

/// No DST of a Gen1 device has more than 16; this only keeps numbers sane.
static constexpr int64_t kMaxCapacity = 1 << 20;

static llvm::json::Value printModes(UnpackModeSet modes) {
  llvm::json::Array words;
  for (unsigned mode = 0; mode < kMaxUnpackModes; ++mode) {
    if (modes.contains(static_cast<UnpackMode>(mode))) {
      words.push_back(getUnpackModeName(static_cast<UnpackMode>(mode)));
    }
  }
  return words;
}

static bool readModes(const JsonReader &reader, unsigned modeCount,
                      UnpackModeSet &modes) {
  llvm::SmallVector<llvm::StringRef, kMaxUnpackModes> words;
  for (unsigned mode = 0; mode < modeCount; ++mode) {
    words.push_back(getUnpackModeName(static_cast<UnpackMode>(mode)));
  }
  modes = {};
  return reader.elements([&](const JsonReader &element) {
    UnpackMode mode = UnpackMode::Default;
    if (!element.readParsed(
            words,
            [&](llvm::StringRef word) {
              std::optional<UnpackMode> read = parseUnpackMode(word);
              return read && static_cast<unsigned>(*read) < modeCount
                         ? read
                         : std::nullopt;
            },
            mode)) {
      return false;
    }
    if (modes.contains(mode)) {
      return element.fail("a mode that the array does not have yet");
    }
    modes |= mode;
    return true;
  });
}

static llvm::json::Value printRelation(const ConfigRelation &relation) {
  llvm::json::Object object;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    object[stringify(width)] = llvm::json::Object{
        {"exact", printModes(relation.getExact(width))},
        {"lossy", printModes(relation.getLossy(width))},
    };
  }
  return object;
}

static bool readRelation(const JsonReader &reader, unsigned modeCount,
                         ConfigRelation &relation) {
  if (!reader.checkKeys({"16", "32"})) {
    return false;
  }
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    unsigned index = static_cast<unsigned>(width);
    auto readWidth = [&](const JsonReader &modes) {
      auto into = [&](UnpackModeSet &set) {
        return [&, target = &set](const JsonReader &list) {
          return readModes(list, modeCount, *target);
        };
      };
      return modes.checkKeys({"exact", "lossy"}) &&
             modes.optionalMember("exact", into(relation.exact[index])) &&
             modes.optionalMember("lossy", into(relation.lossy[index]));
    };
    if (!reader.optionalMember(stringify(width), readWidth)) {
      return false;
    }
  }
  return true;
}

static llvm::json::Value printCapacity(const TargetTable &table) {
  llvm::json::Object capacity;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    llvm::json::Object bySync;
    for (DstSync sync : Vocabulary<DstSync>::values) {
      bySync[stringify(sync)] = table.dstCapacity[static_cast<unsigned>(width)]
                                                 [static_cast<unsigned>(sync)];
    }
    capacity[stringify(width)] = std::move(bySync);
  }
  return capacity;
}

static bool readCapacity(const JsonReader &reader, TargetTable &table) {
  if (!reader.checkKeys({"16", "32"})) {
    return false;
  }
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    auto readWidth = [&](const JsonReader &bySync) {
      if (!bySync.checkKeys({"double_buffered", "full"})) {
        return false;
      }
      for (DstSync sync : Vocabulary<DstSync>::values) {
        unsigned &tiles = table.dstCapacity[static_cast<unsigned>(width)]
                                           [static_cast<unsigned>(sync)];
        if (!bySync.member(stringify(sync), [&](const JsonReader &number) {
              return number.readInteger(1, kMaxCapacity, tiles);
            })) {
          return false;
        }
      }
      return true;
    };
    if (!reader.member(stringify(width), readWidth)) {
      return false;
    }
  }
  return true;
}

/// Makes a reader of the kind that JsonReader::member() takes.
template <typename Result>
static auto into(Result &result) {
  return [&result](const JsonReader &reader) {
    if constexpr (std::is_same_v<Result, bool>) {
      return reader.readBool(result);
    } else if constexpr (std::is_same_v<Result, std::string>) {
      return reader.readString(result);
    } else if constexpr (std::is_same_v<Result, PrimitiveSet>) {
      return reader.readSet(result, kPrimitives);
    } else if constexpr (std::is_same_v<Result, RouteSet>) {
      return reader.readSet(result, kRoutes);
    } else if constexpr (std::is_enum_v<Result>) {
      return reader.readWord(result);
    } else {
      return reader.readSet(result);
    }
  };
}

static llvm::json::Value printRules(const UnpackEntryRules &rules) {
  return llvm::json::Object{
      {"rejects_unbound", rules.rejectsUnbound},
      {"consumed_needs_32_bit", rules.consumedNeeds32Bit},
      {"states_consumed_float32", rules.statesConsumedFloat32},
  };
}

static bool readRules(const JsonReader &reader, UnpackEntryRules &rules) {
  return reader.checkKeys({"rejects_unbound", "consumed_needs_32_bit",
                           "states_consumed_float32"}) &&
         reader.optionalMember("rejects_unbound", into(rules.rejectsUnbound)) &&
         reader.optionalMember("consumed_needs_32_bit",
                               into(rules.consumedNeeds32Bit)) &&
         reader.optionalMember("states_consumed_float32",
                               into(rules.statesConsumedFloat32));
}

static llvm::json::Value print(const DestinationRow &row) {
  return llvm::json::Object{
      {"primitives", printSet(row.primitives, kPrimitives)},
      {"types", printSet(row.types)},
      {"widths", printSet(row.widths)},
      {"source", row.source},
  };
}

static bool read(const JsonReader &reader, DestinationRow &row) {
  return reader.checkKeys({"primitives", "types", "widths", "source"}) &&
         reader.member("primitives", into(row.primitives)) &&
         reader.member("types", into(row.types)) &&
         reader.member("widths", into(row.widths)) &&
         reader.optionalMember("source", into(row.source));
}

static llvm::json::Value print(const UnpackRow &row) {
  return llvm::json::Object{
      {"primitives", printSet(row.primitives, kPrimitives)},
      {"routes", printSet(row.routes, kRoutes)},
      {"types", printSet(row.types)},
      {"relation", printRelation(row.relation)},
      {"source", row.source},
  };
}

static bool read(const JsonReader &reader, unsigned modeCount, UnpackRow &row) {
  return reader.checkKeys(
             {"primitives", "routes", "types", "relation", "source"}) &&
         reader.member("primitives", into(row.primitives)) &&
         reader.member("routes", into(row.routes)) &&
         reader.member("types", into(row.types)) &&
         reader.member("relation",
                       [&](const JsonReader &relation) {
                         return readRelation(relation, modeCount, row.relation);
                       }) &&
         reader.optionalMember("source", into(row.source));
}

static llvm::json::Value print(const FullFp32Row &row) {
  return llvm::json::Object{
      {"category", stringify(row.category)},
      {"supported", row.supported},
      {"warning_reference", row.warningReference},
      {"source", row.source},
  };
}

static bool read(const JsonReader &reader, FullFp32Row &row) {
  return reader.checkKeys(
             {"category", "supported", "warning_reference", "source"}) &&
         reader.member("category", into(row.category)) &&
         reader.member("supported", into(row.supported)) &&
         reader.optionalMember("warning_reference",
                               into(row.warningReference)) &&
         reader.optionalMember("source", into(row.source));
}

static llvm::json::Value print(const HazardRow &row) {
  return llvm::json::Object{
      {"hazard", stringify(row.hazard)},
      {"holds", row.holds},
      {"source", row.source},
  };
}

static bool read(const JsonReader &reader, HazardRow &row) {
  return reader.checkKeys({"hazard", "holds", "source"}) &&
         reader.member("hazard", into(row.hazard)) &&
         reader.member("holds", into(row.holds)) &&
         reader.optionalMember("source", into(row.source));
}

static llvm::json::Value print(const DeliveryRow &row) {
  return llvm::json::Object{
      {"types", printSet(row.types)},
      {"widths", printSet(row.widths)},
      {"modes", printModes(row.modes)},
      {"arrives", stringify(row.delivery.arrives)},
      {"kept", stringify(row.delivery.kept)},
      {"source", row.source},
  };
}

static bool read(const JsonReader &reader, unsigned modeCount,
                 DeliveryRow &row) {
  return reader.checkKeys(
             {"types", "widths", "modes", "arrives", "kept", "source"}) &&
         reader.member("types", into(row.types)) &&
         reader.member("widths", into(row.widths)) &&
         reader.member("modes",
                       [&](const JsonReader &modes) {
                         return readModes(modes, modeCount, row.modes);
                       }) &&
         reader.member("arrives", into(row.delivery.arrives)) &&
         reader.member("kept", into(row.delivery.kept)) &&
         reader.optionalMember("source", into(row.source));
}

llvm::json::Value tileconf::printTargetTable(const TargetTable &table) {
  auto printRows = [](const auto &rows) {
    llvm::json::Array array;
    for (const auto &row : rows) {
      array.push_back(print(row));
    }
    return array;
  };
  llvm::json::Object object{
      {"architecture", table.architecture},
      {"config_api", table.configApi},
      {"launchable", table.launchable},
      {"unpack_modes", table.unpackModeCount},
      {"dataflow_buffers", table.dataflowBufferCount},
      {"dst_capacity", printCapacity(table)},
      {"entry_rules", printRules(table.entryRules)},
      {"destination_rows", printRows(table.destinationRows)},
      {"unpack_rows", printRows(table.unpackRows)},
      {"full_fp32_rows", printRows(table.fullFp32Rows)},
  };
  // A table may say nothing about either, which differs from saying no.
  if (!table.hazardRows.empty()) {
    object["hazard_rows"] = printRows(table.hazardRows);
  }
  if (!table.deliveryRows.empty()) {
    object["delivery_rows"] = printRows(table.deliveryRows);
  }
  return object;
}

/// What `defect` means, to follow the path of the table.
static std::string describe(const TableDefect &defect) {
  std::string use = "`" + stringify(defect.primitive).str() + "` on `" +
                    stringify(defect.type).str() + "`";
  std::string routed =
      use + " by route `" + stringify(defect.route).str() + "`";
  switch (defect.kind) {
  case TableDefect::Kind::NoDestinationRow:
    return "has no destination row for " + use + ", and needs exactly one";
  case TableDefect::Kind::SeveralDestinationRows:
    return "has several destination rows for " + use +
           ", and needs exactly one";
  case TableDefect::Kind::NoUnpackRow:
    return "has no unpack row for " + routed + ", and needs exactly one";
  case TableDefect::Kind::SeveralUnpackRows:
    return "has several unpack rows for " + routed + ", and needs exactly one";
  case TableDefect::Kind::UnknownUnpackMode:
    return "allows an unpack mode that the target does not have";
  case TableDefect::Kind::LossyAndExact:
    return "has an unpack row whose relation lists a mode as exact and as "
           "lossy at one width";
  case TableDefect::Kind::NoFullFp32Row:
    return "needs one full-fp32 row for each category, and lacks one";
  case TableDefect::Kind::SeveralFullFp32Rows:
    return "needs one full-fp32 row for each category, and has two for one";
  case TableDefect::Kind::BufferCount:
    return "needs 1 to " + std::to_string(kMaxDataflowBuffers) +
           " dataflow buffers";
  case TableDefect::Kind::UnpackModeCount:
    return "needs 1 to " + std::to_string(kMaxUnpackModes) + " unpack modes";
  case TableDefect::Kind::Capacity:
    return "has a DST that holds less with `full` than with `double_buffered` "
           "or less with 16-bit than with 32-bit elements";
  case TableDefect::Kind::NoHazardRow:
    return "has no hazard row for `" + stringify(defect.hazard).str() +
           "`, and needs one for each hazard if it has any";
  case TableDefect::Kind::SeveralHazardRows:
    return "has several hazard rows for `" + stringify(defect.hazard).str() +
           "`, and needs exactly one";
  case TableDefect::Kind::NoDeliveryRow:
    return "has no delivery row for `" + stringify(defect.type).str() +
           "` at some width and mode, and needs exactly one for each";
  case TableDefect::Kind::SeveralDeliveryRows:
    return "has several delivery rows for `" + stringify(defect.type).str() +
           "` at one width and mode, and needs exactly one for each";
  }
  return "";
}

bool tileconf::readTargetTable(const JsonReader &reader, TargetTable &table) {
  table = {};
  auto readRows = [](auto &rows, auto readRow) {
    return [&rows, readRow](const JsonReader &list) {
      return list.elements([&](const JsonReader &element) {
        return readRow(element, rows.emplace_back());
      });
    };
  };
  bool fits =
      reader.checkKeys({"architecture", "config_api", "launchable",
                        "unpack_modes", "dataflow_buffers", "dst_capacity",
                        "entry_rules", "destination_rows", "unpack_rows",
                        "full_fp32_rows", "hazard_rows", "delivery_rows"}) &&
      reader.member("architecture", into(table.architecture)) &&
      reader.member("config_api", into(table.configApi)) &&
      reader.optionalMember("launchable", into(table.launchable)) &&
      reader.member("unpack_modes",
                    [&](const JsonReader &number) {
                      return number.readInteger(1, kMaxUnpackModes,
                                                table.unpackModeCount);
                    }) &&
      reader.member("dataflow_buffers",
                    [&](const JsonReader &number) {
                      return number.readInteger(1, kMaxDataflowBuffers,
                                                table.dataflowBufferCount);
                    }) &&
      reader.member("dst_capacity",
                    [&](const JsonReader &capacity) {
                      return readCapacity(capacity, table);
                    }) &&
      reader.optionalMember("entry_rules",
                            [&](const JsonReader &rules) {
                              return readRules(rules, table.entryRules);
                            }) &&
      reader.member("destination_rows", readRows(table.destinationRows,
                                                 [](const JsonReader &element,
                                                    DestinationRow &row) {
                                                   return read(element, row);
                                                 })) &&
      reader.member("unpack_rows",
                    readRows(table.unpackRows,
                             [&](const JsonReader &element, UnpackRow &row) {
                               return read(element, table.unpackModeCount, row);
                             })) &&
      reader.member("full_fp32_rows",
                    readRows(table.fullFp32Rows,
                             [](const JsonReader &element, FullFp32Row &row) {
                               return read(element, row);
                             })) &&
      reader.optionalMember(
          "hazard_rows",
          readRows(table.hazardRows,
                   [](const JsonReader &element, HazardRow &row) {
                     return read(element, row);
                   })) &&
      reader.optionalMember(
          "delivery_rows",
          readRows(table.deliveryRows,
                   [&](const JsonReader &element, DeliveryRow &row) {
                     return read(element, table.unpackModeCount, row);
                   }));
  if (!fits) {
    return false;
  }
  std::vector<TableDefect> defects = validate(table);
  return defects.empty() || reader.complain(describe(defects.front()));
}
