//===- KernelRequirements.cpp - Interning of a kernel's demands -*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Requirements/KernelRequirements.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include <algorithm>
#include <cstring>
#include <type_traits>

using namespace tileconf;

// The operand number is evidence and not part of what is demanded, so it takes
// no part in these keys.
static uint64_t keyOf(const BufferUse &use) {
  return static_cast<uint64_t>(use.buffer) << 32 |
         static_cast<uint64_t>(use.primitive) << 16 |
         static_cast<uint64_t>(use.route) << 8 |
         static_cast<uint64_t>(use.type);
}

static uint64_t keyOf(const DestinationUse &use) {
  return static_cast<uint64_t>(use.primitive) << 8 |
         static_cast<uint64_t>(use.type);
}

void Demands::clear() {
  bufferUses.clear();
  destinationUses.clear();
  fullFp32.reset();
}

bool StrategyOption::isFloat32() const {
  auto isFloat32Use = [](const auto &use) {
    return use.type == TileDataType::Float32;
  };
  return llvm::any_of(demands.bufferUses, isFloat32Use) ||
         llvm::any_of(demands.destinationUses, isFloat32Use);
}

void KernelRequirements::noteOperation(OperationId operation) {
  operationCount = std::max(operationCount, operation + 1);
}

/// The number of `use` among `uses`, where it is added if it is new.
template <typename Use>
static uint32_t intern(std::vector<FixedUse<Use>> &uses,
                       llvm::DenseMap<uint64_t, uint32_t> &index,
                       OperationId operation, const Use &use) {
  auto [entry, inserted] = index.try_emplace(keyOf(use), uses.size());
  FixedUse<Use> &known = inserted ? uses.emplace_back() : uses[entry->second];
  if (operation < known.first) {
    known.use = use;
  }
  known.add(operation);
  return entry->second;
}

KernelRequirements::Entry KernelRequirements::addFixed(OperationId operation,
                                                       const Demands &demands) {
  noteOperation(operation);
  Entry entry = static_cast<Entry>(entries.size());
  EntryRecord &record = entries.emplace_back();
  record.firstUse = entryUses.size();
  record.destinationUses = demands.destinationUses.size();
  record.bufferUses = demands.bufferUses.size();
  record.fullFp32 = demands.fullFp32;
  for (const DestinationUse &use : demands.destinationUses) {
    entryUses.push_back(
        intern(destinationUses, destinationUseIndex, operation, use));
  }
  for (const BufferUse &use : demands.bufferUses) {
    entryUses.push_back(intern(bufferUses, bufferUseIndex, operation, use));
  }
  if (demands.fullFp32) {
    fullFp32Uses.push_back({operation, *demands.fullFp32});
  }
  return entry;
}

// Uses enter a key as they lie in memory, evidence included: options that
// differ in evidence only are told apart, so that every operation's notes are
// its own.
static_assert(std::has_unique_object_representations_v<BufferUse> &&
              std::has_unique_object_representations_v<DestinationUse>);

/// Copies the bytes of `uses` to `end` and returns the end of the copy.
template <typename Use>
static char *append(char *end, llvm::ArrayRef<Use> uses) {
  size_t size = uses.size() * sizeof(Use);
  if (size != 0) {
    std::memcpy(end, uses.data(), size);
  }
  return end + size;
}

namespace {

/// What distinguishes one option from another, apart from its uses.
struct OptionHead {
  uint16_t strategy;
  uint16_t primitive;
  uint16_t fullFp32;
  uint16_t bufferUses;
  uint16_t destinationUses;
};

} // namespace

/// The bytes of a choice. Counts precede what they count, so no two choices
/// have the same.
static void encode(llvm::ArrayRef<StrategyOption> options,
                   std::optional<Strategy> pinned,
                   llvm::SmallVectorImpl<char> &key) {
  size_t size = sizeof(uint16_t);
  for (const StrategyOption &option : options) {
    size += sizeof(OptionHead) +
            option.demands.bufferUses.size() * sizeof(BufferUse) +
            option.demands.destinationUses.size() * sizeof(DestinationUse);
  }
  key.resize_for_overwrite(size);
  uint16_t pin = pinned ? static_cast<uint16_t>(*pinned) + 1 : 0;
  char *end = append(key.data(), llvm::ArrayRef(pin));
  for (const StrategyOption &option : options) {
    const Demands &demands = option.demands;
    OptionHead head;
    head.strategy = static_cast<uint16_t>(option.strategy);
    head.primitive = static_cast<uint16_t>(option.primitive);
    head.fullFp32 =
        demands.fullFp32 ? static_cast<uint16_t>(*demands.fullFp32) + 1 : 0;
    head.bufferUses = static_cast<uint16_t>(demands.bufferUses.size());
    head.destinationUses =
        static_cast<uint16_t>(demands.destinationUses.size());
    end = append(end, llvm::ArrayRef(head));
    end = append(end, llvm::ArrayRef(demands.bufferUses));
    end = append(end, llvm::ArrayRef(demands.destinationUses));
  }
}

KernelRequirements::Entry
KernelRequirements::addChoice(OperationId operation,
                              llvm::ArrayRef<StrategyOption> options,
                              std::optional<Strategy> pinned) {
  noteOperation(operation);
  llvm::SmallString<128> key;
  encode(options, pinned, key);
  auto [entry, inserted] = classIndex.try_emplace(key, classes.size());
  if (inserted) {
    ChoiceClass &added = classes.emplace_back();
    added.options.assign(options.begin(), options.end());
    added.pinned = pinned;
  }
  classes[entry->second].add(operation);
  choices.push_back({operation, entry->second});
  entries.emplace_back().classIndex = entry->second;
  return static_cast<Entry>(entries.size() - 1);
}

void KernelRequirements::addRepetition(OperationId operation, Entry former) {
  noteOperation(operation);
  const EntryRecord &record = entries[static_cast<uint32_t>(former)];
  if (record.classIndex) {
    ChoiceClass &known = classes[*record.classIndex];
    known.add(operation);
    choices.push_back({operation, *record.classIndex});
    return;
  }
  llvm::ArrayRef<uint32_t> uses = llvm::ArrayRef(entryUses).slice(
      record.firstUse, record.destinationUses + record.bufferUses);
  for (uint32_t use : uses.take_front(record.destinationUses)) {
    destinationUses[use].add(operation);
  }
  for (uint32_t use : uses.drop_front(record.destinationUses)) {
    bufferUses[use].add(operation);
  }
  if (record.fullFp32) {
    fullFp32Uses.push_back({operation, *record.fullFp32});
  }
}

void KernelRequirements::addDstDemand(OperationId operation, unsigned tiles) {
  noteOperation(operation);
  dstDemands.push_back({operation, tiles});
}

BufferBinding &KernelRequirements::binding(uint8_t buffer) {
  if (buffer >= bindings.size()) {
    bindings.resize(buffer + 1);
  }
  return bindings[buffer];
}

void KernelRequirements::addBinding(uint8_t buffer, bool consumed,
                                    std::optional<TileDataType> type) {
  BufferBinding &known = binding(buffer);
  known.bound = true;
  known.consumed |= consumed;
  if (type) {
    known.types |= *type;
  }
}

const BufferBinding &KernelRequirements::getBinding(uint8_t buffer) const {
  static const BufferBinding unbound;
  return buffer < bindings.size() ? bindings[buffer] : unbound;
}

unsigned KernelRequirements::getBufferBound() const {
  unsigned bound = bindings.size();
  for (const FixedUse<BufferUse> &use : bufferUses) {
    bound = std::max<unsigned>(bound, use.use.buffer + 1);
  }
  for (const ChoiceClass &choice : classes) {
    for (const StrategyOption &option : choice.options) {
      for (const BufferUse &use : option.demands.bufferUses) {
        bound = std::max<unsigned>(bound, use.buffer + 1);
      }
    }
  }
  return bound;
}
