//===- KernelProfile.h - What findings rest on ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel does that no decision rests on but findings do. Requirements
// say what has to fit together; whether it makes sense is asked here, and only
// when somebody wants to know. Plain data, so that a front end without MLIR can
// fill it; an empty profile is one of a kernel about which nothing is known.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_FINDINGS_KERNELPROFILE_H
#define TILECONF_KERNELCONFIG_FINDINGS_KERNELPROFILE_H

#include "tileconf/KernelConfig/Requirements/KernelRequirements.h"

namespace tileconf {

struct KernelProfile {
  /// Operations that multiply on the FPU, in as many passes as the fidelity
  /// says, when they run on `strategy`; always, if there is none.
  struct Multiplication {
    OperationId first;
    uint32_t count;
    /// The choice class of those that have alternatives.
    std::optional<uint32_t> classIndex;
    std::optional<Strategy> strategy;
  };

  /// Reductions of the same buffers, by the first.
  struct Reduction {
    OperationId first;
    uint32_t count;
    int16_t dataOperand;
    int16_t scalerOperand;
    TileDataType dataType;
    TileDataType scalerType;
    std::optional<uint8_t> dataBuffer;
    std::optional<uint8_t> scalerBuffer;

    /// f32 data meets a scaler of fewer bits, which takes them from the data
    /// where SrcA follows the other operand (contract fact 125).
    bool truncatesData() const;
  };

  /// A sum, or a product, that grows from step to step of a loop.
  struct Accumulation {
    /// Where it grows.
    OperationId operation;
    /// The buffer that carries it from step to step; none where DST does.
    std::optional<uint8_t> buffer;
    /// The type in which the buffer, or the result in DST, holds it.
    TileDataType type;
    /// Number of steps, where it is constant; never below two.
    std::optional<uint64_t> steps;
    /// Operations that accumulate so, in one nest of loops.
    uint32_t count = 1;
  };

  /// What suffices to hold values whole.
  struct Bits {
    /// Stored mantissa bits.
    unsigned mantissa;
    /// Exponents of 5 bits suffice; ones of 8 bits do in any case.
    bool shortExponents;

    Bits join(const Bits &other) const {
      return {std::max(mantissa, other.mantissa),
              shortExponents && other.shortExponents};
    }
  };

  /// Tiles that the kernel packs into a buffer.
  struct Store {
    OperationId first;
    uint32_t count;
    uint8_t buffer;
    TileDataType type;
    /// What suffices for all of them, where that is known.
    std::optional<Bits> sufficientBits = std::nullopt;
  };

  /// Operations that belong together: tiles go from one to another, through
  /// DST or through a buffer that the kernel fills and drains itself.
  struct Strand {
    OperationId first;
    /// Operations that compute, without those that only move tiles.
    uint32_t computing = 0;
    /// Operations that keep 32-bit data in DST, and the first of them.
    uint32_t wide = 0;
    OperationId firstWide = kNoOperation;
    /// The buffers of 32-bit data that those read, as bits.
    uint64_t wideBuffers = 0;
    /// Operations that accumulate, and might do so in full fp32.
    EnumSet<FullFp32Category> accumulating;
  };

  /// Operations that keep 8-bit or 16-bit integers in DST.
  struct NarrowIntegers {
    OperationId first;
    uint32_t count;
    TileDataType type;
  };

  /// Operations that count among those behind an entry of the requirements.
  struct Group {
    OperationId first = kNoOperation;
    uint32_t count = 0;
    /// The operand of the first, of a buffer use.
    int16_t operand = kResult;
  };

  std::vector<Multiplication> multiplications;
  std::vector<Reduction> reductions;
  std::vector<Accumulation> accumulations;
  std::vector<Store> stores;
  std::vector<Strand> strands;
  std::vector<NarrowIntegers> narrowIntegers;
  /// DST tiles that suffice for any stretch between acquiring and releasing
  /// DST; nothing where that cannot be told.
  std::optional<unsigned> sufficientDstTiles;
  /// DST tiles that there have to be for every slot that is named.
  uint64_t namedDstTiles = 0;
  /// By buffer use and by choice class, where not all operations count.
  std::vector<Group> uses;
  std::vector<Group> classes;

  /// The kernel packs tiles into `buffer`.
  const Store *findStore(unsigned buffer) const;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_FINDINGS_KERNELPROFILE_H
