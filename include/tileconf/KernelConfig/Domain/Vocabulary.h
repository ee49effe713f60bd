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

#include "tileconf/KernelConfig/Domain/VocabularyLists.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <optional>

namespace tileconf {

/// The values of an enumeration of the vocabulary: `Vocabulary<E>::values` in
/// declaration order, and `Vocabulary<E>::names` with their spellings.
template <typename E>
struct Vocabulary;

#define TILECONF_ENUMERATOR(NAME, ...) NAME,
#define TILECONF_VALUE(NAME, ...) Enum::NAME,
#define TILECONF_SPELLING(NAME, SPELLING, ...) llvm::StringLiteral(SPELLING),
#define TILECONF_DEFINE_ENUM(TYPE, LIST)                                       \
  enum class TYPE : uint8_t { LIST(TILECONF_ENUMERATOR) };                     \
  template <>                                                                  \
  struct Vocabulary<TYPE> {                                                    \
    using Enum = TYPE;                                                         \
    static constexpr std::array values{LIST(TILECONF_VALUE)};                  \
    static constexpr std::array<llvm::StringLiteral, values.size()> names{     \
        LIST(TILECONF_SPELLING)};                                              \
  };

TILECONF_DEFINE_ENUM(DestinationWidth, TILECONF_DESTINATION_WIDTH_LIST)
TILECONF_DEFINE_ENUM(DstSync, TILECONF_DST_SYNC_LIST)
TILECONF_DEFINE_ENUM(UnpackMode, TILECONF_UNPACK_MODE_LIST)
TILECONF_DEFINE_ENUM(Strategy, TILECONF_STRATEGY_LIST)
TILECONF_DEFINE_ENUM(OperandRoute, TILECONF_OPERAND_ROUTE_LIST)
TILECONF_DEFINE_ENUM(Primitive, TILECONF_PRIMITIVE_LIST)
TILECONF_DEFINE_ENUM(FullFp32Category, TILECONF_FULL_FP32_CATEGORY_LIST)
TILECONF_DEFINE_ENUM(MathFidelity, TILECONF_MATH_FIDELITY_LIST)
TILECONF_DEFINE_ENUM(Hazard, TILECONF_HAZARD_LIST)
TILECONF_DEFINE_ENUM(DeliveredFormat, TILECONF_DELIVERED_FORMAT_LIST)
TILECONF_DEFINE_ENUM(TileDataType, TILECONF_TILE_DATA_TYPE_LIST)

#undef TILECONF_DEFINE_ENUM
#undef TILECONF_SPELLING
#undef TILECONF_VALUE
#undef TILECONF_ENUMERATOR

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
#define TILECONF_BITS(NAME, SPELLING, BITS) BITS,
  constexpr std::array<uint8_t, kCount<TileDataType>> bits{
      TILECONF_TILE_DATA_TYPE_LIST(TILECONF_BITS)};
#undef TILECONF_BITS
  return bits[static_cast<unsigned>(type)];
}

/// Mantissa bits that a value of this format stores; none for formats that have
/// no mantissa of their own.
constexpr unsigned getMantissaBits(DeliveredFormat format) {
#define TILECONF_BITS(NAME, SPELLING, BITS) BITS,
  constexpr std::array<uint8_t, kCount<DeliveredFormat>> bits{
      TILECONF_DELIVERED_FORMAT_LIST(TILECONF_BITS)};
#undef TILECONF_BITS
  return bits[static_cast<unsigned>(format)];
}

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_DOMAIN_VOCABULARY_H
