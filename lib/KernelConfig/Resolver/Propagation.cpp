//===- Propagation.cpp - Arc consistency at one width -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Propagation.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace tileconf;
using namespace tileconf::resolver;

/// Calls `visit` for every buffer that some option of `choice` uses, once.
template <typename Visit>
static void forEachBuffer(const CompiledChoice &choice, Visit visit) {
  BufferMask buffers = 0;
  for (const CompiledOption &option : choice.options) {
    buffers |= option.buffers;
  }
  for (; buffers; buffers &= buffers - 1) {
    visit(static_cast<uint8_t>(llvm::countr_zero(buffers)));
  }
}

ChoiceIndex::ChoiceIndex(const CompiledProblem &problem) {
  for (const CompiledChoice &choice : problem.choices) {
    forEachBuffer(choice, [&](uint8_t buffer) { ++start[buffer + 1]; });
  }
  std::partial_sum(start.begin(), start.end(), start.begin());
  choices.resize(start.back());
  std::array<uint32_t, kMaxDataflowBuffers + 1> next = start;
  for (uint32_t index = 0; index < problem.choices.size(); ++index) {
    forEachBuffer(problem.choices[index],
                  [&](uint8_t buffer) { choices[next[buffer]++] = index; });
  }
}

Propagation::Propagation(const CompiledProblem &problem,
                         const ChoiceIndex &index, unsigned width,
                         const llvm::BitVector &active)
    : problem(problem), index(index), width(width), active(active),
      options(problem.choices.size()), queued(problem.choices.size()) {
  domains.fill(static_cast<ModeMask>((1u << problem.modeCount) - 1));
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    float32Modes[buffer] = active.test(problem.unpackPinId(buffer))
                               ? problem.unpackPins[buffer]
                               : domains[buffer];
  }
}

BufferMask Propagation::getOpenBuffers() const {
  BufferMask open = 0;
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    if (llvm::popcount(domains[buffer]) > 1) {
      open |= BufferMask(1) << buffer;
    }
  }
  return open;
}

bool Propagation::isAvailable(size_t choice, unsigned option) const {
  const CompiledChoice &known = problem.choices[choice];
  const CompiledOption &candidate = known.options[option];
  if (!(candidate.widths >> width & 1)) {
    return false;
  }
  if (candidate.fpuBinary && active.test(problem.fpuBinaryPinId())) {
    return false;
  }
  return !known.pinned || *known.pinned == option ||
         !active.test(problem.strategyPinId(choice));
}

std::optional<ConstraintId> Propagation::getRemover(unsigned buffer,
                                                    unsigned mode) const {
  if (domains[buffer] >> mode & 1) {
    return std::nullopt;
  }
  return removers[buffer][mode];
}

std::optional<uint8_t> Propagation::getBlockingBuffer(size_t choice,
                                                      unsigned option) const {
  auto found = blockers.find({static_cast<uint32_t>(choice), option});
  if (found == blockers.end()) {
    return std::nullopt;
  }
  return found->second;
}

bool Propagation::restrict(unsigned buffer, ModeMask mask,
                           ConstraintId remover) {
  ModeMask removed = domains[buffer] & ~mask;
  if (!removed) {
    return true;
  }
  domains[buffer] &= mask;
  for (unsigned mode = 0; mode < problem.modeCount; ++mode) {
    if (removed >> mode & 1) {
      removers[buffer][mode] = remover;
    }
  }
  for (uint32_t choice : index.getChoicesOf(buffer)) {
    if (!queued.test(choice)) {
      queued.set(choice);
      worklist.push_back(choice);
    }
  }
  return domains[buffer] != 0;
}

bool Propagation::revise(size_t choice) {
  const CompiledChoice &known = problem.choices[choice];
  uint16_t remaining = options[choice];
  for (auto [number, option] : llvm::enumerate(known.options)) {
    if (!(remaining >> number & 1)) {
      continue;
    }
    for (const CompiledUse &use : option.uses) {
      if (!(getAllowed(use) & domains[use.buffer])) {
        remaining &= ~(1u << number);
        blockers.try_emplace({static_cast<uint32_t>(choice), number},
                             use.buffer);
        break;
      }
    }
  }
  options[choice] = remaining;
  if (!remaining) {
    return false;
  }

  // A mode of a buffer needs support from some remaining option; an option
  // that does not use the buffer supports all of its modes.
  unsigned first = llvm::countr_zero(remaining);
  for (const CompiledUse &use : known.options[first].uses) {
    ModeMask support = 0;
    bool unrestricted = false;
    for (auto [number, option] : llvm::enumerate(known.options)) {
      if (!(remaining >> number & 1)) {
        continue;
      }
      if (!(option.buffers >> use.buffer & 1)) {
        unrestricted = true;
        break;
      }
      support |=
          getAllowed(*llvm::find_if(option.uses, [&](const CompiledUse &other) {
            return other.buffer == use.buffer;
          }));
    }
    if (!unrestricted &&
        !restrict(use.buffer, support, problem.choiceId(choice))) {
      return false;
    }
  }
  return true;
}

bool Propagation::run() {
  for (auto [number, pin] : llvm::enumerate(problem.problem.modePins)) {
    ConstraintId id = problem.modePinId(number);
    ModeMask mask = static_cast<ModeMask>(pin.modes.getBits());
    if (active.test(id) && !restrict(pin.buffer, mask, id)) {
      return false;
    }
  }
  for (auto [number, fixed] : llvm::enumerate(problem.bufferUses)) {
    ConstraintId id = problem.bufferUseId(number);
    if (active.test(id) &&
        !restrict(fixed.use.buffer, getAllowed(fixed.use), id)) {
      return false;
    }
  }

  worklist.clear();
  queued.reset();
  for (size_t choice = 0; choice < problem.choices.size(); ++choice) {
    if (!active.test(problem.choiceId(choice))) {
      continue;
    }
    for (unsigned option = 0; option < problem.choices[choice].options.size();
         ++option) {
      if (isAvailable(choice, option)) {
        options[choice] |= 1u << option;
      }
    }
    if (!revise(choice)) {
      return false;
    }
  }
  while (!worklist.empty()) {
    uint32_t choice = worklist.back();
    worklist.pop_back();
    queued.reset(choice);
    // Not yet reached, or not part of the problem.
    if (active.test(problem.choiceId(choice)) && !revise(choice)) {
      return false;
    }
  }
  return true;
}
