//===- Vocabulary.h - Named values of the configuration domain -*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The words that every other part of Tileconf shares: destination width, DST
// synchronisation, unpack mode, strategy, operand route, primitive, tile data
// type. Values only: which of them go together is a target's knowledge, and
// which are needed is a kernel's.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_DOMAIN_VOCABULARY_H
#define TILECONF_KERNELCONFIG_DOMAIN_VOCABULARY_H

#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <optional>

namespace tileconf {

/// The values of an enumeration of the vocabulary: `Vocabulary<E>::values` in
/// declaration order, and `Vocabulary<E>::names` with their spellings.
template <typename E>
struct Vocabulary;

enum class DestinationWidth : uint8_t {
#define TILECONF_DESTINATION_WIDTH(NAME, SPELLING) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<DestinationWidth> {
  static constexpr std::array values{
#define TILECONF_DESTINATION_WIDTH(NAME, SPELLING) DestinationWidth::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_DESTINATION_WIDTH(NAME, SPELLING)                             \
  llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

enum class DstSync : uint8_t {
#define TILECONF_DST_SYNC(NAME, SPELLING) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<DstSync> {
  static constexpr std::array values{
#define TILECONF_DST_SYNC(NAME, SPELLING) DstSync::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_DST_SYNC(NAME, SPELLING) llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

enum class UnpackMode : uint8_t {
#define TILECONF_UNPACK_MODE(NAME, SPELLING) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<UnpackMode> {
  static constexpr std::array values{
#define TILECONF_UNPACK_MODE(NAME, SPELLING) UnpackMode::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_UNPACK_MODE(NAME, SPELLING) llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

enum class Strategy : uint8_t {
#define TILECONF_STRATEGY(NAME, SPELLING) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<Strategy> {
  static constexpr std::array values{
#define TILECONF_STRATEGY(NAME, SPELLING) Strategy::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_STRATEGY(NAME, SPELLING) llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

enum class OperandRoute : uint8_t {
#define TILECONF_OPERAND_ROUTE(NAME, SPELLING) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<OperandRoute> {
  static constexpr std::array values{
#define TILECONF_OPERAND_ROUTE(NAME, SPELLING) OperandRoute::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_OPERAND_ROUTE(NAME, SPELLING) llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

enum class Primitive : uint8_t {
#define TILECONF_PRIMITIVE(NAME, SPELLING) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<Primitive> {
  static constexpr std::array values{
#define TILECONF_PRIMITIVE(NAME, SPELLING) Primitive::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_PRIMITIVE(NAME, SPELLING) llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

enum class FullFp32Category : uint8_t {
#define TILECONF_FULL_FP32_CATEGORY(NAME, SPELLING) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<FullFp32Category> {
  static constexpr std::array values{
#define TILECONF_FULL_FP32_CATEGORY(NAME, SPELLING) FullFp32Category::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_FULL_FP32_CATEGORY(NAME, SPELLING)                            \
  llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

enum class MathFidelity : uint8_t {
#define TILECONF_MATH_FIDELITY(NAME, SPELLING) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<MathFidelity> {
  static constexpr std::array values{
#define TILECONF_MATH_FIDELITY(NAME, SPELLING) MathFidelity::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_MATH_FIDELITY(NAME, SPELLING) llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

enum class TileDataType : uint8_t {
#define TILECONF_TILE_DATA_TYPE(NAME, SPELLING, BITS) NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
};
template <>
struct Vocabulary<TileDataType> {
  static constexpr std::array values{
#define TILECONF_TILE_DATA_TYPE(NAME, SPELLING, BITS) TileDataType::NAME,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  static constexpr std::array<llvm::StringLiteral, values.size()> names{
#define TILECONF_TILE_DATA_TYPE(NAME, SPELLING, BITS)                          \
  llvm::StringLiteral(SPELLING),
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
};

/// Number of unpack modes that the resolver can tell apart. Targets name two
/// today; the rest is room for synthetic targets, whose modes print as `modeN`.
inline constexpr unsigned kMaxUnpackModes = 4;

/// The spelling of a value.
template <typename E, typename = decltype(Vocabulary<E>::values)>
llvm::StringRef stringify(E value) {
  return Vocabulary<E>::names[static_cast<unsigned>(value)];
}

/// The value with that spelling, if there is one.
template <typename E>
std::optional<E> symbolize(llvm::StringRef spelling) {
  for (E value : Vocabulary<E>::values) {
    if (stringify(value) == spelling) {
      return value;
    }
  }
  return std::nullopt;
}

/// Number of values of an enumeration.
template <typename E>
inline constexpr unsigned kCount = Vocabulary<E>::values.size();

/// Bits of one element of a tile of this type.
constexpr unsigned getBitWidth(TileDataType type) {
  constexpr std::array<uint8_t, kCount<TileDataType>> bits{
#define TILECONF_TILE_DATA_TYPE(NAME, SPELLING, BITS) BITS,
#include "tileconf/KernelConfig/Domain/Vocabulary.def"
  };
  return bits[static_cast<unsigned>(type)];
}

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_DOMAIN_VOCABULARY_H
