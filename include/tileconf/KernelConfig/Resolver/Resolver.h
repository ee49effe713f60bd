//===- Resolver.h - Problem in, plan or conflict out ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The model
// ---------
// A kernel-wide destination width, a kernel-wide DST sync mode, an unpack mode
// for each dataflow buffer and a strategy for each operation that has several
// are chosen together. Fixed operations restrict them: a destination use
// allows some widths, a buffer use allows some (width, mode) pairs of one
// buffer. An operation with alternatives is a choice between options, each of
// which is a list of the same kinds of restriction. The policy adds pins.
//
// The objective, most important first:
//   0. fewest lossy uses (they exist under `f32-unpack=allow-tf32` only);
//   1. most operations on their preferred strategy; among equals, the better
//      strategy for the earlier operation;
//   2. 32-bit destination elements if a preferred, supported full-fp32
//      accumulation asks for them, else 16-bit;
//   3. double-buffered DST;
//   4. the first possible unpack mode of every buffer, which is default.
// The answer is the optimum of exactly this.
//
// Why it is exact
// ---------------
// Widths are two, so both are solved and compared. With the width given, every
// restriction concerns one buffer, and an option is a conjunction of them: the
// problem is a graph of choices and buffers. Arc consistency removes only what
// no answer can contain. What it leaves open splits into components without a
// common buffer, whose costs add up. A component is decided by the first of
// three methods that applies:
//   - every choice gets its best remaining option, if these fit together: no
//     choice can do better, so neither can all of them;
//   - two modes and submodular costs: a minimum cut (MinimumCut.h);
//   - anything else: elimination with tables (Elimination.h), exact too, up to
//     kSearchBudget table entries and an honest ResolutionLimit beyond.
// For the relations of today's targets the first method decides everything
// that is exact: the FPU wants both f32 buffers of an operation in default
// mode and the SFPU wants both in the other, so the open buffers of a
// component agree on one mode, and the preferred strategies want the same one.
// The second decides everything lossy. The third waits for other relations.
//
// Why it is fast
// --------------
// Requirements are interned (KernelRequirements.h), so all of this works on
// distinct requirements, of which there are few. Propagation looks at a choice
// again only when a buffer loses a mode, and a cut has one node per buffer,
// at most 64. What grows with the kernel is one pass that hands each choice
// the strategy of its class. Nothing recurses.
//
// An example
// ----------
//   add  f32 DFB0, DFB1      may run on FPU or SFPU
//   exp  f32 DFB1            runs on SFPU
// The results are f32 and live in DST: 16-bit elements are out. exp takes DFB1
// through DST, exactly only in unpack-to-destination mode, which removes
// default mode from DFB1. FPU add reads DFB1 through SrcB, in default mode
// only, so that option goes; SFPU add is left and takes DFB0 through DST as
// well, which removes default mode from DFB0. Nothing is open any more: 32-bit
// elements, {DFB0, DFB1} unpacked to destination, add on the SFPU because of
// exp's use of DFB1.
//
// The answer "no"
// ---------------
// A conflict names requirements that cannot be met together and of which none
// can be left out (ConflictFinder.h).
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_RESOLVER_RESOLVER_H
#define TILECONF_KERNELCONFIG_RESOLVER_RESOLVER_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"
#include "tileconf/KernelConfig/Resolver/Conflict.h"
#include <variant>

namespace tileconf {

/// Table entries that elimination may compute for one problem. An entry that
/// has to tell a great many choices apart counts as several.
inline constexpr uint64_t kSearchBudget = uint64_t(1) << 22;

using Resolution =
    std::variant<KernelConfigPlan, KernelConfigConflict, ResolutionLimit>;

/// Solves `problem`, in which check() finds no defect. Deterministic: equal
/// problems get equal answers, on every run and machine.
Resolution resolve(const Problem &problem);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_RESOLVER_RESOLVER_H
