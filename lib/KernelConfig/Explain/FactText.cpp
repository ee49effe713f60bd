//===- FactText.cpp - Why a requirement can need nothing else ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/FactText.h"

#include "tileconf/KernelConfig/Target/TargetTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tileconf;

/// The table that `target` answers from, where it is one that does.
static const TargetTable *getTable(const KernelTargetEnvironment &target) {
  const auto *answers = dynamic_cast<const TableTarget *>(&target);
  return answers ? &answers->getTable() : nullptr;
}

static std::string describeWidths(WidthSet widths) {
  std::vector<std::string> words;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    if (widths.contains(width)) {
      words.push_back(Phrases::width(width));
    }
  }
  return words.empty() ? "no" : joinWords(words, "or");
}

/// How tiles arrive at `width`, exact modes first.
static std::string describeArrival(const ConfigRelation &relation,
                                   DestinationWidth width) {
  std::vector<std::string> words;
  if (UnpackModeSet exact = relation.getExact(width); !exact.empty()) {
    words.push_back("in " + Phrases::modes(exact) + " mode");
  }
  if (UnpackModeSet lossy = relation.getLossy(width); !lossy.empty()) {
    words.push_back("with loss in " + Phrases::modes(lossy) + " mode");
  }
  return words.empty() ? "not at all" : joinWords(words);
}

static std::string describeRelation(const ConfigRelation &relation) {
  std::vector<std::string> arrivals;
  std::vector<std::string> parts;
  for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
    arrivals.push_back(describeArrival(relation, width));
    parts.push_back(arrivals.back() + " with " + Phrases::width(width) +
                    " elements");
  }
  return llvm::all_equal(arrivals) ? arrivals.front() + " at any width"
                                   : llvm::join(parts, "; ");
}

static std::string inParentheses(const std::string &source) {
  return source.empty() ? "" : " (" + source + ")";
}

std::string tileconf::describeFact(const Requirement &requirement,
                                   const Phrases &phrases) {
  const KernelTargetEnvironment &target = *phrases.problem.target;
  const TargetTable *table = getTable(target);
  std::string subject = "`" + target.getArchitecture().str() + "`: `" +
                        stringify(requirement.primitive).str() + "` ";
  std::string type = stringify(requirement.type).str();
  std::string source;
  switch (requirement.kind) {
  case Requirement::Kind::DestinationUse: {
    if (table) {
      for (const DestinationRow &row : table->destinationRows) {
        if (row.primitives.contains(requirement.primitive) &&
            row.types.contains(requirement.type)) {
          source = row.source;
        }
      }
    }
    return subject + "keeps " + type + " tiles in DST with " +
           describeWidths(target.getDestinationWidths(requirement.primitive,
                                                      requirement.type)) +
           " elements" + inParentheses(source);
  }
  case Requirement::Kind::BufferUse: {
    if (table) {
      for (const UnpackRow &row : table->unpackRows) {
        if (row.primitives.contains(requirement.primitive) &&
            row.routes.contains(requirement.route) &&
            row.types.contains(requirement.type)) {
          source = row.source;
        }
      }
    }
    bool throughDst = requirement.route == OperandRoute::Dst;
    return subject + "takes " + type + " tiles " +
           (throughDst ? "through DST: " : "through a source register: ") +
           describeRelation(target.getUnpackConfigurations(
               requirement.primitive, requirement.route, requirement.type)) +
           inParentheses(source);
  }
  case Requirement::Kind::DstDemand:
    return "`" + target.getArchitecture().str() + "`: DST holds " +
           std::to_string(target.getDstCapacity(DestinationWidth::Bits16,
                                                DstSync::DoubleBuffered)) +
           " tiles with 16-bit and " +
           std::to_string(target.getDstCapacity(DestinationWidth::Bits32,
                                                DstSync::DoubleBuffered)) +
           " with 32-bit elements double-buffered, and twice as many with full "
           "sync (contract fact 74)";
  case Requirement::Kind::Choice:
  case Requirement::Kind::StrategyPin:
  case Requirement::Kind::WidthPin:
  case Requirement::Kind::SyncPin:
  case Requirement::Kind::UnpackPin:
  case Requirement::Kind::FpuBinaryPin:
  case Requirement::Kind::ModePin:
    break;
  }
  return "";
}
