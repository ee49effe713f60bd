//===- Causes.h - One cause, taken away -------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel can fail for several reasons, and the resolver names one. To find
// the next, the first has to be out of the way, together with everything that
// is the same mistake again: ten readers of one buffer that disagree with an
// eleventh are one cause.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_ADVICE_CAUSES_H
#define TILECONF_LIB_KERNELCONFIG_ADVICE_CAUSES_H

#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Resolver/Conflict.h"

namespace tileconf::advice {

/// A conflict with its members as they are best told.
struct Cause {
  KernelConfigConflict conflict;
  /// One for each requirement of the conflict (ConflictMembers.h).
  llvm::SmallVector<Requirement, 4> telling;
  /// The explicit set of unpack-to-destination buffers that clashes, as far as
  /// its members are about it.
  llvm::SmallVector<unsigned, 2> listed;
  /// Its members clash in more than one way, so that all of them have to go.
  bool clashesTwice = false;

  const Requirement *find(Requirement::Kind kind) const;
};

/// The cause behind `conflict` of the problem that `phrases` are about.
Cause tellCause(const KernelConfigConflict &conflict, const Phrases &phrases);

/// Adds to `list`, which is sorted, or removes what `cause` says is wrong about
/// it, as far as that was not corrected before. Returns the buffers concerned.
llvm::SmallVector<unsigned, 2> correctList(const Cause &cause,
                                           std::vector<unsigned> &list);

/// `problem`, which has no list of choices, without what `cause` is about. It
/// demands less than before, or as much if `cause` is not in it.
Problem takeAway(const Cause &cause, const Problem &problem);

/// `problem` without all of `causes`.
Problem takeAwayAll(llvm::ArrayRef<const Cause *> causes,
                    const Problem &problem);

/// All causes for which `problem` has no configuration, as conflicts of it, at
/// most `limit`. None of them is gone when the others are. `first` is the
/// conflict that the resolver found.
std::vector<Cause> findCauses(const Problem &problem,
                              const KernelConfigConflict &first,
                              const Phrases &phrases, unsigned limit);

} // namespace tileconf::advice

#endif // TILECONF_LIB_KERNELCONFIG_ADVICE_CAUSES_H
