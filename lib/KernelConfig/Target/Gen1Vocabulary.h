//===- Gen1Vocabulary.h - Sets that Gen1 tables are written in --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names for the sets and relations that recur in the tables of first-generation
// targets, so that a table reads as a page. It holds no rows: each target
// states its own, and a difference between two targets is a difference between
// two tables.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_TARGET_GEN1VOCABULARY_H
#define TILECONF_LIB_KERNELCONFIG_TARGET_GEN1VOCABULARY_H

#include "tileconf/KernelConfig/Target/TargetTable.h"

namespace tileconf::gen1 {

inline constexpr PrimitiveSet kAllPrimitives =
    PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown);
inline constexpr PrimitiveSet kBroadcasts = {Primitive::BroadcastColumn,
                                             Primitive::BroadcastRow,
                                             Primitive::BroadcastScalar};
inline constexpr PrimitiveSet kCopy = Primitive::Copy;

inline constexpr DataTypeSet kFloat32 = TileDataType::Float32;
inline constexpr DataTypeSet k32BitTypes = {
    TileDataType::Float32, TileDataType::UInt32, TileDataType::Int32};
inline constexpr DataTypeSet kNarrowTypes = DataTypeSet::all() - k32BitTypes;

inline constexpr WidthSet kOnly16 = DestinationWidth::Bits16;
inline constexpr WidthSet kOnly32 = DestinationWidth::Bits32;
inline constexpr WidthSet kAnyWidth = WidthSet::all();

/// Formats by the width of their exponents (contract fact 36); block formats
/// arrive as the 16-bit float of their family (fact 60a).
inline constexpr DataTypeSet kLongExponents = {
    TileDataType::BFloat16, TileDataType::BFP_BFloat8,
    TileDataType::BFP_BFloat4, TileDataType::BFP_BFloat2};
inline constexpr DataTypeSet kShortExponents = {
    TileDataType::Float16, TileDataType::BFP_Float8, TileDataType::BFP_Float4,
    TileDataType::BFP_Float2};
inline constexpr DataTypeSet kWideIntegers = k32BitTypes - kFloat32;
inline constexpr DataTypeSet kNarrowIntegers =
    kNarrowTypes - kLongExponents - kShortExponents;

inline constexpr RouteSet kBufferOrDst = {OperandRoute::DataflowBuffer,
                                          OperandRoute::Dst};
inline constexpr RouteSet kBufferRoute = OperandRoute::DataflowBuffer;
inline constexpr RouteSet kDstRoute = OperandRoute::Dst;

inline constexpr UnpackModeSet kAnyMode = {UnpackMode::Default,
                                           UnpackMode::UnpackToDestination};
inline constexpr UnpackModeSet kInDefault = UnpackMode::Default;
inline constexpr UnpackModeSet kToDestination = UnpackMode::UnpackToDestination;

/// Default mode at either width.
inline constexpr ConfigRelation kDefaultMode = {
    {UnpackMode::Default, UnpackMode::Default}, {}};

/// Float32 on its way to DST. Whole only through unpack-to-destination into
/// 32-bit elements; in default mode it arrives as TF32.
inline constexpr ConfigRelation kFloat32IntoDst = {
    {UnpackModeSet(), UnpackMode::UnpackToDestination},
    {UnpackModeSet(), UnpackMode::Default}};

} // namespace tileconf::gen1

#endif // TILECONF_LIB_KERNELCONFIG_TARGET_GEN1VOCABULARY_H
