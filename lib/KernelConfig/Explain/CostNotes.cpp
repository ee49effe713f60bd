//===- CostNotes.cpp - What a configuration costs ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/CostNotes.h"

#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

llvm::StringRef tileconf::stringify(CostNote::Certainty certainty) {
  switch (certainty) {
  case CostNote::Certainty::Documented:
    return "documented";
  case CostNote::Certainty::RuleOfThumb:
    return "rule of thumb";
  case CostNote::Certainty::Deduced:
    return "deduced";
  }
  return "";
}

/// Of the operations that could run on the FPU, those that do not, and all.
static std::pair<uint64_t, uint64_t> countOffFpu(const KernelConfigPlan &plan,
                                                 const Problem &problem) {
  uint64_t off = 0;
  uint64_t all = 0;
  for (auto [number, known] :
       llvm::enumerate(problem.requirements.getChoiceClasses())) {
    if (llvm::any_of(known.options, [](const StrategyOption &option) {
          return option.strategy == Strategy::FPU;
        })) {
      all += known.count;
      off += plan.getClassStrategy(number) == Strategy::FPU ? 0 : known.count;
    }
  }
  return {off, all};
}

/// The buffers that are read in unpack-to-destination mode.
static std::vector<unsigned> listDirect(const KernelConfigPlan &plan,
                                        const Problem &problem) {
  const KernelRequirements &requirements = problem.requirements;
  std::vector<bool> read(plan.getValues().unpackModes.size());
  for (const FixedUse<BufferUse> &fixed : requirements.getBufferUses()) {
    read[fixed.use.buffer] = true;
  }
  for (const ChoiceClass &known : requirements.getChoiceClasses()) {
    for (const StrategyOption &option : known.options) {
      for (const BufferUse &use : option.demands.bufferUses) {
        read[use.buffer] = true;
      }
    }
  }
  std::vector<unsigned> direct;
  for (unsigned buffer = 0; buffer < read.size(); ++buffer) {
    if (read[buffer] &&
        plan.getUnpackMode(buffer) == UnpackMode::UnpackToDestination) {
      direct.push_back(buffer);
    }
  }
  return direct;
}

std::vector<CostNote> tileconf::collectCosts(const KernelConfigPlan &plan,
                                             const Problem &problem) {
  std::vector<CostNote> notes;
  DestinationWidth width = plan.getDestinationWidth();
  DstSync sync = plan.getDstSync();
  auto capacity = [&](DestinationWidth width) {
    return std::to_string(problem.target->getDstCapacity(width, sync));
  };
  if (width == DestinationWidth::Bits32) {
    notes.push_back({"32-bit elements: DST holds " + capacity(width) +
                         " tiles and not " + capacity(DestinationWidth::Bits16),
                     "contract fact 74", CostNote::Certainty::Documented});
  }
  if (sync == DstSync::Full) {
    notes.push_back({"full synchronisation: math and packing of consecutive "
                     "sections do not overlap",
                     "contract fact 77", CostNote::Certainty::Documented});
  }
  if (auto [off, all] = countOffFpu(plan, problem); off > 0) {
    notes.push_back(
        {"SFPU: " + std::to_string(off) + " of " + std::to_string(all) +
             (all == 1 ? " operation" : " operations") +
             " that could run on the FPU " + (off == 1 ? "does" : "do") +
             " not, and the SFPU is about half as fast",
         "contract fact 157, tt-lang#245, tt-lang#247",
         CostNote::Certainty::RuleOfThumb});
  }
  if (std::vector<unsigned> direct = listDirect(plan, problem);
      !direct.empty()) {
    notes.push_back({std::string("unpack-to-destination: unpacking ") +
                         (direct.size() == 1 ? "buffer " : "buffers ") +
                         joinNumbers(direct) + " does not overlap with math",
                     "contract fact 161", CostNote::Certainty::Deduced});
  }
  return notes;
}
