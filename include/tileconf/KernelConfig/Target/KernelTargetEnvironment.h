//===- KernelTargetEnvironment.h - What a target allows ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only questions that the configuration system asks about hardware. They
// speak of primitives, operand routes and tile data types; an operation class
// never reaches a target. A target is an architecture together with the API
// that configures it: the same chip obeys other rules through another API.
//
// Every query is pure virtual: a new target answers each of them or does not
// compile. Registration is in TargetRegistry.h.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_TARGET_KERNELTARGETENVIRONMENT_H
#define TILECONF_KERNELCONFIG_TARGET_KERNELTARGETENVIRONMENT_H

#include "tileconf/KernelConfig/Domain/ConfigRelation.h"

namespace tileconf {

/// Upper bound on dataflow buffers of any target (contract fact 69).
inline constexpr unsigned kMaxDataflowBuffers = 64;

/// Whether an accumulation can keep full fp32.
struct FullFp32Support {
  bool supported = false;
  /// Where it is not: the public report to name in a warning, or empty where
  /// falling back is the documented behaviour and needs no warning.
  llvm::StringRef warningReference;
};

/// How an API treats an explicit unpack-to-destination entry, beyond what the
/// queries say about uses.
struct UnpackEntryRules {
  /// An entry for a buffer that the kernel does not bind is an error.
  bool rejectsUnbound = false;
  /// An entry for a consumed buffer needs 32-bit destination elements.
  bool consumedNeeds32Bit = false;
  /// With 32-bit destination elements, every consumed Float32 buffer has to
  /// have an explicit entry in the emitted descriptor.
  bool statesConsumedFloat32 = false;
};

/// In which formats tiles of one data type reach an engine and stay in DST.
struct Delivery {
  /// What the engine gets.
  DeliveredFormat arrives = DeliveredFormat::Unchanged;
  /// What a value computed from it is kept in DST as.
  DeliveredFormat kept = DeliveredFormat::Unchanged;

  bool operator==(const Delivery &other) const {
    return arrives == other.arrives && kept == other.kept;
  }
};

class KernelTargetEnvironment {
public:
  virtual ~KernelTargetEnvironment() = default;

  /// Spelling of the architecture, as in `#ttcore.arch<...>`; `generic` for
  /// the environment that stands for no device.
  virtual llvm::StringRef getArchitecture() const = 0;
  /// Name of the configuration API.
  virtual llvm::StringRef getConfigApi() const = 0;
  /// Device code may be emitted for it. False for environments that exist to
  /// test the compiler.
  virtual bool isLaunchable() const = 0;

  /// The unpack modes that a buffer can be put into, as indices of UnpackMode.
  virtual unsigned getUnpackModeCount() const = 0;
  /// Destination widths at which `primitive` can read or leave tiles of `type`
  /// in DST.
  virtual WidthSet getDestinationWidths(Primitive primitive,
                                        TileDataType type) const = 0;
  /// Width and mode pairs under which `primitive` can take an operand of
  /// `type` from a dataflow buffer by `route`.
  virtual ConfigRelation getUnpackConfigurations(Primitive primitive,
                                                 OperandRoute route,
                                                 TileDataType type) const = 0;
  virtual FullFp32Support
  getFullFp32Support(FullFp32Category category) const = 0;
  /// Number of dataflow buffers; indices run from 0 to one below it.
  virtual unsigned getDataflowBufferCount() const = 0;
  /// Tiles of 32x32 elements that DST holds (contract facts 74 to 77).
  virtual unsigned getDstCapacity(DestinationWidth width,
                                  DstSync sync) const = 0;
  virtual UnpackEntryRules getUnpackEntryRules() const = 0;

  // No decision rests on the following; findings do.

  /// Hazards that kernels on this target are exposed to.
  virtual HazardSet getHazards() const = 0;
  /// How tiles of `type` from a buffer in `mode` arrive. Asked for pairs that
  /// an unpack relation allows, where no buffer of the kernel makes it worse.
  virtual Delivery getDelivery(TileDataType type, DestinationWidth width,
                               UnpackMode mode) const = 0;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_TARGET_KERNELTARGETENVIRONMENT_H
