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

template <typename Use>
static void intern(std::vector<FixedUse<Use>> &uses,
                   llvm::DenseMap<uint64_t, uint32_t> &index,
                   OperationId operation, const Use &use) {
  auto [entry, inserted] = index.try_emplace(keyOf(use), uses.size());
  if (inserted) {
    uses.push_back({use, operation, 1});
    return;
  }
  FixedUse<Use> &known = uses[entry->second];
  ++known.count;
  if (operation < known.first) {
    known.first = operation;
    known.use = use;
  }
}

void KernelRequirements::addFixed(OperationId operation,
                                  const Demands &demands) {
  noteOperation(operation);
  for (const DestinationUse &use : demands.destinationUses) {
    intern(destinationUses, destinationUseIndex, operation, use);
  }
  for (const BufferUse &use : demands.bufferUses) {
    intern(bufferUses, bufferUseIndex, operation, use);
  }
  if (demands.fullFp32) {
    fullFp32Uses.push_back({operation, *demands.fullFp32});
  }
}

/// Appends what distinguishes one option from another. Counts come first, so
/// that no two lists of options have the same encoding.
static void encode(const StrategyOption &option,
                   llvm::SmallVectorImpl<char> &key) {
  const Demands &demands = option.demands;
  key.push_back(static_cast<char>(option.strategy));
  key.push_back(static_cast<char>(option.primitive));
  key.push_back(static_cast<char>(demands.bufferUses.size()));
  key.push_back(static_cast<char>(demands.destinationUses.size()));
  key.push_back(demands.fullFp32 ? static_cast<char>(*demands.fullFp32) : -1);
  for (const BufferUse &use : demands.bufferUses) {
    key.push_back(static_cast<char>(use.buffer));
    key.push_back(static_cast<char>(use.operand));
    key.push_back(static_cast<char>(use.operand >> 8));
    key.push_back(static_cast<char>(use.primitive));
    key.push_back(static_cast<char>(use.route));
    key.push_back(static_cast<char>(use.type));
  }
  for (const DestinationUse &use : demands.destinationUses) {
    key.push_back(static_cast<char>(use.operand));
    key.push_back(static_cast<char>(use.operand >> 8));
    key.push_back(static_cast<char>(use.primitive));
    key.push_back(static_cast<char>(use.type));
  }
}

void KernelRequirements::addChoice(OperationId operation,
                                   llvm::ArrayRef<StrategyOption> options,
                                   std::optional<Strategy> pinned) {
  noteOperation(operation);
  llvm::SmallString<128> key;
  key.push_back(pinned ? static_cast<char>(*pinned) : -1);
  for (const StrategyOption &option : options) {
    encode(option, key);
  }
  auto [entry, inserted] = classIndex.try_emplace(key, classes.size());
  if (inserted) {
    ChoiceClass &added = classes.emplace_back();
    added.options.assign(options.begin(), options.end());
    added.pinned = pinned;
    added.first = operation;
    added.count = 1;
  } else {
    ChoiceClass &known = classes[entry->second];
    ++known.count;
    known.first = std::min(known.first, operation);
  }
  choices.push_back({operation, entry->second});
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
