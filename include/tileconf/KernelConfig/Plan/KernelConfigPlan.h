//===- KernelConfigPlan.h - The immutable answer ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A configuration, with the reason for each of its values and with every
// preference that had to be given up. Only the resolver can make one. The
// values alone are a plain struct, so that they can be stored, compared and
// checked: verify() does so without any of the resolver's code.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_PLAN_KERNELCONFIGPLAN_H
#define TILECONF_KERNELCONFIG_PLAN_KERNELCONFIGPLAN_H

#include "tileconf/KernelConfig/Problem/Problem.h"

namespace tileconf {

/// The values of a configuration.
struct PlanValues {
  DestinationWidth destinationWidth = DestinationWidth::Bits16;
  DstSync dstSync = DstSync::DoubleBuffered;
  /// By buffer index, up to the highest buffer that is bound, used or listed.
  std::vector<UnpackMode> unpackModes;
  /// The buffers to put into unpack-to-destination mode, sorted. Where the
  /// policy names a set it is that set, inert entries included.
  std::vector<unsigned> unpackToDestination;
  /// One per choice, in the order of KernelRequirements::getChoices().
  std::vector<Strategy> strategies;

  bool operator==(const PlanValues &other) const {
    return destinationWidth == other.destinationWidth &&
           dstSync == other.dstSync && unpackModes == other.unpackModes &&
           unpackToDestination == other.unpackToDestination &&
           strategies == other.strategies;
  }
};

/// Why a value is what it is.
struct Reason {
  enum class Kind : uint8_t {
    /// Nothing asks for another value.
    Default,
    /// The value is the preferred one, and nothing stands against it.
    Preferred,
    /// The policy, or the operation's own attribute, fixes it.
    Pinned,
    /// The causes leave no better value.
    Required,
    /// A better value for this alone would make the whole kernel worse.
    TradeOff,
  };
  Kind kind = Kind::Default;
  llvm::SmallVector<Requirement, 2> causes;
};

/// A full-fp32 preference that the plan does not grant.
struct DroppedPreference {
  enum class Kind : uint8_t {
    /// The target cannot do it and says so in `reference`.
    TargetFallback,
    /// Destination elements are 16 bits wide because of `causes`.
    Beaten,
  };
  Kind kind;
  OperationId operation;
  FullFp32Category category;
  std::string reference;
  llvm::SmallVector<Requirement, 2> causes;
};

/// Uses of a buffer that lose bits under the plan: `use` and others like it.
struct LossyUse {
  Requirement use;
  uint32_t count;
};

class KernelConfigPlan {
public:
  const PlanValues &getValues() const { return values; }

  DestinationWidth getDestinationWidth() const {
    return values.destinationWidth;
  }
  DstSync getDstSync() const { return values.dstSync; }
  llvm::ArrayRef<Strategy> getStrategies() const { return values.strategies; }
  llvm::ArrayRef<unsigned> getUnpackToDestination() const {
    return values.unpackToDestination;
  }
  /// The mode that uses of `buffer` see; default for one that nothing names.
  UnpackMode getUnpackMode(unsigned buffer) const {
    return buffer < values.unpackModes.size() ? values.unpackModes[buffer]
                                              : UnpackMode::Default;
  }

  const Reason &getWidthReason() const { return widthReason; }
  const Reason &getSyncReason() const { return syncReason; }
  /// `buffer` is an index into PlanValues::unpackModes.
  const Reason &getUnpackReason(unsigned buffer) const {
    return unpackReasons[buffer];
  }
  /// Operations of one class are told the same strategy for the same reason.
  Strategy getClassStrategy(unsigned classIndex) const {
    return classStrategies[classIndex];
  }
  const Reason &getClassReason(unsigned classIndex) const {
    return classReasons[classIndex];
  }
  llvm::ArrayRef<DroppedPreference> getDroppedPreferences() const {
    return droppedPreferences;
  }
  llvm::ArrayRef<LossyUse> getLossyUses() const { return lossyUses; }

private:
  friend class PlanBuilder;
  KernelConfigPlan() = default;

  PlanValues values;
  Reason widthReason;
  Reason syncReason;
  std::vector<Reason> unpackReasons;
  std::vector<Strategy> classStrategies;
  std::vector<Reason> classReasons;
  std::vector<DroppedPreference> droppedPreferences;
  std::vector<LossyUse> lossyUses;
};

/// A way in which values fail a problem.
struct PlanViolation {
  enum class Kind : uint8_t {
    /// Vectors do not have the problem's sizes.
    Shape,
    /// A requirement that the values do not meet.
    Requirement,
    /// The unpack set is not the modes' or not the policy's.
    UnpackSet,
  };
  Kind kind;
  std::optional<tileconf::Requirement> requirement;
};

/// Every hard requirement of `problem` that `values` fail; empty when they
/// are a legal configuration. Says nothing about how good they are.
std::vector<PlanViolation> verify(const PlanValues &values,
                                  const Problem &problem);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_PLAN_KERNELCONFIGPLAN_H
