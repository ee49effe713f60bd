//===- RequirementsEditor.cpp - Changed copies of demands -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Requirements/RequirementsEditor.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cassert>
#include <map>
#include <tuple>

using namespace tileconf;

RequirementsEditor::RequirementsEditor(const KernelRequirements &requirements,
                                       Extent extent) {
  edited.bufferUses = requirements.bufferUses;
  edited.destinationUses = requirements.destinationUses;
  edited.classes = requirements.classes;
  edited.bindings = requirements.bindings;
  edited.operationCount = requirements.operationCount;
  if (extent == Extent::Everything) {
    edited.choices = requirements.choices;
    edited.fullFp32Uses = requirements.fullFp32Uses;
    edited.dstDemands = requirements.dstDemands;
    return;
  }
  EnumSet<FullFp32Category> categories;
  for (const FullFp32Use &use : requirements.fullFp32Uses) {
    if (!categories.contains(use.category)) {
      categories |= use.category;
      edited.fullFp32Uses.push_back(use);
    }
  }
  llvm::DenseSet<unsigned> tiles;
  for (const DstDemand &demand : requirements.dstDemands) {
    if (tiles.insert(demand.tiles).second) {
      edited.dstDemands.push_back(demand);
    }
  }
}

void RequirementsEditor::pin(llvm::ArrayRef<OperationId> operations,
                             std::optional<Strategy> strategy) {
  std::vector<OperationId> sorted(operations);
  llvm::sort(sorted);
  // Former class to the class of those that change.
  std::map<uint32_t, uint32_t> moved;
  for (Choice &choice : edited.choices) {
    if (!llvm::binary_search(sorted, choice.operation) ||
        edited.classes[choice.classIndex].pinned == strategy) {
      continue;
    }
    auto [entry, inserted] =
        moved.try_emplace(choice.classIndex, edited.classes.size());
    if (inserted) {
      ChoiceClass changed = edited.classes[choice.classIndex];
      changed.pinned = strategy;
      edited.classes.push_back(std::move(changed));
    }
    choice.classIndex = entry->second;
  }
  if (moved.empty()) {
    return;
  }

  // Members and first operations, and no class without members.
  for (ChoiceClass &known : edited.classes) {
    static_cast<Occurrences &>(known) = {};
  }
  for (const Choice &choice : edited.choices) {
    edited.classes[choice.classIndex].add(choice.operation);
  }
  std::vector<uint32_t> numbers;
  std::vector<ChoiceClass> kept;
  for (ChoiceClass &known : edited.classes) {
    numbers.push_back(kept.size());
    if (known.count != 0) {
      kept.push_back(std::move(known));
    }
  }
  edited.classes = std::move(kept);
  for (Choice &choice : edited.choices) {
    choice.classIndex = numbers[choice.classIndex];
  }
}

static auto keyOf(const BufferUse &use) {
  return std::tuple(use.buffer, use.primitive, use.route, use.type);
}

static auto keyOf(const DestinationUse &use) {
  return std::pair(use.primitive, use.type);
}

template <typename Use>
static void changeUses(
    std::vector<FixedUse<Use>> &uses,
    llvm::function_ref<std::optional<Use>(const FixedUse<Use> &)> change) {
  std::map<decltype(keyOf(std::declval<Use>())), size_t> places;
  std::vector<FixedUse<Use>> changed;
  for (const FixedUse<Use> &known : uses) {
    std::optional<Use> use = change(known);
    if (!use) {
      continue;
    }
    auto [entry, inserted] = places.try_emplace(keyOf(*use), changed.size());
    if (inserted) {
      changed.push_back({known, *use});
      continue;
    }
    FixedUse<Use> &merged = changed[entry->second];
    if (known.first < merged.first) {
      merged.use = *use;
    }
    merged.add(known);
  }
  uses = std::move(changed);
}

void RequirementsEditor::changeBufferUses(
    llvm::function_ref<std::optional<BufferUse>(const FixedUse<BufferUse> &)>
        change) {
  changeUses(edited.bufferUses, change);
}

void RequirementsEditor::changeDestinationUses(
    llvm::function_ref<
        std::optional<DestinationUse>(const FixedUse<DestinationUse> &)>
        change) {
  changeUses(edited.destinationUses, change);
}

template <typename Use>
static void addTo(std::vector<FixedUse<Use>> &uses, const Use &use,
                  const Occurrences &where) {
  uses.push_back({where, use});
  changeUses<Use>(uses, [](const FixedUse<Use> &known) -> std::optional<Use> {
    return known.use;
  });
}

void RequirementsEditor::addUse(const BufferUse &use,
                                const Occurrences &where) {
  addTo(edited.bufferUses, use, where);
}

void RequirementsEditor::addUse(const DestinationUse &use,
                                const Occurrences &where) {
  addTo(edited.destinationUses, use, where);
}

void RequirementsEditor::changeClasses(
    llvm::function_ref<bool(ChoiceClass &)> change) {
  std::vector<ChoiceClass> kept;
  for (ChoiceClass &known : edited.classes) {
    if (change(known)) {
      kept.push_back(std::move(known));
    }
  }
  assert((kept.size() == edited.classes.size() || edited.choices.empty()) &&
         "choices would lose their class");
  edited.classes = std::move(kept);
}

void RequirementsEditor::changeDstDemands(
    llvm::function_ref<bool(DstDemand &)> change) {
  std::vector<DstDemand> kept;
  for (DstDemand &demand : edited.dstDemands) {
    if (change(demand)) {
      kept.push_back(demand);
    }
  }
  edited.dstDemands = std::move(kept);
}
