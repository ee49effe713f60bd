//===- CostRules.cpp - What is paid for nothing -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules about settings without effect and about costs that one part of a kernel
// causes and another pays.
//
//===----------------------------------------------------------------------===//

#include "RuleContext.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace tileconf;

/// Why an entry for `buffer` has no effect; empty if it has one (contract facts
/// 24, 25, 43).
static std::string describeInertia(const RuleContext &context,
                                   unsigned buffer) {
  const KernelRequirements &requirements = context.problem.requirements;
  BufferBinding binding;
  if (buffer < requirements.getBufferBound()) {
    binding = requirements.getBinding(buffer);
  }
  DataTypeSet types = binding.types;
  bool used = false;
  for (const PrecisionEdge &edge : context.edges) {
    if (edge.use.buffer == buffer) {
      types |= edge.use.type;
      used = true;
    }
  }
  std::string name = "dataflow buffer " + std::to_string(buffer);
  if (!binding.bound && !used) {
    return "the kernel does not use " + name;
  }
  if (!types.contains(TileDataType::Float32)) {
    if (types.empty()) {
      return "";
    }
    llvm::SmallVector<std::string, 2> words;
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      if (types.contains(type)) {
        words.push_back("`" + stringify(type).str() + "`");
      }
    }
    return name + " holds " + joinWords(words) +
           ", and the mode matters for f32 only";
  }
  if (!binding.consumed && !used) {
    return "the kernel fills " + name + " and never reads it";
  }
  return "";
}

static void checkEntries(RuleContext &context) {
  DiagnosticId id = DiagnosticId::InertUnpackEntries;
  const auto &listed = context.problem.policy.unpackToDestFp32;
  if (!listed || !context.holds(id)) {
    return;
  }
  std::vector<unsigned> inert;
  llvm::SmallVector<Note, 2> notes;
  for (unsigned buffer : *listed) {
    std::string reason = describeInertia(context, buffer);
    if (!reason.empty()) {
      inert.push_back(buffer);
      notes.push_back({kNoOperation, std::move(reason)});
    }
  }
  if (inert.empty()) {
    return;
  }
  Message &message = context.report(
      id, kNoOperation,
      (inert.size() == 1 ? "dataflow buffer " : "dataflow buffers ") +
          Phrases::buffers(inert));
  message.notes = std::move(notes);
}

/// Whether something in `strand` prefers full fp32 accumulation, which takes
/// 32-bit elements, and can have it.
static bool prefersWide(const KernelProfile::Strand &strand,
                        const Problem &problem) {
  return llvm::any_of(
      Vocabulary<FullFp32Category>::values, [&](FullFp32Category category) {
        return strand.accumulating.contains(category) &&
               problem.policy.prefersFullFp32(category) &&
               problem.target->getFullFp32Support(category).supported;
      });
}

/// Contract fact 74. The advice to split a kernel is given only for operations
/// that no tile connects with those that need the width.
static void checkWidth(RuleContext &context) {
  constexpr unsigned kWorthIt = 4;
  if (!context.isWide() ||
      context.plan.getWidthReason().kind != Reason::Kind::Required) {
    return;
  }
  const KernelProfile::Strand *wide = nullptr;
  const KernelProfile::Strand *narrow = nullptr;
  unsigned wideStrands = 0;
  uint64_t wideBuffers = 0;
  uint64_t causing = 0;
  uint64_t paying = 0;
  for (const KernelProfile::Strand &strand : context.profile.strands) {
    if (strand.wide == 0) {
      // By itself it would have wide elements all the same.
      if (prefersWide(strand, context.problem)) {
        continue;
      }
      narrow = narrow || strand.computing == 0 ? narrow : &strand;
      paying += strand.computing;
    } else {
      wide = wide ? wide : &strand;
      ++wideStrands;
      wideBuffers |= strand.wideBuffers;
      causing += strand.computing;
    }
  }
  // Needed here and there, nobody in particular is to blame, unless it is all
  // about one buffer.
  bool oneBuffer = llvm::popcount(wideBuffers) == 1;
  if (!wide || (wideStrands > 1 && !oneBuffer) || paying < kWorthIt ||
      paying <= causing) {
    return;
  }
  std::string blamed = context.phrases.operation(wide->firstWide);
  if (wideStrands > 1) {
    blamed = "dataflow buffer " +
             std::to_string(llvm::countr_zero(wideBuffers)) + ", which " +
             blamed + " and others read,";
  }
  unsigned has = context.getCapacity(DestinationWidth::Bits32);
  unsigned had = context.getCapacity(DestinationWidth::Bits16);
  Message &message = context.report(DiagnosticId::WidthForced, wide->firstWide,
                                    blamed, has, had, paying);
  message.notes.push_back(
      {narrow->first,
       "a kernel of its own, from " + context.phrases.operation(narrow->first) +
           " on, would keep " + std::to_string(had) + " DST tiles"});
}

/// Contract fact 77.
static void checkSync(RuleContext &context) {
  DiagnosticId id = DiagnosticId::FullSyncWithoutNeed;
  const KernelConfigPlan &plan = context.plan;
  if (plan.getDstSync() != DstSync::Full ||
      plan.getSyncReason().kind != Reason::Kind::Pinned || !context.holds(id) ||
      !context.profile.sufficientDstTiles) {
    return;
  }
  unsigned needed = *context.profile.sufficientDstTiles;
  for (const DstDemand &demand : context.problem.requirements.getDstDemands()) {
    needed = std::max(needed, demand.tiles);
  }
  unsigned available = context.problem.target->getDstCapacity(
      plan.getDestinationWidth(), DstSync::DoubleBuffered);
  if (needed == 0 || needed > available) {
    return;
  }
  context.report(
      id, kNoOperation,
      context.phrases.setting({Requirement::Kind::SyncPin, kNoOperation}),
      needed, needed == 1 ? "tile is enough" : "tiles are enough", available);
}

void tileconf::checkCosts(RuleContext &context) {
  checkEntries(context);
  checkWidth(context);
  checkSync(context);
}
