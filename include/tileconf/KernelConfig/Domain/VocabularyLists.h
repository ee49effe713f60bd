//===- VocabularyLists.h - Every named value of the domain ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One line per value: its C++ name and its spelling in JSON, tables and IR.
// Vocabulary.h turns each list into an enumeration with stringify and
// symbolize. A value added here makes every switch over that enumeration fail
// to compile until it says what the value means to it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_DOMAIN_VOCABULARYLISTS_H
#define TILECONF_KERNELCONFIG_DOMAIN_VOCABULARYLISTS_H

// Width of one destination (DST) element, shared by the whole kernel.
#define TILECONF_DESTINATION_WIDTH_LIST(VALUE)                                 \
  VALUE(Bits16, "16")                                                          \
  VALUE(Bits32, "32")

// Whether DST is two banks that math and pack use in turn, or one.
#define TILECONF_DST_SYNC_LIST(VALUE)                                          \
  VALUE(DoubleBuffered, "double_buffered")                                     \
  VALUE(Full, "full")

// Where the unpacker puts the tiles of one dataflow buffer. The order is the
// order of preference where a buffer may have several.
#define TILECONF_UNPACK_MODE_LIST(VALUE)                                       \
  VALUE(Default, "default")                                                    \
  VALUE(UnpackToDestination, "unpack_to_destination")

// Engine that runs an operation. DestReuse is the FPU with one operand taken
// from DST; no TTL operation offers it yet.
#define TILECONF_STRATEGY_LIST(VALUE)                                          \
  VALUE(FPU, "fpu")                                                            \
  VALUE(SFPU, "sfpu")                                                          \
  VALUE(DestReuse, "dest_reuse")

// Physical way by which an operand reaches the engine.
#define TILECONF_OPERAND_ROUTE_LIST(VALUE)                                     \
  VALUE(None, "none")                                                          \
  VALUE(DataflowBuffer, "dataflow_buffer")                                     \
  VALUE(Dst, "dst")

// Hardware primitive that an operation lowers to: all that a target may know
// about an operation besides operand routes and data types.
#define TILECONF_PRIMITIVE_LIST(VALUE)                                         \
  VALUE(Unknown, "unknown")                                                    \
  VALUE(Copy, "copy")                                                          \
  VALUE(ElementwiseBinary, "elementwise_binary")                               \
  VALUE(ElementwiseUnary, "elementwise_unary")                                 \
  VALUE(BroadcastColumn, "broadcast_column")                                   \
  VALUE(BroadcastRow, "broadcast_row")                                         \
  VALUE(BroadcastScalar, "broadcast_scalar")                                   \
  VALUE(Reduce, "reduce")                                                      \
  VALUE(Transpose, "transpose")                                                \
  VALUE(Fill, "fill")                                                          \
  VALUE(Matmul, "matmul")                                                      \
  VALUE(Store, "store")                                                        \
  VALUE(DstIndex, "dst_index")

// Kind of accumulation that can keep full fp32, when an operation has one.
#define TILECONF_FULL_FP32_CATEGORY_LIST(VALUE)                                \
  VALUE(Matmul, "matmul")                                                      \
  VALUE(ReduceRow, "reduce_row")                                               \
  VALUE(ReduceColumn, "reduce_column")                                         \
  VALUE(ReduceScalar, "reduce_scalar")

// Multiplier passes of the FPU; forwarded, never part of a decision.
#define TILECONF_MATH_FIDELITY_LIST(VALUE)                                     \
  VALUE(LoFi, "LoFi")                                                          \
  VALUE(HiFi2, "HiFi2")                                                        \
  VALUE(HiFi3, "HiFi3")                                                        \
  VALUE(HiFi4, "HiFi4")

// What makes a legal configuration wrong, worse than it looks or wasteful.
#define TILECONF_HAZARD_LIST(VALUE)                                            \
  VALUE(HiFi4InWideDestination, "hifi4_in_32_bit_destination")                 \
  VALUE(ScalerTruncatesReduction, "scaler_truncates_reduction")                \
  VALUE(ShortExponentsNarrowFloat32, "5_bit_exponents_narrow_f32")             \
  VALUE(ExponentFamiliesMixed, "mixed_exponent_families")                      \
  VALUE(NarrowIntegersInWideDestination,                                       \
        "narrow_integers_in_32_bit_destination")                               \
  VALUE(RoundingInNarrowDestination, "rounding_in_16_bit_destination")         \
  VALUE(FullSyncWithoutOverlap, "full_sync_without_overlap")                   \
  VALUE(InertUnpackEntries, "inert_unpack_entries")

// Format in which the data of a tile arrives at an engine or is kept in DST:
// C++ name, spelling, mantissa bits that are stored. Unchanged is the tile's
// own; nobody can say what Undefined is.
#define TILECONF_DELIVERED_FORMAT_LIST(VALUE)                                  \
  VALUE(Undefined, "undefined", 0)                                             \
  VALUE(Unchanged, "unchanged", 0)                                             \
  VALUE(Float32, "f32", 23)                                                    \
  VALUE(TF32, "tf32", 10)                                                      \
  VALUE(BFloat16, "bf16", 7)                                                   \
  VALUE(Float16, "f16", 10)

// Data type of a tile: C++ name, spelling, bits per element. The order is that
// of the IR's own enumeration.
#define TILECONF_TILE_DATA_TYPE_LIST(VALUE)                                    \
  VALUE(Float32, "f32", 32)                                                    \
  VALUE(Float16, "f16", 16)                                                    \
  VALUE(BFloat16, "bf16", 16)                                                  \
  VALUE(BFP_Float8, "bfp_f8", 8)                                               \
  VALUE(BFP_BFloat8, "bfp_bf8", 8)                                             \
  VALUE(BFP_Float4, "bfp_f4", 4)                                               \
  VALUE(BFP_BFloat4, "bfp_bf4", 4)                                             \
  VALUE(BFP_Float2, "bfp_f2", 2)                                               \
  VALUE(BFP_BFloat2, "bfp_bf2", 2)                                             \
  VALUE(UInt32, "u32", 32)                                                     \
  VALUE(UInt16, "u16", 16)                                                     \
  VALUE(UInt8, "u8", 8)                                                        \
  VALUE(Int32, "si32", 32)                                                     \
  VALUE(Bool, "i1", 1)

#endif // TILECONF_KERNELCONFIG_DOMAIN_VOCABULARYLISTS_H
