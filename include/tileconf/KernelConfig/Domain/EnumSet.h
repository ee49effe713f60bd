//===- EnumSet.h - Set of values of one enumeration -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A set of at most 16 values of a vocabulary enumeration, as a bit mask.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_DOMAIN_ENUMSET_H
#define TILECONF_KERNELCONFIG_DOMAIN_ENUMSET_H

#include "tileconf/KernelConfig/Domain/Vocabulary.h"
#include <initializer_list>

namespace tileconf {

template <typename E>
class EnumSet {
public:
  constexpr EnumSet() = default;
  constexpr EnumSet(E value) : bits(bit(value)) {}
  constexpr EnumSet(std::initializer_list<E> values) {
    for (E value : values) {
      bits |= bit(value);
    }
  }

  static constexpr EnumSet fromBits(uint16_t bits) {
    EnumSet set;
    set.bits = bits;
    return set;
  }
  /// The first `count` values.
  static constexpr EnumSet firstOf(unsigned count) {
    return fromBits(static_cast<uint16_t>((1u << count) - 1));
  }
  /// Every named value.
  static constexpr EnumSet all() { return firstOf(kCount<E>); }

  constexpr uint16_t getBits() const { return bits; }
  constexpr bool empty() const { return bits == 0; }
  constexpr bool contains(E value) const { return (bits & bit(value)) != 0; }
  constexpr bool contains(EnumSet other) const {
    return (other.bits & ~bits) == 0;
  }

  constexpr EnumSet operator|(EnumSet other) const {
    return fromBits(bits | other.bits);
  }
  constexpr EnumSet operator&(EnumSet other) const {
    return fromBits(bits & other.bits);
  }
  constexpr EnumSet operator-(EnumSet other) const {
    return fromBits(static_cast<uint16_t>(bits & ~other.bits));
  }
  constexpr EnumSet &operator|=(EnumSet other) { return *this = *this | other; }
  constexpr EnumSet &operator&=(EnumSet other) { return *this = *this & other; }
  constexpr bool operator==(EnumSet other) const { return bits == other.bits; }
  constexpr bool operator!=(EnumSet other) const { return bits != other.bits; }

private:
  static constexpr uint16_t bit(E value) {
    return static_cast<uint16_t>(1u << static_cast<unsigned>(value));
  }
  uint16_t bits = 0;
};

using WidthSet = EnumSet<DestinationWidth>;
using SyncSet = EnumSet<DstSync>;
using UnpackModeSet = EnumSet<UnpackMode>;
using DataTypeSet = EnumSet<TileDataType>;
using PrimitiveSet = EnumSet<Primitive>;
using RouteSet = EnumSet<OperandRoute>;
using HazardSet = EnumSet<Hazard>;

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_DOMAIN_ENUMSET_H
