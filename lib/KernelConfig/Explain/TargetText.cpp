//===- TargetText.cpp - Capability tables for people ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/TargetText.h"

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace tileconf;

std::string tileconf::getTargetName(const TargetTable &table) {
  return table.architecture + "/" + table.configApi;
}

static unsigned capacityOf(const TargetTable &table, DestinationWidth width,
                           DstSync sync) {
  return table
      .dstCapacity[static_cast<unsigned>(width)][static_cast<unsigned>(sync)];
}

void tileconf::printTargetList(llvm::ArrayRef<const TableTarget *> targets,
                               llvm::raw_ostream &stream) {
  TextTable list;
  for (const TableTarget *target : targets) {
    const TargetTable &table = target->getTable();
    list.addRow({table.architecture, table.configApi,
                 std::to_string(table.dataflowBufferCount) + " buffers" +
                     (table.launchable ? "" : ", no device: tests only")});
  }
  list.print(stream);
}

/// "a, b and c"; "all" for everything that a row can be about, or "all but c"
/// where that names fewer.
template <typename E>
static std::string describe(EnumSet<E> set, EnumSet<E> everything) {
  llvm::SmallVector<std::string, 16> present;
  llvm::SmallVector<std::string, 16> missing;
  for (E value : Vocabulary<E>::values) {
    if (everything.contains(value)) {
      (set.contains(value) ? present : missing)
          .push_back(stringify(value).str());
    }
  }
  if (missing.empty()) {
    return "all";
  }
  return missing.size() < present.size() ? "all but " + joinWords(missing)
                                         : joinWords(present);
}

static std::string describe(WidthSet widths) {
  llvm::SmallVector<std::string, 2> words;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    if (widths.contains(width)) {
      words.push_back(Phrases::width(width));
    }
  }
  return words.empty() ? "none" : joinWords(words, "or");
}

/// "32-bit: unpack-to-destination, or default with losses".
static std::string describe(const ConfigRelation &relation) {
  llvm::SmallVector<std::string, 2> parts;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    UnpackModeSet exact = relation.getExact(width);
    UnpackModeSet lossy = relation.getLossy(width);
    llvm::SmallVector<std::string, 2> modes;
    if (!exact.empty()) {
      modes.push_back(Phrases::modes(exact));
    }
    if (!lossy.empty()) {
      modes.push_back("with losses " + Phrases::modes(lossy));
    }
    parts.push_back(Phrases::width(width) + ": " +
                    (modes.empty() ? "none" : joinWords(modes, "or")));
  }
  return llvm::join(parts, "; ");
}

/// "arrives as tf32 (10 mantissa bits), kept as f32 (23 mantissa bits)".
static std::string describe(const Delivery &delivery) {
  auto inFull = [](DeliveredFormat format) {
    switch (format) {
    case DeliveredFormat::Undefined:
      return std::string("bits that nothing defines");
    case DeliveredFormat::Unchanged:
      return std::string("it is");
    default:
      return stringify(format).str() + " (" +
             std::to_string(getMantissaBits(format)) + " mantissa bits)";
    }
  };
  if (delivery.arrives == DeliveredFormat::Undefined) {
    return "arrives as " + inFull(delivery.arrives);
  }
  return "arrives as " + inFull(delivery.arrives) + ", kept as " +
         inFull(delivery.kept);
}

static std::string describe(const UnpackEntryRules &rules) {
  llvm::SmallVector<std::string, 3> words;
  if (rules.rejectsUnbound) {
    words.push_back("refused for a buffer that the kernel does not bind");
  }
  if (rules.consumedNeeds32Bit) {
    words.push_back("32-bit destination elements needed for a consumed buffer");
  }
  if (rules.statesConsumedFloat32) {
    words.push_back("demanded for every consumed f32 buffer when destination "
                    "elements are 32 bits wide");
  }
  return words.empty() ? "no rules of their own" : llvm::join(words, "; ");
}

void tileconf::printTargetText(const TargetTable &table,
                               llvm::raw_ostream &stream) {
  const PrimitiveSet primitives =
      PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown);
  const RouteSet routes = RouteSet::all() - RouteSet(OperandRoute::None);

  printParagraph("target " + getTargetName(table), 0, 2, stream);
  TextTable facts(2);
  facts.addRow({"device", table.launchable
                              ? "kernels can be launched on it"
                              : "none: for tests of the compiler"});
  facts.addRow({"dataflow buffers",
                std::to_string(table.dataflowBufferCount) + ", from 0 to " +
                    std::to_string(table.dataflowBufferCount - 1)});
  facts.addRow({"unpack modes",
                Phrases::modes(UnpackModeSet::firstOf(table.unpackModeCount))});
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    facts.addRow(
        {"DST capacity, " + Phrases::width(width),
         std::to_string(capacityOf(table, width, DstSync::DoubleBuffered)) +
             " tiles double-buffered, " +
             std::to_string(capacityOf(table, width, DstSync::Full)) +
             " with full sync"});
  }
  facts.addRow({"unpack entries", describe(table.entryRules)});
  facts.print(stream);

  printParagraph("destination widths", 2, 2, stream);
  for (const DestinationRow &row : table.destinationRows) {
    printParagraph(describe(row.primitives, primitives) + " on " +
                       describe(row.types, DataTypeSet::all()),
                   4, 2, stream);
    printParagraph(describe(row.widths), 6, 2, stream);
    printParagraph(row.source, 6, 2, stream);
  }

  printParagraph("unpack modes by destination width", 2, 2, stream);
  for (const UnpackRow &row : table.unpackRows) {
    printParagraph(describe(row.primitives, primitives) + " by route " +
                       describe(row.routes, routes) + " on " +
                       describe(row.types, DataTypeSet::all()),
                   4, 2, stream);
    printParagraph(describe(row.relation), 6, 2, stream);
    printParagraph(row.source, 6, 2, stream);
  }

  printParagraph("full fp32 accumulation", 2, 2, stream);
  TextTable fullFp32(4);
  for (const FullFp32Row &row : table.fullFp32Rows) {
    std::string support = row.supported ? "yes" : "no";
    if (!row.warningReference.empty()) {
      support += ", see " + row.warningReference;
    }
    fullFp32.addRow({stringify(row.category).str(), support, row.source});
  }
  fullFp32.print(stream);

  if (!table.deliveryRows.empty()) {
    printParagraph("data as it arrives, and as DST keeps it", 2, 2, stream);
  }
  for (const DeliveryRow &row : table.deliveryRows) {
    printParagraph(describe(row.types, DataTypeSet::all()) + " at " +
                       describe(row.widths) + " in " +
                       Phrases::modes(row.modes) + " mode",
                   4, 2, stream);
    printParagraph(describe(row.delivery), 6, 2, stream);
    printParagraph(row.source, 6, 2, stream);
  }

  if (!table.hazardRows.empty()) {
    printParagraph("hazards, which findings report", 2, 2, stream);
  }
  TextTable hazards(4);
  for (const HazardRow &row : table.hazardRows) {
    // In words, which fold; JSON has the spelling.
    std::string words = stringify(row.hazard).str();
    llvm::replace(words, '_', ' ');
    hazards.addRow({words, row.holds ? "yes" : "no", row.source});
  }
  hazards.print(stream);
}

/// The names that `getName` gives to the registered targets, each once.
static std::string
listNames(llvm::StringRef (*getName)(const TableTarget &target)) {
  llvm::SmallSetVector<llvm::StringRef, 4> names;
  for (const TableTarget *target : getRegisteredTargets()) {
    names.insert(getName(*target));
  }
  llvm::SmallVector<std::string, 4> words;
  for (llvm::StringRef name : names) {
    words.push_back("`" + name.str() + "`");
  }
  return joinWords(words);
}

std::string tileconf::reportRefusal(const TargetRefusal &refusal) {
  switch (refusal.kind) {
  case TargetRefusal::Kind::UnsupportedArchitecture:
    return format(DiagnosticId::UnsupportedArchitecture, refusal.architecture,
                  refusal.missing);
  case TargetRefusal::Kind::UnknownArchitecture:
    return format(DiagnosticId::UnknownArchitecture, refusal.architecture,
                  listNames([](const TableTarget &target) {
                    return target.getArchitecture();
                  }));
  case TargetRefusal::Kind::UnknownConfigApi:
    return format(DiagnosticId::UnknownConfigApi, refusal.configApi,
                  listNames([](const TableTarget &target) {
                    return target.getConfigApi();
                  }));
  }
  return "";
}
