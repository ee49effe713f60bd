//===- Requirement.h - One requirement, as evidence -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names a single requirement of a problem, with what is needed to talk about
// it. Conflicts and reasons are made of these; turning them into sentences is
// Explain's work.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_PROBLEM_REQUIREMENT_H
#define TILECONF_KERNELCONFIG_PROBLEM_REQUIREMENT_H

#include "tileconf/KernelConfig/Requirements/KernelRequirements.h"

namespace tileconf {

struct Requirement {
  enum class Kind : uint8_t {
    /// `operation` keeps tiles of `type` in DST: operand `operand` or result.
    DestinationUse,
    /// `operation` takes operand `operand` of `type` from `buffer`.
    BufferUse,
    /// `operation` has to execute with one of its strategies.
    Choice,
    /// `operation` insists on `strategy`.
    StrategyPin,
    /// `operation` needs `tiles` of DST at once.
    DstDemand,
    /// The policy fixes the destination width.
    WidthPin,
    /// The policy fixes DST synchronisation.
    SyncPin,
    /// The explicit set of unpack-to-destination buffers, as far as it
    /// concerns `buffer`.
    UnpackPin,
    /// The policy keeps elementwise binary operations off the FPU.
    FpuBinaryPin,
    /// It is assumed that `buffer` is in one of a few modes (ModePin).
    ModePin,
  };

  Kind kind;
  OperationId operation = kNoOperation;
  int16_t operand = kResult;
  uint8_t buffer = 0;
  Primitive primitive = Primitive::Unknown;
  OperandRoute route = OperandRoute::None;
  TileDataType type = TileDataType::Float32;
  Strategy strategy = Strategy::FPU;
  unsigned tiles = 0;

  static Requirement of(OperationId operation, const DestinationUse &use) {
    Requirement requirement{Kind::DestinationUse, operation};
    requirement.operand = use.operand;
    requirement.primitive = use.primitive;
    requirement.type = use.type;
    return requirement;
  }
  static Requirement of(OperationId operation, const BufferUse &use) {
    Requirement requirement{Kind::BufferUse, operation};
    requirement.operand = use.operand;
    requirement.buffer = use.buffer;
    requirement.primitive = use.primitive;
    requirement.route = use.route;
    requirement.type = use.type;
    return requirement;
  }

  /// The requirement comes from the policy, or is an assumption, and not from
  /// an operation.
  bool isPolicy() const {
    return kind == Kind::WidthPin || kind == Kind::SyncPin ||
           kind == Kind::UnpackPin || kind == Kind::FpuBinaryPin ||
           kind == Kind::ModePin;
  }
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_PROBLEM_REQUIREMENT_H
