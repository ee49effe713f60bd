//===- Precision.h - The precision at which data arrives --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan says in which mode each buffer is unpacked; this says what that does
// to the data: for every edge from a buffer to an operation, in which format
// the operation sees the tiles and in which format DST keeps what comes out.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_FINDINGS_PRECISION_H
#define TILECONF_KERNELCONFIG_FINDINGS_PRECISION_H

#include "tileconf/KernelConfig/Findings/KernelProfile.h"
#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

namespace tileconf {

/// What reads the tiles of an edge.
enum class Engine : uint8_t {
  /// The matrix unit, through SrcA and SrcB.
  FPU,
  /// The vector unit, from DST.
  SFPU,
  /// Nothing computes: the tiles are put into DST, or packed from there.
  Move,
};
llvm::StringRef stringify(Engine engine);

/// A use of a dataflow buffer, and others like it.
struct PrecisionEdge {
  /// Of kind BufferUse; names the first operation.
  Requirement use;
  /// Operations like it, itself included.
  uint32_t count = 1;
  Engine engine = Engine::FPU;
  UnpackMode mode = UnpackMode::Default;
  /// The format in which the engine gets the data. DeliveredFormat::Unchanged
  /// is the type of the tiles.
  DeliveredFormat arrives = DeliveredFormat::Unchanged;
  /// Stored mantissa bits that arrive, of floating-point data.
  std::optional<unsigned> mantissaBits;
  /// The format in which DST keeps what is computed.
  DeliveredFormat kept = DeliveredFormat::Unchanged;
  /// Bits, or range, of the data are lost on the way.
  bool lossy = false;
  /// The other buffer whose format cuts f32 down on the way to this one's
  /// reader: one with 5-bit exponents, or the scaler of a reduction. Only where
  /// one is to blame.
  std::optional<uint8_t> narrowedBy;
  /// It is the scaler, whichever buffer that is in.
  bool narrowedByScaler = false;
};

/// Stored mantissa bits of `type`; nothing for integers.
std::optional<unsigned> getMantissaBits(TileDataType type);
/// Whether values of `type` have 5-bit exponents; nothing for types that have
/// no say in how floating-point data is unpacked (contract facts 35, 36).
std::optional<bool> hasShortExponents(TileDataType type);

/// One edge for each distinct use of a buffer under `plan`, by first operation
/// and operand.
std::vector<PrecisionEdge> computePrecision(const KernelConfigPlan &plan,
                                            const Problem &problem,
                                            const KernelProfile &profile);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_FINDINGS_PRECISION_H
