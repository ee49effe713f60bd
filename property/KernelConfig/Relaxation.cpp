//===- Relaxation.cpp - A problem with some requirements only ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Relaxation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace tileconf;
using namespace tileconf::property;

using Kind = Requirement::Kind;

static bool isSame(const BufferUse &lhs, const BufferUse &rhs) {
  return lhs.buffer == rhs.buffer && lhs.operand == rhs.operand &&
         lhs.primitive == rhs.primitive && lhs.route == rhs.route &&
         lhs.type == rhs.type;
}

static bool isSame(const DestinationUse &lhs, const DestinationUse &rhs) {
  return lhs.operand == rhs.operand && lhs.primitive == rhs.primitive &&
         lhs.type == rhs.type;
}

static bool isSame(const StrategyOption &lhs, const StrategyOption &rhs) {
  auto equal = [](const auto &left, const auto &right) {
    return llvm::equal(left, right, [](const auto &one, const auto &other) {
      return isSame(one, other);
    });
  };
  return lhs.strategy == rhs.strategy && lhs.primitive == rhs.primitive &&
         lhs.demands.fullFp32 == rhs.demands.fullFp32 &&
         equal(lhs.demands.bufferUses, rhs.demands.bufferUses) &&
         equal(lhs.demands.destinationUses, rhs.demands.destinationUses);
}

/// Equal choices are one requirement, whoever makes them.
static bool isSameChoice(const OperationRecord &lhs,
                         const OperationRecord &rhs) {
  return lhs.pinned == rhs.pinned &&
         llvm::equal(
             lhs.options, rhs.options,
             [](const StrategyOption &one, const StrategyOption &other) {
               return isSame(one, other);
             });
}

using Predicate = llvm::function_ref<bool(const Requirement &)>;

/// `problem` with the requirements of which `keeps` is true. It is asked about
/// every requirement as the operation at hand would state it.
static Relaxation filter(const ProblemDescription &problem, Predicate keeps) {
  Relaxation result{problem, {}};
  for (auto [number, operation] : llvm::enumerate(result.problem.operations)) {
    auto id = static_cast<OperationId>(number);
    auto &bufferUses = operation.demands.bufferUses;
    llvm::erase_if(bufferUses, [&](const BufferUse &use) {
      Requirement requirement{Kind::BufferUse, id};
      requirement.buffer = use.buffer;
      requirement.primitive = use.primitive;
      requirement.route = use.route;
      requirement.type = use.type;
      return !keeps(requirement);
    });
    auto &destinationUses = operation.demands.destinationUses;
    llvm::erase_if(destinationUses, [&](const DestinationUse &use) {
      Requirement requirement{Kind::DestinationUse, id};
      requirement.primitive = use.primitive;
      requirement.type = use.type;
      return !keeps(requirement);
    });
    if (operation.dstTiles && !keeps({Kind::DstDemand, id})) {
      operation.dstTiles.reset();
    }
    bool choice = keeps({Kind::Choice, id});
    bool pin = keeps({Kind::StrategyPin, id});
    if (!operation.options.empty() && !choice) {
      operation.options.clear();
      operation.pinned.reset();
    }
    if (!pin) {
      operation.pinned.reset();
    }
  }
  KernelConfigPolicy &policy = result.problem.policy;
  if (!keeps({Kind::WidthPin})) {
    policy.fp32DestAcc.value = Selection::Auto;
  }
  if (!keeps({Kind::SyncPin})) {
    policy.dstFullSync.value = Selection::Auto;
  }
  if (!keeps({Kind::FpuBinaryPin})) {
    policy.enableFpuBinaryOps.value = true;
  }
  for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
    Requirement pin{Kind::UnpackPin};
    pin.buffer = buffer;
    result.freed[buffer] = !keeps(pin);
  }
  return result;
}

/// Whether `stated`, which an operation makes, is what `known` stands for.
static bool standsFor(const Requirement &known, const Requirement &stated,
                      const ProblemDescription &problem) {
  if (known.kind != stated.kind) {
    return false;
  }
  switch (known.kind) {
  case Kind::BufferUse:
    return known.buffer == stated.buffer &&
           known.primitive == stated.primitive && known.route == stated.route &&
           known.type == stated.type;
  case Kind::DestinationUse:
    return known.primitive == stated.primitive && known.type == stated.type;
  case Kind::Choice:
  case Kind::StrategyPin:
    return isSameChoice(problem.operations[known.operation],
                        problem.operations[stated.operation]);
  case Kind::DstDemand:
    return known.operation == stated.operation;
  case Kind::UnpackPin:
    return known.buffer == stated.buffer;
  case Kind::WidthPin:
  case Kind::SyncPin:
  case Kind::FpuBinaryPin:
    return true;
  case Kind::ModePin:
    break;
  }
  return false;
}

Relaxation property::keepOnly(llvm::ArrayRef<Requirement> requirements,
                              const ProblemDescription &problem) {
  return filter(problem, [&](const Requirement &stated) {
    return llvm::any_of(requirements, [&](const Requirement &known) {
      return standsFor(known, stated, problem);
    });
  });
}

Relaxation property::leaveOut(const Requirement &requirement,
                              const ProblemDescription &problem) {
  return filter(problem, [&](const Requirement &stated) {
    return !standsFor(requirement, stated, problem);
  });
}
