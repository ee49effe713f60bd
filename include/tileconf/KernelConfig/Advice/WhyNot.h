//===- WhyNot.h - Why a value is not another --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers "why not ..." for one value of a configuration, by solving the kernel
// again with that value in place. Either that cannot be, and requirements say
// so, or it can, and the objective says what it would cost.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_ADVICE_WHYNOT_H
#define TILECONF_KERNELCONFIG_ADVICE_WHYNOT_H

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Resolver/Resolver.h"

namespace tileconf {

/// The value that somebody would have expected.
struct Question {
  enum class Kind : uint8_t { Width, Sync, Mode, Strategy };

  static Question ofWidth(DestinationWidth width);
  static Question ofSync(DstSync sync);
  static Question ofMode(unsigned buffer, UnpackMode mode);
  static Question ofStrategy(OperationId operation, Strategy strategy);

  Kind kind;
  DestinationWidth width = DestinationWidth::Bits16;
  DstSync sync = DstSync::DoubleBuffered;
  unsigned buffer = 0;
  UnpackMode mode = UnpackMode::Default;
  OperationId operation = kNoOperation;
  tileconf::Strategy strategy = tileconf::Strategy::FPU;
};

struct WhyNotAnswer {
  enum class Kind : uint8_t {
    /// It is so.
    AlreadySo,
    /// There is nothing of this kind to ask about: an operation without that
    /// strategy, a buffer or a mode that the target does not have.
    NoSuchValue,
    /// The kernel has no configuration at all.
    NoConfiguration,
    /// `conflict` forbids it.
    Impossible,
    /// It works, and `plan` would be the best configuration with it.
    Worse,
    /// Nothing but what the user fixed stands against it: without that, `plan`
    /// would have it.
    OnlyFixed,
    /// No operation can be in that mode, but `ttl.unpack_to_dest_fp32` may name
    /// the buffer, to no effect.
    WithoutEffect,
    /// The resolver gave up.
    Undecided,
  };
  /// The item of the objective by which the value loses.
  enum class Loss : uint8_t {
    None,
    LossyUses,
    Strategies,
    StrategyOrder,
    Width,
    Sync,
    Modes,
  };

  Kind kind = Kind::AlreadySo;
  /// What the user fixed to another value. The rest of the answer is about the
  /// kernel without it.
  std::optional<Requirement> fixed;
  /// Irreducible, with the value itself among the requirements: number `pin` is
  /// the WidthPin, SyncPin, ModePin or StrategyPin that stands for it. For
  /// NoConfiguration the conflict of the kernel as it is.
  KernelConfigConflict conflict;
  size_t pin = 0;
  /// The best configuration with the value, and the one that it loses to.
  std::optional<KernelConfigPlan> plan;
  std::optional<KernelConfigPlan> winner;
  Loss loss = Loss::None;
  /// The problem that `conflict` and `plan` belong to, the value pinned.
  Problem problem;
};

/// Why `problem`, whose plan is `plan` if it has one, is not configured as
/// `question` has it.
WhyNotAnswer answer(const Question &question, const Problem &problem,
                    const KernelConfigPlan *plan);

/// An answer in words: one sentence, and notes at operations.
struct Explanation {
  std::string text;
  llvm::SmallVector<Note, 2> notes;
};
/// `phrases` are those of the problem that was asked about.
Explanation explain(const WhyNotAnswer &answer, const Question &question,
                    const Phrases &phrases);

/// The value as a statement: "destination elements are 32 bits wide".
std::string describe(const Question &question, const Phrases &phrases);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_ADVICE_WHYNOT_H
